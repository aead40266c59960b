import { below, type SeatId, type State, sees, streamOf } from '@wardroom/core';
import type { Veil } from './company.ts';
import type { Course } from './course.ts';
import { isHand } from './open.ts';
import { wordsOf } from './words.ts';

/** Above all that the engine issues. */
const FIRST = 1_000_000;

/**
 * Ids of cards that a viewer does not see, in hands of others. All of a hand get new ids in a new order with every turn and
 * whenever a card comes into it, so that a card that is played tells nobody when it was drawn. In between, a back is a back that can
 * be followed. It is done to what is shown, not to the state.
 */
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
      // A turn that starts over brings cards back to the decks by the names that the engine had for them.
      forget: (c, s, viewer) => {
        const aliases = s.aliases[viewer];
        if (ids.size === 0) return;
        s.zones.forEach((cards, at) => {
          if (c.game.zones[Math.floor(at / s.seats.length)].open !== 'none') return;
          for (const id of cards) if (!sees(c.game, s, viewer, id)) ids.delete(aliases[id]);
        });
      },
      renew: (c, viewer) => {
        const s = c.machine!.state;
        const aliases = s.aliases[viewer];
        const turned = s.turn !== last;
        last = s.turn;
        const hands = hiddenHands(c, s, viewer).filter((hand) => turned || hand.some((id) => !ids.has(aliases[id])));
        if (hands.length === 0) return;
        const random = streamOf(...wordsOf(c, `veil ${viewer} ${c.length}`));
        const current = new Set(aliases);
        ids = new Map([...ids].filter(([alias]) => current.has(alias)));
        for (const hidden of hands) {
          while (hidden.length > 0) {
            const [id] = hidden.splice(below(random, hidden.length), 1);
            ids.set(aliases[id], next++);
          }
        }
      },
    };
  });

/** Of each hand of others, the cards that a viewer does not see. */
function hiddenHands(c: Course, s: State, viewer: SeatId) {
  const n = s.seats.length;
  return s.zones
    .filter((_, at) => isHand(c.game.zones[Math.floor(at / n)]) && at % n !== viewer)
    .map((cards) => cards.filter((id) => !sees(c.game, s, viewer, id)));
}
