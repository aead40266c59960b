import { join, sep } from 'node:path';
import cookie from '@fastify/cookie';
import files from '@fastify/static';
import websocket from '@fastify/websocket';
import fastify, { type FastifyInstance } from 'fastify';
import { api } from './api.ts';
import { limitRequests } from './crowd.ts';
import { BARE, headers, onBrokenRequest } from './headers.ts';
import type { Log } from './log.ts';
import type { Online } from './online.ts';
import { operation } from './operation.ts';
import { Refusal } from './refusal.ts';
import { sockets } from './sockets.ts';

/** An address that names a file, `x.png`. A clause, `/rules/ward/W10.3.2`, also has dots and is a page. */
const namesFile = (path: string): boolean => /\.[a-z]\w*$/i.test(path) || path.startsWith('/assets/');

/** A request may hold a deck, a message a choice: nothing larger is ever sent. */
const LARGEST = 32_768;

const FOR_GOOD = 'public, max-age=31536000, immutable';

/** Of websockets: service restart. */
const RESTARTS = 1012;

/** How long somebody may take to say what they want, in milliseconds: its head, and all of it; and how often that is looked at. */
const SLOWEST = { head: 10_000, request: 20_000, look: 5000 };

export interface ServerParts {
  /** The built table. */
  root: string;
  online?: Online;
  /** Where the rules of other builds lie. */
  rules?: string;
  /** Proxies whose word is taken (`Config.proxies`). */
  proxies?: number | readonly string[];
  slowest?: typeof SLOWEST;
}

/** The server without a port: the built table in `root`, whether it is well, and what people do together. */
export async function createServer(parts: ServerParts): Promise<FastifyInstance> {
  const { root, online, rules, proxies = 0, slowest = SLOWEST } = parts;
  const app = fastify({
    forceCloseConnections: true,
    bodyLimit: LARGEST,
    requestTimeout: slowest.request,
    http: { headersTimeout: slowest.head, connectionsCheckingInterval: slowest.look },
    trustProxy: typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : [...proxies],
    // Names such as __proto__ have no business in a message.
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    // What goes wrong before there is a route passes by every hook.
    frameworkErrors: (e, _request, { raw }) => {
      raw.writeHead(e.statusCode ?? 400, { ...BARE, 'content-type': 'application/json; charset=utf-8' });
      raw.end(JSON.stringify({ error: e.message }));
    },
    clientErrorHandler: (e, socket) => {
      if (!socket.writable) return void socket.destroy();
      const code = e.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : e.code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
      socket.end(onBrokenRequest(code));
    },
  });
  headers(app, root);
  if (online !== undefined) requestLog(app, online.log);

  app.setErrorHandler((e, request, reply) => {
    const { statusCode = 500, message } = e as { statusCode?: number; message: string };
    if (e instanceof Refusal) return reply.code(e.code).send({ error: e.message });
    if (statusCode < 500) return reply.code(statusCode).send({ error: message });
    online?.failed(`${request.method} ${request.routeOptions.url ?? ''}`, e);
    return reply.code(500).send({ error: 'Something went wrong here; try again.' });
  });

  if (online !== undefined) {
    await app.register(cookie, { secret: online.cookieKey });
    await app.register(websocket, { options: { maxPayload: LARGEST }, preClose: comeBack });
    await app.register(async (part) => {
      limitRequests(part, online.limits, online.now);
      api(part, online);
      sockets(part, online);
    });
  }

  await app.register(async (part) => operation(part, online));

  const FILES = { dotfiles: 'ignore', preCompressed: true, cacheControl: false } as const;
  await app.register(files, {
    ...FILES,
    root,
    setHeaders: (reply, path) => {
      // Vite puts a hash of the content into the names of these, and of no others; rules have their fingerprint there.
      const hashed = ['assets', 'rules'].some((folder) => path.startsWith(join(root, folder) + sep));
      reply.setHeader('cache-control', hashed ? FOR_GOOD : 'no-cache');
      // Not everyone who asks takes the compressed copy.
      reply.setHeader('vary', 'accept-encoding');
    },
  });
  if (rules !== undefined) {
    // A page shows a match or a replay of another build by the cards and words of that build.
    await app.register(files, {
      ...FILES,
      root: [join(root, 'rules'), rules],
      prefix: '/rules/',
      decorateReply: false,
      setHeaders: (reply) => {
        reply.setHeader('cache-control', FOR_GOOD);
        reply.setHeader('vary', 'accept-encoding');
      },
    });
  }

  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0];
    const asks = request.method === 'GET' || request.method === 'HEAD';
    // Every page of the table is the same file: what it shows is decided by its address, in the browser.
    if (asks && !namesFile(path)) return reply.sendFile('index.html');
    return reply.code(404).type('text/plain; charset=utf-8').send(`There is nothing at ${path}.\n`);
  });
  return app;
}

/** This node ends: whoever is connected comes back to another one, or to this one when it is here again. */
function comeBack(this: FastifyInstance, done: () => void): void {
  for (const socket of this.websocketServer.clients) socket.close(RESTARTS, 'The server restarts; come back at once.');
  this.websocketServer.close(() => done());
}

/** What was asked for and what came of it. Routes and not addresses: those hold codes that let people in. */
function requestLog(app: FastifyInstance, log: Log): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    const { statusCode: status, elapsedTime } = reply;
    const line = { method, route: routeOptions.url ?? '*', status, ms: Math.round(elapsedTime) };
    if (status >= 500) log.warn(line, 'answered');
    else log.info(line, 'answered');
  });
}
