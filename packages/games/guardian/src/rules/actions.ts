import { type Action, type Choice, type Machine, NONE, pile, type Refusal, stat } from '@wardroom/core';
import { EXHAUSTED, GUARDIANS, HAND, LOST_SWAP, P, STAT, SWAPPED, SWAPPED_AGAIN, spotOf, VERB } from '../words.ts';
import { baseTargets, defOf, enemyTargets, foeOf, lanesOf, stands } from './board.ts';
import {
  HAS_ATTACKED,
  HAS_SWAPPED,
  HAS_USED,
  IS_EXHAUSTED,
  NO_BARE_LANE,
  NO_DZ,
  NO_DZ_TO_ATTACK,
  NO_LANE,
  NO_OFFERING,
  NO_SP,
  NO_TARGET,
  NOT_MET,
  NOTHING_TO_ATTACK,
} from './refusal.ts';

/** What a player may do in their turn, one answer for each whole action, and why not. */

export function mainChoices(m: Machine, seat: number): Choice[] {
  const s = m.state;
  const choices: Choice[] = [];
  const hand = pile(s, HAND, seat);
  for (let i = 0; i < hand.length; i++) addPlays(m, seat, hand[i], choices);
  const own = pile(s, GUARDIANS, seat);
  for (let i = 0; i < own.length; i++) {
    addAttacks(m, seat, own[i], choices);
    addUses(m, seat, own[i], choices);
  }
  addSwaps(m, seat, choices);
  choices.push({ verb: VERB.endTurn, card: NONE, on: NONE, n: 0 });
  return choices;
}

/** What a card costs now: SP for a Guardian, DZ for any other. */
export const costOf = (m: Machine, id: number): number => stat(m, STAT.cost, id);

// ── Cards from the hand ──

/** Why a card of the hand cannot be played by its player in their turn, whatever it is aimed at. */
export function whyNotPlay(m: Machine, seat: number, id: number): Refusal | null {
  const s = m.state;
  const def = defOf(m, id);
  const { n } = s.seats[seat];
  if (def.kind === 'guardian') {
    if (costOf(m, id) > n[P.sp]) return NO_SP;
  } else if (costOf(m, id) > n[P.dz]) return NO_DZ;
  if (def.play !== null && def.play.test !== null && !def.play.test(m, [id, seat, NONE, NONE, 0])) return NOT_MET;
  return null;
}

/** Why there is nowhere to play it to, given that it could be paid for. */
export function whyNoPlace(m: Machine, id: number): Refusal {
  const def = defOf(m, id);
  if (def.sacrifice) return NO_OFFERING;
  if (def.kind === 'equipment') return NO_BARE_LANE;
  return def.kind === 'effect' && !def.waits ? NO_TARGET : NO_LANE;
}

export function addPlays(m: Machine, seat: number, id: number, choices: Choice[]): void {
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
      } else addLanes(m, seat, id, VERB.summon, choices);
      break;
    case 'equipment': {
      const wearers =
        def.play === null || def.play.targets.length === 0 ? pile(s, GUARDIANS, seat) : first(m, seat, id, def.play);
      for (let i = 0; i < wearers.length; i++) {
        const { at } = s.cards[wearers[i]];
        if (stands(s, seat, at)) choices.push({ verb: VERB.equip, card: id, on: wearers[i], n: spotOf(seat, at) });
      }
      break;
    }
    case 'effect':
      if (def.waits) addLanes(m, seat, id, VERB.lay, choices);
      else if (def.play !== null) addAimed(m, seat, id, VERB.play, 0, def.play, choices);
      break;
    case 'field':
      choices.push({ verb: VERB.field, card: id, on: NONE, n: 0 });
      break;
    default:
      def.kind satisfies never;
  }
}

function addLanes(m: Machine, seat: number, id: number, verb: number, choices: Choice[]): void {
  const s = m.state;
  for (let lane = 0; lane < lanesOf(s); lane++) {
    if (stands(s, seat, lane)) choices.push({ verb, card: id, on: NONE, n: spotOf(seat, lane) });
  }
}

/** The first targets of a text. */
const first = (m: Machine, seat: number, id: number, action: Action): number[] =>
  action.targets[0].from(m, [id, seat, NONE, NONE, 0]);

/** A text with its first target, which is part of the answer; others are asked for when it is played. */
function addAimed(
  m: Machine,
  seat: number,
  id: number,
  verb: number,
  n: number,
  action: Action,
  choices: Choice[],
): void {
  if (action.targets.length === 0) {
    choices.push({ verb, card: id, on: NONE, n });
    return;
  }
  const targets = first(m, seat, id, action);
  for (let i = 0; i < targets.length; i++) choices.push({ verb, card: id, on: targets[i], n });
  if (action.targets[0].optional) choices.push({ verb, card: id, on: NONE, n });
}

