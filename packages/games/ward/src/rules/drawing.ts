import {
  type AnyRule,
  act,
  announce,
  ask,
  type CardId,
  type Cite,
  emit,
  loop,
  type Machine,
  moveCard,
  NONE,
  opponents,
  permute,
  pile,
  reorder,
  rule,
  type SeatId,
  slots,
  stop,
  when,
} from '@wardroom/core';
import { CITE, DECK, EVENT, HAND, MATCH, matchOf, OPTION, PROMPT, VERB, WINDOW } from '../names.ts';
import { openWindow, policy } from './chain.ts';
import { losses } from './checkpoint.ts';
import { citeOf } from './field.ts';

/** Shuffling and drawing (W9.1.1, W17.4, W17.7). */

const SHUFFLE = slots('seat: seat', 'cutter?: seat');

/** A deck is shuffled; with the option an opponent may cut it (W17.7). */
export const shuffle = rule('shuffle', SHUFFLE, [
  permute(
    PROMPT.shuffle,
    (m, v) => pile(m.state, DECK, v[SHUFFLE.seat]).length,
    (m, v, order) => {
      reorder(m, DECK, v[SHUFFLE.seat], order);
      emit(m, EVENT.shuffled, CITE['W17.7'], v[SHUFFLE.seat], NONE);
      v[SHUFFLE.cutter] = m.state.options[OPTION.cuts] === 1 ? cutterOf(m, v[SHUFFLE.seat]) : NONE;
    },
  ),
  when(
    (m, v) => v[SHUFFLE.cutter] !== NONE && pile(m.state, DECK, v[SHUFFLE.seat]).length > 1,
    [
      losses(),
      ask(
        (m, v) => ({
          seat: v[SHUFFLE.cutter],
          prompt: PROMPT.cut,
          choices: pile(m.state, DECK, v[SHUFFLE.seat]).map((_, i) => ({
            verb: VERB.cutAt,
            card: NONE,
            on: NONE,
            n: i,
          })),
        }),
        (m, v, picked) => {
          if (picked.n === 0) return;
          const n = pile(m.state, DECK, v[SHUFFLE.seat]).length;
          reorder(
            m,
            DECK,
            v[SHUFFLE.seat],
            Array.from({ length: n }, (_, i) => (i + n - picked.n) % n),
          );
          emit(m, EVENT.cut, CITE['W17.7'], v[SHUFFLE.cutter], NONE, NONE, picked.n);
        },
      ),
    ],
  ),
]);

/** The next opponent; a boss cuts no decks. */
const cutterOf = (m: Machine, seat: SeatId): SeatId =>
  opponents(m.state, seat).find((x) => x !== matchOf(m.state)[MATCH.boss]) ?? NONE;

const DRAW = slots('seat: seat', 'count', 'cite: cite', 'card?: card');

/** The same one card after another, where somebody may answer a draw. */
export const draw = rule('draw', DRAW, [
  when(
    (m) => !policy.possible(m, WINDOW.drawn),
    [act((m, v) => drawCards(m, v[DRAW.seat], v[DRAW.count], v[DRAW.cite])), stop],
  ),
  loop(
    (m, v) => v[DRAW.count] > 0 && pile(m.state, DECK, v[DRAW.seat]).length > 0,
    [
      act((m, v) => {
        v[DRAW.count]--;
        v[DRAW.card] = topOf(m, v[DRAW.seat]);
        drawCards(m, v[DRAW.seat], 1, v[DRAW.cite]);
      }),
      openWindow(
        WINDOW.drawn,
        (_m, v) => v[DRAW.seat],
        (_m, v) => v[DRAW.card],
        () => NONE,
        (_m, v) => v[DRAW.seat],
      ),
    ],
  ),
]);

const topOf = (m: Machine, seat: SeatId): CardId => {
  const deck = pile(m.state, DECK, seat);
  return deck[deck.length - 1];
};

const DRAW_BY_TEXT = slots('src: card', 'me: seat', 'who: seat', 'n');

/** A player draws by a text. */
export const drawByText = rule('drawByText', DRAW_BY_TEXT, [
  draw.call({
    seat: (_m, v) => v[DRAW_BY_TEXT.who],
    count: (_m, v) => v[DRAW_BY_TEXT.n],
    cite: (m, v) => citeOf(m, v[DRAW_BY_TEXT.src]),
  }),
]);

/** W9.1.1, W17.4: draw from the top as far as the deck allows. */
export function drawCards(m: Machine, seat: SeatId, count: number, cite: Cite): void {
  const s = m.state;
  // B10.5: it has no hand, and draws by its own rules alone.
  if (seat === matchOf(s)[MATCH.boss]) return;
  for (let i = 0; i < count; i++) {
    const deck = pile(s, DECK, seat);
    if (deck.length === 0) return;
    const id = deck[deck.length - 1];
    moveCard(m, id, HAND, seat);
    emit(m, EVENT.drawn, cite, seat, id);
    announce(m, EVENT.drawn, id, NONE, seat);
  }
}

export const drawingRules: readonly AnyRule[] = [shuffle, draw, drawByText];
