import type { WardSource } from '../card.ts';
import { creatures } from './gen1-creatures.ts';
import { magics } from './gen1-magics.ts';
import { named } from './named.ts';

const byNumber = (a: WardSource, b: WardSource): number => a.no - b.no;

/** Every card of the pool, by set and number. */
export const cards: readonly WardSource[] = [...[...creatures, ...magics].sort(byNumber), ...named];

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
