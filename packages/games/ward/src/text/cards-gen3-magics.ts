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
  // 018
  enchantment: {
    text: 'In response to a missed hit roll of your creature: the creature it missed takes 10 damage.',
    many: "It answers a miss of your own creature, not of a partner's.",
  },
  // 038
  'army-of-the-orcs': {
    text: 'Every creature with "Orc" in its name, on any side, has +3 SPD, +6 attack damage and 1 more attack die.',
    many: 'It reaches the creatures of every player, partners too.',
  },
  // 050
  'adam-bomb': {
    text:
      'When played: destroy all other magics on the field. The equipped creature has +3 AL, +3 SPD, +3 to its ' +
      'hit roll and +3 attack damage.',
  },
  // 054
  'vampire-mistress': {
    text: '1 creature takes 10 damage, and 1 creature heals by 10; you choose both.',
  },
  // 074
  'ancient-book': {
    text:
      "In response to an opponent's Lightning: equip this to a creature, where it stays like an Infinite. The " +
      'equipped creature has +8 AL, +5 SPD, +5 to its hit roll and +15 attack damage.',
    many: "It answers a Lightning of any opponent, whoever it is aimed at; a partner's it does not.",
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
  // 094
  'shuffling-bones': {
    text: 'Shuffle your deck.',
  },
  // 097
  'magic-sword': {
    text: 'When played: heal the equipped creature by 10. It has +2 to its hit roll and +2 attack damage.',
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
  // 117
  'soul-drain': {
    text: 'The equipped creature has 1 attack die less, but always at least 1, and −1 MOD.',
  },
  // 124
  'titans-amulet': {
    text:
      'When played: your primary takes 10 damage. For 1 turn cycle the equipped creature has +10 MOD. This lies ' +
      'on it for that time, then goes to the cemetery.',
  },
  // 127
  'the-merchant': {
    text:
      'When played, choose 1: the equipped creature has +4 AL; it has +4 to its hit roll; it heals by 20; or ' +
      'destroy 1 other magic on the field. This stays equipped in every case.',
  },
  // 129
  'mysterious-orb': {
    text:
      'At the start of your turn roll a die. For 1 turn cycle the equipped creature has +6 SPD on 1–2, +6 attack ' +
      'damage on 3–4, +6 to its hit roll on 5–6.',
  },
  // 141
  'the-iron-man': {
    text:
      'For 2 turn cycles all creatures of your opponents have AL 1, SPD 1, 1 hit die and 1 attack die, whatever ' +
      'raises them. This lies on the field for that time, then goes to the cemetery.',
    many: 'The creatures of all opponents are meant, those that come later too; those of a partner are not.',
  },
};
