import type { Written } from './card-text.ts';

/** Generation 1, cards 001 to 050. */
export const cards001to050: Readonly<Record<string, Written>> = {
  // 001
  'blue-dragon': {
    attack: 'Rime Breath',
    bio: 'It sleeps on peaks that snow never leaves, and wakes when the wind drops.',
  },
  // 002
  'dire-wolf': {
    attack: 'Hamstring',
    bio: 'It bites once and follows; the limp tells it how far.',
  },
  // 003
  'frost-giant': {
    attack: 'Glacier Maul',
    bio: "He wears last winter's travellers as a belt.",
  },
  // 004
  'giant-eagle': {
    attack: 'Talon Dive',
    bio: 'Shepherds count their flocks by what its shadow leaves.',
  },
  // 005
  goblin: {
    attack: 'Ankle Stab',
    bio: "It fishes with other people's nets and sells them back torn.",
  },
  // 006
  hafling: {
    attack: 'Low Blow',
    bio: 'Nobody watches the short one until the knee goes.',
  },
  // 007
  knight: {
    attack: 'Oath Strike',
    bio: 'His banner has outlived four lords. He expects a fifth.',
  },
  // 008
  minotaur: {
    attack: 'Gore',
    bio: 'It left the maze long ago and still turns left at every door.',
  },
  // 009
  'pumpkin-man': {
    attack: 'Sickle Reap',
    bio: 'The field was never sown, yet he comes up every autumn with the blade.',
  },
  // 010
  'red-dragon': {
    attack: 'Furnace Breath',
    bio: 'Three kingdoms pay it tribute. The fourth is a black plain.',
  },
  // 011
  werewolf: {
    attack: 'Moon Rend',
    bio: 'By day he mends fences. By night he learns where the gaps are.',
  },
  // 012
  orc: {
    attack: 'Cleaver Swing',
    bio: 'It keeps a tally on the haft and starts a new haft each spring.',
  },
  // 013
  skeleton: {
    attack: 'Rusted Cut',
    bio: 'It guards a door that rotted away before its flesh did.',
  },
  // 015
  'dragon-tamer': {
    text:
      'Take 1 creature of type Dragon, or with "Dragon" in its name, from your deck into your hand, and show it. Then ' +
      'shuffle.',
  },
  // 016
  'minotaur-bodyguard': {
    text:
      'In battle, when one of your creatures is hit, before attack dice are rolled: that creature takes no attack ' +
      'damage this battle. It does not stop an attacker that is unaffected by magics.',
  },
  // 018
  wizard: {
    text:
      'Once on your turn you may roll a die: on 1–3 the next attack that would hit this creature is negated, with ' +
      'any damage over time it carries. The shield waits until it is used. It stops neither damage over time ' +
      'already running nor damage by magics.',
    attack: 'Staff Bolt',
    bio: 'He answers every question but the one you asked.',
  },
  // 019
  'giant-spider': {
    attack: 'Silk Fang',
    bio: 'The cave has one web. You are standing on it.',
  },
  // 020
  'eternal-dragon': {
    text:
      'Summon requirement: 2 sacrifices, each of type Dragon or with "Dragon" in its name. Both go under this card ' +
      'and follow it wherever it goes, to a new controller too; their equips move onto it. With its pile it is ' +
      'worth 1 sacrifice for another Eternal Dragon.',
    attack: 'Starfall Breath',
    bio: 'Its oldest scale is older than the star it was taken from.',
  },
  // 022
  assassin: {
    attack: 'Throat Cut',
    bio: 'Half is paid before. The other half is left on the pillow.',
  },
  // 023
  backstab: {
    text:
      'Play on your turn only. In its battle this turn your primary strikes first, hits automatically and deals ×3 ' +
      'attack damage. Copies multiply one another. The automatic hit beats anything that makes hitting harder.',
  },
  // 025
  basilisk: {
    text:
      "On arrival choose an opponent's creature that is under no damage over time. It takes 5 damage once per turn " +
      'cycle, at the end of combat, without a hit, until Basilisk leaves the field or is negated. If there was none, or ' +
      'it is gone, choose another as soon as a creature arrives in front, or at the start of your turn.',
    attack: 'Stone Gaze',
    bio: 'The statues in its glade all look over their shoulders.',
  },
  // 026
  behemoth: {
    attack: 'Landslide',
    bio: 'Maps mark it as a hill, with a date.',
  },
  // 027
  'black-dragon': {
    many: 'A boss skips its turn, not its mini turns.',
    attack: 'Night Breath',
    bio: 'The village below it lights no lamps and raises no voices.',
  },
  // 030
  'children-of-the-forest': { text: 'When one of your creatures hits: it rolls 5 more attack dice this battle.' },
  // 031
  'cosmic-demon': {
    attack: 'Void Maw',
    bio: 'It ate the light between two stars and was not filled.',
  },
  // 033
  'dark-elf': {
    text: 'When it hits, once per battle, roll a die: on 1–3 you may add 4 attack dice this battle.',
    attack: 'Umbral Touch',
    bio: 'The forest goes quiet for her out of habit.',
  },
  // 034
  'dark-knight': {
    text:
      'Once on your turn you may revive 1 Undead from your cemetery as a limited summon, 1 at a time. It goes back ' +
      'to your cemetery when this creature leaves the field, changes control or is negated; it never passes to a ' +
      'new controller.',
    attack: 'Grave Edge',
    bio: 'His company fell at the ford. He calls the roll every night, and they answer.',
  },
  // 035
  'dark-lord': {
    attack: 'Iron Decree',
    bio: 'He needs no army. He keeps one for the noise.',
  },
  // 036
  'death-from-above': {
    text:
      'For 1 turn cycle all your creatures hit automatically, whatever makes hitting harder. Hit dice that all show ' +
      '6 still double the damage; dice that all show 1 are no critical miss.',
  },
  // 037
  'demon-king': {
    attack: 'Hellbrand',
    bio: 'His crown is bolted on. The bolts are the oath.',
  },
  // 038
  'demon-knight': {
    attack: 'Brimstone Lance',
    bio: 'The armour is empty of everything but heat.',
  },
  // 041
  'dragon-fox': {
    text:
      'When it hits, the opponent it hit must roll 2 dice: their primary takes the total as instant damage, without ' +
      'bonuses.',
    many: 'The opponent meant is the player whose creature it hit; where that is a minion, the boss.',
    attack: 'Cinder Brush',
    bio: 'It takes the hens first, then the henhouse, then the light.',
  },
  // 042
  'dragon-rage': {
    text:
      "In response to an opponent's magic or an opponent's hit: negate what you answer, that magic or that attack. Then " +
      'destroy every magic on the field, on all sides. Then each player draws 3, as far as the deck allows.',
  },
  // 043
  dragonling: {
    attack: 'Ember Spit',
    bio: 'Small enough to carry, for one more month.',
  },
  // 045
  dwarf: {
    attack: 'Pick Swing',
    bio: 'He has dug past two empires and judged both by their drains.',
  },
  // 046
  elf: {
    attack: 'Wing Shot',
    bio: 'She leads her target by one heartbeat, its last.',
  },
  // 047
  'ent-tree': {
    attack: 'Root Crush',
    bio: 'It was planted as a warning and has grown into one.',
  },
  // 050
  'eternal-titan': {
    attack: 'Comet Fist',
    bio: 'It measures time in extinctions.',
  },
};
