import type { Choosing } from '../table.ts';
import type { Lying } from './facts.ts';
import type { Mark } from './labels.ts';

/** Verbs that choose the card they name, instead of doing something with it. */
const PICKS = new Set(['card', 'trigger']);

/**
 * What each square offers now: places to go to, cards to attack or to aim at, cards that can do something. It follows from
 * the list of choices alone.
 */
export function marksOf(choosing: Choosing | null, board: ReadonlyMap<number, Lying>): ReadonlyMap<number, Mark> {
  const marks = new Map<number, Mark>();
  if (choosing === null) return marks;
  const { choices, can, chosen, spots } = choosing;
  for (const spot of spots) marks.set(spot, 'spot');
  for (const [square, { card }] of board) {
    if (chosen.has(card.id)) marks.set(square, 'chosen');
    else if (!can.has(card.id)) continue;
    else if (chosen.size > 0) {
      const how = choices.find((c) => c.on === card.id && c.card !== undefined && chosen.has(c.card));
      marks.set(square, how?.verb === 'attack' ? 'attack' : 'target');
    } else {
      const how = choices.find((c) => c.card === card.id);
      marks.set(square, how !== undefined && PICKS.has(how.verb) ? 'target' : 'can');
    }
  }
  return marks;
}
