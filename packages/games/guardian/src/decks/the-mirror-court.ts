import { deck } from './deck.ts';

export const theMirrorCourt = deck(
  'the-mirror-court',
  'The Mirror Court',
  'One Guardian pays for another. Copy what works, feed what does not to what does, and give up nothing for nothing.',
  {
    // Guardians
    'field-levy': 4,
    'hill-spearman': 1,
    'echo-painter': 1,
    'bone-caller': 2,
    'hungry-reliquary': 1,
    'grave-registrar': 1,
    'mirror-weaver': 1,
    'hive-mother': 1,
    'blood-zealot': 1,
    'sleeper-of-the-deep': 1,
    'ilse-queen-of-mirrors': 1,
    // Effects
    'muster-the-fallen': 2,
    'levy-writ': 2,
    'sworn-avengers': 1,
    'second-muster': 1,
    'twin-reflection': 1,
    // Equipment
    'widows-bell': 1,
    // Fields
    'muster-season': 1,
    'hall-of-mirrors': 1,
  },
);
