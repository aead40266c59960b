import type { WardSource } from '../card.ts';
import { gen2CreaturesFirst } from './gen2-creatures-001-075.ts';
import { gen2CreaturesSecond } from './gen2-creatures-076-151.ts';
import { gen2MagicsFirst } from './gen2-magics-001-075.ts';
import { gen2MagicsSecond } from './gen2-magics-076-151.ts';
import { gen3CreaturesFirst } from './gen3-creatures-001-075.ts';
import { gen3CreaturesSecond } from './gen3-creatures-076-151.ts';
import { gen3MagicsFirst } from './gen3-magics-001-079.ts';
import { gen3MagicsSecond } from './gen3-magics-080-151.ts';
import { inOrder } from './in-order.ts';
import { openingCards } from './opening.ts';
import { promos } from './promos.ts';

/** Every card of the pool, in the order in which the rules number them: those that tables load first before all others. */
export const pool: readonly WardSource[] = [
  ...openingCards,
  ...inOrder(gen2CreaturesFirst, gen2CreaturesSecond, gen2MagicsFirst, gen2MagicsSecond),
  ...inOrder(gen3CreaturesFirst, gen3CreaturesSecond, gen3MagicsFirst, gen3MagicsSecond),
  ...inOrder(promos),
];

/** The same to be read, by set and number. */
export const cards: readonly WardSource[] = [...new Set(pool.map((card) => card.set))].flatMap((set) =>
  inOrder(pool.filter((card) => card.set === set)),
);
