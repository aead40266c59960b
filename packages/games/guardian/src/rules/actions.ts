import {
  type Action,
  answersNeeded,
  type CardId,
  type Choice,
  type Machine,
  NONE,
  pile,
  type Refusal,
  type SeatId,
  stat,
  type Verb,
} from '@wardroom/core';
import {
  ALL_BUT_ONE,
  EXHAUSTED,
  GUARDIANS,
  HAND,
  LOST,
  PLAYER,
  PROMPT,
  STAT,
  STUCK,
  SWAPPED,
  SWAPPED_AGAIN,
  spotOf,
  VERB,
} from '../names.ts';
import { attackTargets, baseTargets, defOf, foeOf, lanesOf, stands } from './board.ts';
import {
  HAS_ACTED_TWICE,
  HAS_ATTACKED,
  HAS_SWAPPED,
  HAS_USED,
  IS_EXHAUSTED,
  IS_LOST,
  IS_STUCK,
  NO_BARE_LANE,
  NO_DZ,
  NO_DZ_TO_ATTACK,
  NO_LANE,
  NO_OFFERING,
  NO_SP,
  NO_TARGET,
  NOT_MET,
  NOTHING_TO_ATTACK,
  NOTHING_TO_DO,
  NOTHING_TO_USE,
} from './refusal.ts';

/** What a player may do in their turn, one answer for each whole action, and why not. */

export function mainChoices(m: Machine, seat: SeatId): Choice[] {
  const s = m.state;
  const choices: Choice[] = [];
  // Ending the turn is always one.
  const needed = answersNeeded(m, seat, PROMPT.main) - 1;
  const hand = pile(s, HAND, seat);
  for (let i = 0; i < hand.length && choices.length < needed; i++) addPlays(m, seat, hand[i], choices);
  const own = pile(s, GUARDIANS, seat);
  for (let i = 0; i < own.length && choices.length < needed; i++) {
    addAttacks(m, seat, own[i], choices);
    addUses(m, seat, own[i], choices);
  }
  if (choices.length < needed) addSwaps(m, seat, choices);
  choices.push({ verb: VERB.endTurn, card: NONE, on: NONE, n: 0 });
  return choices;
}

/** What a card costs now: SP for a Guardian, DZ for any other. */
export const costOf = (m: Machine, id: CardId): number => stat(m, STAT.cost, id);

// ── Cards from the hand ──

/** Why a card of the hand cannot be played by its player in their turn, whatever it is aimed at. */
export function whyNotPlay(m: Machine, seat: SeatId, id: CardId): Refusal | null {
  const s = m.state;
  const def = defOf(m, id);
  const { n } = s.seats[seat];
  if (def.kind === 'guardian') {
    if (costOf(m, id) > n[PLAYER.sp]) return NO_SP;
  } else if (costOf(m, id) > n[PLAYER.dz]) return NO_DZ;
  if (def.play !== null && def.play.test !== null && !def.play.test(m, [id, seat, NONE, NONE, 0])) return NOT_MET;
  return null;
}

/** Why there is nowhere to play it to, given that it could be paid for. */
export function whyNoPlace(m: Machine, seat: SeatId, id: CardId): Refusal {
  const def = defOf(m, id);
  if (def.sacrifice) return NO_OFFERING;
  if (def.kind === 'equipment') return NO_BARE_LANE;
  if (def.kind === 'effect' && def.play !== null) return whyNoTarget(m, seat, id, def.play, NOTHING_TO_DO);
  return NO_LANE;
}

export function addPlays(m: Machine, seat: SeatId, id: CardId, choices: Choice[]): void {
  if (whyNotPlay(m, seat, id) !== null) return;
  const s = m.state;
  const def = defOf(m, id);
  switch (def.kind) {
    case 'guardian':
      if (def.sacrifice) {
        // It takes the lane of what is sacrificed for it.
        const own = pile(s, GUARDIANS, seat);
        for (let i = 0; i < own.length; i++) {
          const { at } = s.cards[own[i]];
          if (stands(s, seat, at)) choices.push({ verb: VERB.summon, card: id, on: own[i], n: spotOf(seat, at) });
        }
      } else {
        for (let lane = 0; lane < lanesOf(s); lane++) {
          if (stands(s, seat, lane)) addLane(seat, id, VERB.summon, lane, choices);
        }
      }
      break;
    case 'equipment': {
      const wearers =
        def.play === null || def.play.targets.length === 0 ? pile(s, GUARDIANS, seat) : first(m, seat, id, def.play);
      for (let i = 0; i < wearers.length; i++) {
        choices.push({ verb: VERB.equip, card: id, on: wearers[i], n: spotOf(seat, s.cards[wearers[i]].at) });
      }
      break;
    }
    case 'effect':
      // G4.3: where the base has fallen, too.
      if (def.waits) for (let lane = 0; lane < lanesOf(s); lane++) addLane(seat, id, VERB.lay, lane, choices);
      else if (def.play !== null) addAimed(m, seat, id, VERB.play, 0, def.play, choices);
      break;
    case 'field':
      choices.push({ verb: VERB.field, card: id, on: NONE, n: 0 });
      break;
    default:
      def.kind satisfies never;
  }
}

