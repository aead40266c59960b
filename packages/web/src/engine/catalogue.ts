import type { Catalogue } from '@wardroom/host';
import { use, useSyncExternalStore } from 'react';
import { call } from './link.ts';

/** What the page knows of a game: asked once, kept for good. */
interface Known {
  /** Enough for a table. */
  first: Promise<Catalogue>;
  /** With what is written on cards and in the rulebook. */
  whole: Promise<Catalogue>;
  /** The latest of the two that is there. */
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
    const first = call('catalogue', game);
    // After the first, so that the table does not share the line with it.
    const whole = first.then(async (catalogue) => ({ ...catalogue, ...(await call('reading', game)) }));
    const fresh: Known = { first, whole, latest: null };
    void whole.then(
      (catalogue) => {
        fresh.latest = catalogue;
        for (const hear of listeners) hear();
      },
      // Whoever needs it is told by `use`; a table goes on without.
      () => {},
    );
    found = fresh;
    known.set(game, found);
  }
  return found;
}

/** As much as is there, for tables: cards have no text yet in the first moment. Inside a suspense boundary. */
export function useCatalogue(game: string): Catalogue {
  const it = knownOf(game);
  const latest = useSyncExternalStore(listen, () => it.latest);
  const first = use(it.first);
  return latest ?? first;
}

/** With everything there is to read. Inside a suspense boundary. */
export const useWholeCatalogue = (game: string): Catalogue => use(knownOf(game).whole);
