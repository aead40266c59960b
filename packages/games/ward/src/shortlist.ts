import { type Choice, isOpponent, type Machine, NONE, type SeatId } from '@wardroom/core';
import { isEquip } from './card.ts';
import { figures } from './judge.ts';
import { SIDE, VERB } from './names.ts';
import { defOf, primaryOf } from './rules/field.ts';
import { worthOf } from './worth.ts';

/**
 * Which answers a bot should try. A burden is not played while nobody but one's own side could wear it: whoever looks one action
 * ahead would rather do that than end a turn.
 */
export function shortlist(m: Machine, choices: readonly Choice[]): readonly number[] | undefined {
  const { seat } = m.state.ask!;
  let picks: number[] | undefined;
  for (let i = 0; i < choices.length; i++) {
    const { verb, card } = choices[i];
    if (verb !== VERB.play || card === NONE || !isBurden(m, card) || foeHasCreature(m, seat)) picks?.push(i);
    else picks ??= choices.slice(0, i).map((_, k) => k);
  }
  return picks?.length === 0 ? undefined : picks;
}

/** An equip that does its wearer no good. */
function isBurden(m: Machine, card: Choice['card']): boolean {
  const def = defOf(m, card);
  return def.kind !== 'creature' && isEquip(def) && figures(def) <= 0 && figures(def) + worthOf(def).wearer < 0;
}

function foeHasCreature(m: Machine, seat: SeatId): boolean {
  const s = m.state;
  const seats = s.seats.length;
  for (let foe = 0 as SeatId; foe < seats; foe++) {
    if (!isOpponent(s, seat, foe)) continue;
    if (primaryOf(s, foe) !== NONE || s.zones[SIDE * seats + foe].length > 0) return true;
  }
  return false;
}
