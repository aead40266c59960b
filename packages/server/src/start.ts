import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createServer, type ServerParts } from './app.ts';
import { Failure } from './failure.ts';

export interface Running {
  /** Without a slash at its end. */
  url: string;
  port: number;
  close: () => Promise<void>;
}

/** Where the table is found unless something else listens there. */
export const FIRST_PORT = 8787;
const TRIES = 20;

/**
 * Serves the table. Without a port it takes the first free one from 8787 up; port 0 takes any.
 */
export async function startServer({
  host = 'localhost',
  port,
  ...parts
}: ServerParts & { host?: string; port?: number }): Promise<Running> {
  if (!existsSync(join(parts.root, 'index.html')))
    throw new Failure(`There is no table in ${parts.root}: run npm run build first.`);
  const ports = port === undefined ? Array.from({ length: TRIES }, (_, i) => FIRST_PORT + i) : [port];
  for (const wanted of ports) {
    // One for each try: a server that could not listen cannot be asked again.
    const app = await createServer(parts);
    try {
      await app.listen({ host, port: wanted });
    } catch (e) {
      await app.close();
      const code = (e as NodeJS.ErrnoException).code;
      if (code === 'EADDRINUSE') continue;
      throw refused(code, e as Error, host, wanted);
    }
    const at = (app.server.address() as AddressInfo).port;
    return { url: `http://${inUrl(host)}:${at}`, port: at, close: () => app.close() };
  }
  throw new Failure(
    port === undefined
      ? `The ports ${FIRST_PORT} to ${FIRST_PORT + TRIES - 1} are all taken: name a free one with --port.`
      : `Port ${port} is taken: another program listens there. Name another with --port.`,
  );
}

/** How an address is written in a URL. What listens everywhere is reached here by this machine's own name. */
function inUrl(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

function refused(code: string | undefined, e: Error, host: string, port: number): Error {
  switch (code) {
    case 'EACCES':
      return new Failure(`Port ${port} may not be used by this account: choose one above 1023 with --port.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new Failure(
        `${host} is no address of this machine: --host takes one that is, or 0.0.0.0 for all of them.`,
      );
    default:
      return e;
  }
}
