import type { Written } from './card-text.ts';

/** Generation 2, magics and hybrids. */
export const gen2Magics: Readonly<Record<string, Written>> = {
  // 053
  'melody-of-the-deep': {
    text:
      "In response to an opponent playing a magic or landing a hit: negate that magic, which goes to its player's " +
      'cemetery, or negate that attack. The attack strikes this card instead, so what happens on a hit does not ' +
      'reach the target.',
  },
  // 061
  'abominable-deer-man': {
    text:
      "In response to an opponent's Lightning: comes from your hand to your side as a limited summon. It can never " +
      'be primary. Whenever its controller has no primary, it goes to the cemetery; sacrificing the primary for a ' +
      'summon in the ordinary way does not use it up. It does not battle a boss.',
    attack: 'Antler Drive',
  },
  // 076
  'lead-boots': {
    text:
      'Equip only to a primary. The creature cannot leave the field or change control except by being killed, in ' +
      'battle or by other damage; an anchor that ends still takes it. This leaves the field only if destroyed.',
  },
  // 096
  bomb: { text: 'When this leaves the field, the equipped creature takes 30 damage.' },
};
