import { deck } from './deck.ts';

export const theStandingWall = deck(
  'the-standing-wall',
  'The Standing Wall',
  'Every site a wall, every wall warded, and engines on top for whatever flies. Whoever comes close meets the giants.',
  'duel',
  {
    // Avatar
    gatewright: 1,
    // Atlas
    'barley-terrace': 4,
    'old-quarry': 3,
    'abbey-wall': 3,
    'deep-archive': 1,
    'cinder-slope': 2,
    'charcoal-camp': 1,
    'slag-hills': 2,
    // Minions
    'gate-statue': 4,
    'hearth-matron': 4,
    'moss-ox': 4,
    'wall-ballista': 4,
    'shieldbrother-captain': 3,
    'golem-shaper': 1,
    'rampart-giant': 2,
    'furnace-giant': 1,
    // Other spells
    'masons-oath': 1,
    bury: 3,
    'hue-and-cry': 1,
    'chain-net': 1,
    sanctuary: 1,
  },
);
