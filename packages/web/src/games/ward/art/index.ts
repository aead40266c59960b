import { art as bosses } from './bosses.ts';
import { art as gen1 } from './gen1.ts';
import { art as gen2 } from './gen2.ts';
import { art as gen3 } from './gen3.ts';
import { art as promos } from './promos.ts';

/**
 * The emblem on each card: card id → name of an icon of game-icons.net. `scripts/icons.mjs` copies those of each set into a
 * file `….generated.ts` beside its list, which is fetched by itself. A card that is missing here shows the emblem of its type.
 */
export const art: Readonly<Record<string, string>> = { ...gen1, ...gen2, ...gen3, ...promos, ...bosses };
