import { deck } from './deck.ts';

export const slowVenom = deck(
  'slow-venom',
  'Slow Venom',
  'One hit is enough, then time does the killing. Bind, frighten and freeze their creature while bites, fire and a ' +
    'bomb wear it down.',
  {
    // creatures
    'dire-wolf': 2,
    'giant-spider': 1,
    naga: 1,
    kraken: 3,
    'grizzly-bear': 2,
    basilisk: 1,
    allosaurus: 1,
    // magics
    smokescreen: 1,
    'ball-and-chain': 1,
    fear: 2,
    'winter-chill': 3,
    'a-loving-god': 1,
    'forest-fire': 1,
    'ghost-form': 3,
    'haunted-tree': 2,
    bomb: 2,
    'magic-ring': 2,
    'old-logging-road': 1,
  },
);
