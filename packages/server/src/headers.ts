import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

/** What every answer says to browsers, errors included. */

const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
};

/** Where TLS ends here or at a proxy whose word is taken: two years, as browsers' lists ask for. */
const HSTS = 'max-age=63072000; includeSubDomains';

/** For answers that no page is shown by. */
export const BARE = { ...ALWAYS, 'content-security-policy': "default-src 'none'" };

const BROKEN = {
  400: { title: 'Bad Request', error: 'This is no request that can be read.' },
  408: { title: 'Request Timeout', error: 'The request took too long to come.' },
  431: { title: 'Request Header Fields Too Large', error: 'The head of the request is too large.' },
};

/** The whole answer to what cannot be read as a request, with the same headers. */
export function onBrokenRequest(code: keyof typeof BROKEN): string {
  const { title, error } = BROKEN[code];
  const body = JSON.stringify({ error });
  const lines = Object.entries({
    ...BARE,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${code} ${title}`, ...lines, '', body].join('\r\n');
}

export function headers(app: FastifyInstance, root: string): void {
  const policy = policies(root);
  app.addHook('onSend', async (request, reply) => {
    reply.headers(ALWAYS);
    reply.header('content-security-policy', policy());
    if (request.protocol === 'https') reply.header('strict-transport-security', HSTS);
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
  });
}

/**
 * What the table may load: itself and nothing else. Scripts written into the page itself are allowed by their hash. Read
 * again when the page has changed, since a build may replace it under a running server.
 */
function policies(root: string): () => string {
  const page = join(root, 'index.html');
  let read = Number.NaN;
  let policy = '';
  return () => {
    const now = statSync(page, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (now === read) return policy;
    read = now;
    const html = now === 0 ? '' : readFileSync(page, 'utf8');
    const scripts = [...html.matchAll(/<script(?:\s[^>]*)?>([\s\S]*?)<\/script>/g)]
      .map(([, text]) => text)
      .filter((text) => text !== '')
      .map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
    policy = [
      "default-src 'self'",
      ["script-src 'self'", ...scripts].join(' '),
      "worker-src 'self' blob:",
      // The table sets widths, angles and delays on its elements.
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data: blob:",
      "font-src 'self' data:",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].join('; ');
    return policy;
  };
}
