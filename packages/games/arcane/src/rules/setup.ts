import {
  type AnyRule,
  act,
  allSeats,
  announce,
  ask,
  askEach,
  type CardId,
  type Choice,
  call,
  dice,
  emit,
  loop,
  type Machine,
  NONE,
  permute,
  pile,
  reorder,
  rule,
  type SeatId,
  type Spot,
  type State,
  slots,
  when,
} from '@wardroom/core';
import {
  CITE,
  DECK,
  EVENT,
  FACE_UP,
  FIRST,
  HAND,
  MATCH,
  OPENING_HAND,
  OPENING_PLACES,
  OPTION,
  PHASE,
  PLACING,
  PLAYER,
  PROMPT,
  TAKE_BACKS,
  VERB,
} from '../names.ts';
import { defOf } from './board.ts';
import { checkpoint } from './damage.ts';
import { draw, place } from './effects.ts';
import { territories } from './squares.ts';
import { rounds } from './turn.ts';

/** Before the first turn: shuffling, the opening hand, and placing in secret and at the same time (A3). */

const OPENING = slots('at?: seat');

export const match = rule('match', OPENING, [
  act((_m, v) => {
    v[OPENING.at] = 0 as SeatId;
  }),
  loop(
    (m, v) => v[OPENING.at] < m.state.seats.length,
    [
      call(() => shuffle, { seat: (_m, v) => v[OPENING.at] }),
      // A3.3.1: the Stone is in the hand already.
      act((m, v) => {
        draw(m, v[OPENING.at], OPENING_HAND, CITE['A3.3.1']);
        v[OPENING.at]++;
      }),
    ],
  ),
  call(() => setup, {}),
  call(() => firstPlayer, {}),
  call(() => reveal, {}),
  rounds.call({}),
]);

/** Of the option that names a seat. */
const namedSeat = (m: Machine): SeatId => m.state.options[OPTION.firstSeat] as SeatId;

const begins = (m: Machine, seat: SeatId): void => {
  m.state.active = seat;
  emit(m, EVENT.begins, CITE['A3.5.1'], seat, NONE);
};

/** A3.5.1: who goes first, by the option of the match. */
const firstPlayer = rule('firstPlayer', slots(), [
  when(
    (m) => m.state.options[OPTION.first] === FIRST.coin,
    [
      dice(
        PROMPT.first,
        () => 1,
        2,
        (m, _v, faces) => {
          m.state.active = (faces[0] - 1) as SeatId;
          emit(m, EVENT.goesFirst, CITE['A3.5.1'], m.state.active, NONE, NONE, faces[0], faces.slice());
        },
      ),
    ],
  ),
  when((m) => m.state.options[OPTION.first] === FIRST.seat, [act((m) => begins(m, namedSeat(m)))]),
  when(
    (m) => m.state.options[OPTION.first] === FIRST.loser,
    [
      ask(
        (m) => {
          const seats = m.state.seats.map((_, k) => (namedSeat(m) + k) % m.state.seats.length);
          return {
            seat: namedSeat(m),
            prompt: PROMPT.begin,
            choices: seats.map((n) => ({ verb: VERB.seat, card: NONE, on: NONE, n })),
          };
        },
        (m, _v, picked) => begins(m, picked.n as SeatId),
      ),
    ],
  ),
]);

const SHUFFLE = slots('seat: seat');

const shuffle = rule('shuffle', SHUFFLE, [
  permute(
    PROMPT.shuffle,
    (m, v) => pile(m.state, DECK, v[SHUFFLE.seat]).length,
    (m, v, order) => {
      reorder(m, DECK, v[SHUFFLE.seat], order);
      emit(m, EVENT.shuffled, CITE['A3.2.1'], v[SHUFFLE.seat], NONE);
    },
  ),
]);

/** Cards of a player that are placed already, beside the Stone; and whether that is. */
export function placed(m: Machine, seat: SeatId): { cards: number; stone: boolean } {
  const out = { cards: 0, stone: false };
  for (const id of pile(m.state, HAND, seat)) {
    if ((m.state.cards[id].flags & PLACING) === 0) continue;
    if (defOf(m, id).kind === 'stone') out.stone = true;
    else out.cards++;
  }
  return out;
}

