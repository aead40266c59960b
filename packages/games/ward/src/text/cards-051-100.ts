import type { Written } from './card-text.ts';
import { RIVAL } from './many.ts';

/** Generation 1, cards 051 to 100. */
export const cards051to100: Readonly<Record<string, Written>> = {
  // 051
  fear: {
    text:
      'Before each battle of the equipped creature its controller must roll a die: on 1–4 the battle is normal, on ' +
      '5–6 nothing that the creature does in it does damage: not its strike, not its text, no damage over time, not ' +
      'its own critical miss. The other side still strikes. This stays until it is destroyed or its creature leaves ' +
      'the field or changes control.',
  },
  // 052
  'fire-god': {
    attack: 'Pyre Hand',
    bio: 'Temples burn to please him. He has never asked.',
  },
  // 054
  'giant-bat': {
    attack: 'Cave Shriek',
    bio: 'It hunts by the sound of held breath.',
  },
  // 055
  'giant-rat': {
    text:
      'When sacrificed for a summon, it goes into your deck instead of your cemetery; shuffle. Any other death ' +
      'sends it to the cemetery.',
    attack: 'Gnaw',
    bio: 'It has left every sinking ship on record, and the lifeboats too.',
  },
  // 056
  glarbstenford: {
    text:
      "Has 2 more attack dice while the AL of an opponent's primary is below its own AL; both count as they stand " +
      'now, magics included.',
    many: RIVAL,
    attack: 'Measured Cut',
    bio: 'He bows to his betters, and has not bowed this year.',
  },
  // 057
  'goblin-tricks': {
    text:
      "In response to an opponent's magic, choose one: negate it, and it goes to its player's cemetery; or let it " +
      'resolve and destroy 1 magic that already lay on the field.',
  },
  // 058
  griffin: {
    attack: 'Raking Pass',
    bio: 'It nests on gallows, for the height.',
  },
  // 059
  'grizzly-bear': {
    attack: 'Mauling Paw',
    bio: 'It remembers every hive, every trap, and who set them.',
  },
  // 060
  harpy: {
    attack: 'Shrill Rake',
    bio: 'Its song is pleasant up to the last verse.',
  },
  // 064
  'hourglass-of-time': {
    text:
      "At any moment: the current player's turn is undone with all that happened in it and starts over, just before " +
      'its draw. Once in a cemetery, this card can never leave it, not even through another Hourglass of Time.',
    many: "Whoever's turn it is may be undone, a partner's or a boss's too. A mini turn belongs to the turn before it.",
  },
  // 065
  jester: {
    text:
      'When it is killed in battle, by whatever the creature it fights does to it, its attacker takes 10 instant ' +
      "damage. If a Bomb lies on the field then, that Bomb goes to the cemetery, and the Bomb's own damage follows.",
    attack: 'Knife Juggle',
    bio: 'The court laughed until it counted the knives.',
  },
  // 066
  'junk-scarecrow': {
    text:
      'When one of your creatures is hit, before damage: negate that attack. This card goes to the cemetery and ' +
      'returns to your hand at the beginning of a turn once 3 turn cycles are over. If it is negated while being ' +
      'played, it never returns.',
  },
  // 068
  kraken: {
    text:
      'When it hits, the target is Wrapped until freed: it starts no battle and makes no strike. In each of their ' +
      'turns its controller must roll a die: on 3–5 it is freed, on 1–2 or 6 it takes 10 damage at the end of ' +
      'combat. It is one roll in a turn cycle, even if it is freed and wrapped again in one turn.',
    attack: 'Ink Coil',
    bio: 'Harbour pilots leave a gap in the chart, its size.',
  },
  // 073
  'mimic-chest': {
    text:
      "In battle, when an opponent's creature hits: negate that attack. The attacker loses half of its current HP, " +
      'rounded up, as percentage damage.',
  },
  // 076
  necromancer: {
    text:
      'Once on your turn you may revive 1 creature from your cemetery as a limited summon, 1 at a time. It goes ' +
      'back to your cemetery when this creature leaves the field, changes control or is negated. Once the negating ' +
      'card is gone, it may revive anew.',
    attack: 'Cold Summons',
    bio: 'She pays her soldiers nothing and hears no complaints.',
  },
  // 077
  ogre: {
    attack: 'Tree Club',
    bio: 'It learned to count to one and saw no need to go on.',
  },
  // 078
  owlverine: {
    attack: 'Feather Maul',
    bio: 'Loggers hear wings, then growling, then nothing.',
  },
  // 079
  owl: {
    attack: 'Silent Swoop',
    bio: 'It has watched the same mouse for three nights.',
  },
  // 080
  ranger: {
    text:
      'Before each battle with it the opponent must roll a die for their creature: on 1–2 this creature takes no ' +
      'damage in that battle, on 3–6 the battle is normal. One roll covers the whole battle.',
    many: 'The opponent meant is the player whose creature battles it.',
    attack: 'Trail Shot',
    bio: 'He walks behind you for a week before he says good morning.',
  },
  // 081
  rogue: {
    attack: 'Alley Knife',
    bio: 'She left the guild with its ledger and its locks.',
  },
  // 082
  scarecrow: {
    attack: 'Pitchfork',
    bio: 'The crows came back first. They seem to follow it.',
  },
  // 083
  'sentinel-of-life': {
    text:
      "After dice and every calculation of an opponent's attack: negate it, and the attacked creature heals " +
      'what it would have received, after halving and prevention.',
  },
  // 084
  'mind-sap': {
    text:
      'At any moment, also in the window of a summon: equip to a creature; its effects are negated, running ones ' +
      'too. While attached this is an Infinite equip.',
  },
  // 085
  'flame-of-the-infinite': {
    text:
      'All your creatures have +5 AL, +5 SPD, +5 attack damage, 1 more attack die and 1 more hit die. When this is ' +
      'destroyed, your cemetery HP rises by 50, which counts toward losing.',
  },
  // 086
  'foolish-tricks': {
    text:
      'An opponent must take their primary and all magics they control, wherever those are attached, back to hand, ' +
      'then must summon a creature with AL 6 or less. With none in hand they shuffle the hand into the deck and ' +
      'redraw until they hold one; with none in the deck either, they lose.',
  },
  // 087
  'frog-man': {
    attack: 'Reed Spear',
    bio: 'He guards one pond and recognises no other.',
  },
  // 088
  'stone-golem': {
    text:
      "Play onto an opponent's side as their primary, without sacrifices; it is a creature for the rest of the " +
      'game. Their former primary goes into their deck; shuffle. At the start of each of your turns it takes 10 damage. ' +
      "Killed, it is a creature in its controller's cemetery, and stays one if revived. Negated as it is played, it " +
      'is a magic in your cemetery and its HP does not count.',
    attack: 'Quarry Fist',
  },
  // 089
  'swamp-dragon': {
    text:
      'Takes attack damage only, multipliers included. All other damage is void: damage over time, damage by ' +
      'magics, reflection not done by a creature. Its own critical miss hurts it.',
    attack: 'Bog Breath',
    bio: 'Arrows, poison, curses: the mud has kept them all.',
  },
  // 092
  'the-creator': {
    attack: 'First Word',
    bio: 'It made the table, then sat down at it.',
  },
  // 093
  heroism: {
    text:
      'The equipped creature has +2 AL, +2 to its hit roll and +2 attack damage. This card and the creature are ' +
      'immune to magics, helpful ones too. Magics can negate this only as it is played; creature effects can ' +
      'destroy it later. In a boss battle each boss magic it would repel gets a die roll; if that succeeds, that ' +
      'magic ignores this card for good.',
  },
  // 094
  'undead-dragon': {
    attack: 'Marrow Breath',
    bio: 'It died over this city and never stopped circling.',
  },
  // 095
  'undead-knight': {
    attack: 'Tomb Charge',
    bio: 'The crypt was sealed from the outside, with reason.',
  },
  // 097
  vampire: {
    attack: 'Red Kiss',
    bio: 'He is always invited. He keeps the letters.',
  },
  // 099
  'watcher-in-the-wall': {
    text:
      'An opponent must reveal their hand. You choose 1 card of it: a magic goes to their cemetery, a creature to ' +
      'the bottom of their deck, which is not shuffled.',
    many: 'Only you see that hand.',
  },
  // 100
  werecroc: {
    attack: 'Death Roll',
    bio: 'It was a ferryman once. The fare has gone up.',
  },
};
