import {
  act,
  allSeats,
  announce,
  type Cite,
  call,
  emit,
  endMatch,
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
import { CITE, EVENT, MATCH, matchOf, PROMPT } from '../names.ts';
import { cemeteryHp, threshold } from './field.ts';
import { leave } from './leaving.ts';

/** Losing, and with it winning (W4). Everything that happens may lead here; nothing is asked of anybody on the way. */

/** A boss has no threshold: it falls with its HP (B4.1). */
const isPast = (m: Machine, seat: SeatId): boolean =>
  m.state.seats[seat].out === 0 && cemeteryHp(m, seat) >= threshold(m.state) && seat !== matchOf(m.state)[MATCH.boss];

export function isAnyPast(m: Machine): boolean {
  for (let seat = 0 as SeatId; seat < m.state.seats.length; seat++) if (isPast(m, seat)) return true;
  return false;
}

const pastThreshold = (m: Machine): SeatId[] => allSeats(m.state).filter((seat) => isPast(m, seat));

const FALL = slots('losers?: seats', 'at?');

/** W4.1.1–2: everyone at or past the threshold loses; if that left nobody, a die decides who stays (W16.2.2). */
export const fall = rule('fall', FALL, [
  act((m, v) => {
    v[FALL.losers] = pastThreshold(m);
    v[FALL.at] = 0;
  }),
  when(
    (m, v) =>
      livingTeams(m.state).every(
        (team) => v[FALL.losers].some((x) => m.state.seats[x].team === team) && allOf(m, team, v[FALL.losers]),
      ),
    [call(() => rollOff, { among: (_m, v) => v[FALL.losers].slice() }), stop],
  ),
  loop(
    (_m, v) => v[FALL.at] < v[FALL.losers].length,
    [call(() => lose, { seat: (_m, v) => v[FALL.losers][v[FALL.at]++], cite: () => CITE['W4.1.1'] })],
  ),
]);

/** Whether every living player of a team is among these. */
const allOf = (m: Machine, team: Team, seats: readonly SeatId[]): boolean =>
  m.state.seats.every((x, i) => x.out === 1 || x.team !== team || seats.includes(i as SeatId));

const ROLL_OFF = slots('among: seats', 'lower?: seats', 'at?');

/** W16.2.2: a die each, the higher gets the benefit; the highest stays in, ties at the top roll again. */
export const rollOff = rule('rollOff', ROLL_OFF, [
  loop(
    (_m, v) => v[ROLL_OFF.among].length > 1,
    [
      roll(
        PROMPT.rollOff,
        (_m, v) => v[ROLL_OFF.among].length,
        (m, v, faces) => {
          const among = v[ROLL_OFF.among];
          emit(m, EVENT.rollOff, CITE['W16.2.2'], NONE, NONE, NONE, 0, faces.slice());
          const top = Math.max(...faces);
          v[ROLL_OFF.lower] = among.filter((_, i) => faces[i] < top);
          v[ROLL_OFF.among] = among.filter((_, i) => faces[i] === top);
          v[ROLL_OFF.at] = 0;
        },
      ),
      loop(
        (_m, v) => v[ROLL_OFF.at] < v[ROLL_OFF.lower].length,
        [call(() => lose, { seat: (_m, v) => v[ROLL_OFF.lower][v[ROLL_OFF.at]++], cite: () => CITE['W16.2.2'] })],
      ),
    ],
  ),
]);

const LOSE = slots('seat: seat', 'cite: cite');

/** A player is out and leaves; the last team with a player wins. Of the boss's fall `kill` tells. */
export const lose = rule('lose', LOSE, [
  act((m, v) => {
    const s = m.state;
    if (s.seats[v[LOSE.seat]].out === 1) return;
    announce(m, EVENT.lost, NONE, NONE, v[LOSE.seat]);
    s.seats[v[LOSE.seat]].out = 1;
    if (v[LOSE.seat] !== matchOf(s)[MATCH.boss]) {
      emit(m, EVENT.lost, v[LOSE.cite], v[LOSE.seat], NONE, NONE, cemeteryHp(m, v[LOSE.seat]));
    }
    const teams = livingTeams(s);
    if (teams.length > 1) {
      leave(m, v[LOSE.seat]);
      return;
    }
    // B4.2: however the last player went out, it is the boss that has won.
    const cite =
      matchOf(s)[MATCH.boss] !== NONE && s.seats[matchOf(s)[MATCH.boss]].out === 0 ? CITE['B4.2'] : v[LOSE.cite];
    endMatch(m, EVENT, teams[0] ?? NONE, cite, winClause(s, cite));
  }),
]);

/** What makes those who are left the winners; in a duel it is what the other one lost by. */
function winClause(s: State, cite: Cite): Cite {
  if (matchOf(s)[MATCH.boss] !== NONE) return s.seats[matchOf(s)[MATCH.boss]].out === 1 ? CITE['B13.1'] : cite;
  if (s.seats.length === 2) return cite;
  const teams = new Set(s.seats.map((x) => x.team)).size;
  return teams === s.seats.length ? CITE['W1.rumble.win'] : CITE['W1.team.win'];
}
