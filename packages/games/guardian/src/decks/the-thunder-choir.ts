import { deck } from './deck.ts';

export const theThunderChoir = deck(
  'the-thunder-choir',
  'The Thunder Choir',
  'Hold them still: paralyzed, exhausted, confused, sent home. What you lose meanwhile makes you stronger.',
  {
    // Guardians
    'quarry-giant': 2,
    'banner-widow': 2,
    'kiln-tender': 1,
    'thunder-monk': 2,
    'lullaby-piper': 1,
    'whisper-adept': 1,
    'tide-shepherd': 1,
    'bonded-sentinel': 1,
    'prince-in-exile': 1,
    'glass-seraph': 1,
    // Effects
    'open-stores': 2,
    'levy-writ': 1,
    thunderclap: 1,
    'field-dressing': 1,
    'ebb-tide': 1,
    verdict: 1,
    // Equipment
    'fellowship-chain': 1,
    'heaven-plate': 1,
    'crown-of-four-realms': 1,
    // Fields
    drought: 1,
    'siege-winter': 1,
  },
);
