import {
  ALL_ANSWERS,
  type AnyRule,
  act,
  answersNeeded,
  ask,
  type CardId,
  type Choice,
  type Cite,
  call,
  emit,
  loop,
  type Machine,
  NONE,
  type Prompt,
  pile,
  type Refusal,
  rule,
  type SeatId,
  slots,
  stop,
  when,
} from '@wardroom/core';
import { CAUSE, CITE, EVENT, HAND, MATCH, PHASE, PLAYER, PROMPT, SIDE, VERB } from '../names.ts';
import { acted, beforeAsking, canTakeBack, mayLoseByIt, withoutLosses } from './calling.ts';
import { play } from './chain.ts';
import { checkpoint } from './checkpoint.ts';
import { kill } from './damage.ts';
import { canLeave, cemeteryHp, defOf, fallHp, primaryOf, threshold } from './field.ts';
import { breakFree, holds } from './holds.ts';
import { GRAFT, PLAY, usable, whyNotGraft, whyNotPlay } from './playable.ts';
import { HELD_THERE, KILLED_ONE, NO_SUCCESSOR, SUMMONED_ONE, WOULD_LOSE } from './refusal.ts';
import { replace } from './replace.ts';
import { comeBeside, summon } from './summon.ts';
import { comesBeside, couldEverSummon, summonable, WAY, whyNotSummon } from './summonable.ts';

/** The magic phases: what a player may do in them, and doing it (W9.1.2, W9.1.4). */

export function setPhase(m: Machine, phase: number, cite: Cite): void {
  m.state.g[MATCH.phase] = phase;
  emit(m, EVENT.phase, cite, m.state.active, NONE, NONE, phase);
}

const IN_PHASE = slots('seat: seat', 'phase', 'done?', 'verb?', 'card?: card', 'n?');

/** W9.1.2 and W9.1.4: as many actions as the player likes. */
export const phase = rule('phase', IN_PHASE, [
  act((m, v) => {
    v[IN_PHASE.done] = m.state.seats[v[IN_PHASE.seat]].out;
    if (v[IN_PHASE.done] === 0)
      setPhase(m, v[IN_PHASE.phase], v[IN_PHASE.phase] === PHASE.main ? CITE['W9.1.2'] : CITE['W9.1.4']);
  }),
  loop(
    (m, v) => v[IN_PHASE.done] === 0 && m.state.seats[v[IN_PHASE.seat]].out === 0,
    [
      // W7.1.4: the first turn cannot go on without a creature; the remedy of W7.2 serves if the hand has none.
      when(
        (m, v) => primaryOf(m.state, v[IN_PHASE.seat]) === NONE && summonable(m, v[IN_PHASE.seat]).length === 0,
        [replace.call({ seat: (_m, v) => v[IN_PHASE.seat], maxAl: () => NONE, normal: () => 1 })],
      ),
      ask(
        (m, v) => {
          v[IN_PHASE.done] = 1;
          beforeAsking(m);
          return {
            seat: v[IN_PHASE.seat],
            prompt: promptOf(v[IN_PHASE.phase]),
            choices: phaseChoices(m, v[IN_PHASE.seat], v[IN_PHASE.phase]),
            always: canTakeBack(m),
          };
        },
        (m, v, picked) => {
          acted(m, v[IN_PHASE.seat], picked.verb !== VERB.endPhase);
          if (picked.verb === VERB.endPhase) return;
          v[IN_PHASE.done] = 0;
          v[IN_PHASE.verb] = picked.verb;
          v[IN_PHASE.card] = picked.card;
          v[IN_PHASE.n] = picked.n;
        },
      ),
      when(
        (_m, v) => v[IN_PHASE.done] === 0,
        [
          call(() => doAction, {
            seat: (_m, v) => v[IN_PHASE.seat],
            verb: (_m, v) => v[IN_PHASE.verb],
            card: (_m, v) => v[IN_PHASE.card],
            n: (_m, v) => v[IN_PHASE.n],
          }),
        ],
      ),
    ],
  ),
]);

/** Everything the player may do in a magic phase, or as much of it as somebody needs. */
export function phaseChoices(m: Machine, seat: SeatId, which: number): Choice[] {
  const needed = answersNeeded(m, seat, promptOf(which));
  const listed = phaseAnswers(m, seat, which, needed);
  const choices = withoutLosses(m, seat, listed);
  if (choices.length === listed.length || needed === ALL_ANSWERS) return choices;
  // Some of the few were taken out again: only the whole list can tell.
  return withoutLosses(m, seat, phaseAnswers(m, seat, which, ALL_ANSWERS));
}

const promptOf = (which: number): Prompt => (which === PHASE.main ? PROMPT.main : PROMPT.second);

