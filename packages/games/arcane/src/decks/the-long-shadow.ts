import { deck } from './deck.ts';

export const theLongShadow = deck(
  'the-long-shadow',
  'The Long Shadow',
  'Put everything down unseen. Spiders, foxes and traps wait for whoever comes looking, and poison finishes what the ' +
    'ambush began.',
  {
    'hollow-stone': 1,
    // tokens
    thornling: 3,
    'watch-dog': 3,
    // units
    'night-asp': 3,
    'thorn-cat': 2,
    'lurking-shade': 3,
    'trapdoor-spider': 3,
    changeling: 2,
    'mirror-fox': 3,
    'bog-witch': 3,
    'frost-weaver': 2,
    'leech-bat': 2,
    'buried-titan': 3,
    'thorn-matron': 2,
    'hollow-king': 2,
    // spells
    shroud: 2,
    miasma: 2,
    'change-places': 2,
    undertow: 2,
    tanglevine: 2,
    'stay-the-blade': 2,
    // traps
    'adder-nest': 2,
    'thiefs-door': 1,
    'hollow-altar': 1,
    'alarm-bell': 1,
  },
);