function addLane(seat: SeatId, id: CardId, verb: Verb, lane: number, choices: Choice[]): void {
  choices.push({ verb, card: id, on: NONE, n: spotOf(seat, lane) });
}

/** The first targets of a text. */
const first = (m: Machine, seat: SeatId, id: CardId, action: Action): CardId[] =>
  action.targets[0].from(m, [id, seat, NONE, NONE, 0]);

/** A text with its first target, which is part of the answer; others are asked for when it is played. */
function addAimed(
  m: Machine,
  seat: SeatId,
  id: CardId,
  verb: Verb,
  n: number,
  action: Action,
  choices: Choice[],
): void {
  if (action.targets.length === 0) {
    if (works(m, seat, id, action, NONE)) choices.push({ verb, card: id, on: NONE, n });
    return;
  }
  const targets = first(m, seat, id, action);
  for (let i = 0; i < targets.length; i++) {
    if (works(m, seat, id, action, targets[i])) choices.push({ verb, card: id, on: targets[i], n });
  }
  if (action.targets[0].optional && works(m, seat, id, action, NONE)) choices.push({ verb, card: id, on: NONE, n });
}

/** G4.9, G5.4: what would do nothing is not offered. What is paid for it is at least one DZ, where that matters. */
function works(m: Machine, seat: SeatId, id: CardId, action: Action, target: CardId): boolean {
  const test = action.works();
  return test === null || test(m, [id, seat, NONE, NONE, 1, target]);
}

/** Why a text that could be paid for has nothing to be aimed at: nobody at all, or nobody it would do anything to. */
const whyNoTarget = (m: Machine, seat: SeatId, id: CardId, action: Action, idle: Refusal): Refusal =>
  action.targets.length === 0 || first(m, seat, id, action).length > 0 ? idle : NO_TARGET;

// ── Guardians ──

/** G8.8: with Fury it has two of attack and swap, in any mix and order. */
const hasFury = (m: Machine, id: CardId): boolean => stat(m, STAT.fury, id) > 0;

/** How often it has changed lanes this turn. */
const swapsOf = (flags: number): number => ((flags & SWAPPED_AGAIN) !== 0 ? 2 : (flags & SWAPPED) !== 0 ? 1 : 0);

/** G8.1, G8.3, G8.4: what keeps a Guardian from any action. */
function whyIdle(m: Machine, id: CardId): Refusal | null {
  const { flags } = m.state.cards[id];
  if ((flags & STUCK) !== 0) return IS_STUCK;
  if ((flags & LOST) !== 0) return IS_LOST;
  return (flags & EXHAUSTED) !== 0 ? IS_EXHAUSTED : null;
}

/** G5.3: why it makes no basic attack now, whoever is in range. */
export function whyNotAttack(m: Machine, seat: SeatId, id: CardId): Refusal | null {
  const idle = whyIdle(m, id);
  if (idle !== null) return idle;
  const { flags, acts } = m.state.cards[id];
  const free = stat(m, STAT.actsAfterSwap, id) > 0;
  // G4.6: a card that lets it act after a swap takes nothing off its attacks for the first one.
  const swaps = Math.max(0, swapsOf(flags) - (free ? 1 : 0));
  if (hasFury(m, id)) {
    if (acts + swaps >= 2) return swaps > 0 ? HAS_ACTED_TWICE : HAS_ATTACKED;
  } else {
    if (swaps > 0) return HAS_SWAPPED;
    if (acts > 0) return HAS_ATTACKED;
  }
  return stat(m, STAT.attackCost, id) > m.state.seats[seat].n[PLAYER.dz] ? NO_DZ_TO_ATTACK : null;
}

