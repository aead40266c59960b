import {
  act,
  allSeats,
  announce,
  type Cite,
  call,
  emit,
  livingTeams,
  loop,
  type Machine,
  NONE,
  roll,
  rule,
  type SeatId,
  type State,
  slots,
  stop,
  type Team,
  when,
} from '@wardroom/core';
import { C, EV, G, gOf, PROMPT } from '../words.ts';
import { cemeteryHp, threshold } from './field.ts';
import { leave } from './leaving.ts';

/** Losing, and with it winning (W4). Everything that happens may lead here; nothing is asked of anybody on the way. */

/** A boss has no threshold: it falls with its HP (B4.1). */
const isPast = (m: Machine, seat: SeatId): boolean =>
  m.state.seats[seat].out === 0 && cemeteryHp(m, seat) >= threshold(m.state) && seat !== gOf(m.state)[G.boss];

export function isAnyPast(m: Machine): boolean {
  for (let seat = 0 as SeatId; seat < m.state.seats.length; seat++) if (isPast(m, seat)) return true;
  return false;
}

const pastThreshold = (m: Machine): SeatId[] => allSeats(m.state).filter((seat) => isPast(m, seat));

const T = slots('losers?: seats', 'at?');

/** W4.1.1–2: everyone at or past the threshold loses; if that left nobody, a die decides who stays (W16.2.2). */
export const fall = rule('fall', T, [
  act((m, v) => {
    v[T.losers] = pastThreshold(m);
    v[T.at] = 0;
  }),
  when(
    (m, v) =>
      livingTeams(m.state).every(
        (team) => v[T.losers].some((x) => m.state.seats[x].team === team) && allOf(m, team, v[T.losers]),
      ),
    [call(() => rollOff, { among: (_m, v) => v[T.losers].slice() }), stop],
  ),
  loop(
    (_m, v) => v[T.at] < v[T.losers].length,
    [call(() => lose, { seat: (_m, v) => v[T.losers][v[T.at]++], cite: () => C['W4.1.1'] })],
  ),
]);

/** Whether every living player of a team is among these. */
const allOf = (m: Machine, team: Team, seats: readonly SeatId[]): boolean =>
  m.state.seats.every((x, i) => x.out === 1 || x.team !== team || seats.includes(i as SeatId));

const O = slots('among: seats', 'lower?: seats', 'at?');

/** W16.2.2: a die each, the higher gets the benefit; the highest stays in, ties at the top roll again. */
export const rollOff = rule('rollOff', O, [
  loop(
    (_m, v) => v[O.among].length > 1,
    [
      roll(
        PROMPT.rollOff,
        (_m, v) => v[O.among].length,
        (m, v, faces) => {
          const among = v[O.among];
          emit(m, EV.rollOff, C['W16.2.2'], NONE, NONE, NONE, 0, faces.slice());
          const top = Math.max(...faces);
          v[O.lower] = among.filter((_, i) => faces[i] < top);
          v[O.among] = among.filter((_, i) => faces[i] === top);
          v[O.at] = 0;
        },
      ),
      loop(
        (_m, v) => v[O.at] < v[O.lower].length,
        [call(() => lose, { seat: (_m, v) => v[O.lower][v[O.at]++], cite: () => C['W16.2.2'] })],
      ),
    ],
  ),
]);

const X = slots('seat: seat', 'cite: cite');

/** A player is out and leaves; the last team with a player wins. Of the boss's fall `kill` tells. */
export const lose = rule('lose', X, [
  act((m, v) => {
    const s = m.state;
    if (s.seats[v[X.seat]].out === 1) return;
    announce(m, EV.lost, NONE, NONE, v[X.seat]);
    s.seats[v[X.seat]].out = 1;
    if (v[X.seat] !== gOf(s)[G.boss]) {
      emit(m, EV.lost, v[X.cite], v[X.seat], NONE, NONE, cemeteryHp(m, v[X.seat]));
    }
    const teams = livingTeams(s);
    if (teams.length > 1) {
      leave(m, v[X.seat]);
      return;
    }
    // B4.2: however the last player went out, it is the boss that has won.
    const cite = gOf(s)[G.boss] !== NONE && s.seats[gOf(s)[G.boss]].out === 0 ? C['B4.2'] : v[X.cite];
    s.over = { winner: teams.length === 1 ? teams[0] : NONE, cite };
    if (teams.length === 0) emit(m, EV.drawnMatch, cite, NONE, NONE);
    for (const seat of allSeats(s)) {
      // Partners who are out already have won, too.
      if (s.seats[seat].team === teams[0]) emit(m, EV.won, winClause(s, cite), seat, NONE);
    }
  }),
]);

/** What makes those who are left the winners; in a duel it is what the other one lost by. */
function winClause(s: State, cite: Cite): Cite {
  if (gOf(s)[G.boss] !== NONE) return s.seats[gOf(s)[G.boss]].out === 1 ? C['B13.1'] : cite;
  if (s.seats.length === 2) return cite;
  const teams = new Set(s.seats.map((x) => x.team)).size;
  return teams === s.seats.length ? C['W1.rumble.win'] : C['W1.team.win'];
}
