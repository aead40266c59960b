import type { Position, Side } from '@wardroom/guardian';
import type { Scenario } from '@wardroom/testkit';
import { duel as anyDuel } from './support.ts';

/** The table at which single cards are tried out. */

export { base, dz, has, laneOf, offers, sp, wall } from './support.ts';

/** A turn in which nothing can be done but end it ends by itself; whoever holds this can always do something else. */
const IDLE = 'second-wind';
/** What is left when there is nothing else to do. */
export const REST = [`play ${IDLE}`, 'endTurn'];

const occupied = (side: Side): Side => ({ ...side, hand: [...(side.hand ?? []), IDLE] });

export const duel = (me: Side = {}, opp: Side = {}, more: Omit<Position, 'seats'> = {}): Scenario =>
  anyDuel(occupied(me), occupied(opp), more);

/** The cards of a hand but for that one. */
export function hand(t: Scenario, who: 'me' | 'opp' = 'me'): string[] {
  const cards = t.cards(t[who], 'hand');
  const at = cards.indexOf(IDLE);
  return cards.filter((_, i) => i !== at);
}
