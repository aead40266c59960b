import type { Catalogue } from '@wardroom/host';
import { use, useSyncExternalStore } from 'react';
import { call } from './link.ts';

/** What the page knows of a game: asked once, kept for good. Each is asked for after the one before, with which it would share the line. */
interface Known {
  /** Of as much of the game as can be had soonest. */
  opening: Promise<Catalogue>;
  /** Of all its cards. */
  all: Promise<Catalogue>;
  /** With what is written on cards and in the rulebook. */
  whole: Promise<Catalogue>;
  /** The latest of them that is there. */
  latest: Catalogue | null;
}

const known = new Map<string, Known>();
const listeners = new Set<() => void>();

const listen = (hear: () => void): (() => void) => {
  listeners.add(hear);
  return () => listeners.delete(hear);
};

function knownOf(game: string): Known {
  let found = known.get(game);
  if (found === undefined) {
    const opening = call('opening', game);
    const all = opening.then((catalogue) => (catalogue.part === true ? call('catalogue', game) : catalogue));
    const whole = all.then(async (catalogue) => ({ ...catalogue, ...(await call('reading', game)) }));
    const fresh: Known = { opening, all, whole, latest: null };
    for (const next of [all, whole]) {
      void next.then(
        (catalogue) => {
          fresh.latest = catalogue;
          for (const hear of listeners) hear();
        },
        // Whoever needs it is told by `use`; a table goes on without.
        () => {},
      );
    }
    found = fresh;
    known.set(game, found);
  }
  return found;
}

const never = (): boolean => false;

/**
 * As much as is there, for tables: cards have no text yet in the first moment. Who can do with a part of the game says when one is
 * enough, and has the rest a moment later. Inside a suspense boundary.
 */
export function useCatalogue(game: string, enough: (part: Catalogue) => boolean = never): Catalogue {
  const it = knownOf(game);
  const latest = useSyncExternalStore(listen, () => it.latest);
  // Used whatever is there by then: where a part has waited, React draws it again and counts on it that it waits as often.
  const opening = use(it.opening);
  const waits = latest === null && opening.part === true && !enough(opening);
  const first = use(waits ? it.all : it.opening);
  return latest ?? first;
}

/** With everything there is to read. Inside a suspense boundary. */
export const useWholeCatalogue = (game: string): Catalogue => use(knownOf(game).whole);
