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
    jester: 1,
    'bear-wolf': 1,
    sharkling: 2,
    'great-white': 1,
    manticore: 1,
    raptor: 1,
    hafling: 1,
    // magics
    backstab: 3,
    'mounted-assault': 1,
    'death-from-above': 2,
    smokescreen: 1,
    'surprise-from-the-deep': 2,
    'unlucky-circumstance': 2,
    'wings-of-the-beast': 1,
    'children-of-the-forest': 2,
    turncoat: 1,
    'minotaur-bodyguard': 1,
    'ball-and-chain': 1,
    'council-of-the-cosmos': 1,
  },
);
