import { deck } from './deck.ts';

export const fullHands = deck(
  'full-hands',
  'Full Hands',
  'Every gnome in your hand arms the gnome in front. Hold on to cards, show them, and play no more of them than ' +
    'you must.',
  {
    // creatures
    gnome: 3,
    'gnome-dragoon': 2,
    'gnome-warrior': 2,
    gnometheon: 1,
    'wizard-frog': 2,
    penguin: 1,
    // magics
    'steam-powered-girl': 3,
    'arcane-power': 2,
    twister: 1,
    'frog-of-fortune': 3,
    'visitor-from-beyond': 1,
    'legendary-gloves': 1,
    'metallic-bone': 2,
    'magic-watch': 1,
    'junk-scarecrow': 1,
    'ghost-form': 2,
    'hero-shield': 2,
  },
);
