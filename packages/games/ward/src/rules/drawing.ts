import {
  type AnyRule,
  act,
  allSeats,
  announce,
  ask,
  type CardId,
  type Cite,
  EVERYONE,
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
  type Step,
  slots,
  type Value,
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
      showTop(m, v[SHUFFLE.seat]);
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

/** Where decks lie upside down, everybody sees the card on top. */
function showTop(m: Machine, seat: SeatId): void {
  const deck = pile(m.state, DECK, seat);
  if (m.state.g[MATCH.inverted] === 1 && deck.length > 0) m.state.known[deck[deck.length - 1]] = EVERYONE;
}

/** Every deck is turned over, and turned back by the next time. */
export function turnDecks(m: Machine): void {
  const s = m.state;
  s.g[MATCH.inverted] = 1 - s.g[MATCH.inverted];
  for (const seat of allSeats(s)) {
    if (seat === matchOf(s)[MATCH.boss]) continue;
    pile(s, DECK, seat).reverse();
    showTop(m, seat);
  }
}

const ARRANGE = slots('src: card', 'me: seat', 'who: seat', 'n', 'left?: cards', 'done?: cards');

/** The top cards of a deck, seen by its player and by whoever orders them: asked for from the top down. */
export const arrange = rule('arrange', ARRANGE, [
  act((m, v) => {
    const deck = pile(m.state, DECK, v[ARRANGE.who]);
    v[ARRANGE.left] = deck.slice(Math.max(0, deck.length - v[ARRANGE.n])).reverse();
    v[ARRANGE.done] = [];
    for (const id of v[ARRANGE.left]) m.state.known[id] |= (1 << v[ARRANGE.me]) | (1 << v[ARRANGE.who]);
  }),
  loop(
    (m, v) => v[ARRANGE.left].length > 0 && m.state.seats[v[ARRANGE.me]].out === 0,
    [
      act((_m, v) => {
        v[ARRANGE.n] = v[ARRANGE.left][0];
      }),
      ask(
        (_m, v) => ({
          seat: v[ARRANGE.me],
          prompt: PROMPT.choose,
          card: v[ARRANGE.src],
          choices: v[ARRANGE.left].map((id) => ({ verb: VERB.card, card: id, on: NONE, n: 0 })),
        }),
        (_m, v, picked) => {
          v[ARRANGE.n] = picked.card;
        },
      ),
      act((_m, v) => {
        const next = v[ARRANGE.n] as CardId;
        v[ARRANGE.done].push(next);
        v[ARRANGE.left] = v[ARRANGE.left].filter((id) => id !== next);
      }),
    ],
  ),
  act((m, v) => {
    const deck = pile(m.state, DECK, v[ARRANGE.who]);
    const done = v[ARRANGE.done].filter((id) => deck.includes(id));
    for (const id of done) deck.splice(deck.indexOf(id), 1);
    deck.push(...done.reverse());
    showTop(m, v[ARRANGE.who]);
  }),
]);

const DRAW = slots('seat: seat', 'count', 'cite: cite', 'card?: card');

/** One card after another, where somebody may answer a draw. */
const drawEach = rule('draw', DRAW, [
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

/** A player draws. */
export const draw = <V>(seat: Value<V, SeatId>, count: Value<V>, cite: Value<V, Cite>): Step<V> =>
  when(
    (m) => policy.possible(m, WINDOW.drawn),
    [drawEach.call({ seat, count, cite })],
    [act((m, v) => drawCards(m, seat(m, v), count(m, v), cite(m, v)))],
  );

const topOf = (m: Machine, seat: SeatId): CardId => {
  const deck = pile(m.state, DECK, seat);
  return deck[deck.length - 1];
};

const DRAW_BY_TEXT = slots('src: card', 'me: seat', 'who: seat', 'n');

/** A player draws by a text. */
export const drawByText = rule('drawByText', DRAW_BY_TEXT, [
  draw(
    (_m, v) => v[DRAW_BY_TEXT.who],
    (_m, v) => v[DRAW_BY_TEXT.n],
    (m, v) => citeOf(m, v[DRAW_BY_TEXT.src]),
  ),
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
    showTop(m, seat);
    emit(m, EVENT.drawn, cite, seat, id);
    announce(m, EVENT.drawn, id, NONE, seat);
  }
}

export const drawingRules: readonly AnyRule[] = [shuffle, drawEach, drawByText, arrange];
