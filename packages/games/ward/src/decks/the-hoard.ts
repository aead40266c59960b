import { deck } from './deck.ts';

export const theHoard = deck(
  'the-hoard',
  'The Hoard',
  'Dragon Tamer finds the dragon you need, and small dragons pay for great ones. Two of them under Eternal Dragon ' +
    'end most arguments.',
  {
    // creatures
    dragonling: 3,
    'dragon-fox': 3,
    'swamp-dragon': 2,
    'blue-dragon': 1,
    'red-dragon': 1,
    'black-dragon': 1,
    'eternal-dragon': 1,
    // magics
    'dragon-tamer': 2,
    'dragon-rage': 1,
    'dragon-power': 1,
    'dragon-fire': 1,
    'wings-of-the-beast': 2,
    'terrifying-roar': 2,
    'troll-regeneration': 2,
    'healing-tree': 2,
    'children-of-the-forest': 1,
    smokescreen: 2,
    'lucky-charm': 2,
  },
);
