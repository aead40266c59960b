import { act, emit, type Interrupt, type Machine, NONE, type Rule, rule, type State, slots } from '@wardroom/core';
import { BASE, C, EV } from '../words.ts';
import { lanesOf, strongholdLane } from './board.ts';

/** How a match ends (G7.1). */

/** These players have lost; if all have, it is a draw. */
export function finish(m: Machine, losers: readonly number[], cite: number): void {
  const s = m.state;
  if (s.over !== null) return;
  for (const seat of losers) {
    s.seats[seat].out = 1;
    emit(m, EV.lost, cite, seat, NONE);
  }
  const winner = s.seats.findIndex((x) => x.out === 0);
  s.over = { winner: winner < 0 ? NONE : s.seats[winner].team, cite };
  if (winner < 0) emit(m, EV.drawnMatch, cite, NONE, NONE);
  else emit(m, EV.won, cite, winner, NONE);
}

const I = slots('seat', 'target');

const concede = rule('concede', I, [
  act((m, v) => {
    emit(m, EV.conceded, C['G7.1'], v[I.seat], NONE);
    finish(m, [v[I.seat]], C['G7.1']);
  }),
]);

const disqualify = rule('disqualify', I, [
  act((m, v) => {
    emit(m, EV.disqualified, C['G7.1'], v[I.target], NONE);
    finish(m, [v[I.target]], C['G7.1']);
  }),
]);

/** Time is up: the stronger Stronghold wins, then the stronger Outposts together; equal is a draw. */
const timeOut = rule('timeOut', I, [
  act((m) => {
    const s = m.state;
    emit(m, EV.timeOut, C['G7.1'], NONE, NONE);
    const ahead = hold(s, 0, true) - hold(s, 1, true) || hold(s, 0, false) - hold(s, 1, false);
    finish(m, ahead === 0 ? [0, 1] : [ahead > 0 ? 1 : 0], C['G7.1']);
  }),
]);

/** HP of a player's Stronghold, or of their Outposts together. */
function hold(s: State, seat: number, stronghold: boolean): number {
  let sum = 0;
  for (let lane = 0; lane < lanesOf(s); lane++) {
    if ((lane === strongholdLane(s)) === stronghold) sum += s.seats[seat].n[BASE + lane];
  }
  return sum;
}

export const endingRules: readonly Rule[] = [concede, disqualify, timeOut];

export const interrupts: Readonly<Record<string, Interrupt>> = {
  concede: {
    by: 'player',
    refuse: (m, seat) => (m.state.seats[seat].out === 1 ? { error: 'You have already lost.' } : null),
    rule: 'concede',
  },
  disqualify: {
    by: 'host',
    refuse: (m, _seat, target) =>
      target === NONE || m.state.seats[target].out === 1
        ? { error: 'target: say which player still in the match is disqualified.', rule: 'G7.1' }
        : null,
    rule: 'disqualify',
  },
  timeOut: { by: 'host', refuse: () => null, rule: 'timeOut' },
};
