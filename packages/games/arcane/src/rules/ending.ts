import {
  type AnyRule,
  act,
  allSeats,
  emit,
  endInterrupts,
  type Machine,
  NONE,
  rule,
  slots,
  type Team,
} from '@wardroom/core';
import { C, EV, G } from '../words.ts';
import { healthLeft, stoneOf } from './board.ts';

/** Winning and losing (A7.1). */

/** The match is over, and this team has won; NONE is a draw. */
function end(m: Machine, winner: Team): void {
  const s = m.state;
  s.over = { winner, cite: C['A7.1'] };
  if (winner === NONE) emit(m, EV.drawnMatch, C['A7.1'], NONE, NONE);
  for (const seat of allSeats(s)) if (s.seats[seat].team === winner) emit(m, EV.won, C['A7.1'], seat, NONE);
}

/** Whoever still has a Stone has won; both lost at once is a draw. */
export const finish = rule('finish', slots(), [
  act((m) => {
    const s = m.state;
    let winner: Team = NONE;
    s.seats.forEach((x, seat) => {
      if ((s.g[G.fallen] & (1 << seat)) === 0) winner = x.team;
      else x.out = 1;
    });
    end(m, winner);
  }),
]);

const I = slots('seat: seat', 'target: seat');
const L = slots('seat: seat');

/** A player is out; the other one wins. */
const lose = rule('lose', L, [
  act((m, v) => {
    const s = m.state;
    s.seats[v[L.seat]].out = 1;
    end(m, s.seats.find((x) => x.out === 0)?.team ?? NONE);
  }),
]);

const concede = rule('concede', I, [
  act((m, v) => emit(m, EV.conceded, C['A7.1'], v[I.seat], NONE)),
  lose.call({ seat: (_m, v) => v[I.seat] }),
]);

const disqualify = rule('disqualify', I, [
  act((m, v) => emit(m, EV.disqualified, C['A7.1'], v[I.target], NONE)),
  lose.call({ seat: (_m, v) => v[I.target] }),
]);

/** Time is up: the Stone with more health left wins. Before the Stones lie there they are as good as each other. */
const timeOut = rule('timeOut', I, [
  act((m) => {
    const s = m.state;
    emit(m, EV.timeOut, C['A7.1'], NONE, NONE);
    const left = allSeats(s).map((seat) => {
      const stone = stoneOf(m, seat);
      return stone === NONE ? 0 : healthLeft(m, stone);
    });
    const most = Math.max(...left);
    const best = left.flatMap((n, seat) => (n === most ? [seat] : []));
    end(m, best.length === 1 ? s.seats[best[0]].team : NONE);
  }),
]);

export const endingRules: readonly AnyRule[] = [finish, lose, concede, disqualify, timeOut];

export const interrupts = endInterrupts(C['A7.1'], { concede, disqualify, timeOut });
