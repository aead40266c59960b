import { deck } from './deck.ts';

export const theRedMuster = deck(
  'the-red-muster',
  'The Red Muster',
  'Charge on the turn you arrive, lances first, and burn whatever stands in the road.',
  'duel',
  {
    // Avatar
    'cinder-marshal': 1,
    // Atlas
    'cinder-slope': 4,
    'charcoal-camp': 3,
    'forge-yard': 2,
    'mouth-of-embers': 1,
    'barley-terrace': 3,
    'slag-hills': 3,
    // Minions
    'spark-imp': 3,
    'ember-squire': 4,
    'cinder-rider': 4,
    'cinder-kite': 1,
    'smoke-revenant': 3,
    'kiln-adept': 3,
    'wardbreaker-zealot': 1,
    'barrow-wight': 2,
    'pyre-wyrm': 2,
    'furnace-giant': 1,
    // Other spells
    'ember-volley': 4,
    'whetted-glaive': 1,
    'muster-field': 1,
  },
);
