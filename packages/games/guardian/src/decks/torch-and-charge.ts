import { deck } from './deck.ts';

export const torchAndCharge = deck(
  'torch-and-charge',
  'Torch and Charge',
  'Rush Guardians act on the turn they arrive. Throw torches at whatever blocks the way, and break a base before the ' +
    'other side stands in every lane.',
  {
    // Guardians
    'cinder-hound': 1,
    'gale-courier': 2,
    'torch-runner': 3,
    'lance-veteran': 2,
    'saltmarsh-raider': 1,
    'stormtusk-boar': 1,
    'flare-dancer': 1,
    'gate-breaker': 1,
    'ashwing-drake': 1,
    'emberjaw-the-first-fire': 1,
    // Effects
    'levy-writ': 1,
    'thrown-torch': 2,
    'pitch-and-spark': 1,
    'siege-volley': 1,
    'last-levy': 1,
    // Equipment
    'whetted-blade': 1,
    emberbrand: 1,
    'twinfang-harness': 1,
    // Fields
    'deep-wells': 1,
    'war-drums': 1,
  },
);
