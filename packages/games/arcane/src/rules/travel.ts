import { act, rule, slots, when } from '@wardroom/core';
import { C, STATUS } from '../words.ts';
import { has, spacesMoved } from './board.ts';
import { damage, reactions } from './damage.ts';
import { shift } from './effects.ts';

/** How cards get from square to square, by a move or by a text. */

const B = slots('card: card', 'spaces');

/** A5.6: Bleeding it pays for every space, whoever moves it. */
export const bleed = rule('bleed', B, [
  when(
    (m, v) => has(m.state.cards[v[B.card]], STATUS.bleeding),
    [
      damage.call({
        self: (_m, v) => v[B.card],
        me: (m, v) => m.state.cards[v[B.card]].ctrl,
        to: (_m, v) => v[B.card],
        n: (_m, v) => v[B.spaces],
        combat: () => 0,
        cite: () => C['A5.6'],
      }),
    ],
  ),
  reactions(),
]);

const T = slots('card: card', 'square: spot', 'cite: cite', 'spaces?');

/** A card goes to a square. */
export const travel = rule('travel', T, [
  act((m, v) => {
    v[T.spaces] = spacesMoved(m, v[T.card], m.state.cards[v[T.card]].at, v[T.square]);
    shift(m, v[T.card], v[T.square], v[T.cite]);
  }),
  bleed.call({ card: (_m, v) => v[T.card], spaces: (_m, v) => v[T.spaces] }),
]);
