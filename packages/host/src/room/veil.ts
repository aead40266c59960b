import { below, type SeatId, type State, sees, streamOf } from '@wardroom/core';
import type { Course } from './course.ts';
import { privateWords } from './fair.ts';

/**
 * Ids of cards that a viewer does not see, in hands of others. Within a turn a back is a back that can be followed; with every
 * turn all of them get new ids in a new order, so that a card that is played tells nobody when it was drawn. It is done to what is
 * shown, not to the state.
 */
export interface Veil {
  /** Called after every entry: renews the ids where a turn has begun. */
  turn: (c: Course, viewer: SeatId) => void;
  /** The state with the names that this viewer knows cards by. */
  over: (s: State, viewer: number) => State;
}

/** Above all that the engine issues. */
const FIRST = 1_000_000;

export const veils = (viewers: number): Veil[] =>
  Array.from({ length: viewers }, (): Veil => {
    let ids = new Map<number, number>();
    let next = FIRST;
    let last = -1;
    return {
      over: (s, viewer) => {
        const own = s.aliases[viewer].map((alias) => ids.get(alias) ?? alias);
        return { ...s, aliases: s.aliases.map((x, v) => (v === viewer ? own : x)) };
      },
      turn: (c, viewer) => {
        const s = c.machine!.state;
        if (s.turn === last) return;
        last = s.turn;
        const random = streamOf(...privateWords(secretOf(c), `veil ${viewer} ${c.length}`));
        const aliases = s.aliases[viewer];
        const current = new Set(aliases);
        ids = new Map([...ids].filter(([alias]) => current.has(alias)));
        const n = s.seats.length;
        for (let at = 0; at < s.zones.length; at++) {
          if (c.game.zones[Math.floor(at / n)].open !== 'own' || at % n === viewer) continue;
          const hidden = s.zones[at].filter((id) => !sees(c.game, s, viewer, id));
          while (hidden.length > 0) {
            const [id] = hidden.splice(below(random, hidden.length), 1);
            ids.set(aliases[id], next++);
          }
        }
      },
    };
  });

/** What everything that is to stay unknown follows from. */
export const secretOf = (c: Course): string => c.rules.secret ?? c.rules.request.seed;
