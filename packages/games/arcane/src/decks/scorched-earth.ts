import { deck } from './deck.ts';

export const scorchedEarth = deck(
  'scorched-earth',
  'Scorched Earth',
  'Nothing stays hidden in a fire. Burn what lies face down, let the small ones blow up among the enemy, and walk ' +
    'over the ashes.',
  {
    'ember-stone': 1,
    // tokens
    emberling: 3,
    'bone-servant': 3,
    // units
    'flame-warrior': 3,
    'cinder-imp': 2,
    'ember-hound': 2,
    torchbearer: 2,
    'pyre-priest': 2,
    'ash-walker': 2,
    'furnace-brute': 3,
    scorchling: 2,
    salamander: 2,
    'coal-giant': 2,
    'kiln-keeper': 2,
    'grave-piper': 2,
    'pyre-lord': 2,
    'banked-fire': 1,
    'ember-sower': 1,
    // spells
    'fire-bolt': 3,
    wildfire: 3,
    backlash: 2,
    foresight: 2,
    'hex-of-silence': 2,
    // traps
    'powder-keg': 2,
    'spike-pit': 2,
    'beacon-of-spite': 1,
  },
);
