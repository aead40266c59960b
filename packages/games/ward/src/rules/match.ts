import {
  type AnyRule,
  act,
  allSeats,
  ask,
  call,
  emit,
  loop,
  NONE,
  nextSeat,
  roll,
  rule,
  type SeatId,
  seatsFrom,
  slots,
  stop,
  when,
} from '@wardroom/core';
import { C, EV, FIRST_SEAT, G, gOf, PROMPT, VERB } from '../words.ts';
import { bossTurn, hasMiniTurnAfter, miniTurn } from './boss.ts';
import { callIdleness } from './progress.ts';
import { shuffle } from './summon.ts';
import { turn } from './turn.ts';

/** The match: how it begins, and turn after turn (W7.1, W9.2). */

const O = slots('faces?', 'rolling?: seats', 'chooser?', 'first?: seat', 'at?');

export const match = rule('match', O, [
  act((_m, v) => {
    v[O.at] = 0;
  }),
  loop((m, v) => v[O.at] < m.state.seats.length, [shuffle.call({ seat: (m, v) => allSeats(m.state)[v[O.at]++] })]),
  // B8.3
  when(
    (m) => gOf(m.state)[G.boss] !== NONE,
    [
      act((m) => {
        m.state.active = gOf(m.state)[G.boss];
        emit(m, EV.goesFirst, C['B8.3'], m.state.active, NONE);
      }),
      call(() => rounds, {}),
      stop,
    ],
  ),
  // W7.1.1: the lowest roll chooses; ties at the bottom roll again among themselves.
  act((m, v) => {
    v[O.rolling] = seatsFrom(m.state, FIRST_SEAT);
  }),
  loop(
    (_m, v) => v[O.rolling].length > 1,
    [
      roll(
        PROMPT.rollOpening,
        (_m, v) => v[O.rolling].length,
        (m, v, faces) => {
          const low = Math.min(...faces);
          emit(m, EV.openingRoll, C['W7.1.1'], NONE, NONE, NONE, low, faces.slice());
          v[O.rolling] = v[O.rolling].filter((_, i) => faces[i] === low);
        },
      ),
    ],
  ),
  ask(
    (m, v) => ({
      seat: v[O.rolling][0],
      prompt: PROMPT.first,
      choices: seatsFrom(m.state, v[O.rolling][0]).map((seat) => ({
        verb: VERB.seat,
        card: NONE,
        on: NONE,
        n: seat,
      })),
    }),
    (_m, v, picked) => {
      v[O.first] = picked.n as SeatId;
    },
  ),
  act((m, v) => {
    // Who was to choose may have left instead.
    if (v[O.first] === NONE) v[O.first] = nextSeat(m.state, v[O.rolling][0]);
    m.state.active = v[O.first];
    emit(m, EV.goesFirst, C['W7.1.1'], v[O.first], NONE);
  }),
  call(() => rounds, {}),
]);

/** Turn after turn, from the active player. A position set up by hand starts here. */
export const rounds = rule('rounds', O, [
  loop(
    (m) => m.state.over === null,
    [
      ...callIdleness,
      when(
        (m) => m.state.active === gOf(m.state)[G.boss],
        [bossTurn.call({ seat: (m) => m.state.active })],
        [turn.call({ seat: (m) => m.state.active })],
      ),
      when((m) => hasMiniTurnAfter(m.state, m.state.active), [miniTurn.call({ seat: (m) => gOf(m.state)[G.boss] })]),
      act((m) => {
        m.state.active = nextSeat(m.state, m.state.active);
      }),
    ],
  ),
]);

export const matchRules: readonly AnyRule[] = [match, rounds];
