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
    'reed-wader': 3,
    'needle-eel': 4,
    'kelp-mother': 4,
    'drowned-bride': 3,
    'abaddon-succubus': 3,
    'daperyll-vampire': 3,
    'mirror-siren': 2,
    'brine-leviathan': 1,
    'hollow-stalker': 1,
    'cirrus-drake': 2,
    // Other spells
    geyser: 1,
    'grievous-insult': 1,
    toadskin: 1,
    'hungry-idol': 1,
  },
);
