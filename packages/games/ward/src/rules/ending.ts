import {
  type AnyRule,
  act,
  allSeats,
  ask,
  type CardId,
  emit,
  endInterrupts,
  INTERRUPT as I,
  type Interrupt,
  livingTeams,
  loop,
  type Machine,
  NONE,
  pile,
  restore,
  roll,
  rule,
  type SeatId,
  type Step,
  seatStat,
  seatsFrom,
  slots,
  stop,
  type Team,
  when,
} from '@wardroom/core';
import { CITE, EVENT, FIRST_SEAT, HAND, MATCH, matchOf, PAST, PLAYER, PROMPT, SIDE, STAT, VERB } from '../names.ts';
import { canTakeBack, manual, warn } from './calling.ts';
import { checkpoint, losses, REFILL, refill } from './checkpoint.ts';
import { cemeteryHp, defOf, threshold } from './field.ts';
import { fall, lose, rollOff } from './losing.ts';
import { replace } from './replace.ts';
import { dismiss, promote, summonFree } from './summon.ts';

/** Who needs a creature, and how a match ends by what is not a move (W7.2, W4.1, W15). */

/** W13.3.6, then W7.2.1. Where an effect demands a summon, limited summons do not step in for it. */
const refilling = refill.is([
  act((m, v) => {
    const n = m.state.seats[v[REFILL.seat]].n;
    v[REFILL.maxAl] = n[PLAYER.forcedAl] === 0 ? NONE : n[PLAYER.forcedAl];
    n[PLAYER.forcedAl] = 0;
    dismiss(m, v[REFILL.seat]);
    v[REFILL.card] = NONE;
  }),
  // Who is dismissed may have worn somebody's creature.
  losses(),
  when((m, v) => m.state.seats[v[REFILL.seat]].out === 1, [stop]),
  // Some hybrids may take the place of a lost primary, before a limited summon does.
  when(
    (m, v) => stepIns(m, v[REFILL.seat], v[REFILL.maxAl]).length > 0,
    [
      ask(
        (m, v) => ({
          seat: v[REFILL.seat],
          prompt: PROMPT.stepIn,
          choices: [
            { verb: VERB.none, card: NONE, on: NONE, n: 0 },
            ...stepIns(m, v[REFILL.seat], v[REFILL.maxAl]).map((id) => ({ verb: VERB.card, card: id, on: NONE, n: 0 })),
          ],
        }),
        (_m, v, picked) => {
          v[REFILL.card] = picked.card;
        },
      ),
      when(
        (_m, v) => v[REFILL.card] !== NONE,
        [
          summonFree.call({
            src: (_m, v) => v[REFILL.card],
            me: (_m, v) => v[REFILL.seat],
            card: (_m, v) => v[REFILL.card],
          }),
          stop,
        ],
      ),
    ],
  ),
  when(
    (m, v) => v[REFILL.maxAl] === NONE && pile(m.state, SIDE, v[REFILL.seat]).length > 0,
    [
      ask(
        (m, v) => ({
          seat: v[REFILL.seat],
          prompt: PROMPT.promote,
          choices: pile(m.state, SIDE, v[REFILL.seat]).map((id) => ({ verb: VERB.promote, card: id, on: NONE, n: 0 })),
        }),
        (m, _v, picked) => promote(m, picked.card),
      ),
    ],
    [replace.call({ seat: (_m, v) => v[REFILL.seat], maxAl: (_m, v) => v[REFILL.maxAl], normal: () => 0 })],
  ),
]);

/** W6.2.3: a lock on magics bars them, for they are magics in the hand. */
const stepIns = (m: Machine, seat: SeatId, maxAl: number): CardId[] =>
  seatStat(m, STAT.noMagic, seat) > 0
    ? []
    : pile(m.state, HAND, seat).filter((id) => {
        const def = defOf(m, id);
        return def.stepsIn && (maxAl === NONE || def.al <= maxAl);
      });

/**
 * Somebody has left while a question was open. Where nothing else is under way the table is put in order before it is asked
 * again; in the middle of something that comes with its own checkpoint, and only a loss is immediate (W4.1.2).
 */
const atRest: Step = when(isCalm, [checkpoint((m) => m.state.active)], [losses()]);

/** The program below this one is a phase in which a player is asked what to do next. */
function isCalm(m: Machine): boolean {
  const below = m.state.frames[m.state.frames.length - 2];
  return below !== undefined && CALM.includes(m.game.codeNames[below.code]);
}