// ── Guardians ──

/** G8.8: with Fury it attacks, or swaps, twice a turn. */
const hasFury = (m: Machine, id: number): boolean => stat(m, STAT.fury, id) > 0;

/** G8.3, G4.6: what keeps a Guardian from any action but a swap. */
function whyIdle(m: Machine, id: number): Refusal | null {
  const { flags } = m.state.cards[id];
  if ((flags & EXHAUSTED) !== 0) return IS_EXHAUSTED;
  if ((flags & SWAPPED) !== 0 && stat(m, STAT.actsAfterSwap, id) === 0) return HAS_SWAPPED;
  return null;
}

/** G5.3: why it makes no basic attack now, whoever is in range. */
export function whyNotAttack(m: Machine, seat: number, id: number): Refusal | null {
  const idle = whyIdle(m, id);
  if (idle !== null) return idle;
  if (m.state.cards[id].acts >= (hasFury(m, id) ? 2 : 1)) return HAS_ATTACKED;
  return stat(m, STAT.attackCost, id) > m.state.seats[seat].n[P.dz] ? NO_DZ_TO_ATTACK : null;
}

const scratch: number[] = [];

export function addAttacks(m: Machine, seat: number, id: number, choices: Choice[]): void {
  if (whyNotAttack(m, seat, id) !== null) return;
  scratch.length = 0;
  const targets = enemyTargets(m, id, scratch);
  for (let i = 0; i < targets.length; i++) choices.push({ verb: VERB.attack, card: id, on: targets[i], n: 0 });
  const lanes = baseTargets(m, id, targets);
  for (let i = 0; i < lanes.length; i++) {
    choices.push({ verb: VERB.attackBase, card: id, on: NONE, n: spotOf(foeOf(seat), lanes[i]) });
  }
}

/** Why it attacks nobody, given that it could. */
export function whyNobody(m: Machine, seat: number, id: number): Refusal | null {
  const found: Choice[] = [];
  addAttacks(m, seat, id, found);
  return found.length === 0 ? NOTHING_TO_ATTACK : null;
}

/** G5.4: what an ability costs. */
export const priceOf = (m: Machine, id: number, k: number): number => defOf(m, id).uses[k].price;

export function whyNotUse(m: Machine, seat: number, id: number, k: number): Refusal | null {
  const idle = whyIdle(m, id);
  if (idle !== null) return idle;
  const c = m.state.cards[id];
  if (c.acts > 0) return HAS_ATTACKED;
  if (c.used > 0) return HAS_USED;
  if (priceOf(m, id, k) > m.state.seats[seat].n[P.dz]) return NO_DZ;
  const { test } = defOf(m, id).uses[k];
  return test !== null && !test(m, [id, seat, NONE, NONE, 0]) ? NOT_MET : null;
}

export function addUses(m: Machine, seat: number, id: number, choices: Choice[]): void {
  const { uses } = defOf(m, id);
  for (let k = 0; k < uses.length; k++) {
    if (whyNotUse(m, seat, id, k) === null) addAimed(m, seat, id, VERB.use, k, uses[k], choices);
  }
}

/** G4.4–G4.7: whether it may change lanes with another. */
function maySwap(m: Machine, id: number): boolean {
  const s = m.state;
  const c = s.cards[id];
  if (!stands(s, c.ctrl, c.at) || (c.flags & LOST_SWAP) !== 0) return false;
  if ((c.flags & SWAPPED) !== 0 && ((c.flags & SWAPPED_AGAIN) !== 0 || !hasFury(m, id))) return false;
  if ((c.flags & EXHAUSTED) !== 0 && stat(m, STAT.swapsExhausted, id) === 0) return false;
  return (c.acts === 0 && c.used === 0) || stat(m, STAT.swapsAfterActing, id) > 0;
}

/** What a swap of these two costs: whoever of them swaps for less sets the price. */
export const swapCost = (m: Machine, a: number, b: number): number =>
  Math.max(0, Math.min(stat(m, STAT.swapCost, a), stat(m, STAT.swapCost, b)));

function addSwaps(m: Machine, seat: number, choices: Choice[]): void {
  const s = m.state;
  const own = pile(s, GUARDIANS, seat);
  if (own.length < 2) return;
  const dz = s.seats[seat].n[P.dz];
  for (let i = 0; i < own.length; i++) {
    if (!maySwap(m, own[i])) continue;
    for (let k = i + 1; k < own.length; k++) {
      if (!maySwap(m, own[k]) || swapCost(m, own[i], own[k]) > dz) continue;
      choices.push({ verb: VERB.swap, card: own[i], on: own[k], n: 0 });
    }
  }
}
