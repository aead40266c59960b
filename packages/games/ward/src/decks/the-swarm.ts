import { deck } from './deck.ts';

export const theSwarm = deck(
  'the-swarm',
  'The Swarm',
  'Hive Lord calls, and what flies comes out of your hand beside it, without a sacrifice. Guard the Lord: when it ' +
    'is lost, the swarm goes home.',
  {
    // creatures
    'hive-lord': 3,
    'black-jacket': 3,
    'super-hornet': 2,
    thief: 1,
    werehawk: 2,
    'bug-man': 1,
    // magics
    'dawn-of-the-living-chickens': 2,
    ambush: 3,
    'lead-boots': 2,
    'creators-gift': 1,
    'celestial-power': 1,
    'ghost-form': 2,
    'magic-shield': 2,
    'minotaur-bodyguard': 2,
    'junk-scarecrow': 1,
    'common-armor': 2,
  },
);
