import { deck } from './deck.ts';

export const theBurningLibrary = deck(
  'the-burning-library',
  'The Burning Library',
  'A spell for every page, and sparks and a ring that sting with each of them.',
  'duel',
  {
    // Avatar
    'lamplit-scholar': 1,
    // Atlas
    'windswept-tor': 4,
    'chapel-of-first-light': 1,
    'aerie-of-the-ninth-bell': 1,
    'cinder-slope': 4,
    'charcoal-camp': 2,
    'mouth-of-embers': 1,
    'beacon-crag': 3,
    // Minions
    'page-of-sparks': 3,
    'spark-imp': 2,
    'apprentice-wizard': 2,
    'cinder-kite': 2,
    'cirrus-drake': 2,
    'pyre-wyrm': 2,
    'thunder-adept': 2,
    'stormglass-oracle': 2,
    // Other spells
    'arc-flash': 3,
    updraft: 1,
    'forked-bolt': 3,
    'ember-volley': 2,
    'ring-of-morrigan': 2,
    'spark-rod': 1,
    interdict: 1,
  },
);
