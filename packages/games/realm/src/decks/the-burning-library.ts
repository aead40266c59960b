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
    'apprentice-wizard': 1,
    'cinder-kite': 4,
    'cirrus-drake': 2,
    'pyre-wyrm': 2,
    'thunder-adept': 3,
    'stormglass-oracle': 2,
    // Other spells
    'arc-flash': 4,
    updraft: 1,
    'forked-bolt': 3,
    'ember-volley': 1,
    'ring-of-morrigan': 2,
    'spark-rod': 1,
    interdict: 1,
  },
);
