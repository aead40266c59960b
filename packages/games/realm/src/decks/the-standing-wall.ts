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
    'barley-terrace': 3,
    'old-quarry': 4,
    'abbey-wall': 3,
    'deep-archive': 1,
    'cinder-slope': 1,
    'charcoal-camp': 2,
    'slag-hills': 2,
    // Minions
    'gate-statue': 3,
    'hearth-matron': 3,
    'moss-ox': 4,
    'mole-sapper': 2,
    'wall-ballista': 4,
    'shieldbrother-captain': 3,
    'golem-shaper': 2,
    'rampart-giant': 2,
    'furnace-giant': 1,
    // Other spells
    'masons-oath': 1,
    bury: 3,
    'chain-net': 1,
    sanctuary: 1,
  },
);
