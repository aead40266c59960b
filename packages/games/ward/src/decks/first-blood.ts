import { deck } from './deck.ts';

export const firstBlood = deck(
  'first-blood',
  'First Blood',
  'Strike first, strike once. Fragile killers multiply their damage if they land the first hit; speed and Backstab ' +
    'see to it that they do.',
  {
    // creatures
    assassin: 2,
    rogue: 2,
    hafling: 1,
    'dark-elf': 1,
    jester: 1,
    'bear-wolf': 1,
    sharkling: 2,
    'great-white': 1,
    manticore: 1,
    // magics
    backstab: 3,
    'mounted-assault': 2,
    'death-from-above': 2,
    smokescreen: 2,
    'surprise-from-the-deep': 2,
    'unlucky-circumstance': 2,
    'wings-of-the-beast': 1,
    'children-of-the-forest': 1,
    'ball-and-chain': 1,
    turncoat: 1,
    'minotaur-bodyguard': 1,
  },
);
