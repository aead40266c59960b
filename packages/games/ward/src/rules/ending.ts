import {
  act,
  announce,
  ask,
  call,
  emit,
  endInterrupts,
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
  type State,
  seatsFrom,
  setList,
  slots,
  stop,
  when,
} from '@wardroom/core';
import { C, EV, G, P, PAST, PROMPT, SIDE, VERB } from '../words.ts';
import { canTakeBack, manual, warn } from './calling.ts';
import { checkpoint, losses, pastThreshold } from './checkpoint.ts';
import { cemeteryHp, threshold } from './field.ts';
import { leave } from './leaving.ts';
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

/** A player is out and leaves; the last team with a player wins. Of the boss's fall `kill` tells. */
const lose = rule('lose', X, [
  act((m, v) => {
    const s = m.state;
    if (s.seats[v[X.seat]].out === 1) return;
    announce(m, EV.lost, NONE, NONE, v[X.seat]);
    s.seats[v[X.seat]].out = 1;
    if (v[X.seat] !== s.g[G.boss]) {
      emit(m, EV.lost, v[X.cite], v[X.seat], NONE, NONE, cemeteryHp(m, v[X.seat]));
    }
    const teams = livingTeams(s);
    if (teams.length > 1) {
      leave(m, v[X.seat]);
      return;
    }
    // B4.2: however the last player went out, it is the boss that has won.
    const cite = s.g[G.boss] !== NONE && s.seats[s.g[G.boss]].out === 0 ? C['B4.2'] : v[X.cite];
    s.over = { winner: teams.length === 1 ? teams[0] : NONE, cite };
    if (teams.length === 0) emit(m, EV.drawnMatch, cite, NONE, NONE);
    s.seats.forEach((x, seat) => {
      // Partners who are out already have won, too.
      if (x.team === teams[0]) emit(m, EV.won, winClause(s, cite), seat, NONE);
    });
  }),
]);

/** What makes those who are left the winners; in a duel it is what the other one lost by. */
function winClause(s: State, cite: number): number {
  if (s.g[G.boss] !== NONE) return s.seats[s.g[G.boss]].out === 1 ? C['B13.1'] : cite;
  if (s.seats.length === 2) return cite;
  const teams = new Set(s.seats.map((x) => x.team)).size;
  return teams === s.seats.length ? C['W1.rumble.win'] : C['W1.team.win'];
}

const I = slots('seat', 'target');

/**
 * Somebody has left while a question was open. Where nothing else is under way the table is put in order before it is asked
 * again; in the middle of something that comes with its own checkpoint, and only a loss is immediate (W4.1.2).
 */
const atRest = when(isCalm, [checkpoint((m) => m.state.active)], [losses]);

/** The program below this one is a phase in which a player is asked what to do next. */
function isCalm(m: Machine): boolean {
  const below = m.state.frames[m.state.frames.length - 2];
  return below !== undefined && CALM.includes(m.game.codeNames[below.code]);
}

const CALM = ['phase', 'combat'];

const concede = rule('concede', I, [
  act((m, v) => emit(m, EV.conceded, C['W4.1.2'], v[I.seat], NONE)),
  call('lose', (_m, v) => [v[I.seat], C['W4.1.2']]),
  atRest,
]);
const disqualify = rule('disqualify', I, [call('lose', (_m, v) => [v[I.target], C['W15.1.4']]), atRest]);

const U = slots('teams', 'losers', 'at');

/** W15.1.3: time is up. The team with the most cemetery HP loses, all but the one with the least; equal is rolled off. */
const timeOut = rule('timeOut', U, [
  act((m, v) => {
    const s = m.state;
    emit(m, EV.timeOut, C['W15.1.3'], NONE, NONE);
    const teams = livingTeams(s);
    // B4.2: the boss stands as long as it has not fallen.
    const standing = s.g[G.boss] === NONE ? NONE : s.seats[s.g[G.boss]].team;
    const burdens = teams.map((team) => (team === standing ? Number.NEGATIVE_INFINITY : burden(m, team)));
    const least = Math.min(...burdens);
    setList(
      v,
      U.teams,
      teams.filter((_, i) => burdens[i] === least),
    );
  }),
  loop(
    (_m, v) => list(v, U.teams).length > 1,
    [
      roll(
        PROMPT.rollOff,
        (_m, v) => list(v, U.teams).length,
        (m, v, faces) => {
          emit(m, EV.rollOff, C['W16.2.2'], NONE, NONE, NONE, 0, faces.slice());
          const top = Math.max(...faces);
          setList(
            v,
            U.teams,
            list(v, U.teams).filter((_, i) => faces[i] === top),
          );
        },
      ),
    ],
  ),
  act((m, v) => {
    const winner = list(v, U.teams)[0];
    setList(
      v,
      U.losers,
      seatsFrom(m.state, 0).filter((seat) => m.state.seats[seat].team !== winner),
    );
    v[U.at] = 0;
  }),
  loop(
    (_m, v) => v[U.at] < list(v, U.losers).length,
    [call('lose', (_m, v) => [list(v, U.losers)[v[U.at]++], C['W15.1.3']])],
  ),
]);

/** The cemetery HP of a team. A member who is out has reached the threshold. */
const burden = (m: Machine, team: number): number =>
  m.state.seats.reduce(
    (sum, x, seat) => (x.team === team ? sum + (x.out === 1 ? threshold(m.state) : cemeteryHp(m, seat)) : sum),
    0,
  );

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
  atRest,
]);

export const endingRules: readonly Rule[] = [refill, fall, rollOff, lose, concede, disqualify, timeOut, callRule];

const ends = endInterrupts(C['W15.1.4']);

export const interrupts: Readonly<Record<string, Interrupt>> = {
  concede: ends.concede,
  call: {
    by: 'player',
    refuse: (m, seat, target) => {
      if (!manual(m.state)) {
        return { error: 'The table calls by itself in this match (calling: auto).', rule: 'W4.1.3' };
      }
      if (m.state.seats[seat].out === 1) return { error: 'You have already lost.', rule: 'W4.1.3' };
      if (target === NONE || target === seat) return { error: 'target: say whom you call.', rule: 'W4.1.3' };
      if (m.state.seats[target].out === 1) return { error: 'That player is already out.', rule: 'W4.1.3' };
      if (target === m.state.g[G.boss]) return { error: 'A boss falls with its HP alone.', rule: 'B4.1' };
      return null;
    },
    rule: 'callOut',
  },
  disqualify: ends.disqualify,
  timeOut: ends.timeOut,
};
