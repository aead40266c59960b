import { deck } from './deck.ts';

export const theHorde = deck(
  'the-horde',
  'The Horde',
  'One banner, many axes. Army of the Orcs makes small orcs great, whoever holds them; magics that get in the way ' +
    'are shouted down.',
  {
    // creatures
    orc: 3,
    'orc-berserker': 3,
    'orc-warrior': 2,
    'octo-orc': 1,
    'orc-champion': 1,
    'orc-hunter': 1,
    'rampage-orc': 1,
    // magics
    'army-of-the-orcs': 2,
    'orc-mischief': 2,
    'orc-magic': 3,
    'common-boots': 2,
    'warrior-sword': 2,
    'wood-axe': 2,
    'health-potion': 2,
    'natural-selection': 3,
  },
);
