import type { CardText } from './card-text.ts';

/** Generation 1, cards 051 to 100. */
export const cards051to100: Readonly<Record<string, CardText>> = {
  // 051
  fear: {
    text:
      'Before each battle of the equipped creature its controller must roll a die: on 1–4 the battle is normal, on ' +
      '5–6 the creature deals no damage in it, while the other side still strikes. This stays until it is destroyed ' +
      'or its creature leaves the field or changes control.',
  },
  // 052
  'fire-god': {
    text:
      'When it hits, the target takes 10 damage once per turn cycle for 2 turn cycles, at the end of combat, first ' +
      'in the combat phase of the hit. It adds nothing while damage over time is already running.',
    attack: 'Pyre Hand',
    bio: 'Temples burn to please him. He has never asked.',
  },
  // 053
  'ghost-of-the-past': { text: 'Take 1 creature from your cemetery into your hand.' },
  // 054
  'giant-bat': {
    text: '',
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
    text: '',
    attack: 'Raking Pass',
    bio: 'It nests on gallows, for the height.',
  },
  // 059
  'grizzly-bear': {
    text:
      'When it hits, the target takes 10 damage once per turn cycle for 2 turn cycles, at the end of combat, first ' +
      'in the combat phase of the hit. It adds nothing while damage over time is already running.',
    attack: 'Mauling Paw',
    bio: 'It remembers every hive, every trap, and who set them.',
  },
  // 060
  harpy: {
    text: '',
    attack: 'Shrill Rake',
    bio: 'Its song is pleasant up to the last verse.',
  },
  // 061
  'health-potion': { text: 'Heal 1 of your creatures 30, never above its full HP.' },
  // 062
  'hero-shield': { text: 'The equipped creature has +4 AL.' },
  // 063
  'holy-light': {
    text:
      'Take any 1 card from your cemetery into your hand, unless that card can never leave it. Once in a cemetery, ' +
      'this card can never leave it.',
  },
  // 064
  'hourglass-of-time': {
    text:
      "At any moment: the current player's turn is undone with all that happened in it and starts over, just before " +
      'its draw. Once in a cemetery, this card can never leave it, not even through another Hourglass of Time.',
  },
  // 065
  jester: {
    text:
      'When it is killed in battle, its attacker takes 10 instant damage. If a Bomb lies on the field then, that ' +
      "Bomb goes to the cemetery, and the Bomb's own damage follows.",
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
  // 067
  'knight-armor': { text: 'The equipped creature has +5 AL.' },
  // 068
  kraken: {
    text:
      'When it hits, the target is Wrapped until freed: it starts no battle and makes no strike. In each of their ' +
      'turns its controller must roll a die: on 3–5 it is freed, on 1–2 or 6 it takes 10 damage at the end of ' +
      'combat.',
    attack: 'Ink Coil',
    bio: 'Harbour pilots leave a gap in the chart, its size.',
  },
  // 069
  'healing-tree': { text: 'Heal 1 of your creatures 50, never above its full HP.' },
  // 070
  'lucky-charm': { text: 'The equipped creature has +3 to its hit roll.' },
  // 071
  'magic-ring': { text: 'The equipped creature has +5 to its hit roll.' },
  // 072
  'magic-belt': { text: 'The equipped creature has +3 AL.' },
  // 073
  'mimic-chest': {
    text:
      'In battle, when one of your creatures is hit: negate that attack. The attacker loses half of its current HP, ' +
      'rounded up, as percentage damage.',
  },
  // 074
  'mounted-assault': { text: 'The equipped creature has +6 SPD.' },
  // 075
  'mysterious-traveler': { text: 'The equipped creature has +3 AL and +3 SPD.' },
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
    text: '',
    attack: 'Tree Club',
    bio: 'It learned to count to one and saw no need to go on.',
  },
  // 078
  owlverine: {
    text: 'Deals ×2 attack damage to creatures whose art shows a forest.',
    attack: 'Feather Maul',
    bio: 'Loggers hear wings, then growling, then nothing.',
  },
  // 079
  owl: {
    text: '',
    attack: 'Silent Swoop',
    bio: 'It has watched the same mouse for three nights.',
  },
  // 080
  ranger: {
    text:
      'Before each battle with it the opponent must roll a die for their creature: on 1–2 this creature takes no ' +
      'damage in that battle, on 3–6 the battle is normal. One roll covers the whole battle.',
    attack: 'Trail Shot',
    bio: 'He walks behind you for a week before he says good morning.',
  },
  // 081
  rogue: {
    text:
      'If it hits first in a battle, it deals ×3 attack damage. Dice and bonuses are added up first; further ' +
      'multipliers follow.',
    attack: 'Alley Knife',
    bio: 'She left the guild with its ledger and its locks.',
  },
  // 082
  scarecrow: {
    text: '',
    attack: 'Pitchfork',
    bio: 'The crows came back first. They seem to follow it.',
  },
  // 083
  'sentinel-of-life': {
    text:
      "After dice and every calculation of an opponent's attack: negate it, and the attacked creature heals the " +
      'full amount.',
  },
  // 084
  'mind-sap': {
    text:
      'At any moment, also in the window of a summon: equip to a creature; its effects are negated. While attached ' +
      'this is an Infinite equip.',
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
      'An opponent must take their primary and all their magics on the field back to hand, then must summon a ' +
      'creature with AL 6 or less. With none in hand they shuffle the hand into the deck and redraw until they hold ' +
      'one; with none in the deck either, they lose.',
  },
  // 087
  'frog-man': {
    text: 'Summon requirement: no sacrifices. This is not an effect and cannot be negated.',
    attack: 'Reed Spear',
    bio: 'He guards one pond and recognises no other.',
  },
  // 088
  'stone-golem': {
    text:
      "Play onto an opponent's side as their primary, without sacrifices; it is a creature for the rest of the " +
      'game. Their former primary goes into their deck; shuffle. At the start of each of your turns it loses 10 HP. ' +
      "Killed, it is a creature in its controller's cemetery, and stays one if revived. Negated as it is played, it " +
      'is a magic in your cemetery and its HP does not count.',
    attack: 'Quarry Fist',
  },
  // 089
  'swamp-dragon': {
    text:
      'Takes attack damage only, multipliers included. All other damage is void: damage over time, damage by ' +
      'magics, reflection not done by a creature.',
    attack: 'Bog Breath',
    bio: 'Arrows, poison, curses: the mud has kept them all.',
  },
  // 090
  'sword-of-the-grove': { text: 'The equipped creature has +5 attack damage.' },
  // 091
  'terrifying-roar': { text: "Choose 1 creature of an opponent: it goes to that opponent's hand." },
  // 092
  'the-creator': {
    text: 'Summon requirement: 3 sacrifices. This is not an effect and cannot be negated.',
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
    text: '',
    attack: 'Marrow Breath',
    bio: 'It died over this city and never stopped circling.',
  },
  // 095
  'undead-knight': {
    text: '',
    attack: 'Tomb Charge',
    bio: 'The crypt was sealed from the outside, with reason.',
  },
  // 096
  'unlucky-circumstance': {
    text:
      'For 1 turn cycle the equipped creature has AL 1, whatever raises its AL. It ends before your draw, and this ' +
      'card goes to your cemetery.',
  },
  // 097
  vampire: {
    text:
      'Heals half of the attack damage it deals in battle, rounded up, never above its full HP. Blocked or ' +
      'reflected damage, damage over time and other effects heal nothing.',
    attack: 'Red Kiss',
    bio: 'He is always invited. He keeps the letters.',
  },
  // 098
  'visitor-from-beyond': { text: 'Take 1 magic from your cemetery into your hand.' },
  // 099
  'watcher-in-the-wall': {
    text:
      'An opponent must reveal their hand. You choose 1 card of it: a magic goes to their cemetery, a creature to ' +
      'the bottom of their deck, which is not shuffled.',
  },
  // 100
  werecroc: {
    text: '',
    attack: 'Death Roll',
    bio: 'It was a ferryman once. The fare has gone up.',
  },
};
