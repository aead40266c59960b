import { deck } from './deck.ts';

export const theOwlsDue = deck(
  'the-owls-due',
  'The Owl’s Due',
  'The greatest creatures there are, paid for with the smallest: goats count twice, Bait takes one off, and the ' +
    'owls know the way.',
  {
    // creatures
    'owl-god': 1,
    owlet: 2,
    owl: 1,
    'man-owl': 2,
    'sacrificial-goat': 2,
    'bio-dino': 2,
    conqueror: 1,
    'giant-rat': 1,
    // magics
    bait: 3,
    'soul-eater': 1,
    'peddling-partridge': 2,
    'repair-bear': 2,
    'minotaur-bodyguard': 2,
    'ghost-form': 1,
    'magic-shield': 1,
    'common-armor': 2,
    'knight-helm': 2,
    'health-potion': 2,
  },
);