const CALM = ['phase', 'combat'];

const concede = rule('concede', I, [
  act((m, v) => emit(m, EVENT.conceded, CITE['W4.1.2'], v[I.seat], NONE)),
  lose.call({ seat: (_m, v) => v[I.seat], cite: () => CITE['W4.1.2'] }),
  atRest,
]);
const disqualify = rule('disqualify', I, [
  lose.call({ seat: (_m, v) => v[I.target], cite: () => CITE['W15.1.4'] }),
  atRest,
]);

const TIME_OUT = slots('teams?: nums', 'losers?: seats', 'at?');

/** W15.1.3: time is up. The team with the most cemetery HP loses, all but the one with the least; equal is rolled off. */
export const timeOut = rule('timeOut', TIME_OUT, [
  act((m, v) => {
    const s = m.state;
    emit(m, EVENT.timeOut, CITE['W15.1.3'], NONE, NONE);
    const teams = livingTeams(s);
    // B4.2: the boss stands as long as it has not fallen.
    const standing = matchOf(s)[MATCH.boss] === NONE ? NONE : s.seats[matchOf(s)[MATCH.boss]].team;
    const burdens = teams.map((team) => (team === standing ? Number.NEGATIVE_INFINITY : burden(m, team)));
    const least = Math.min(...burdens);
    v[TIME_OUT.teams] = teams.filter((_, i) => burdens[i] === least);
  }),
  loop(
    (_m, v) => v[TIME_OUT.teams].length > 1,
    [
      roll(
        PROMPT.rollOff,
        (_m, v) => v[TIME_OUT.teams].length,
        (m, v, faces) => {
          emit(m, EVENT.rollOff, CITE['W16.2.2'], NONE, NONE, NONE, 0, faces.slice());
          const top = Math.max(...faces);
          v[TIME_OUT.teams] = v[TIME_OUT.teams].filter((_, i) => faces[i] === top);
        },
      ),
    ],
  ),
  act((m, v) => {
    const winner = v[TIME_OUT.teams][0];
    v[TIME_OUT.losers] = seatsFrom(m.state, FIRST_SEAT).filter((seat) => m.state.seats[seat].team !== winner);
    v[TIME_OUT.at] = 0;
  }),
  loop(
    (_m, v) => v[TIME_OUT.at] < v[TIME_OUT.losers].length,
    [lose.call({ seat: (_m, v) => v[TIME_OUT.losers][v[TIME_OUT.at]++], cite: () => CITE['W15.1.3'] })],
  ),
]);

/** The cemetery HP of a team. A member who is out has reached the threshold. */
const burden = (m: Machine, team: Team): number =>
  allSeats(m.state).reduce((sum, seat) => {
    const x = m.state.seats[seat];
    return x.team === team ? sum + (x.out === 1 ? threshold(m.state) : cemeteryHp(m, seat)) : sum;
  }, 0);

/** W4.1.3–5: a player calls another. Right after a play that loses by itself the play is taken back; later it ends it. */
const callOut = rule('callOut', I, [
  act((m, v) => {
    const s = m.state;
    const past = cemeteryHp(m, v[I.target]) >= threshold(s);
    emit(m, EVENT.called, past ? CITE['W4.1.2'] : CITE['W4.1.3'], v[I.seat], NONE, NONE, v[I.target]);
    if (!past) return;
    if (matchOf(s)[MATCH.playBy] === v[I.target] && canTakeBack(m)) {
      const warned = s.seats[v[I.target]].n[PLAYER.warned];
      restore(m, s.past[PAST.play]);
      s.past[PAST.play] = null;
      s.seats[v[I.target]].n[PLAYER.warned] = warned;
      warn(s, v[I.target]);
      emit(m, EVENT.takenBack, CITE['W4.1.5'], v[I.target], NONE);
      return;
    }
    lose.enter(m, { seat: v[I.target], cite: CITE['W4.1.2'] });
  }),
  atRest,
]);

export const endingRules: readonly AnyRule[] = [refilling, fall, rollOff, lose, concede, disqualify, timeOut, callOut];

const ends = endInterrupts(CITE['W15.1.4'], { concede, disqualify, timeOut });

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
      if (target === matchOf(m.state)[MATCH.boss]) return { error: 'A boss falls with its HP alone.', rule: 'B4.1' };
      return null;
    },
    rule: callOut,
  },
  disqualify: ends.disqualify,
  timeOut: ends.timeOut,
};
