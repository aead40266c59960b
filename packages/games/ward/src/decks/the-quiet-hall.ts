import { deck } from './deck.ts';

export const theQuietHall = deck(
  'the-quiet-hall',
  'The Quiet Hall',
  'Say no. Answer their magics, let their attacks come to nothing, and win slowly with creatures that are hard to ' +
    'hurt.',
  {
    // creatures
    wizard: 2,
    ranger: 2,
    'giant-turtle': 1,
    'ent-tree': 1,
    witch: 1,
    'psychic-toad': 1,
    'frost-giant': 1,
    'eternal-titan': 1,
    'steam-rex': 1,
    // magics
    'sentinel-of-life': 1,
    'forest-sentinel': 1,
    'blade-in-the-dark': 1,
    'haunted-tree': 2,
    'melody-of-the-deep': 2,
    'magic-steal': 1,
    'mysterious-door': 1,
    'junk-scarecrow': 1,
    'hourglass-of-time': 2,
    'mind-sap': 3,
    'abominable-deer-man': 2,
    'watcher-in-the-wall': 1,
    'magic-belt': 1,
  },
);
