import { deck } from './deck.ts';

export const theStoneyard = deck(
  'the-stoneyard',
  'The Stoneyard',
  'Build, then march. Golems and heavy units stand in front of a Stone that heals what it has near, and what comes ' +
    'too close turns to stone itself.',
  {
    'hearth-stone': 1,
    // tokens
    'clay-golem': 3,
    'iron-golem': 3,
    // units
    golemancer: 3,
    'brick-giant': 2,
    'clay-shepherd': 2,
    gargoyle: 2,
    mason: 2,
    'stone-warden': 2,
    cockatrice: 2,
    'shield-mother': 2,
    'rune-smith': 2,
    'field-surgeon': 2,
    'old-colossus': 2,
    'iron-foundress': 3,
    'quarry-ox': 1,
    'border-guard': 1,
    'gate-captain': 2,
    // spells
    'call-the-clay': 2,
    mend: 3,
    'giants-draught': 2,
    'sleep-of-stone': 2,
    ward: 3,
    // traps
    'gorgon-mask': 2,
    'spike-pit': 1,
    'root-snare': 1,
    'wind-lock': 1,
  },
);
