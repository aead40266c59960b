import { deck } from './deck.ts';

export const closedRoads = deck(
  'closed-roads',
  'Closed Roads',
  'Take their turns and their magics away: forbidden, undone, put to sleep or turned back, until the bigger ' +
    'creature is all that counts.',
  {
    // creatures
    'green-dragon': 3,
    'sweet-tooth': 1,
    nadara: 1,
    'steam-spider': 3,
    'omega-titan': 1,
    'dragon-of-time': 1,
    'carus-demon': 1,
    arcturus: 1,
    // magics
    'hell-authority': 2,
    'irresistible-love': 1,
    'hourglass-of-time': 1,
    sasquatch: 2,
    'the-iron-man': 2,
    'monster-armor': 3,
    'battle-axe': 3,
    'magic-sword': 2,
    'health-potion': 2,
  },
);
