import { deck } from './deck.ts';

export const theMovingCamp = deck(
  'the-moving-camp',
  'The Moving Camp',
  'Nobody stays where they are. Change lanes to strike, shoot across the whole field, and be where the other side is not.',
  {
    // Guardians
    'courtyard-dancer': 2,
    'ridge-bowman': 2,
    'pit-fighter': 2,
    'roadside-captain': 2,
    'dancing-master': 1,
    'marching-drummer': 1,
    'drill-marshal': 1,
    'siege-master': 1,
    'toll-reaper': 1,
    'storm-caller': 1,
    // Effects
    'change-of-plans': 1,
    'muster-the-fallen': 2,
    'shifting-ranks': 2,
    'open-stores': 1,
    // Equipment
    'signal-bow': 1,
    'siege-hammer': 2,
    // Fields
    'open-roads': 1,
    'unbroken-sky': 1,
  },
);
