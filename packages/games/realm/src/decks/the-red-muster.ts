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
    'cinder-rider': 3,
    'smoke-revenant': 3,
    'kiln-adept': 2,
    'wardbreaker-zealot': 2,
    'barrow-wight': 2,
    'pyre-wyrm': 2,
    'hired-crossbow': 1,
    'furnace-giant': 1,
    // Other spells
    'ember-volley': 3,
    'headsmans-axe': 1,
    'whetted-glaive': 1,
    raze: 1,
    'muster-field': 1,
  },
);
