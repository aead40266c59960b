import type { WardSource } from '../card.ts';
import { creatures } from './gen1-creatures.ts';
import { magics } from './gen1-magics.ts';
import { gen2CreaturesFirst } from './gen2-creatures-001-075.ts';
import { gen2CreaturesSecond } from './gen2-creatures-076-151.ts';
import { gen2MagicsFirst } from './gen2-magics-001-075.ts';
import { gen2MagicsSecond } from './gen2-magics-076-151.ts';
import { gen3CreaturesFirst } from './gen3-creatures-001-075.ts';
import { gen3CreaturesSecond } from './gen3-creatures-076-151.ts';
import { gen3MagicsFirst } from './gen3-magics-001-079.ts';
import { gen3MagicsSecond } from './gen3-magics-080-151.ts';
import { promos } from './promos.ts';

const set = (...sections: (readonly WardSource[])[]): WardSource[] => sections.flat().sort((a, b) => a.no - b.no);

/** Every card of the pool, by set and number. */
export const cards: readonly WardSource[] = [
  ...set(creatures, magics),
  ...set(gen2CreaturesFirst, gen2CreaturesSecond, gen2MagicsFirst, gen2MagicsSecond),
  ...set(gen3CreaturesFirst, gen3CreaturesSecond, gen3MagicsFirst, gen3MagicsSecond),
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
