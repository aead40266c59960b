import type { Written } from './card-text.ts';

/** Cards of later generations that the rulebook's examples and generation 1 need. */
export const cardsLater: Readonly<Record<string, Written>> = {
  // generation 2, 015
  'bear-wolf': {
    attack: 'Grey Rush',
    bio: 'Half of it wants the kill, half the larder.',
  },
  // generation 2, 019
  sharkling: {
    attack: 'Reef Snap',
    bio: 'Its brothers were born first. It was born fed.',
  },
  // generation 2, 020
  'great-white': {
    text:
      'Summon requirement: place it on top of your Sharkling, which must have been on the field before this turn; ' +
      'no other sacrifices. Sharkling goes with it when it leaves the field, changes control or is killed. A magic ' +
      'or creature effect may bring it out without this. It is not an effect and cannot be negated.',
    attack: 'Red Water',
    bio: 'The bay empties a minute before anyone sees why.',
  },
  // generation 2, 053
  'melody-of-the-deep': {
    text:
      "In response to an opponent playing a magic or landing a hit: negate that magic, which goes to its player's " +
      'cemetery, or negate that attack. The attack strikes this card instead, so what happens on a hit does not ' +
      'reach the target.',
  },
  // generation 2, 061
  'abominable-deer-man': {
    text:
      "In response to an opponent's Lightning: comes from your hand to your side as a limited summon. It can never " +
      'be primary. Whenever its controller has no primary, it goes to the cemetery; sacrificing the primary for a ' +
      'summon in the ordinary way does not use it up. It does not battle a boss.',
    attack: 'Antler Drive',
  },
  // generation 2, 064
  'steam-rex': {
    text:
      'Unaffected by magics and by creature effects applied to it; this can be negated only as it arrives. On a ' +
      'turn on which an opponent plays a Lightning before its battle, it deals ×2 attack damage.',
    many: "A Lightning of any opponent counts, whoever's turn it is; a partner's does not.",
    attack: 'Piston Jaw',
    bio: 'The boiler is stamped with a year that has not come.',
  },
  // generation 2, 076
  'lead-boots': {
    text:
      'Equip only to a primary. The creature cannot leave the field or change control except by being killed, in ' +
      'battle or by other damage; an anchor that ends still takes it. This leaves the field only if destroyed.',
  },
  // generation 2, 096
  bomb: { text: 'When this leaves the field, the equipped creature takes 30 damage.' },
  // generation 3, 018
  enchantment: {
    text: 'In response to a missed hit roll of your creature: the creature it missed takes 10 damage.',
    many: "It answers a miss of your own creature, not of a partner's.",
  },
};
