import type { Clause } from './clause.ts';

const section = 'The turn';

/** S3: from untapping to the end. */
export const turn: readonly Clause[] = [
  {
    id: 'S3.1',
    section,
    text:
      'The start, in this order: your cards untap; each site of yours gives 1 mana; what waits for the start of ' +
      'the turn happens; you draw a card from the atlas or from the spellbook. The player who goes first leaves ' +
      'out the first draw. Whoever has to draw from a deck without cards loses.',
    ruling: 'An empty deck may be chosen only if the other one is empty as well.',
  },
  {
    id: 'S3.2',
    section,
    text:
      'Then the main part: sites, spells, abilities, moves and attacks, as often as they can be paid for and in ' +
      'whatever order you like.',
  },
  {
    id: 'S3.3',
    section,
    text:
      'The end: what waits for the end of the turn happens, minions shed their damage, whatever lasts “this turn” ' +
      'is over, and mana that was not spent is gone.',
    ruling: 'This goes for the minions of both players, and for everything that lasts this turn at one moment.',
  },
  {
    id: 'S3.4',
    section,
    text: 'A card’s threshold is how many symbols of an element your sites must show between them. They are looked at, never spent.',
    ruling: 'Rubble shows none. A card without symbols needs none.',
  },
];
