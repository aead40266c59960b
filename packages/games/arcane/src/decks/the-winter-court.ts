import { deck } from './deck.ts';

export const theWinterCourt = deck(
  'the-winter-court',
  'The Winter Court',
  'Every card has two faces. Show the heralds, hide the stalkers, let the guards be either, and freeze whoever guesses ' +
    'wrong.',
  {
    'hearth-stone': 1,
    // tokens
    'mud-wall': 3,
    thornling: 3,
    // units
    'frost-weaver': 2,
    'ice-maiden': 2,
    'winter-herald': 3,
    'rime-stalker': 3,
    'thicket-beast': 3,
    'mire-lurker': 2,
    'thorn-cat': 2,
    'ram-rider': 2,
    'wall-wright': 2,
    'wall-guard': 2,
    'janus-guard': 3,
    landslide: 2,
    'thorn-matron': 2,
    // spells
    frostbind: 3,
    tanglevine: 2,
    miasma: 2,
    shroud: 2,
    'giants-draught': 3,
    // traps
    quicksand: 2,
    'root-snare': 2,
    'adder-nest': 1,
  },
);
