import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import files from '@fastify/static';
import fastify, { type FastifyInstance } from 'fastify';

/** An address that names a file, `x.png`. A clause, `/rules/ward/W10.3.2`, also has dots and is a page. */
const namesFile = (path: string): boolean => /\.[a-z]\w*$/i.test(path) || path.startsWith('/assets/');

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

/** The server without a port: the built table in `root`, and whether it is well. */
export async function createServer({ root }: { root: string }): Promise<FastifyInstance> {
  const app = fastify({ forceCloseConnections: true });
  const policy = policies(root);
  app.addHook('onSend', async (_request, reply) => {
    reply.header('content-security-policy', policy());
    reply.header('x-content-type-options', 'nosniff');
    reply.header('referrer-policy', 'same-origin');
  });

  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { ok: true };
  });

  await app.register(files, {
    root,
    dotfiles: 'ignore',
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      // Vite puts a hash of the content into the names of these, and of no others; rules have their fingerprint there.
      const hashed = ['assets', 'rules'].some((folder) => path.startsWith(join(root, folder) + sep));
      reply.setHeader('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      // Not everyone who asks takes the compressed copy.
      reply.setHeader('vary', 'accept-encoding');
    },
  });

  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0];
    const asks = request.method === 'GET' || request.method === 'HEAD';
    // Every page of the table is the same file: what it shows is decided by its address, in the browser.
    if (asks && !namesFile(path)) return reply.sendFile('index.html');
    return reply.code(404).type('text/plain; charset=utf-8').send(`There is nothing at ${path}.\n`);
  });
  return app;
}
