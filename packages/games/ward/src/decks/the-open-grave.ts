import { deck } from './deck.ts';

export const theOpenGrave = deck(
  'the-open-grave',
  'The Open Grave',
  'What dies comes back beside you. Fill the cemetery with something worth raising, but count its HP: 300 still ' +
    'ends you.',
  {
    // creatures
    necromancer: 2,
    vampire: 1,
    'pumpkin-man': 1,
    skeleton: 2,
    scarecrow: 1,
    'dark-knight': 1,
    'undead-knight': 1,
    'undead-dragon': 1,
    angel: 1,
    'the-creator': 1,
    // magics
    'ghost-of-the-past': 1,
    'revival-priest': 1,
    'holy-light': 1,
    'helping-hand': 2,
    'visitor-from-beyond': 1,
    'blood-of-the-bat': 1,
    'junk-scarecrow': 1,
    'goblin-tricks': 1,
    curse: 1,
    'mysterious-traveler': 1,
    'watcher-in-the-wall': 2,
    'sword-of-the-jungle': 2,
    zombified: 2,
    'magic-belt': 1,
  },
);
