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
    'night-asp': 2,
    'lurking-shade': 3,
    'trapdoor-spider': 3,
    changeling: 2,
    'mirror-fox': 3,
    'leech-bat': 2,
    'buried-titan': 2,
    'hollow-king': 2,
    'hooded-courier': 2,
    'sleight-master': 1,
    'masked-blade': 2,
    'bog-witch': 2,
    'thorn-matron': 2,
    'tomb-sentry': 2,
    // spells
    shroud: 2,
    miasma: 2,
    'change-places': 2,
    undertow: 2,
    'stay-the-blade': 2,
    'grave-bargain': 2,
    // traps
    'adder-nest': 2,
    'thiefs-door': 1,
    'hollow-altar': 1,
    'alarm-bell': 1,
  },
);
