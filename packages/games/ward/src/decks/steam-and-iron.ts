import { deck } from './deck.ts';

export const steamAndIron = deck(
  'steam-and-iron',
  'Steam and Iron',
  'Machines that no magic and no trick can touch, and steel for those that may be armed. Few of them are quick, ' +
    'and nothing stops them.',
  {
    // creatures
    'steam-spider': 3,
    'steam-wolf': 3,
    'ooze-weaver': 1,
    'steam-golem': 1,
    'steam-rex': 2,
    'ancient-sentinel': 1,
    'enhanced-orc': 1,
    // magics
    'the-iron-range': 1,
    'steam-knight-blaster': 2,
    'monster-armor': 3,
    'wooden-shield': 2,
    'knight-helm': 2,
    'battle-axe': 3,
    'council-of-the-cosmos': 2,
    negative: 1,
    'health-potion': 2,
  },
);
