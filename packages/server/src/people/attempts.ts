import { Refusal } from '../refusal.ts';

/**
 * How often somebody may try something that is worth guessing at. Kept in memory: a node that starts anew, or one more node, gives
 * a few tries more, and no request waits for the database to be refused.
 */
export interface Attempts {
  /** Counts a try under each of these keys; throws a sentence if there were too many under one of them. */
  count: (what: string, of: readonly Limited[]) => void;
  /** It was no guess: what was counted under this key is forgotten. */
  clear: (key: string) => void;
}

export interface Limited {
  key: string;
  /** So many at once, and one more every so many milliseconds. */
  atOnce: number;
  every: number;
}

/** Keys that are remembered; whoever has all tries left is forgotten first. */
const MOST_KEYS = 20_000;

export function attempts(now: () => number): Attempts {
  /** By key, when all its tries will be there again. */
  const full = new Map<string, number>();

  const tidy = (): void => {
    for (const [key, at] of full) if (at <= now()) full.delete(key);
    // Whoever floods us with names forgets their own first ones.
    for (const key of full.keys()) {
      if (full.size <= MOST_KEYS) break;
      full.delete(key);
    }
  };

  return {
    count: (what, of) => {
      const next = of.map(({ key, atOnce, every }) => {
        const at = Math.max(full.get(key) ?? 0, now()) + every;
        const wait = at - now() - atOnce * every;
        if (wait > 0) {
          throw new Refusal(`${what}: too many tries; wait ${Math.ceil(wait / 1000)} s and try again.`, 429);
        }
        return [key, at] as const;
      });
      for (const [key, at] of next) full.set(key, at);
      if (full.size > MOST_KEYS) tidy();
    },
    clear: (key) => void full.delete(key),
  };
}

/** Tries to sign in: few for a name from one address, more for all names of an address and for a name from everywhere. */
export const signInLimits = (name: string, address: string): Limited[] => [
  { key: `name ${name} ${address}`, atOnce: 5, every: 30_000 },
  { key: `name ${name}`, atOnce: 50, every: 10_000 },
  ...addressLimits(address),
];

export const addressLimits = (address: string): Limited[] => [{ key: `address ${address}`, atOnce: 40, every: 3_000 }];

/** New guests of an address, so many an hour. */
export const guestLimits = (address: string, anHour: number): Limited[] =>
  anHour === Number.POSITIVE_INFINITY ? [] : [{ key: `guests ${address}`, atOnce: anHour, every: 3_600_000 / anHour }];
