import { isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { attempts } from './people/attempts.ts';

/** How much one address may have of a node. A school or a club shares one: it is many, and not for ever more. */
export interface Limits {
  /** Sockets open at a time. */
  sockets: number;
  /** Requests a second, and as many as four seconds' at once. */
  requests: number;
  /** People who come for the first time, in an hour: a row is kept of each. */
  guests: number;
}

/** For programs that are their own only guests. */
export const UNLIMITED: Limits = {
  sockets: Number.POSITIVE_INFINITY,
  requests: Number.POSITIVE_INFINITY,
  guests: Number.POSITIVE_INFINITY,
};

/** Whoever has one address of IPv6 has all of its network. */
export function addressOf(ip: string): string {
  if (isIP(ip) !== 6) return ip;
  const [head, tail] = ip.toLowerCase().replace(/%.*/, '').split('::');
  if (head === '' && tail?.startsWith('ffff:') === true) return tail.slice(5);
  const [first, last] = [head, tail].map((part) => (part === undefined || part === '' ? [] : part.split(':')));
  // Zeros that are left out.
  const zeros = tail === undefined ? 0 : 8 - first.length - last.length;
  return [...first, ...Array(Math.max(0, zeros)).fill('0'), ...last]
    .slice(0, 4)
    .map((part) => Number.parseInt(part, 16).toString(16))
    .join(':');
}

/** Counts what is open, by whoever it is of. */
export function counted(most: number): { come: (key: string) => boolean; go: (key: string) => void } {
  const open = new Map<string, number>();
  return {
    come: (key) => {
      const now = open.get(key) ?? 0;
      if (now >= most) return false;
      open.set(key, now + 1);
      return true;
    },
    go: (key) => {
      const left = (open.get(key) ?? 1) - 1;
      if (left > 0) open.set(key, left);
      else open.delete(key);
    },
  };
}

/** Refuses what one address asks beyond its share. Files are not counted: they cost next to nothing. */
export function limitRequests(app: FastifyInstance, { requests }: Limits, now: () => number): void {
  if (requests === Number.POSITIVE_INFINITY) return;
  const { count } = attempts(now);
  app.addHook('onRequest', async (request, reply) => {
    try {
      count('requests', [{ key: addressOf(request.ip), atOnce: requests * 4, every: 1000 / requests }]);
    } catch (e) {
      reply.header('retry-after', '1');
      throw e;
    }
  });
}
