import type { Written } from './card-text.ts';

/** The promos. */
export const promos: Readonly<Record<string, Written>> = {
  // 003
  'artist-egtoroth': {
    attack: 'Scorched Canvas',
    bio: 'He paints from life. Sittings are short.',
  },
  // 006
  'denraa-the-bull': {
    attack: 'Twin Axes',
    bio: 'The bridge was named after him by whoever got across.',
  },
  // 011
  'lord-marshal-goroth': {
    attack: 'March Through',
    bio: 'His maps show where the enemy was.',
  },
  // 018
  'rampage-orc': {
    attack: 'No Plan',
    bio: 'They point him at the gate and go home early.',
  },
  // 020
  'sweet-tooth': {
    attack: 'Sugar Rush',
    bio: 'It fell from the sky and has been looking for dessert since.',
  },
};
