import { deck } from './deck.ts';

export const theLongWall = deck(
  'the-long-wall',
  'The Long Wall',
  'Tanks in front, walls before them, and time on your side. Whatever attacks you comes out of it worse than before.',
  {
    // Guardians
    'gatehouse-ox': 3,
    shieldbearer: 2,
    'lowgate-mason': 1,
    'shrine-healer': 1,
    'hedge-warden': 1,
    thornback: 1,
    'bastion-golem': 1,
    'bell-founder': 1,
    'rampart-engineer': 1,
    'last-gatekeeper': 1,
    'ironroot-colossus': 1,
    'aurel-keeper-of-gates': 1,
    // Effects
    palisade: 1,
    'alarm-bell': 2,
    'stone-by-stone': 1,
    'raise-the-stones': 1,
    'stand-at-the-gate': 1,
    'old-foundations': 1,
    // Equipment
    'tower-shield': 1,
    // Fields
    'spring-rains': 1,
    'masons-summer': 1,
  },
);
