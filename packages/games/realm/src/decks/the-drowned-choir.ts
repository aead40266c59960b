import { deck } from './deck.ts';

export const theDrownedChoir = deck(
  'the-drowned-choir',
  'The Drowned Choir',
  'Rise from below where nobody can follow, lure them in, and let the water do the rest.',
  'duel',
  {
    // Avatar
    'voice-of-the-tarn': 1,
    // Atlas
    'slow-river': 4,
    'ferry-landing': 3,
    'drowned-chapel': 2,
    'pilgrims-spring': 1,
    'windswept-tor': 3,
    'aerie-of-the-ninth-bell': 1,
    'storm-harbor': 2,
    // Minions
    'reed-wader': 2,
    'needle-eel': 4,
    'kelp-mother': 4,
    'drowned-bride': 1,
    'abaddon-succubus': 3,
    'daperyll-vampire': 3,
    'mirror-siren': 2,
    'brine-leviathan': 2,
    'hollow-stalker': 1,
    'cirrus-drake': 3,
    // Other spells
    geyser: 1,
    'grievous-insult': 1,
    toadskin: 2,
    'hungry-idol': 1,
  },
);
