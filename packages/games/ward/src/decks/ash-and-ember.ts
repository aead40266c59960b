import { deck } from './deck.ts';

export const ashAndEmber = deck(
  'ash-and-ember',
  'Ash and Ember',
  'Burn the table down. When every field is swept bare and all begin again with small creatures, your small demons ' +
    'are the worst of them.',
  {
    // creatures
    demon: 2,
    'shadow-demon': 3,
    'forest-demon': 2,
    'demon-knight': 1,
    'hell-skeleton': 1,
    'demon-king': 1,
    'cosmic-demon': 1,
    phoenix: 1,
    // magics
    judgement: 1,
    'wrath-of-the-old-ones': 1,
    'foolish-tricks': 2,
    'stone-golem': 1,
    'cosmic-negation': 1,
    'silence-from-the-grave': 1,
    twister: 1,
    'dragon-fire': 1,
    curse: 1,
    'demonic-magic': 1,
    'forest-fire': 2,
    fear: 1,
    'sword-of-the-jungle': 1,
    'epic-ring': 1,
    'terrifying-roar': 1,
    'goblin-tricks': 1,
  },
);
