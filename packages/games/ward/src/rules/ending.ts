import {
  act,
  ask,
  call,
  emit,
  enter,
  type Interrupt,
  list,
  livingTeams,
  loop,
  type Machine,
  NONE,
  pile,
  type Rule,
  restore,
  roll,
  rule,
  seatsFrom,
  setList,
  slots,
  stop,
  when,
} from '@wardroom/core';
import { C, EV, G, P, PAST, PROMPT, SIDE, VERB } from '../words.ts';
import { canTakeBack, manual, warn } from './calling.ts';
import { pastThreshold } from './checkpoint.ts';
import { cemeteryHp, threshold } from './field.ts';
import { dismiss, promote } from './summon.ts';

/** Losing and winning (W4, W15). */

const F = slots('seat', 'maxAl');

/** W13.3.6, then W7.2.1. Where an effect demands a summon, limited summons do not step in for it. */
const refill = rule('refill', F, [
  act((m, v) => {
    const n = m.state.seats[v[F.seat]].n;
    v[F.maxAl] = n[P.forcedAl] === 0 ? NONE : n[P.forcedAl];
    n[P.forcedAl] = 0;
    dismiss(m, v[F.seat]);
  }),
  when(
    (m, v) => v[F.maxAl] === NONE && pile(m.state, SIDE, v[F.seat]).length > 0,
    [
      ask(
        (m, v) => ({
          seat: v[F.seat],
          prompt: PROMPT.promote,
          choices: pile(m.state, SIDE, v[F.seat]).map((id) => ({ verb: VERB.promote, card: id, on: NONE, n: 0 })),
        }),
        (m, _v, picked) => promote(m, picked.card),
      ),
    ],
    [call('replace', (_m, v) => [v[F.seat], v[F.maxAl], 0])],
  ),
]);

const T = slots('losers', 'at');

/** W4.1.1–2: everyone at or past the threshold loses; if that left nobody, a die decides who stays (W16.2.2). */
const fall = rule('fall', T, [
  act((m, v) => {
    const losers = pastThreshold(m);
    setList(v, T.losers, losers);
    v[T.at] = 0;
  }),
  when(
    (m, v) =>
      livingTeams(m.state).every(
        (team) => list(v, T.losers).some((x) => m.state.seats[x].team === team) && allOf(m, team, list(v, T.losers)),
      ),
    [call('rollOff', (_m, v) => [list(v, T.losers).slice() as unknown as number]), stop],
  ),
  loop(
    (_m, v) => v[T.at] < list(v, T.losers).length,
    [call('lose', (_m, v) => [list(v, T.losers)[v[T.at]++], C['W4.1.1']])],
  ),
]);

/** Whether every living player of a team is among these. */
const allOf = (m: Machine, team: number, seats: readonly number[]): boolean =>
  m.state.seats.every((x, i) => x.out === 1 || x.team !== team || seats.includes(i));

const O = slots('among', 'faces', 'at');

/** W16.2.2: a die each, the higher gets the benefit; the highest stays in, ties at the top roll again. */
const rollOff = rule('rollOff', O, [
  loop(
    (_m, v) => list(v, O.among).length > 1,
    [
      roll(
        PROMPT.rollOff,
        (_m, v) => list(v, O.among).length,
        (m, v, faces) => {
          const among = list(v, O.among);
          emit(m, EV.rollOff, C['W16.2.2'], NONE, NONE, NONE, 0, faces.slice());
          const top = Math.max(...faces);
          setList(
            v,
            O.faces,
            among.filter((_, i) => faces[i] < top),
          );
          setList(
            v,
            O.among,
            among.filter((_, i) => faces[i] === top),
          );
          v[O.at] = 0;
        },
      ),
      loop(
        (_m, v) => v[O.at] < list(v, O.faces).length,
        [call('lose', (_m, v) => [list(v, O.faces)[v[O.at]++], C['W16.2.2']])],
      ),
    ],
  ),
]);

const X = slots('seat', 'cite');

