import { deck } from './deck.ts';

export const theLongWall = deck(
  'the-long-wall',
  'The Long Wall',
  'Tanks in front, walls behind them, and time on your side. Whatever attacks you comes out of it worse than before.',
  {
    // Guardians
    'gatehouse-ox': 2,
    shieldbearer: 2,
    'lowgate-mason': 2,
    'quarry-giant': 2,
    thornback: 2,
    'bonded-sentinel': 1,
    'rampart-engineer': 1,
    'ironroot-colossus': 1,
    'aurel-keeper-of-gates': 1,
    // Effects
    'levy-writ': 3,
    'spike-pit': 3,
    'hidden-ward': 1,
    'decoy-banner': 1,
    'old-foundations': 1,
    // Equipment
    'tower-shield': 1,
    // Fields
    'plague-season': 1,
  },
);
