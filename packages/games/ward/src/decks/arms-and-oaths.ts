import { deck } from './deck.ts';

export const armsAndOaths = deck(
  'arms-and-oaths',
  'Arms and Oaths',
  'One fighter carries the whole armoury, with squires alongside. Guard the equipment: when its wearer falls, it is ' +
    'lost with them.',
  {
    // creatures
    dwarf: 2,
    elf: 2,
    'hive-lord': 1,
    orc: 1,
    goblin: 1,
    'frog-man': 1,
    knight: 1,
    glarbstenford: 1,
    'the-hero': 1,
    'the-heroine': 1,
    // magics
    'epic-loot': 1,
    'epic-boots': 1,
    'epic-helm': 1,
    'epic-ring': 1,
    'sword-of-light': 2,
    heroism: 1,
    'flame-of-the-infinite': 1,
    'knight-armor': 1,
    'magic-belt': 2,
    'magic-ring': 1,
    'mounted-assault': 1,
    'the-squire': 2,
    'health-potion': 1,
    'blade-in-the-dark': 1,
    'council-of-the-cosmos': 1,
  },
);
