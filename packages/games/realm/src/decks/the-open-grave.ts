import { deck } from './deck.ts';

export const theOpenGrave = deck(
  'the-open-grave',
  'The Open Grave',
  'Salt their fields, bury what they send, and let the ground do the killing.',
  'duel',
  {
    // Avatar
    'sexton-of-hollow-hill': 1,
    // Atlas
    'barley-terrace': 3,
    'tithe-barn': 2,
    'deep-archive': 2,
    'slow-river': 4,
    'ferry-landing': 2,
    'reed-fen': 3,
    // Minions
    'root-digger': 1,
    'silt-crawler': 3,
    'salt-carter': 3,
    'wall-ballista': 3,
    'barrow-wight': 2,
    undertaker: 1,
    'peat-giant': 3,
    // Other spells
    bury: 3,
    undertow: 2,
    'chain-net': 1,
    'salt-the-earth': 2,
    craterize: 2,
    'diving-bell': 1,
    'votive-lamp': 2,
    'spring-flood': 1,
  },
);
