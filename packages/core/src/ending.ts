import type { Interrupt } from './game.ts';
import { emit, type Machine } from './machine.ts';
import { act, type Rule, rule, slots } from './program.ts';
import { NONE } from './state.ts';

/** How matches end by what is not a move: somebody concedes, is disqualified, or time is up. */

/** What may be asked for outside of any question, carried out by the game's rules of these names. The clause is for refusals. */
export const endInterrupts = (cite: number): Readonly<Record<'concede' | 'disqualify' | 'timeOut', Interrupt>> => ({
  concede: {
    by: 'player',
    refuse: (m, seat) => (m.state.seats[seat].out === 1 ? { error: 'You have already lost.' } : null),
    rule: 'concede',
  },
  disqualify: {
    by: 'host',
    refuse: (m, _seat, target) =>
      target === NONE || m.state.seats[target].out === 1
        ? { error: 'target: say which player still in the match is disqualified.', rule: m.game.clauses[cite] }
        : null,
    rule: 'disqualify',
  },
  timeOut: { by: 'host', refuse: () => null, rule: 'timeOut' },
});

/** A game's own numbers of the events that end a match. */
export type EndKinds = Readonly<
  Record<'conceded' | 'disqualified' | 'timeOut' | 'lost' | 'won' | 'drawnMatch', number>
>;

export interface Endings {
  /** These players have lost; if both have, it is a draw. */
  finish: (m: Machine, losers: readonly number[], cite: number) => void;
  rules: readonly Rule[];
}

/** The endings of a match between two. When time is up, `lead` says by how much the first is ahead; nothing is a draw. */
export function duelEndings(kinds: EndKinds, cite: number, lead: (m: Machine) => number): Endings {
  function finish(m: Machine, losers: readonly number[], why: number): void {
    const s = m.state;
    if (s.over !== null) return;
    for (const seat of losers) {
      s.seats[seat].out = 1;
      emit(m, kinds.lost, why, seat, NONE);
    }
    const winner = s.seats.findIndex((x) => x.out === 0);
    s.over = { winner: winner < 0 ? NONE : s.seats[winner].team, cite: why };
    if (winner < 0) emit(m, kinds.drawnMatch, why, NONE, NONE);
    else emit(m, kinds.won, why, winner, NONE);
  }

  const I = slots('seat', 'target');
  const outBy = (name: string, kind: number, who: number): Rule =>
    rule(name, I, [
      act((m, v) => {
        emit(m, kind, cite, v[who], NONE);
        finish(m, [v[who]], cite);
      }),
    ]);
  const timeOut = rule('timeOut', I, [
    act((m) => {
      emit(m, kinds.timeOut, cite, NONE, NONE);
      const ahead = lead(m);
      finish(m, ahead === 0 ? [0, 1] : [ahead > 0 ? 1 : 0], cite);
    }),
  ]);
  const rules = [outBy('concede', kinds.conceded, I.seat), outBy('disqualify', kinds.disqualified, I.target), timeOut];
  return { finish, rules };
}
