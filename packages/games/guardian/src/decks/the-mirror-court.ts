import { deck } from './deck.ts';

export const theMirrorCourt = deck(
  'the-mirror-court',
  'The Mirror Court',
  'One Guardian pays for another. Copy what works, send back what does not, and give up nothing for nothing.',
  {
    // Guardians
    'oathless-champion': 2,
    'quarry-giant': 3,
    'bone-caller': 2,
    'echo-painter': 1,
    'hungry-reliquary': 1,
    'tide-shepherd': 1,
    'hive-mother': 1,
    'blood-zealot': 1,
    'sleeper-of-the-deep': 1,
    'ilse-queen-of-mirrors': 1,
    // Effects
    'levy-writ': 3,
    'spike-pit': 3,
    'decoy-banner': 1,
    'ebb-tide': 1,
    'twin-reflection': 1,
    // Equipment
    'bark-armour': 1,
    // Fields
    'hall-of-mirrors': 1,
  },
);
