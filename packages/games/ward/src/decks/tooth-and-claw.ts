import { deck } from './deck.ts';

export const toothAndClaw = deck(
  'tooth-and-claw',
  'Tooth and Claw',
  'Big animals and plain weapons. Put a strong creature in front, arm it, heal it and fight every turn: a good ' +
    'first deck.',
  {
    // creatures
    werewolf: 2,
    raptor: 2,
    minotaur: 1,
    'evolved-dino': 1,
    'giant-eagle': 1,
    'giant-rat': 1,
    griffin: 1,
    ogre: 1,
    't-rex': 1,
    behemoth: 1,
    // magics
    'sword-of-the-grove': 3,
    'hero-shield': 2,
    'lucky-charm': 2,
    'battle-axe': 2,
    'health-potion': 2,
    'healing-tree': 1,
    'minotaur-bodyguard': 2,
    'council-of-the-cosmos': 2,
    'surprise-from-the-deep': 1,
    'the-iron-range': 1,
  },
);
