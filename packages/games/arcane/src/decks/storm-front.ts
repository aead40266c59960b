import { deck } from './deck.ts';

export const stormFront = deck(
  'storm-front',
  'Storm Front',
  'Be there first. Fast riders cross the board, strike before they are struck, and leave whoever survives too shaken ' +
    'to hit back.',
  {
    'mystic-stone': 1,
    // tokens
    spark: 3,
    'watch-dog': 3,
    // units
    'lightning-knight': 3,
    'storm-squire': 2,
    'thunder-lancer': 2,
    'static-hound': 2,
    'cloud-herald': 2,
    stormcaller: 1,
    'banner-knight': 2,
    'oathbound-rider': 3,
    thunderhead: 2,
    'bolt-archer': 2,
    'pike-warden': 1,
    'spark-smith': 2,
    'sky-duelist': 2,
    vanguard: 2,
    'arc-caster': 2,
    // spells
    'forked-lightning': 3,
    'war-cry': 2,
    'second-wind': 3,
    gust: 2,
    unsay: 2,
    // traps
    'spike-pit': 3,
    'alarm-bell': 1,
    'dead-weight': 1,
  },
);
