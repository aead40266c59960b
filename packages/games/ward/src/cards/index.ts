import type { WardSource } from '../card.ts';
import { creatures } from './gen1-creatures.ts';
import { magics } from './gen1-magics.ts';
import { gen2Creatures } from './gen2-creatures.ts';
import { gen2Magics } from './gen2-magics.ts';
import { gen3Creatures } from './gen3-creatures.ts';
import { gen3Magics } from './gen3-magics.ts';
import { promos } from './promos.ts';

const set = (...sections: (readonly WardSource[])[]): WardSource[] => sections.flat().sort((a, b) => a.no - b.no);

/** Every card of the pool, by set and number. */
export const cards: readonly WardSource[] = [
  ...set(creatures, magics),
  ...set(gen2Creatures, gen2Magics),
  ...set(gen3Creatures, gen3Magics),
  ...set(promos),
];

/** W3.2.2, W18.5, W18.23: official play allows one copy of these, and none of those. */
export const LIMITED: ReadonlySet<string> = new Set([
  'dragon-rage',
  'epic-loot',
  'ghost-of-the-past',
  'giant-rat',
  'holy-light',
  'judgement',
  'junk-scarecrow',
  'magic-steal',
  'mysterious-door',
  'psychic-toad',
  'revival-priest',
  'stone-golem',
  'turncoat',
  'visitor-from-beyond',
  'wrath-of-the-old-ones',
  'irresistible-love',
]);
export const BANNED: ReadonlySet<string> = new Set(['time-dragon']);
