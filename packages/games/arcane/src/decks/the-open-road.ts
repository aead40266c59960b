import { deck } from './deck.ts';

export const theOpenRoad = deck(
  'the-open-road',
  'The Open Road',
  'Know before you strike. Scouts look under the backs of cards, sappers take the traps apart, and the hunters go ' +
    'straight for what was found.',
  {
    'mystic-stone': 1,
    // tokens
    'clay-golem': 3,
    'watch-dog': 3,
    // units
    pathfinder: 3,
    sapper: 3,
    falconer: 3,
    lamplighter: 3,
    'ferret-keeper': 3,
    huntsman: 2,
    'hush-monk': 2,
    raider: 2,
    cutpurse: 2,
    wisp: 2,
    'gale-dancer': 1,
    'muster-drummer': 1,
    'road-warden': 1,
    'hill-reaver': 1,
    'glass-champion': 1,
    // spells
    'fire-bolt': 3,
    'call-the-clay': 3,
    'giants-draught': 2,
    foresight: 2,
    lantern: 2,
    // traps
    'alarm-bell': 2,
    'spike-pit': 2,
    quicksand: 1,
  },
);
