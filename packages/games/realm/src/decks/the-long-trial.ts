import { deck } from './deck.ts';

export const theLongTrial = deck(
  'the-long-trial',
  'The Long Trial',
  'Wards hold the line while the accused are branded, judged and gone. Strike from the air once nobody dares to answer.',
  'duel',
  {
    // Avatar
    persecutor: 1,
    // Atlas
    'windswept-tor': 3,
    'cloudgate-stair': 2,
    'chapel-of-first-light': 2,
    'aerie-of-the-ninth-bell': 1,
    'slow-river': 3,
    'ferry-landing': 2,
    'pilgrims-spring': 1,
    'storm-harbor': 2,
    // Minions
    'gust-courier': 3,
    'belfry-slinger': 2,
    'psalm-singer': 3,
    'apprentice-wizard': 2,
    'harbor-penitent': 3,
    'candle-mourner': 2,
    'cirrus-drake': 2,
    'still-water-abbess': 2,
    'lightwing-herald': 2,
    'ysolde-the-unblinking': 1,
    // Other spells
    'clear-judgement': 2,
    'forked-bolt': 2,
    'whispered-litany': 1,
    stain: 1,
    evensong: 1,
    'prayer-bell': 1,
  },
);
