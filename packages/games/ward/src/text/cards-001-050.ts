import type { CardText } from './card-text.ts';

/** Generation 1, cards 001 to 050. */
export const cards001to050: Readonly<Record<string, CardText>> = {
  // 001
  'blue-dragon': {
    text:
      'When it hits, roll a die: on 4–6 the target is Frozen for 1 turn cycle. A Frozen creature starts no battle, ' +
      'makes no strike (not even in return, in this battle) and cannot be sacrificed.',
    attack: 'Rime Breath',
    bio: 'It sleeps on peaks that snow never leaves, and wakes when the wind drops.',
  },
  // 002
  'dire-wolf': {
    text:
      'When it hits, the target takes 10 damage once per turn cycle for 3 turn cycles, at the end of combat, first ' +
      'in the combat phase of the hit. It adds nothing while damage over time is already running.',
    attack: 'Hamstring',
    bio: 'It bites once and follows; the limp tells it how far.',
  },
  // 003
  'frost-giant': {
    text: '',
    attack: 'Glacier Maul',
    bio: "He wears last winter's travellers as a belt.",
  },
  // 004
  'giant-eagle': {
    text: '',
    attack: 'Talon Dive',
    bio: 'Shepherds count their flocks by what its shadow leaves.',
  },
  // 005
  goblin: {
    text: '',
    attack: 'Ankle Stab',
    bio: "It fishes with other people's nets and sells them back torn.",
  },
  // 006
  hafling: {
    text:
      'If it hits first in a battle, it deals ×3 attack damage. Dice and bonuses are added up first; further ' +
      'multipliers follow.',
    attack: 'Low Blow',
    bio: 'Nobody watches the short one until the knee goes.',
  },
  // 007
  knight: {
    text: '',
    attack: 'Oath Strike',
    bio: 'His banner has outlived four lords. He expects a fifth.',
  },
  // 008
  minotaur: {
    text:
      'When it hits, roll a die: on 5–6 the target is Stunned for 1 turn cycle. A Stunned creature starts no battle ' +
      'and makes no strike, not even in return in this battle.',
    attack: 'Gore',
    bio: 'It left the maze long ago and still turns left at every door.',
  },
  // 009
  'pumpkin-man': {
    text: '',
    attack: 'Sickle Reap',
    bio: 'The field was never sown, yet he comes up every autumn with the blade.',
  },
  // 010
  'red-dragon': {
    text: '',
    attack: 'Furnace Breath',
    bio: 'Three kingdoms pay it tribute. The fourth is a black plain.',
  },
  // 011
  werewolf: {
    text: '',
    attack: 'Moon Rend',
    bio: 'By day he mends fences. By night he learns where the gaps are.',
  },
  // 012
  orc: {
    text:
      'If at least one of its attack dice shows a 6, added dice included, it deals ×2 attack damage: once, after ' +
      'all other arithmetic.',
    attack: 'Cleaver Swing',
    bio: 'It keeps a tally on the haft and starts a new haft each spring.',
  },
  // 013
  skeleton: {
    text: '',
    attack: 'Rusted Cut',
    bio: 'It guards a door that rotted away before its flesh did.',
  },
  // 014
  smokescreen: {
    text:
      'For 2 turn cycles the equipped creature rolls at most 1 hit die, whatever adds hit dice to it. The limit ' +
      'stays on the creature even if this card has already gone to the cemetery.',
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
      'damage this battle.',
  },
  // 017
  'surprise-from-the-deep': { text: 'For 1 turn cycle the equipped creature has +5 MOD.' },
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
    text:
      'When it hits, the target takes 10 damage once per turn cycle for 2 turn cycles, at the end of combat, first ' +
      'in the combat phase of the hit. It adds nothing while damage over time is already running.',
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
  // 021
  'a-loving-god': {
    text:
      'Nobody can battle for 3 turn cycles, on any side. This card lies on the field until the start of your turn ' +
      'after the third turn cycle, then goes to the cemetery.',
  },
  // 022
  assassin: {
    text:
      'If it hits first in a battle, it deals ×3 attack damage. Dice and bonuses are added up first; further ' +
      'multipliers follow.',
    attack: 'Throat Cut',
    bio: 'Half is paid before. The other half is left on the pillow.',
  },
  // 023
  backstab: {
    text:
      'Play on your turn only. In its battle this turn your primary strikes first, hits automatically and deals ×3 ' +
      'attack damage. Copies multiply one another. The automatic hit beats anything that makes hitting harder.',
  },
  // 024
  'ball-and-chain': {
    text:
      'The equipped creature has −6 SPD, and nothing else can raise its SPD, neither creatures nor magics. This ' +
      'card lies on your side, whoever wears it.',
  },
  // 025
  basilisk: {
    text:
      "On arrival choose an opponent's creature. It takes 5 damage once per turn cycle, at the end of combat, " +
      'without a hit, until Basilisk leaves the field. When that creature is gone, choose another.',
    attack: 'Stone Gaze',
    bio: 'The statues in its glade all look over their shoulders.',
  },
  // 026
  behemoth: {
    text: '',
    attack: 'Landslide',
    bio: 'Maps mark it as a hill, with a date.',
  },
  // 027
  'black-dragon': {
    text:
      'Once on your turn, at a moment you pick, you must roll a die: on a 6 an opponent skips the whole of their ' +
      'next turn.',
    attack: 'Night Breath',
    bio: 'The village below it lights no lamps and raises no voices.',
  },
  // 028
  'blade-in-the-dark': {
    text:
      "In response to an opponent's magic: negate it before it takes effect; it goes to its player's cemetery. This " +
      'also stops Heroism as that is being played.',
  },
  // 029
  'blood-of-the-bat': {
    text:
      'The equipped creature heals half of the attack damage it deals, rounded up, never above its full HP. Blocked ' +
      'or reflected damage, damage over time and other effects heal nothing.',
  },
  // 030
  'children-of-the-forest': { text: 'When one of your creatures hits: it rolls 5 more attack dice this battle.' },
  // 031
  'cosmic-demon': {
    text: '',
    attack: 'Void Maw',
    bio: 'It ate the light between two stars and was not filled.',
  },
  // 032
  'council-of-the-cosmos': { text: 'Destroy 1 magic on the field, on any side.' },
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
    text: '',
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
    text: "Once on your turn you may roll a die: on 1–3 destroy every magic on an opponent's side.",
    attack: 'Hellbrand',
    bio: 'His crown is bolted on. The bolts are the oath.',
  },
  // 038
  'demon-knight': {
    text:
      "Once on your turn, at a moment you pick, you must roll a die: on 4–6 an opponent's primary takes 15 instant " +
      'damage.',
    attack: 'Brimstone Lance',
    bio: 'The armour is empty of everything but heat.',
  },
  // 039
  'demonic-magic': {
    text:
      'When equipped, the creature loses half of its current HP, rounded up, once. While attached it has +5 to its ' +
      'hit roll and +5 attack damage. While this is on the field the effects of all creatures, on all sides, are ' +
      'negated; running effects end too, so what they revived goes to the cemetery.',
  },
  // 040
  'dragon-fire': { text: 'Destroy every magic on the field, on all sides.' },
  // 041
  'dragon-fox': {
    text:
      'When it hits, the opponent must roll 2 dice: their primary takes the total as instant damage, without ' +
      'bonuses.',
    attack: 'Cinder Brush',
    bio: 'It takes the hens first, then the henhouse, then the light.',
  },
  // 042
  'dragon-rage': {
    text:
      "In response to an opponent's magic or an opponent's hit: negate that magic or that attack, as you name. Then " +
      'destroy every magic on the field. Then both players draw 3, as far as their decks allow.',
  },
  // 043
  dragonling: {
    text: '',
    attack: 'Ember Spit',
    bio: 'Small enough to carry, for one more month.',
  },
  // 044
  'dragons-bane': {
    text: 'Every creature deals ×2 attack damage to creatures of type Dragon or with "Dragon" in their name.',
  },
  // 045
  dwarf: {
    text: '',
    attack: 'Pick Swing',
    bio: 'He has dug past two empires and judged both by their drains.',
  },
  // 046
  elf: {
    text: 'Deals ×3 attack damage to creatures with wings, shown in the art or granted by a card.',
    attack: 'Wing Shot',
    bio: 'She leads her target by one heartbeat, its last.',
  },
  // 047
  'ent-tree': {
    text:
      'Unaffected by magics and by creature effects, helpful ones too, as far as they touch this creature. This can ' +
      'be negated only as it arrives. Deals ×2 attack damage to creatures whose art shows a weapon.',
    attack: 'Root Crush',
    bio: 'It was planted as a warning and has grown into one.',
  },
  // 048
  'epic-loot': {
    text:
      'When equipped, the creature heals to full HP. While attached it has +5 AL, +5 SPD, 1 more attack die and 1 ' +
      'more hit die.',
  },
  // 049
  curse: {
    text: "All opponents' creatures have AL 1, whatever raises their AL. It does nothing to a creature under Heroism.",
  },
  // 050
  'eternal-titan': {
    text:
      'Once on your turn you may roll a die: on 5–6 an opponent cannot play magics for 1 turn cycle. Magics already ' +
      'on the field keep working.',
    attack: 'Comet Fist',
    bio: 'It measures time in extinctions.',
  },
};
