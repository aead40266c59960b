import type { Clause } from './clause.ts';

/** S8: the cards. */
export const cards: readonly Clause[] = [
  {
    id: 'S8.1',
    section: 'The cards',
    text:
      'Nine cards are those that the keyword’s examples speak of, with the figures printed on them. Apprentice ' +
      'Wizard: 3 mana, air, power 1, a Spellcaster who draws a spell as it enters. Daperyll Vampire: 5 mana, air, ' +
      'power 4, Undead and Airborne, heals you by what its strikes deal to units. Persecutor: an avatar of power ' +
      '2. Bury: 3 mana, earth. Grievous Insult: 2 mana, water. Ring of Morrigan: a relic for 1 mana. Geyser: 2 ' +
      'mana, water. Craterize: 8 mana, two earth and a site from the hand; 10 damage at the centre, then 7, 4, 2 ' +
      'and 1 over five by five squares. Abaddon Succubus: 4 mana, two water, power 3, a Demon. All others, and ' +
      'every card’s wording, are our own.',
    ruling: 'Craterize counts the distance in steps, not diagonally.',
  },
];
