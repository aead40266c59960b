import type { CardText } from './card-text.ts';

/** Cards of later generations that the rulebook's examples and generation 1 need. */
export const cardsLater: Readonly<Record<string, CardText>> = {
  // generation 2, 015
  'bear-wolf': {
    text: 'Strikes first in every battle; SPD is not compared.',
    attack: 'Grey Rush',
    bio: 'Half of it wants the kill, half the larder.',
  },
  // generation 2, 019
  sharkling: {
    text: '',
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
  // generation 2, 038
  'haunted-tree': {
    text: "In response to an opponent playing a magic from hand: negate it; it goes to its player's cemetery.",
  },
  // generation 2, 041
  'ghost-form': {
    text:
      'For 2 turn cycles the equipped creature takes no damage. It can still be hit, and what happens on a hit ' +
      'still reaches it.',
  },
  // generation 2, 053
  'melody-of-the-deep': {
    text:
      "In response to an opponent playing a magic or landing a hit: negate that magic, which goes to its player's " +
      'cemetery, or negate that attack. The attack strikes this card instead, so what happens on a hit does not ' +
      'reach the target.',
  },
  // generation 2, 055
  'the-iron-range': {
    text:
      'The effects of all creatures, on all sides, are negated. Creatures already unaffected by magics keep theirs; ' +
      'a negated creature still counts as one with an effect. It stays on the field until destroyed.',
  },
  // generation 2, 057
  'battle-axe': {
    text: 'The equipped creature has +2 to its hit roll and +2 attack damage. This stays equipped until destroyed.',
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
  // generation 3, 063
  'old-logging-road': {
    text:
      'To play a magic, each player must deal 5 damage to their own primary. If that damage is prevented, negated ' +
      'or ignored, it counts as paid. A primary unaffected by magics does not lift this: the demand is on the ' +
      'player.',
  },
};
