import { act, rule, slots, when } from '@wardroom/core';
import { CITE, STATUS } from '../names.ts';
import { has, spacesMoved } from './board.ts';
import { damage, reactions } from './damage.ts';
import { shift } from './effects.ts';

/** How cards get from square to square, by a move or by a text. */

const BLEED = slots('card: card', 'spaces');

/** A5.6: Bleeding it pays for every space, whoever moves it. */
export const bleed = rule('bleed', BLEED, [
  when(
    (m, v) => has(m.state.cards[v[BLEED.card]], STATUS.bleeding),
    [
      damage.call({
        self: (_m, v) => v[BLEED.card],
        me: (m, v) => m.state.cards[v[BLEED.card]].ctrl,
        to: (_m, v) => v[BLEED.card],
        n: (_m, v) => v[BLEED.spaces],
        combat: () => 0,
        cite: () => CITE['A5.6'],
      }),
    ],
  ),
  reactions(),
]);

const TRAVEL = slots('card: card', 'square: spot', 'cite: cite', 'spaces?');

/** A card goes to a square. */
export const travel = rule('travel', TRAVEL, [
  act((m, v) => {
    v[TRAVEL.spaces] = spacesMoved(m, v[TRAVEL.card], m.state.cards[v[TRAVEL.card]].at, v[TRAVEL.square]);
    shift(m, v[TRAVEL.card], v[TRAVEL.square], v[TRAVEL.cite]);
  }),
  bleed.call({ card: (_m, v) => v[TRAVEL.card], spaces: (_m, v) => v[TRAVEL.spaces] }),
]);
