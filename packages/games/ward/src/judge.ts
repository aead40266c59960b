import { isOpponent, type Machine, NONE, pile, stat } from '@wardroom/core';
import { cemeteryHp, hpLeft, primaryOf, threshold } from './rules/field.ts';
import { canAct } from './rules/damage.ts';
import { DECK, HAND, MAGIC, SIDE, STAT } from './words.ts';

/**
 * What a position is worth to a seat, from what that seat may see: cemeteries first (they decide the match), then how
 * hard the creatures hit and are hit, then cards in hand and on the field.
 */
export function judge(m: Machine, seat: number): number {
  const s = m.state;
  if (s.over !== null) {
    if (s.over.winner === NONE) return 0;
    return s.over.winner === s.seats[seat].team ? 10_000 : -10_000;
  }
  let value = 0;
  for (let i = 0; i < s.seats.length; i++) {
    if (s.seats[i].out === 1) continue;
    const sign = isOpponent(s, seat, i) ? -1 : 1;
    value += sign * standing(m, i);
  }
  return value;
}

/** How one player stands. */
function standing(m: Machine, seat: number): number {
  const s = m.state;
  const room = threshold(s) - cemeteryHp(m, seat);
  // The last points before the threshold weigh more than the first.
  let value = room - 3000 / Math.max(10, room + 20);
  const primary = primaryOf(s, seat);
  if (primary !== NONE) value += strength(m, primary) + 0.5 * hpLeft(m, primary);
  for (const id of pile(s, SIDE, seat)) value += 0.7 * strength(m, id);
  value += 6 * Math.min(8, pile(s, HAND, seat).length);
  value += 2 * pile(s, MAGIC, seat).length;
  value += 0.2 * pile(s, DECK, seat).length;
  return value;
}

/** Damage it may be expected to deal, and how hard it is to hit. */
function strength(m: Machine, id: number): number {
  const mod = stat(m, STAT.mod, id);
  const blow = 3.5 * stat(m, STAT.dice, id) + mod + stat(m, STAT.atk, id);
  const hit = Math.min(1, Math.max(0.1, (3.5 * stat(m, STAT.hitDice, id) + mod + stat(m, STAT.hit, id)) / 14));
  const armour = 2.5 * stat(m, STAT.al, id) + 0.7 * stat(m, STAT.spd, id);
  return (canAct(m, id) ? 1 : 0.3) * 1.5 * blow * hit + armour;
}
