import type { Written } from './card-text.ts';

/** Generation 3, creatures. */
export const gen3Creatures: Readonly<Record<string, Written>> = {
  // 005
  comodo: {
    attack: 'Slow Ember',
    bio: 'It is a dragon the way a coal is a fire.',
  },
  // 023
  'order-knight': {
    attack: 'Rule Four',
    bio: 'Rules one to three are about asking first.',
  },
  // 025
  wererabbit: {
    attack: 'Thumping Kick',
    bio: 'Nobody believes the farmer until the second field is gone.',
  },
  // 030
  owlet: {
    attack: 'Fluff Peck',
    bio: 'It practises the stare. The rest will come.',
  },
  // 032
  'evolved-ape': {
    attack: 'Thrown Pillar',
    bio: 'It learnt tools in a day and contempt in two.',
  },
  // 034
  'kappa-king': {
    attack: 'Bowl Tip',
    bio: 'Bow to him and he must bow back. Then run.',
  },
  // 036
  'ptera-man': {
    attack: 'Cliff Drop',
    bio: 'He was told that men cannot fly, at a great height.',
  },
  // 040
  'moon-soldier': {
    attack: 'Standing Order',
    bio: 'The uniform is classified. So is what wears it.',
  },
  // 047
  conqueror: {
    attack: 'Final Terms',
    bio: 'He reads the surrender aloud before the battle, to save time.',
  },
  // 055
  'shield-maiden': {
    attack: 'Rim Strike',
    bio: 'She was taught to hold the shield. She found the edge herself.',
  },
  // 060
  'fish-boy': {
    attack: 'Spear Poke',
    bio: 'The tide left him on the step, and he has paid rent in eels.',
  },
  // 061
  moose: {
    attack: 'Trample',
    bio: 'It has the right of way everywhere it is.',
  },
  // 068
  stego: {
    attack: 'Spiked Tail',
    bio: 'Two minds: one for the front, one for the matter at hand.',
  },
  // 069
  'mountain-lion': {
    attack: 'Ledge Pounce',
    bio: 'The path has two walkers. One is on it.',
  },
  // 071
  boulderox: {
    attack: 'Landslide Horn',
    bio: 'The quarry closed the day it stood up.',
  },
  // 073
  'big-mouth-bass': {
    attack: 'Swallow Whole',
    bio: 'It has eaten three hooks and a fisherman.',
  },
  // 081
  'hive-queen': {
    attack: 'Royal Sting',
    bio: 'Ten thousand wings, and one decision.',
  },
  // 089
  'orc-warrior': {
    attack: 'Heavy Swing',
    bio: 'He starts every swing the day before.',
  },
  // 091
  'octo-orc': {
    attack: 'Eight Axes',
    bio: 'No one has counted all of the arms and told anybody.',
  },
  // 093
  'forest-guardian': {
    attack: 'Root Wall',
    bio: 'The axe bites once, and the wood bites until evening.',
  },
  // 101
  'bestial-champion': {
    attack: 'Ring Fury',
    bio: 'Undefeated, and running out of ring.',
  },
  // 130
  tarantula: {
    attack: 'Burrow Snatch',
    bio: 'The door to its house is you.',
  },
  // 133
  cockroach: {
    attack: 'Scuttle',
    bio: 'When all of this is over, it will want the table.',
  },
  // 148
  'enhanced-orc': {
    attack: 'Bolted Fist',
    bio: 'They replaced what he lost, and then what he missed.',
  },
};