/** A player is out. The last team with a player wins. */
const lose = rule('lose', X, [
  act((m, v) => {
    const s = m.state;
    if (s.seats[v[X.seat]].out === 1) return;
    s.seats[v[X.seat]].out = 1;
    emit(m, EV.lost, v[X.cite], v[X.seat], NONE, NONE, cemeteryHp(m, v[X.seat]));
    const teams = livingTeams(s);
    if (teams.length <= 1) {
      s.over = { winner: teams.length === 1 ? teams[0] : NONE, cite: v[X.cite] };
      if (teams.length === 0) emit(m, EV.drawnMatch, v[X.cite], NONE, NONE);
      s.seats.forEach((x, seat) => {
        if (x.out === 0) emit(m, EV.won, v[X.cite], seat, NONE);
      });
    }
  }),
]);

const I = slots('seat', 'target');

const concede = rule('concede', I, [
  act((m, v) => emit(m, EV.conceded, C['W4.1.2'], v[I.seat], NONE)),
  call('lose', (_m, v) => [v[I.seat], C['W4.1.2']]),
]);
const disqualify = rule('disqualify', I, [call('lose', (_m, v) => [v[I.target], C['W15.1.4']])]);

/** W15.1.3: time is up. The most cemetery HP loses; equal is rolled off. */
const timeOut = rule('timeOut', O, [
  act((m, v) => {
    const s = m.state;
    const seats = seatsFrom(s, 0);
    emit(m, EV.timeOut, C['W15.1.3'], NONE, NONE);
    const least = Math.min(...seats.map((x) => cemeteryHp(m, x)));
    const best = seats.filter((x) => cemeteryHp(m, x) === least);
    setList(v, O.among, best);
    setList(
      v,
      O.faces,
      seats.filter((x) => !best.includes(x)),
    );
    v[O.at] = 0;
  }),
  loop(
    (_m, v) => v[O.at] < list(v, O.faces).length,
    [call('lose', (_m, v) => [list(v, O.faces)[v[O.at]++], C['W15.1.3']])],
  ),
  when(
    (_m, v) => list(v, O.among).length > 1,
    [call('rollOff', (_m, v) => [list(v, O.among).slice() as unknown as number])],
  ),
]);

/** W4.1.3–5: a player calls another. Right after a play that loses by itself the play is taken back; later it ends it. */
const callRule = rule('callOut', I, [
  act((m, v) => {
    const s = m.state;
    const past = cemeteryHp(m, v[I.target]) >= threshold(s);
    emit(m, EV.called, past ? C['W4.1.2'] : C['W4.1.3'], v[I.seat], NONE, NONE, v[I.target]);
    if (!past) return;
    if (s.g[G.playBy] === v[I.target] && canTakeBack(m)) {
      const warned = s.seats[v[I.target]].n[P.warned];
      restore(m, s.past[PAST.play]);
      s.past[PAST.play] = null;
      s.seats[v[I.target]].n[P.warned] = warned;
      warn(s, v[I.target]);
      emit(m, EV.takenBack, C['W4.1.5'], v[I.target], NONE);
      return;
    }
    enter(m, m.game.codeByName.get('lose')!, [v[I.target], C['W4.1.2']]);
  }),
]);

export const endingRules: readonly Rule[] = [refill, fall, rollOff, lose, concede, disqualify, timeOut, callRule];

export const interrupts: Readonly<Record<string, Interrupt>> = {
  concede: {
    by: 'player',
    refuse: (m, seat) => (m.state.seats[seat].out === 1 ? { error: 'You have already lost.' } : null),
    rule: 'concede',
  },
  call: {
    by: 'player',
    refuse: (m, seat, target) => {
      if (!manual(m.state)) {
        return { error: 'The table calls by itself in this match (calling: auto).', rule: 'W4.1.3' };
      }
      if (target === NONE || target === seat) return { error: 'target: say whom you call.', rule: 'W4.1.3' };
      if (m.state.seats[target].out === 1) return { error: 'That player is already out.', rule: 'W4.1.3' };
      return null;
    },
    rule: 'callOut',
  },
  disqualify: {
    by: 'host',
    refuse: (m, _seat, target) =>
      target === NONE || m.state.seats[target].out === 1
        ? { error: 'target: say which player still in the match is disqualified.', rule: 'W15.1.4' }
        : null,
    rule: 'disqualify',
  },
  timeOut: { by: 'host', refuse: () => null, rule: 'timeOut' },
};
