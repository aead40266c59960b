import type { Written } from './card-text.ts';

/** Generation 2, magics and hybrids. */
export const gen2Magics: Readonly<Record<string, Written>> = {
  // 001
  'all-in-one': {
    text:
      'Choose an opponent when you play this: the equipped creature has the attack dice and the MOD printed on ' +
      "that opponent's primary in addition to its own. A second copy on the same creature gives nothing.",
    many: 'You choose one opponent, and whatever primary that player has counts; a boss lends nothing.',
  },
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
  // 007
  'absolute-terror': {
    text:
      'Equip to a creature of an opponent. For each card that the player who controls the equipped creature ' +
      "draws, that player's primary takes 10 damage.",
    many: 'The draws of whoever controls its wearer count, and of nobody else.',
  },
  // 009
  'bio-regeneration': {
    text:
      'Equip only to a creature that has 9 HP or less. When played: heal it by 30. Its hit total counts ×2, ' +
      'bonuses included; criticals go by the dice as they fell. It deals ×2 attack damage.',
  },
  // 014
  'double-hit': {
    text:
      'The equipped creature may start 2 battles this turn; those it attacks strike back in only 1 of them, and ' +
      'say in which. A second copy gives no third battle. At the end of the turn this goes to the cemetery.',
    many: 'Two different opponents have one strike back between them.',
  },
  // 016
  'natural-selection': {
    text:
      'Every creature without an effect whose AL is 5 or less now, on any side, has +7 to its hit roll and +7 ' +
      'attack damage.',
    many: 'It reaches the creatures of every player, partners too.',
  },
  // 018
  'life-sap': {
    text:
      'Equip to a creature of an opponent. For each card that the player who controls the equipped creature ' +
      'draws, that creature takes 5 damage and your primary heals by 5.',
    many: 'The draws of whoever controls its wearer count, and of nobody else.',
  },
  // 036
  'full-moon': {
    text:
      'Every creature with "Were" in its name, and Moon Cat, on any side, has +5 AL, 1 more attack die and 1 ' +
      'more hit die.',
    many: 'It reaches the creatures of every player, partners too.',
  },
  // 039
  'irresistible-love': {
    text:
      'Your opponents can play no magics, and nothing of theirs deals damage; what they have on the field goes ' +
      'on otherwise. On their own turn, and outside of battles on the turns of others, an opponent may roll a ' +
      'die once: on 1–3 it is over for all, and this goes to the cemetery. It stays on the field until then.',
    many: 'It binds every opponent, and no partner. Any of them may roll, and the first success frees all.',
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
  // 062
  'martial-arts-man': {
    text:
      'In response to a hit by your creature, when its attack damage has been dealt: the creature it struck ' +
      'takes 20 damage. That is no part of the attack, and nothing multiplies it.',
    many: "It answers a hit of your own creature, not of a partner's.",
  },
  // 066
  'dawn-of-the-living-chickens': {
    text:
      'Put up to 4 creatures from your hand beside your primary as limited summons, as far as there is room. ' +
      'After 1 turn cycle they go back to your hand.',
  },
  // 071
  'sonic-screech': {
    text:
      'Before each battle of the equipped creature, started by it or not, its controller rolls a die: on 1–2 ' +
      'this is destroyed; on 3–6 the creature takes 5 damage and makes no strike in that battle. This stays ' +
      'equipped until destroyed.',
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
  // 077
  'bound-with-chains': {
    text:
      'No player can take cards out of their own cemetery. What fetches from there can be played and does ' +
      'nothing; what would come back by itself stays.',
    many: 'It binds every player, partners too.',
  },
  // 078
  'magic-watch': {
    text:
      "Once in each battle you may roll the equipped creature's hit dice or its attack dice again; the new roll " +
      'counts.',
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
  // 081
  'phoenix-armor': {
    text:
      "At the start of its controller's turn the equipped creature takes 10 damage. When it would be killed, " +
      'this goes to the cemetery instead, and the creature stays with half of its full HP, rounded up.',
    many: 'The turns of whoever controls its wearer count.',
  },
  // 082
  'poisoned-potion': {
    text:
      "In response to an opponent's card about to heal a creature of that opponent: it does not heal, and takes " +
      'that amount as damage instead, even beyond what it was missing.',
    many: 'It answers any opponent who heals their own creature.',
  },
  // 096
  bomb: { text: 'When this leaves the field, the equipped creature takes 30 damage.' },
  // 098
  'time-melt': {
    text: 'Nobody can play Lightnings, not even its own player. This stays on the field until destroyed.',
    many: 'It binds every player, partners too.',
  },
  // 101
  'attack-beacon': {
    text:
      'May be played at any moment, and stays on the field until destroyed. Every creature without an effect ' +
      'whose printed AL is 6 or less, on any side, has 1 more attack die.',
    many: 'It reaches the creatures of every player, partners too.',
  },
  // 103
  'herbal-poultice': {
    text: 'Roll a die for 1 creature and heal it: 1–3 by 10, 4–5 by 20, 6 by 30.',
  },
  // 104
  'claws-of-the-beast': {
    text:
      'For 1 turn cycle the equipped creature has 2 more attack dice; 3 more if it also wears Wings of the ' +
      'Beast. This lies on it for that time, then goes to the cemetery.',
  },
  // 106
  'ancestral-sword': {
    text: 'Your primary has +2 attack damage.',
    many: "Your own primary only; not a partner's.",
  },
  // 107
  'reverse-polarity': {
    text:
      'In battle the creature with the lower SPD strikes first. With equal SPD a die for each decides, the ' +
      'higher first.',
  },
  // 108
  'melt-armor': {
    text:
      'The equipped creature has 2 more attack dice against a creature whose AL is 7 to 11 now, and 3 more ' +
      'against AL 12.',
  },
  // 110
  'winter-sentinel': {
    text:
      "In response to an opponent's attack, after its dice: negate it, so that no damage is done, and the " +
      'attacker is Frozen for 1 turn cycle. A Frozen creature starts no battle, makes no strike and cannot be ' +
      'sacrificed.',
  },
  // 111
  'icy-breath': {
    text:
      'In response to a creature of an opponent coming to the field, by any summon: it is Frozen, and this lies ' +
      'on the field with it. A Frozen creature starts no battle, makes no strike and cannot be sacrificed. Once ' +
      'on their turn its controller may roll a die: on 5–6 it is over, and this goes to the cemetery.',
    many: 'A creature of any opponent; its own controller rolls.',
  },
  // 115
  'magic-artillery': {
    text:
      'Once on your turn, before you leave the first magic phase, you may roll a die: on 6 each opponent must put 1 magic from their hand into ' +
      'their cemetery; on 1 this is destroyed.',
    many: 'Every opponent discards, and chooses what; a partner does not.',
  },
  // 116
  'ring-of-extremes': {
    text:
      "The equipped creature's hit roll is judged by its dice alone, whatever the AL and the bonuses: a sum of 8 " +
      'or less is a critical miss, 9 to 12 is a critical hit, 13 or more is a plain hit.',
  },
  // 117
  frenzy: {
    text:
      'On their own turn each player must battle with every creature that can. When a creature is kept from ' +
      'battle by the effect of another card, this is destroyed.',
    many: 'It binds every player, partners too.',
  },
  // 118
  'magic-shield': {
    text:
      'May be played at any moment. The next magic aimed at the equipped creature is negated; that magic and ' +
      'this go to the cemetery. A magic that cannot be negated goes through, and this stays.',
  },
  // 119
  'foggy-night': {
    text:
      'For 3 turn cycles nobody can play a magic that is no Equip. This lies on the field for that time, then ' +
      'goes to the cemetery.',
    many: 'It binds every player, partners too.',
  },
  // 120
  apocalypse: {
    text:
      'On each turn, at a moment that its player picks, all players roll a die. If all are equal, every primary ' +
      'takes 100 damage and this goes to the cemetery.',
    many: "Everybody rolls, on everybody's turn, partners too.",
  },
  // 121
  'cure-minor-wounds': {
    text: 'In response, at any moment of a battle: roll 2 dice and heal 1 creature by their sum.',
    many: 'In any battle, whoever fights it.',
  },
  // 122
  ignite: {
    text: 'Roll a die for 1 creature: on a 6 it takes 20 damage, otherwise 10.',
  },
  // 123
  'sleepy-scent': {
    text:
      'For 2 turn cycles the equipped creature is asleep: it starts no battle and makes no strike. Once per turn ' +
      'cycle, at the end of combat, it heals by 10. Any damage wakes it, and this goes to the cemetery.',
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
  // 127
  'lightning-strike': {
    text:
      "In response to an opponent's magic: negate it; it goes to its player's cemetery. If that succeeds, every " +
      'creature on every side takes 20 damage.',
    many: "It answers a magic of any opponent, whoever's it is aimed at; the creatures of all players take the damage.",
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
  // 132
  'hands-of-fate': {
    text:
      "You and an opponent look at the top 5 cards of that opponent's deck; you may put them back on top in " +
      'another order.',
    many: 'You choose one opponent.',
  },
  // 133
  ambush: {
    text:
      'In response, at any moment of a battle: put 1 creature from your hand beside your primary as a limited ' +
      'summon. When the battle is over, it goes back to your hand.',
    many: 'In any battle, whoever fights it.',
  },
  // 150
  'future-warrior': {
    text:
      "In 1 battle of the equipped creature you may negate the attack of the opponent's creature once its damage " +
      'is worked out; then this goes to the cemetery.',
    many: 'The attack of any opponent against its wearer.',
  },
};
