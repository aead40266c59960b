import { type Cite, type EventKind, NONE, type SeatId, type Team } from './brand.ts';
import type { Interrupt } from './game.ts';
import { emit, type Machine } from './machine.ts';
import { act, type Rule, rule } from './program.ts';
import { allSeats } from './seats.ts';
import { slots } from './slots.ts';

/** How matches end by what is not a move: somebody concedes, is disqualified, or time is up. */

/** Variables of what is done outside of a question: who does it, and to whom. */
export const INTERRUPT = slots('seat: seat', 'target: seat');

/** What carries out each of them. */
export type EndRules = Readonly<Record<'concede' | 'disqualify' | 'timeOut', Interrupt['rule']>>;

/** What may be asked for outside of any question. The clause is for refusals. */
export const endInterrupts = (
  cite: Cite,
  rules: EndRules,
): Readonly<Record<'concede' | 'disqualify' | 'timeOut', Interrupt>> => ({
  concede: {
    by: 'player',
    refuse: (m, seat) => (m.state.seats[seat].out === 1 ? { error: 'You have already lost.' } : null),
    rule: rules.concede,
  },
  disqualify: {
    by: 'host',
    refuse: (m, _seat, target) =>
      target === NONE || m.state.seats[target].out === 1
        ? { error: 'target: say which player still in the match is disqualified.', rule: m.game.clauses[cite] }
        : null,
    rule: rules.disqualify,
  },
  timeOut: { by: 'host', refuse: () => null, rule: rules.timeOut },
});

/** A game's own numbers of the events that end a match. Where one loses and the other wins, `lost` need not be told. */
export type EndKinds = Readonly<Record<'conceded' | 'disqualified' | 'timeOut' | 'won' | 'drawnMatch', EventKind>> & {
  readonly lost?: EventKind;
};

/** The match is over, and this team has won, its players who are out already, too; NONE is a draw. */
export function endMatch(
  m: Machine,
  { won, drawnMatch }: Pick<EndKinds, 'won' | 'drawnMatch'>,
  winner: Team,
  cite: Cite,
  wonBy: Cite = cite,
): void {
  const s = m.state;
  s.over = { winner, cite };
  if (winner === NONE) emit(m, drawnMatch, cite, NONE, NONE);
  else for (const seat of allSeats(s)) if (s.seats[seat].team === winner) emit(m, won, wonBy, seat, NONE);
}

export interface Endings {
  /** These players have lost; if both have, it is a draw. */
  finish: (m: Machine, losers: readonly SeatId[], cite: Cite) => void;
  rules: EndRules;
}

/** The endings of a match between two. When time is up, `lead` says by how much the first is ahead; nothing is a draw. */
export function duelEndings(kinds: EndKinds, cite: Cite, lead: (m: Machine) => number): Endings {
  function finish(m: Machine, losers: readonly SeatId[], why: Cite): void {
    const s = m.state;
    if (s.over !== null) return;
    for (const seat of losers) {
      s.seats[seat].out = 1;
      if (kinds.lost !== undefined) emit(m, kinds.lost, why, seat, NONE);
    }
    endMatch(m, kinds, s.seats.find((x) => x.out === 0)?.team ?? NONE, why);
  }

  const outBy = (name: string, kind: EventKind, who: 'seat' | 'target'): Rule<typeof INTERRUPT> =>
    rule(name, INTERRUPT, [
      act((m, v) => {
        emit(m, kind, cite, v[INTERRUPT[who]], NONE);
        finish(m, [v[INTERRUPT[who]]], cite);
      }),
    ]);
  const timeOut = rule('timeOut', INTERRUPT, [
    act((m) => {
      emit(m, kinds.timeOut, cite, NONE, NONE);
      const ahead = lead(m);
      const [first, second] = allSeats(m.state);
      finish(m, ahead === 0 ? [first, second] : [ahead > 0 ? second : first], cite);
    }),
  ]);
  const rules = {
    concede: outBy('concede', kinds.conceded, 'seat'),
    disqualify: outBy('disqualify', kinds.disqualified, 'target'),
    timeOut,
  };
  return { finish, rules };
}
