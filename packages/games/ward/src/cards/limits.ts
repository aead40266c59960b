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
