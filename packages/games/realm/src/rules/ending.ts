import { act, emit, type Interrupt, type Machine, NONE, type Rule, rule, slots } from '@wardroom/core';
import { C, EV, P } from '../words.ts';

/** How a match ends (S6.1, S3.1). */

/** What a player has lost by: `P.doomed`. */
export const BY_BLOW = 1;
export const BY_EMPTY_DECK = 2;

/** These players have lost; if both have, it is a draw. */
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
    emit(m, EV.conceded, C['S6.1'], v[I.seat], NONE);
    finish(m, [v[I.seat]], C['S6.1']);
  }),
]);

const disqualify = rule('disqualify', I, [
  act((m, v) => {
    emit(m, EV.disqualified, C['S6.1'], v[I.target], NONE);
    finish(m, [v[I.target]], C['S6.1']);
  }),
]);

/** Time is up: more life wins, equal is a draw. */
const timeOut = rule('timeOut', I, [
  act((m) => {
    emit(m, EV.timeOut, C['S6.1'], NONE, NONE);
    const ahead = m.state.seats[0].n[P.life] - m.state.seats[1].n[P.life];
    finish(m, ahead === 0 ? [0, 1] : [ahead > 0 ? 1 : 0], C['S6.1']);
  }),
]);

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
        ? { error: 'target: say which player still in the match is disqualified.', rule: 'S6.1' }
        : null,
    rule: 'disqualify',
  },
  timeOut: { by: 'host', refuse: () => null, rule: 'timeOut' },
};
