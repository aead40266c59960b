import { deck } from './deck.ts';

export const quietKnives = deck(
  'quiet-knives',
  'Quiet Knives',
  'Arrive unseen, strike first, and leave poison and traps behind. Go back into Stealth before they answer.',
  {
    // Guardians
    'alley-cutthroat': 4,
    'reed-stalker': 2,
    'mire-toad': 1,
    'marsh-witch': 1,
    'purse-cutter': 1,
    fogwalker: 1,
    'nightglass-archer': 1,
    'hollow-mask': 1,
    'venom-duchess': 1,
    'vesper-last-lantern-out': 1,
    // Effects
    'open-stores': 2,
    'last-levy': 1,
    'smoke-pot': 1,
    'spike-pit': 1,
    ambush: 1,
    exile: 1,
    // Equipment
    'venom-sheath': 1,
    'reed-cloak': 1,
    // Fields
    'choking-fog': 1,
    'plague-season': 1,
  },
);
