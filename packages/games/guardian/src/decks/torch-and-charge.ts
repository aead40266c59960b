import { deck } from './deck.ts';

export const torchAndCharge = deck(
  'torch-and-charge',
  'Torch and Charge',
  'Rush Guardians act on the turn they arrive. Throw torches at whatever blocks the way, and break a base before the ' +
    'other side stands in every lane.',
  {
    // Guardians
    'gale-courier': 3,
    'torch-runner': 3,
    'lance-veteran': 2,
    'saltmarsh-raider': 2,
    'flare-dancer': 1,
    'gate-breaker': 1,
    'emberjaw-the-first-fire': 1,
    // Effects
    'levy-writ': 3,
    'thrown-torch': 2,
    'spike-pit': 3,
    'siege-volley': 1,
    'decoy-banner': 1,
    // Equipment
    'whetted-blade': 1,
    // Fields
    'war-drums': 1,
  },
);
