import { deck } from './deck.ts';

export const quietKnives = deck(
  'quiet-knives',
  'Quiet Knives',
  'Arrive unseen, strike first, and leave poison and traps behind. Go back into Stealth before they answer.',
  {
    // Guardians
    'alley-cutthroat': 3,
    'reed-stalker': 3,
    'purse-cutter': 1,
    'whisper-adept': 1,
    fogwalker: 2,
    'nightglass-archer': 1,
    'hollow-mask': 1,
    'venom-duchess': 1,
    'vesper-last-lantern-out': 1,
    // Effects
    'levy-writ': 3,
    'spike-pit': 3,
    'decoy-banner': 2,
    exile: 1,
    // Equipment
    'venom-sheath': 1,
    // Fields
    'choking-fog': 1,
  },
);
