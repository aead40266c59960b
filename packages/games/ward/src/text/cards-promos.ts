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
  // 007
  'dragon-of-time': {
    text:
      'Once on your turn, at a moment you pick, you must roll a die: on 1–2 nobody can play magics this turn; on ' +
      '3–4 the effects of all other creatures are negated this turn; on 5–6 all limited summons go to the ' +
      'cemeteries of their owners.',
    many: 'Everybody is bound, you too; limited summons of all sides go.',
    attack: 'Slow Breath',
    bio: 'It was late once. The century waited.',
  },
  // 009
  'god-killer-brox': {
    text: 'Deals ×4 attack damage to creatures whose AL is 12 now.',
    attack: 'Altar Split',
    bio: 'He keeps a shelf, and there is room on it.',
  },
  // 011
  'lord-marshal-goroth': {
    attack: 'March Through',
    bio: 'His maps show where the enemy was.',
  },
  // 015
  nadara: {
    text:
      'When a battle begins in which she strikes or is struck, choose her attack for that battle: Slash, 4 dice ' +
      'and MOD 1, or Piercing Arrow, 1 die and MOD 4.',
    attack: 'Slash',
    bio: 'She counts arrows the way others count steps home.',
  },
  // 017
  'perseus-valenthil': {
    text:
      'Once on your turn, at a moment you pick, you must roll a die: on 5–6 it takes no damage for 1 turn cycle, ' +
      'and you can play no magic meanwhile.',
    attack: 'Mirror Thrust',
    bio: 'He looks at nobody directly, from habit.',
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
