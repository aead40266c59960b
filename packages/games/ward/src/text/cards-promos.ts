import type { Written } from './card-text.ts';

/** The promos. */
export const promos: Readonly<Record<string, Written>> = {
  // 001
  'aqua-dragon': {
    text:
      'In a battle with a Demon, a Humanoid, a Beast or a creature with "Steam" in its name it has 2 more attack ' +
      'dice.',
    attack: 'Undertow Breath',
    bio: 'The lake has a tide now.',
  },
  // 002
  arcturus: {
    text:
      'It takes damage only from attacks, and of these only the printed dice and the printed MOD of the ' +
      'attacker: no bonuses, no multipliers, no critical hit. Damage over time, effects and its own critical ' +
      'miss do nothing to it.',
    attack: 'North Axe',
    bio: 'He is impressed by nothing that comes with a receipt.',
  },
  // 003
  'artist-egtoroth': {
    attack: 'Scorched Canvas',
    bio: 'He paints from life. Sittings are short.',
  },
  // 004
  'cosmic-storm': {
    text:
      'At the start of each turn all players roll a die: the primary of whoever rolls lowest takes 5 damage. ' +
      'Those who tie for lowest roll again.',
    many: "Everybody rolls, on everybody's turn, partners too.",
  },
  // 005
  cryovore: {
    text:
      'Once on your turn you may choose 1: its attacks this turn deal 10 more damage, added after everything ' +
      'else; or it heals by 10.',
    attack: 'Frost Bite',
    bio: 'It eats the cold out of the ground and leaves the winter hungry.',
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
  // 008
  ghulvok: {
    text:
      'It may be summoned without a sacrifice onto the empty front while a "Full Moon" lies on the field, on any ' +
      'side. Summoned so, it goes to the hand of its owner when no Full Moon is left.',
    attack: 'Moonlit Maul',
    bio: 'He keeps a calendar with one date on it.',
  },
  // 009
  'god-killer-brox': {
    text: 'Deals ×4 attack damage to creatures whose AL is 12 now.',
    attack: 'Altar Split',
    bio: 'He keeps a shelf, and there is room on it.',
  },
  // 010
  'hell-walker': {
    text:
      'Deals ×2 attack damage to Demons and to creatures with "Demon" in their names. An opponent who has such a ' +
      'creature on their side can play no magics.',
    many: 'Every opponent for themselves; a partner is not bound.',
    attack: 'Gate Slam',
    bio: 'He went down once to complain, and liked the work.',
  },
  // 011
  'lord-marshal-goroth': {
    attack: 'March Through',
    bio: 'His maps show where the enemy was.',
  },
  // 012
  'luc-tiberius': {
    text: 'When it hits and its hit dice, 2 or more, are all equal, draw 1 card.',
    attack: 'Paired Blades',
    bio: 'Luck is a habit, he says, and practises.',
  },
  // 013
  'maximum-ward': {
    text:
      'On each turn, at a moment that its player picks, all players must roll a die. If all are equal, ' +
      'everything on the field goes to the cemeteries of its owners, this too; creatures are not killed by it.',
    many: "Everybody rolls, on everybody's turn, partners too.",
  },
  // 014
  'moon-owl': {
    text:
      "When an opponent kills it or takes it off the field, it becomes an Infinite Equip on that opponent's " +
      'primary instead, in a slot on your side; without a free one it leaves as usual. The equipped creature ' +
      'takes 10 damage at the start of each turn of its controller. When that creature leaves the field, this is ' +
      'shuffled into the deck of its owner.',
    many: 'The opponent whose card did it, and nobody else.',
    attack: 'Silver Talons',
    bio: 'It is gone by morning, and so are you.',
  },
  // 015
  nadara: {
    text:
      'When a battle begins in which she strikes or is struck, choose her attack for that battle: Slash, 4 dice ' +
      'and MOD 1, or Piercing Arrow, 1 die and MOD 4.',
    attack: 'Slash',
    bio: 'She counts arrows the way others count steps home.',
  },
  // 016
  'omega-titan': {
    text:
      'Once on your turn, at a moment you pick, you must roll a die: on 1–3, for this turn, 1 opponent can play ' +
      'no magics, and nothing of theirs deals damage.',
    attack: 'Final Orbit',
    bio: 'After it comes the index.',
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
  // 019
  scarlett: {
    text:
      'In battle it is hit only if the hit dice, 2 or more, are all equal, but not by all 1s; a critical hit is ' +
      'such a roll. Its AL cannot rise.',
    attack: 'Red Feint',
    bio: 'She fences in a crowd and nobody spills a drink.',
  },
  // 020
  'sweet-tooth': {
    attack: 'Sugar Rush',
    bio: 'It fell from the sky and has been looking for dessert since.',
  },
  // 021
  'ward-united': {
    text:
      'A creature that is summoned while this lies on the field has as many more attack dice, and as much more ' +
      'MOD, as are printed on the creatures sacrificed for it, as long as this stays.',
    many: 'The summons of every player, partners too.',
  },
  // 022
  'zanj-the-hunter': {
    text: "The printed AL of all opponents' creatures counts 6 less, not below 0; nothing raises it.",
    attack: 'Patient Aim',
    bio: 'He has followed the same track for a year. It is getting nervous.',
  },
};
