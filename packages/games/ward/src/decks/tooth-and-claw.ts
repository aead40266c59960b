import { deck } from './deck.ts';

export const toothAndClaw = deck(
  'tooth-and-claw',
  'Tooth and Claw',
  'Big animals and plain weapons. Put a strong creature in front, arm it, heal it and fight every turn: a good ' +
    'first deck.',
  {
    // creatures
    werewolf: 3,
    raptor: 3,
    'giant-rat': 1,
    griffin: 1,
    ogre: 1,
    't-rex': 1,
    behemoth: 1,
    'bear-wolf': 1,
    // magics
    'sword-of-the-grove': 2,
    'hero-shield': 2,
    'battle-axe': 2,
    'health-potion': 2,
    'healing-tree': 2,
    'minotaur-bodyguard': 2,
    'council-of-the-cosmos': 2,
    'surprise-from-the-deep': 1,
    'the-iron-range': 1,
    'sword-of-the-jungle': 2,
  },
);
