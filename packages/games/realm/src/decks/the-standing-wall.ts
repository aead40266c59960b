import { deck } from './deck.ts';

export const theStandingWall = deck(
  'the-standing-wall',
  'The Standing Wall',
  'Every site a wall, every wall warded. Whoever comes close meets the giants behind it.',
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
    'root-digger': 2,
    'gate-statue': 4,
    'hearth-matron': 3,
    'moss-ox': 4,
    'shieldbrother-captain': 3,
    'mole-sapper': 2,
    'golem-shaper': 1,
    'rampart-giant': 2,
    'iron-confessor': 1,
    'furnace-giant': 1,
    // Other spells
    'masons-oath': 2,
    bury: 1,
    'hue-and-cry': 1,
    craterize: 1,
    calcify: 1,
    sanctuary: 1,
  },
);