/** A3.4.1: not for ever, so that every setup comes to an end. */
export const mayTakeBack = (m: Machine, seat: SeatId): boolean => m.state.seats[seat].n[PLAYER.takenBack] < TAKE_BACKS;

/** A3.4.1: where each card may still go and how, what may be taken back, and whether that may be all. */
function placings(m: Machine, seat: SeatId): Choice[] {
  const s = m.state;
  const found: Choice[] = [];
  if (s.seats[seat].n[PLAYER.ready] === 1) return found;
  const hand = pile(s, HAND, seat);
  const { cards, stone } = placed(m, seat);
  const free = territories[seat].filter((x) => !hand.some((id) => s.cards[id].at === x));
  if (stone) found.push({ verb: VERB.done, card: NONE, on: NONE, n: 0 });
  for (const id of hand) {
    const def = defOf(m, id);
    if ((s.cards[id].flags & PLACING) !== 0) {
      if (mayTakeBack(m, seat)) found.push({ verb: VERB.takeBack, card: id, on: NONE, n: 0 });
      continue;
    }
    if (def.kind === 'spell' || (def.kind !== 'stone' && cards >= OPENING_PLACES)) continue;
    for (const x of free) {
      if (def.fights) found.push({ verb: VERB.placeUp, card: id, on: NONE, n: x });
      found.push({ verb: VERB.placeDown, card: id, on: NONE, n: x });
    }
  }
  return found;
}

/**
 * A3.4.1: each player notes on their own cards where they go. Nothing leaves the hand and nothing is told before both are
 * ready, so that nobody learns even how many cards the other has placed.
 */
const setup = rule('setup', slots(), [
  loop(
    (m) => m.state.seats.some((x) => x.n[PLAYER.ready] === 0),
    [
      askEach(
        (m) => allSeats(m.state).map((seat) => ({ seat, prompt: PROMPT.setup, choices: placings(m, seat) })),
        (m, _v, picked, seat) => {
          if (picked.verb === VERB.done) {
            m.state.seats[seat].n[PLAYER.ready] = 1;
            return;
          }
          if (picked.verb === VERB.takeBack) m.state.seats[seat].n[PLAYER.takenBack]++;
          const c = m.state.cards[picked.card];
          c.at = picked.verb === VERB.takeBack ? NONE : (picked.n as Spot);
          c.flags = picked.verb === VERB.takeBack ? 0 : PLACING | (picked.verb === VERB.placeUp ? FACE_UP : 0);
        },
      ),
    ],
  ),
]);

/** What a player cannot know of the set-up: where the others' cards are to go, and whether they are ready. */
export function forgetPlacing(s: State, seat: SeatId): void {
  if (s.turn > 0) return;
  for (let other = 0 as SeatId; other < s.seats.length; other++) {
    if (other === seat) continue;
    s.seats[other].n[PLAYER.ready] = 0;
    s.seats[other].n[PLAYER.takenBack] = 0;
    for (const id of pile(s, HAND, other)) {
      s.cards[id].at = NONE;
      s.cards[id].flags &= ~(PLACING | FACE_UP);
    }
  }
}

/** Both are ready: everything goes to the board at once. Then what was placed face up does what it does (A3.4.2). */
const reveal = rule('reveal', slots(), [
  act((m) => {
    const s = m.state;
    s.g[MATCH.phase] = PHASE.draw;
    for (let k = 0; k < s.seats.length; k++) {
      const seat = ((s.active + k) % s.seats.length) as SeatId;
      const up: CardId[] = [];
      // By square, so that the order tells nothing of the hand.
      for (const square of territories[seat]) {
        const id = pile(s, HAND, seat).find((x) => s.cards[x].at === square);
        if (id === undefined) continue;
        const isUp = (s.cards[id].flags & FACE_UP) !== 0 && defOf(m, id).fights;
        place(m, id, square, isUp);
        if (isUp) up.push(id);
        emit(m, isUp ? EVENT.placedUp : EVENT.placedDown, CITE['A3.4.1'], seat, id, NONE, square);
      }
      for (const id of pile(s, HAND, seat)) {
        s.cards[id].at = NONE;
        s.cards[id].flags = 0;
      }
      for (const id of up) announce(m, EVENT.placedUp, id);
    }
  }),
  checkpoint,
]);

export const setupRules: readonly AnyRule[] = [match, firstPlayer, shuffle, setup, reveal];