function phaseAnswers(m: Machine, seat: SeatId, which: number, needed: number): Choice[] {
  const s = m.state;
  const n = s.seats[seat].n;
  const choices: Choice[] = [];
  const primary = primaryOf(s, seat);
  const hand = pile(s, HAND, seat);
  const summons = which === PHASE.main && n[PLAYER.summoned] === 0;
  const ends = primary !== NONE || which !== PHASE.main;
  const more = needed - Number(ends);
  for (let i = 0; i < hand.length && choices.length < more; i++) {
    const id = hand[i];
    const def = defOf(m, id);
    if (def.kind === 'creature' || def.require !== null) {
      if (summons && whyNotSummon(m, seat, id) === null) choices.push({ verb: VERB.summon, card: id, on: NONE, n: 0 });
      if (def.require?.beside !== undefined && which === PHASE.main && comesBeside(m, seat, id))
        choices.push({ verb: VERB.summon, card: id, on: primary, n: WAY.beside });
      const as = asEquip(m, seat, id);
      if (as !== null) choices.push({ verb: VERB.play, card: id, on: primary, n: as });
    } else if (whyNotPlay(m, seat, id, null) === null) choices.push({ verb: VERB.play, card: id, on: NONE, n: PLAY });
  }
  if (choices.length < more) {
    usable(m, seat, false, choices);
    if (s.rows.length > 0) for (const held of holds(m, seat)) choices.push(held);
    if (which === PHASE.main && primary !== NONE && whyNotKill(m, seat, primary) === null) {
      choices.push({ verb: VERB.kill, card: primary, on: NONE, n: 0 });
    }
  }
  if (ends) choices.push({ verb: VERB.endPhase, card: NONE, on: NONE, n: which });
  return choices;
}

/** How a creature in hand may be played as an equip now: by its own text, which is never the worse; by another card's; or null. */
export function asEquip(m: Machine, seat: SeatId, id: CardId): number | null {
  if (defOf(m, id).asEquip !== null && whyNotPlay(m, seat, id, null) === null) return PLAY;
  return m.state.g[MATCH.grafts] === 1 && whyNotGraft(m, seat, id) === null ? GRAFT : null;
}

/** W8.4: once per turn, in place of the normal summon; never into one's own loss when the table calls. */
export function whyNotKill(m: Machine, seat: SeatId, primary: CardId): Refusal | null {
  const s = m.state;
  const n = s.seats[seat].n;
  if (n[PLAYER.killedOwn] === 1) return KILLED_ONE;
  if (n[PLAYER.summoned] === 1) return SUMMONED_ONE;
  if (!canLeave(m, primary)) return HELD_THERE;
  if (mayLoseByIt(s, seat)) return null;
  if (cemeteryHp(m, seat) + fallHp(m, primary, seat) >= threshold(s)) return WOULD_LOSE;
  if (pile(s, SIDE, seat).some((id) => stepsUp(m, id, primary))) return null;
  return couldEverSummonAfter(m, seat, primary) ? null : NO_SUCCESSOR;
}

/** Whether a limited summon would be there to take the primary's place (W13.3.6). */
const stepsUp = (m: Machine, id: CardId, primary: CardId): boolean =>
  m.state.cards[id].anchor !== primary && !defOf(m, id).neverPrimary;

/** Whether a replacement could be found with the primary in the cemetery. */
function couldEverSummonAfter(m: Machine, seat: SeatId, primary: CardId): boolean {
  const n = m.state.seats[seat].n;
  const hp = fallHp(m, primary, seat);
  n[PLAYER.offset] += hp;
  const can = couldEverSummon(m, seat, NONE);
  n[PLAYER.offset] -= hp;
  return can;
}

const DO_ACTION = slots('seat: seat', 'verb', 'card: card', 'n');

export const doAction = rule('doAction', DO_ACTION, [
  when(
    (_m, v) => v[DO_ACTION.verb] === VERB.summon && v[DO_ACTION.n] === WAY.beside,
    [
      act((m, v) => comeBeside(m, v[DO_ACTION.seat], v[DO_ACTION.card])),
      checkpoint((_m, v) => v[DO_ACTION.seat]),
      stop,
    ],
  ),
  when(
    (_m, v) => v[DO_ACTION.verb] === VERB.summon,
    [summon.call({ seat: (_m, v) => v[DO_ACTION.seat], card: (_m, v) => v[DO_ACTION.card], normal: () => 1 }), stop],
  ),
  when(
    (_m, v) => v[DO_ACTION.verb] === VERB.play || v[DO_ACTION.verb] === VERB.use,
    [
      play.call({
        seat: (_m, v) => v[DO_ACTION.seat],
        card: (_m, v) => v[DO_ACTION.card],
        ability: (_m, v) => v[DO_ACTION.n],
      }),
      stop,
    ],
  ),
  when(
    (_m, v) => v[DO_ACTION.verb] === VERB.escape,
    [
      call(() => breakFree, {
        seat: (_m, v) => v[DO_ACTION.seat],
        card: (_m, v) => v[DO_ACTION.card],
        stamp: (_m, v) => v[DO_ACTION.n],
      }),
      stop,
    ],
  ),
  when(
    (_m, v) => v[DO_ACTION.verb] === VERB.kill,
    [
      act((m, v) => {
        const n = m.state.seats[v[DO_ACTION.seat]].n;
        n[PLAYER.killedOwn] = 1;
        // W8.4.2: the replacement is the normal summon of the turn.
        n[PLAYER.summoned] = 1;
      }),
      kill.call({
        id: (_m, v) => v[DO_ACTION.card],
        killer: () => NONE,
        cause: () => CAUSE.ownPlayer,
        by: (_m, v) => v[DO_ACTION.seat],
      }),
      checkpoint((_m, v) => v[DO_ACTION.seat]),
    ],
  ),
]);

export const phaseRules: readonly AnyRule[] = [phase, doAction];
