import type { Written } from './card-text.ts';

/** Generation 2, magics and hybrids. */
export const gen2Magics: Readonly<Record<string, Written>> = {
  // 002
  'celestial-power': {
    text:
      'The equipped creature has +8 SPD, +8 to its hit roll and +8 attack damage. This cannot be negated while ' +
      'it is played; once it lies on the field it can be destroyed.',
  },
  // 005
  'creators-gift': {
    text:
      'The equipped creature has +6 to its hit roll, +6 attack damage, 2 more attack dice and 2 more hit dice. ' +
      'This cannot be negated while it is played; once it lies on the field it can be destroyed.',
  },
  // 050
  ignitus: {
    text: 'Roll a die for 1 creature: on a 6 it takes 30 damage, otherwise 15.',
  },
  // 052
  'magic-eater': {
    text:
      "Destroy every magic on your opponents' sides: what lies there, on whichever creature it is. Your own " +
      'equips on their creatures lie on your side and stay.',
    many: 'It reaches every opponent, and no partner.',
  },
  // 053
  'melody-of-the-deep': {
    text:
      "In response to an opponent playing a magic or landing a hit: negate that magic, which goes to its player's " +
      'cemetery, or negate that attack. The attack strikes this card instead, so what happens on a hit does not ' +
      'reach the target.',
  },
  // 054
  'hell-hath-no-fury': {
    text:
      "In response to an opponent's Lightning: that opponent's primary loses half of its present HP, rounded up. " +
      'This cannot be negated.',
    many: 'The primary of whoever played the Lightning loses it, whoever that Lightning was aimed at.',
  },
  // 061
  'abominable-deer-man': {
    text:
      "In response to an opponent's Lightning: comes from your hand to your side as a limited summon. It can never " +
      'be primary. Whenever its controller has no primary, it goes to the cemetery; sacrificing the primary for a ' +
      'summon in the ordinary way does not use it up. It does not battle a boss.',
    attack: 'Antler Drive',
  },
  // 073
  'metallic-bone': {
    text:
      'The equipped creature takes no damage; it can still be hit, and what happens on a hit still reaches it. ' +
      'Once on each of their turns an opponent may roll a die: 1–3 destroys this.',
    many: 'Each opponent of whoever played it may roll once on their own turn; a partner may not.',
  },
  // 076
  'lead-boots': {
    text:
      'Equip only to a primary. The creature cannot leave the field or change control except by being killed, in ' +
      'battle or by other damage; an anchor that ends still takes it. This leaves the field only if destroyed.',
  },
  // 079
  'raging-inferno': {
    text:
      'When the equipped creature takes attack damage in battle, the creature that struck it takes 5 damage. A ' +
      'strike that takes no HP does not count, nor does a slip of its own.',
  },
  // 080
  'sticky-goo': {
    text:
      "In response to a hit by an opponent's creature: negate that attack, and the attacker has MOD 0 for 1 turn " +
      'cycle, whatever raises it. The attack strikes this card instead, so what happens on a hit does not reach ' +
      'the target.',
  },
  // 096
  bomb: { text: 'When this leaves the field, the equipped creature takes 30 damage.' },
  // 098
  'time-melt': {
    text: 'Nobody can play Lightnings, not even its own player. This stays on the field until destroyed.',
    many: 'It binds every player, partners too.',
  },
  // 103
  'herbal-poultice': {
    text: 'Roll a die for 1 creature and heal it: 1–3 by 10, 4–5 by 20, 6 by 30.',
  },
  // 106
  'ancestral-sword': {
    text: 'Your primary has +2 attack damage.',
    many: "Your own primary only; not a partner's.",
  },
  // 110
  'winter-sentinel': {
    text:
      "In response to an opponent's attack, after its dice: negate it, so that no damage is done, and the " +
      'attacker is Frozen for 1 turn cycle. A Frozen creature starts no battle, makes no strike and cannot be ' +
      'sacrificed.',
  },
  // 122
  ignite: {
    text: 'Roll a die for 1 creature: on a 6 it takes 20 damage, otherwise 10.',
  },
  // 124
  'the-first-law': {
    text:
      'For each card that your opponents hold, all hands together, the equipped creature has 1 more attack die ' +
      'and +1 MOD. This stays equipped until destroyed.',
    many: "The hands of all opponents of whoever played it are counted; a partner's is not.",
  },
  // 125
  'reduce-the-burden': {
    text: 'Take 30 HP off your cemetery; it may fall below 0. This card goes there as any magic does.',
  },
  // 128
  'frog-of-fortune': {
    text: 'Swap 1 magic of your hand for 1 magic of your cemetery.',
  },
  // 129
  'peddling-partridge': {
    text: 'Swap 1 creature of your hand for 1 creature of your cemetery.',
  },
  // 130
  'scroll-of-silence': {
    text:
      "In response to an opponent's Lightning: negate it; it goes to its player's cemetery. This cannot be " +
      'negated.',
  },
  // 131
  ignitima: {
    text: 'Roll a die for 1 creature: on a 6 it takes 40 damage, otherwise 20.',
  },
};
