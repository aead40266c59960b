import type { WardSource } from '../card.ts';
import { early } from './early.ts';
import { creatures } from './gen1-creatures.ts';
import { magics } from './gen1-magics.ts';
import { inOrder } from './in-order.ts';

/** The cards that tables load first, and the first of the pool: generation 1, and what its ready decks have of later sets. */
export const openingCards: readonly WardSource[] = [...inOrder(creatures, magics), ...early];
