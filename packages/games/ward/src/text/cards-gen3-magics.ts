import type { Written } from './card-text.ts';

/** Generation 3, magics and hybrids. */
export const gen3Magics: Readonly<Record<string, Written>> = {
  // 004
  'repair-bear': {
    text: 'Heal 1 creature on the field, on any side, by 15.',
  },
  // 006
  'ball-demon': {
    text:
      'The equipped creature has +2 attack damage. At the end of each of your turns the primary of 1 opponent ' +
      'takes 2 damage.',
    many: 'You choose one opponent, each time anew.',
  },
  // 007
  'steam-knight-blaster': {
    text:
      'The equipped creature loses its effect, and its attack is Proto Blast: 3 attack dice and MOD 3 in place ' +
      'of what is printed on it. Bonuses still add.',
  },
  // 008
  'cybernetic-upgrade': {
    text:
      'In response, at any moment of a battle that an opponent started: equip to 1 creature. It has +12 AL, +10 ' +
      'to its hit roll and +30 attack damage. When the battle is over, this goes to the cemetery.',
    many: 'A battle that any opponent started, against whomever; any creature may wear it.',
  },
  // 013
  'steam-powered-girl': {
    text:
      'For 1 turn cycle the equipped creature has 1 more hit die and 1 more attack die for each card in your ' +
      'hand, as many as you hold at the time. This lies on it for that time, then goes to the cemetery.',
  },
  // 015
  'the-good-boy': {
    text: 'Your primary has +1 AL, +1 SPD, +1 to its hit roll and +1 attack damage.',
    many: "Your own primary only; not a partner's.",
  },
  // 016
  exhaustion: {
    text:
      'For 1 turn cycle the equipped creature has MOD 0, whatever is added to it; what it has on its hit roll or ' +
      'its attack damage alone stays. This lies on it for that time, then goes to the cemetery.',
  },
  // 017
  'shield-of-light': {
    text:
      'Before any damage to the equipped creature, roll a die: on 1–2 it heals by that amount instead; on 3–4 it ' +
      'takes the damage; on 5–6 it takes the damage and this is destroyed.',
  },
  // 018
  enchantment: {
    text: 'In response to a missed hit roll of your creature: the creature it missed takes 10 damage.',
    many: "It answers a miss of your own creature, not of a partner's.",
  },
  // 020
  'witchs-cabin': {
    text:
      'In response to an opponent drawing a card, before it can be used: that card goes to the bottom of that ' +
      "opponent's deck.",
    many: 'A draw of any opponent.',
  },
  // 021
  'possessed-dummy': {
    text:
      "In response to a creature of an opponent going to that opponent's cemetery, for whatever reason: it comes " +
      'beside your primary as a limited summon, and this stays equipped to it. When this leaves the field, or ' +
      'your primary does, it goes back to that cemetery.',
    many: 'A creature of any opponent.',
  },
  // 028
  catcow: {
    text:
      'For 2 turn cycles the attack dice and the MOD printed on every creature, on any side, are swapped. This ' +
      'lies on the field for that time, then goes to the cemetery.',
    many: 'It reaches the creatures of every player, partners too.',
  },
  // 037
  'galactic-suit': {
    text:
      "When an opponent's creature misses the equipped creature, that opponent makes the damage roll of that " +
      'attack all the same: their own primary takes it. It is no critical hit.',
    many: 'A creature of any opponent of whoever played this; the primary on its own side is hurt.',
  },
  // 038
  'army-of-the-orcs': {
    text: 'Every creature with "Orc" in its name, on any side, has +3 SPD, +6 attack damage and 1 more attack die.',
    many: 'It reaches the creatures of every player, partners too.',
  },
  // 049
  gremlin: {
    text:
      'When your primary has left the field, for whatever reason, you may put this from your hand in its place, ' +
      'before a limited summon steps up. Off the field it is a magic, and adds no HP to a cemetery.',
    attack: 'Gear Grind',
    bio: 'It was in the engine. It says it was the engine.',
  },
  // 050
  'adam-bomb': {
    text:
      'When played: destroy all other magics on the field. The equipped creature has +3 AL, +3 SPD, +3 to its ' +
      'hit roll and +3 attack damage.',
  },
  // 052
  'bad-luck-bear': {
    text:
      "Equip it to an opponent's creature. Once in each battle you may have its hit roll or its attack roll made " +
      'again; the new roll counts.',
    many: 'A creature of any opponent; its battles with anybody.',
  },
  // 054
  'vampire-mistress': {
    text: '1 creature takes 10 damage, and 1 creature heals by 10; you choose both.',
  },
  // 056
  'soul-eater': {
    text:
      'For a summon of yours this turn you may spend 1 limited summon on the field, on any side, as a sacrifice. ' +
      'It goes to the cemetery of whoever controls it.',
    many: "Anybody's limited summon may be spent, a partner's too.",
  },
  // 058
  'steam-armor': {
    text:
      'Equip only to a primary. For 2 turn cycles it is unaffected by creature effects and by all other magics; ' +
      'equips that it wears stay, without effect. This lies on it for that time, then goes to the cemetery.',
  },
  // 062
  graft: {
    text:
      'In their magic phases players may attach creatures out of their hand to their own primary, each as an ' +
      'Infinite/Equip: it is a magic being played, with its slot, locks, taxes and answers. The creature adds the ' +
      'printed attack dice and MOD of what is attached; texts of attached cards do not work. When this leaves the ' +
      "field, they go to their owners' cemeteries, where their HP count.",
    many: 'Everybody may, a partner and all opponents too, each onto a primary of their own.',
  },
  // 074
  'ancient-book': {
    text:
      "In response to an opponent's Lightning: equip this to a creature, where it stays like an Infinite. The " +
      'equipped creature has +8 AL, +5 SPD, +5 to its hit roll and +15 attack damage.',
    many: "It answers a Lightning of any opponent, whoever it is aimed at; a partner's it does not.",
  },
  // 077
  possession: {
    text:
      "On your turn: 1 creature, on any side, must battle itself in this turn's combat phase, and strikes at " +
      'itself twice if it lives. No other creature can battle this turn.',
    many: "Anybody's creature; no player can battle otherwise.",
  },
  // 079
  'living-trap': {
    text: "When an opponent declares a battle, that opponent's primary takes 15 damage, and this goes to the cemetery.",
    many: 'It answers a battle that any opponent declares, against whomever.',
  },
  // 080
  'into-madness': {
    text: 'Every Demon and every Undead, on any side, has 1 more attack die and 1 more hit die.',
    many: 'It reaches the creatures of every player, partners too.',
  },
  // 082
  'gnarled-hand': {
    text:
      'When played: put 1 creature from your hand whose printed AL is lower than the AL of your primary beside ' +
      'it as a limited summon; this is equipped to it. When this leaves the field, that creature goes to your ' +
      'cemetery.',
  },
  // 084
  'bramble-field': {
    text: 'At the start of your turn every creature without wings, on any side, takes 5 damage.',
    many: 'It reaches the creatures of every player, partners too.',
  },
  // 086
  'frost-wyrms': {
    text:
      'The equipped creature has SPD 0, whatever is added to it. Its printed MOD counts as 0; what is added to ' +
      'MOD still counts. It cannot be sacrificed.',
  },
  // 088
  'death-omen': {
    text:
      "At the start of each player's turn the primary with the least HP left takes 5 damage; a tie is decided by " +
      'chance.',
    many: "The primaries of all players are compared, partners' too.",
  },
  // 094
  'shuffling-bones': {
    text: 'Shuffle your deck.',
  },
  // 096
  'demon-blood': {
    text: 'The equipped creature has +3 attack damage and is a Demon.',
  },
  // 097
  'magic-sword': {
    text: 'When played: heal the equipped creature by 10. It has +2 to its hit roll and +2 attack damage.',
  },
  // 099
  'street-lights': {
    text:
      'When played: every limited summon on the field goes back to the zone it was brought from. While this lies ' +
      'on the field, no limited summon can be made.',
    many: 'It reaches every player, partners too.',
  },
  // 100
  advantage: {
    text: 'Answer a roll of your own dice: roll them again and keep either result.',
    many: 'A roll that you make yourself, not one of a partner.',
  },
  // 104
  bait: {
    text:
      'Cost: put 1 magic from your hand into your cemetery. This turn your creatures need 1 sacrifice less to be ' +
      'summoned.',
  },
  // 105
  'bound-fate': {
    text:
      'This turn, whatever damage your primary takes, the primaries of your opponents take, too. Such damage is ' +
      'not passed on again.',
    many: "The primary of every opponent takes it; a partner's does not.",
  },
  // 106
  'last-hope-hero': {
    text:
      'In response to your primary being killed by a creature: roll the attack dice printed on it and add its ' +
      'printed MOD; that creature takes 2 times the sum. There is no hit roll.',
    many: "Your own primary, not a partner's.",
  },
  // 109
  negative: {
    text:
      'Put 1 magic from your hand into your cemetery and destroy 1 magic on the field, on any side. Without ' +
      'another magic in your hand it cannot be played; if it is negated, nothing is discarded.',
  },
  // 110
  'chain-lightning': {
    text:
      'Your primary takes 5 damage. Then all magics on the field are destroyed. Then the primary of 1 opponent ' +
      'takes 5 damage for each magic destroyed.',
    many: 'You choose one opponent, who pays for all of them.',
  },
  // 111
  'final-form': {
    text:
      'Equip only to a creature that has less than half of its full HP. It loses its effect, and its attack is ' +
      'Mutating Flesh: 6 attack dice and MOD 6 in place of what is printed on it. Bonuses still add.',
  },
  // 113
  sasquatch: {
    text:
      "In response to an opponent's magic: negate it; it goes to its player's cemetery. If that succeeds, that " +
      'opponent can play no Lightning for 1 turn cycle.',
    many: 'It answers a magic of any opponent, whoever it is aimed at, and binds that one.',
  },
  // 115
  'shard-titan': {
    text:
      'Summon requirement: only in the place of your own primary of type Cosmic that carries Strange Jewel; that ' +
      'primary is the whole cost. Off the field it is a magic, and adds no HP to a cemetery. It is not an effect ' +
      'and cannot be negated.',
    attack: 'Shard Storm',
    bio: 'The jewel was a seed.',
  },
  // 117
  'soul-drain': {
    text: 'The equipped creature has 1 attack die less, but always at least 1, and −1 MOD.',
  },
  // 118
  contaminate: {
    text:
      'Equip to your own primary: it takes 5 damage once per turn cycle, at the end of combat, while this is ' +
      'attached. When it is killed by attack damage, this moves onto the killer, which takes it from then on.',
  },
  // 124
  'titans-amulet': {
    text:
      'When played: your primary takes 10 damage. For 1 turn cycle the equipped creature has +10 MOD. This lies ' +
      'on it for that time, then goes to the cemetery.',
  },
  // 126
  'arcane-power': {
    text:
      'In a battle of the equipped creature you may show any number of cards of your hand: it has +1 MOD for ' +
      'that battle for each card shown.',
  },
  // 127
  'the-merchant': {
    text:
      'When played, choose 1: the equipped creature has +4 AL; it has +4 to its hit roll; it heals by 20; or ' +
      'destroy 1 other magic on the field. This stays equipped in every case.',
  },
  // 128
  'eye-for-an-eye': {
    text:
      'Each player may swap 1 card of their hand with 1 card of their cemetery of the same class: a creature for ' +
      'a creature, or a magic for a magic.',
    many: 'Every player, partners too, in turn.',
  },
  // 129
  'mysterious-orb': {
    text:
      'At the start of your turn roll a die. For 1 turn cycle the equipped creature has +6 SPD on 1–2, +6 attack ' +
      'damage on 3–4, +6 to its hit roll on 5–6.',
  },
  // 131
  'close-encounters': {
    text:
      'The equipped creature has +4 AL, +4 SPD and +4 attack damage. When this is destroyed, it is shuffled from ' +
      'the cemetery into your deck 3 turn cycles later.',
  },
  // 138
  'flame-sentinel': {
    text:
      "In response to an opponent's attack, after its dice: negate it, so that no damage is done, and equip this " +
      'to the attacker, which takes 10 damage once per turn cycle for 2 turn cycles. This lies on it for that ' +
      'time, then goes to the cemetery.',
  },
  // 139
  'last-goodbye': {
    text:
      'Put 1 creature from your cemetery beside your primary as a limited summon; this is equipped to it. At the ' +
      'end of your turn both go to the cemetery.',
  },
  // 141
  'the-iron-man': {
    text:
      'For 2 turn cycles all creatures of your opponents have AL 1, SPD 1, 1 hit die and 1 attack die, whatever ' +
      'raises them. This lies on the field for that time, then goes to the cemetery.',
    many: 'The creatures of all opponents are meant, those that come later too; those of a partner are not.',
  },
  // 142
  inversion: {
    text:
      'Every deck is turned over: what was at the bottom is on top, face up, and is drawn next. When this leaves ' +
      'the field, they are turned back.',
    many: 'The decks of all players, partners too.',
  },
  // 145
  'eagle-knight': {
    text: 'In response, at any moment of a battle: 1 creature, on any side, takes no damage for the rest of this turn.',
    many: 'In any battle, whoever fights it.',
  },
  // 146
  'constructed-pylon': {
    text:
      'When played, choose an opponent: up to 3 places for Infinite magics that are empty on their side are ' +
      'blocked while this stays. Once on each of their turns that opponent may roll a die: on 4–6 this is ' +
      'destroyed.',
    many: 'You choose one opponent, and that one alone rolls.',
  },
};