const scratch: CardId[] = [];

export function addAttacks(m: Machine, seat: SeatId, id: CardId, choices: Choice[]): void {
  if (whyNotAttack(m, seat, id) !== null) return;
  scratch.length = 0;
  const targets = attackTargets(m, id, scratch);
  for (let i = 0; i < targets.length; i++) choices.push({ verb: VERB.attack, card: id, on: targets[i], n: 0 });
  const lanes = baseTargets(m, id);
  for (let i = 0; i < lanes.length; i++) {
    choices.push({ verb: VERB.attackBase, card: id, on: NONE, n: spotOf(foeOf(seat), lanes[i]) });
  }
}

/** Why it attacks nobody, given that it could. */
export function whyNobody(m: Machine, seat: SeatId, id: CardId): Refusal | null {
  const found: Choice[] = [];
  addAttacks(m, seat, id, found);
  return found.length === 0 ? NOTHING_TO_ATTACK : null;
}

/** G5.4: what an ability costs. */
export function priceOf(m: Machine, id: CardId, k: number): number {
  const { price } = defOf(m, id).uses[k];
  return price === ALL_BUT_ONE ? Math.max(1, m.state.seats[m.state.cards[id].ctrl].n[PLAYER.dz] - 1) : price;
}

export function whyNotUse(m: Machine, seat: SeatId, id: CardId, k: number): Refusal | null {
  const idle = whyIdle(m, id);
  if (idle !== null) return idle;
  const c = m.state.cards[id];
  if ((c.flags & SWAPPED) !== 0 && stat(m, STAT.actsAfterSwap, id) === 0) return HAS_SWAPPED;
  if (c.acts > 0) return HAS_ATTACKED;
  if (c.used > 0) return HAS_USED;
  if (priceOf(m, id, k) > m.state.seats[seat].n[PLAYER.dz]) return NO_DZ;
  const { test } = defOf(m, id).uses[k];
  return test !== null && !test(m, [id, seat, NONE, NONE, 0]) ? NOT_MET : null;
}

/** Why an ability that could be used has nothing to be aimed at; null where it has. */
export function whyNoUse(m: Machine, seat: SeatId, id: CardId, k: number): Refusal | null {
  const action = defOf(m, id).uses[k];
  const found: Choice[] = [];
  addAimed(m, seat, id, VERB.use, k, action, found);
  return found.length > 0 ? null : whyNoTarget(m, seat, id, action, NOTHING_TO_USE);
}

export function addUses(m: Machine, seat: SeatId, id: CardId, choices: Choice[]): void {
  const { uses } = defOf(m, id);
  for (let k = 0; k < uses.length; k++) {
    if (whyNotUse(m, seat, id, k) === null) addAimed(m, seat, id, VERB.use, k, uses[k], choices);
  }
}

/** G4.4–G4.7, G8.8: whether it may change lanes with another. */
function maySwap(m: Machine, id: CardId): boolean {
  const s = m.state;
  const c = s.cards[id];
  if (!stands(s, c.ctrl, c.at) || (c.flags & (STUCK | LOST)) !== 0) return false;
  if ((c.flags & EXHAUSTED) !== 0 && stat(m, STAT.swapsExhausted, id) === 0) return false;
  const swaps = swapsOf(c.flags);
  if (swaps === 0 && stat(m, STAT.swapsAfterActing, id) > 0) return true;
  if (c.used > 0) return false;
  return swaps + c.acts < (hasFury(m, id) ? 2 : 1);
}

/** What a swap of these two costs: whoever of them swaps for less sets the price. */
export const swapCost = (m: Machine, a: CardId, b: CardId): number =>
  Math.max(0, Math.min(stat(m, STAT.swapCost, a), stat(m, STAT.swapCost, b)));

function addSwaps(m: Machine, seat: SeatId, choices: Choice[]): void {
  const s = m.state;
  const own = pile(s, GUARDIANS, seat);
  if (own.length < 2) return;
  const dz = s.seats[seat].n[PLAYER.dz];
  for (let i = 0; i < own.length; i++) {
    if (!maySwap(m, own[i])) continue;
    for (let k = i + 1; k < own.length; k++) {
      if (!maySwap(m, own[k]) || swapCost(m, own[i], own[k]) > dz) continue;
      choices.push({ verb: VERB.swap, card: own[i], on: own[k], n: 0 });
    }
  }
}
