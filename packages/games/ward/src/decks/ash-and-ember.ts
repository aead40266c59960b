import { deck } from './deck.ts';

export const ashAndEmber = deck(
  'ash-and-ember',
  'Ash and Ember',
  'Burn the table down: a Bomb goes off when a field is swept. When all begin again with small creatures, your small ' +
    'demons are the worst of them.',
  {
    // creatures
    demon: 3,
    'shadow-demon': 3,
    'forest-demon': 1,
    'demon-knight': 1,
    'cosmic-demon': 2,
    phoenix: 1,
    // magics
    judgement: 1,
    'wrath-of-the-old-ones': 1,
    'foolish-tricks': 2,
    'silence-from-the-grave': 1,
    twister: 1,
    'dragon-fire': 1,
    bomb: 2,
    fear: 2,
    'goblin-tricks': 2,
    'sword-of-the-jungle': 2,
    'ghost-form': 2,
    smokescreen: 1,
    'stone-golem': 1,
  },
);
