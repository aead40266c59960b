import { deck } from './deck.ts';

export const slowVenom = deck(
  'slow-venom',
  'Slow Venom',
  'One hit is enough, then time does the killing. Bind, frighten and freeze their creature while bites, fire and a ' +
    'bomb wear it down.',
  {
    // creatures
    'dire-wolf': 3,
    'giant-spider': 2,
    naga: 2,
    warg: 1,
    kraken: 1,
    'grizzly-bear': 1,
    basilisk: 1,
    allosaurus: 1,
    // magics
    smokescreen: 2,
    'ball-and-chain': 1,
    fear: 2,
    'winter-chill': 2,
    'a-loving-god': 1,
    'forest-fire': 2,
    'ghost-form': 2,
    'haunted-tree': 2,
    'lead-boots': 1,
    bomb: 2,
    'old-logging-road': 1,
  },
);
