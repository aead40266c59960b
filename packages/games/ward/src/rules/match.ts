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
import { CITE, EVENT, FIRST_SEAT, MATCH, matchOf, PROMPT, VERB } from '../names.ts';
import { bossTurn, hasMiniTurnAfter, miniTurn } from './boss.ts';
import { shuffle } from './drawing.ts';
import { callIdleness } from './progress.ts';

import { turn } from './turn.ts';

/** The match: how it begins, and turn after turn (W7.1, W9.2). */

const OPENING = slots('faces?', 'rolling?: seats', 'chooser?', 'first?: seat', 'at?');

export const match = rule('match', OPENING, [
  act((_m, v) => {
    v[OPENING.at] = 0;
  }),
  loop(
    (m, v) => v[OPENING.at] < m.state.seats.length,
    [shuffle.call({ seat: (m, v) => allSeats(m.state)[v[OPENING.at]++] })],
  ),
  // B8.3
  when(
    (m) => matchOf(m.state)[MATCH.boss] !== NONE,
    [
      act((m) => {
        m.state.active = matchOf(m.state)[MATCH.boss];
        emit(m, EVENT.goesFirst, CITE['B8.3'], m.state.active, NONE);
      }),
      call(() => rounds, {}),
      stop,
    ],
  ),
  // W7.1.1: the lowest roll chooses; ties at the bottom roll again among themselves.
  act((m, v) => {
    v[OPENING.rolling] = seatsFrom(m.state, FIRST_SEAT);
  }),
  loop(
    (_m, v) => v[OPENING.rolling].length > 1,
    [
      roll(
        PROMPT.rollOpening,
        (_m, v) => v[OPENING.rolling].length,
        (m, v, faces) => {
          const low = Math.min(...faces);
          emit(m, EVENT.openingRoll, CITE['W7.1.1'], NONE, NONE, NONE, low, faces.slice());
          v[OPENING.rolling] = v[OPENING.rolling].filter((_, i) => faces[i] === low);
        },
      ),
    ],
  ),
  ask(
    (m, v) => ({
      seat: v[OPENING.rolling][0],
      prompt: PROMPT.first,
      choices: seatsFrom(m.state, v[OPENING.rolling][0]).map((seat) => ({
        verb: VERB.seat,
        card: NONE,
        on: NONE,
        n: seat,
      })),
    }),
    (_m, v, picked) => {
      v[OPENING.first] = picked.n as SeatId;
    },
  ),
  act((m, v) => {
    // Who was to choose may have left instead.
    if (v[OPENING.first] === NONE) v[OPENING.first] = nextSeat(m.state, v[OPENING.rolling][0]);
    m.state.active = v[OPENING.first];
    emit(m, EVENT.goesFirst, CITE['W7.1.1'], v[OPENING.first], NONE);
  }),
  call(() => rounds, {}),
]);

/** Turn after turn, from the active player. A position set up by hand starts here. */
export const rounds = rule('rounds', OPENING, [
  loop(
    (m) => m.state.over === null,
    [
      ...callIdleness,
      when(
        (m) => m.state.active === matchOf(m.state)[MATCH.boss],
        [bossTurn.call({ seat: (m) => m.state.active })],
        [turn.call({ seat: (m) => m.state.active })],
      ),
      when(
        (m) => hasMiniTurnAfter(m.state, m.state.active),
        [miniTurn.call({ seat: (m) => matchOf(m.state)[MATCH.boss] })],
      ),
      act((m) => {
        m.state.active = nextSeat(m.state, m.state.active);
      }),
    ],
  ),
]);

export const matchRules: readonly AnyRule[] = [match, rounds];
