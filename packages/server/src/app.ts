import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import cookie from '@fastify/cookie';
import files from '@fastify/static';
import websocket from '@fastify/websocket';
import fastify, { type FastifyInstance } from 'fastify';
import { api } from './api.ts';
import type { Online } from './online.ts';
import { operation } from './operation.ts';
import { presence } from './presence.ts';
import { Refusal } from './refusal.ts';
import { sockets } from './sockets.ts';

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

/** A request may hold a deck, a message a choice: nothing larger is ever sent. */
const LARGEST = 32_768;

/** The server without a port: the built table in `root`, whether it is well, and what people do together. */
export async function createServer({ root, online }: { root: string; online?: Online }): Promise<FastifyInstance> {
  const app = fastify({
    forceCloseConnections: true,
    bodyLimit: LARGEST,
    requestTimeout: 20_000,
    // Names such as __proto__ have no business in a message.
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
  });
  const policy = policies(root);
  app.addHook('onSend', async (_request, reply) => {
    reply.header('content-security-policy', policy());
    reply.header('x-content-type-options', 'nosniff');
    reply.header('referrer-policy', 'same-origin');
    reply.header('cross-origin-opener-policy', 'same-origin');
    reply.header('cross-origin-resource-policy', 'same-origin');
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=()');
    if (reply.request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
  });

  app.setErrorHandler((e, request, reply) => {
    const { statusCode = 500, message } = e as { statusCode?: number; message: string };
    if (e instanceof Refusal) return reply.code(e.code).send({ error: e.message });
    if (statusCode < 500) return reply.code(statusCode).send({ error: message });
    online?.failed(`${request.method} ${request.routeOptions.url ?? ''}`, e);
    return reply.code(500).send({ error: 'Something went wrong here; try again.' });
  });

  if (online !== undefined) {
    const here = presence(online.bus, online.now);
    app.addHook('onClose', async () => here.close());
    await app.register(cookie, { secret: online.cookieKey });
    await app.register(websocket, { options: { maxPayload: LARGEST } });
    await app.register(async (part) => {
      api(part, online, here);
      sockets(part, online, here);
    });
  }

  await app.register(async (part) => operation(part, online));

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
