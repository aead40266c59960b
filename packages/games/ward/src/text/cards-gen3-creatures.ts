import type { Written } from './card-text.ts';

/** Generation 3, creatures. */
export const gen3Creatures: Readonly<Record<string, Written>> = {
  // 001
  'dark-angel': {
    text: 'All creatures of your opponents have at most AL 1 and SPD 1; neither can rise.',
    many: 'The creatures of all opponents are meant, those that come later too; those of a partner are not.',
    attack: 'Eclipse Wing',
    bio: 'She fell with her eyes open, and has not closed them since.',
  },
  // 002
  'fire-eleotoid': {
    text: 'No "Forest Fire", on any side, is destroyed by the dice that are rolled for it.',
    attack: 'Spark Jump',
    bio: 'It waves at campers. They wave back, then run.',
  },
  // 003
  'enlightened-soul': {
    text:
      'This works in a cemetery: the HP of the cemetery it lies in count 40 less, beside its own HP, which count ' +
      'as usual. Nothing on the field negates it.',
    attack: 'Gentle Light',
    bio: 'She put the weight down. Nobody can find where.',
  },
  // 005
  comodo: {
    attack: 'Slow Ember',
    bio: 'It is a dragon the way a coal is a fire.',
  },
  // 009
  hoggan: {
    text:
      'When an opponent starts a battle with your primary, you may put this from your hand beside it as a ' +
      'limited summon, if there is room: the attacker must battle this instead, which can take damage. When the ' +
      'battle is over, it goes to your cemetery, dead or alive.',
    many: 'Any opponent; your own primary only, not that of a partner.',
    attack: 'Tusk Block',
    bio: 'He hears his name and is already in the way.',
  },
  // 010
  fazard: {
    text: 'Nobody can play Standard magics.',
    attack: 'Null Ray',
    bio: 'He read the rulebook and crossed out a chapter.',
  },
  // 012
  crow: {
    text:
      'Summon requirement: as usual, or from your hand as a limited summon while your primary has "Crow" in its ' +
      'name, without a sacrifice; then it goes back to your hand when that primary is lost. It is not an effect ' +
      'and cannot be negated.',
    attack: 'Eye Peck',
    bio: 'It remembers faces, and tells the others.',
  },
  // 022
  shapeshifter: {
    text:
      'When a battle begins in which it strikes or is struck, choose 1 for that battle: +5 SPD, +3 MOD, 4 more ' +
      'attack dice or +6 AL.',
    attack: 'Other Hide',
    bio: 'Ask three witnesses and get four animals.',
  },
  // 023
  'order-knight': {
    attack: 'Rule Four',
    bio: 'Rules one to three are about asking first.',
  },
  // 024
  'mosquito-man': {
    attack: 'Long Straw',
    bio: 'You hear him when he has finished.',
  },
  // 025
  wererabbit: {
    attack: 'Thumping Kick',
    bio: 'Nobody believes the farmer until the second field is gone.',
  },
  // 026
  'cabal-warchief': {
    text:
      'It may start 2 battles on each of your turns; those it attacks strike back in only 1 of them, and say in ' +
      'which. It never changes control, cannot be sacrificed from the field, and leaves it only when killed.',
    many: 'Two different opponents have one strike back between them.',
    attack: 'Twin Verdict',
    bio: 'He signs nothing. The first blow is the offer, the second the contract.',
  },
  // 029
  'earth-eleotoid': {
    text:
      'Deals ×2 attack damage to creatures whose picture shows fire. Takes ×2 attack damage from ' +
      'creatures whose picture shows water.',
    attack: 'Clay Fist',
    bio: 'Rain is the only thing it runs from.',
  },
  // 030
  owlet: {
    attack: 'Fluff Peck',
    bio: 'It practises the stare. The rest will come.',
  },
  // 032
  'evolved-ape': {
    attack: 'Thrown Pillar',
    bio: 'It learnt tools in a day and contempt in two.',
  },
  // 034
  'kappa-king': {
    attack: 'Bowl Tip',
    bio: 'Bow to him and he must bow back. Then run.',
  },
  // 036
  'ptera-man': {
    attack: 'Cliff Drop',
    bio: 'He was told that men cannot fly, at a great height.',
  },
  // 039
  'moon-sgt': {
    text:
      'When summoned, you may put 1 creature with "M.O.O.N." in its name from your hand or deck beside it as a ' +
      'limited summon; then shuffle. It goes back to your hand when this leaves the field, changes control or is ' +
      'negated.',
    attack: 'Lunar Volley',
    bio: 'Her recruits fall in, quite slowly.',
  },
  // 040
  'moon-soldier': {
    attack: 'Standing Order',
    bio: 'The uniform is classified. So is what wears it.',
  },
  // 043
  'the-villain': {
    text:
      'To play a magic, each opponent must deal 10 damage to their own primary. Damage that is prevented counts ' +
      'as paid. It takes ×3 attack damage from The Hero and The Heroine.',
    many: 'Every opponent is bound; a partner is not.',
    attack: 'Monologue',
    bio: 'He has a plan, a cape, and one weakness that he tells everybody.',
  },
  // 047
  conqueror: {
    attack: 'Final Terms',
    bio: 'He reads the surrender aloud before the battle, to save time.',
  },
  // 048
  'owl-god': {
    text:
      'Summon requirement: 3 sacrifices; 2 if at least 1 of them has "Owl" in its name. It is not an effect and ' +
      'cannot be negated.',
    attack: 'Night Verdict',
    bio: 'It asks who, and the answer is always you.',
  },
  // 051
  deercrow: {
    text:
      'Summon requirement: if "Scarecrow" or "Big Buck" is among its sacrifices, 1 of them is shuffled into your ' +
      'deck instead. Changes by Common and Uncommon magics to its hit roll, its attack damage, its attack dice ' +
      'and its SPD count twice, for better or worse.',
    attack: 'Straw Gore',
    bio: 'The field was guarded, then it was haunted, then it was his.',
  },
  // 053
  'the-super-hero': {
    text: 'Once on your turn, at a moment you pick, you must roll a die: on 5–6 it takes no damage this turn.',
    attack: 'Flying Fist',
    bio: 'She saves the city twice a week and the cat in between.',
  },
  // 055
  'shield-maiden': {
    attack: 'Rim Strike',
    bio: 'She was taught to hold the shield. She found the edge herself.',
  },
  // 057
  'steam-angel': {
    text:
      'Once on your turn, at a moment you pick, you must roll a die: for 1 turn cycle nobody can play Epic and ' +
      'Promo cards on 1–3, Legendary and Mythic cards on 4–6. This means creatures and magics out of the hand; a ' +
      'creature may still be put down where one must be.',
    many: 'Everybody is bound, you and partners too.',
    attack: 'Brass Judgement',
    bio: 'Built to weigh souls. Reads the small print.',
  },
  // 059
  lumber: {
    text:
      'In a battle with a creature whose picture shows forest, the printed MOD of that creature counts half, ' +
      'rounded up.',
    attack: 'Felled Trunk',
    bio: 'It used to be a forest, and bears a grudge against the rest.',
  },
  // 060
  'fish-boy': {
    attack: 'Spear Poke',
    bio: 'The tide left him on the step, and he has paid rent in eels.',
  },
  // 061
  moose: {
    attack: 'Trample',
    bio: 'It has the right of way everywhere it is.',
  },
  // 064
  'frog-bard': {
    text:
      'May also be played from your hand as an Infinite/Equip on your own primary: that creature adds the attack dice ' +
      'and the MOD of this card, 1 and +1. It is a magic then: it takes a slot and can be locked out, taxed and ' +
      'negated. When its wearer leaves the field, this goes to your hand; if its wearer only changes hands, to the ' +
      'cemetery.',
    many: "Your own primary only, not a partner's.",
    attack: 'Rude Verse',
    bio: 'He knows one song, and it is about you.',
  },
  // 066
  arzulian: {
    text: 'It has +1 MOD for each point of SPD above 12, whatever the SPD comes from.',
    attack: 'Phase Cut',
    bio: 'It arrived before the light that announced it.',
  },
  // 068
  stego: {
    attack: 'Spiked Tail',
    bio: 'Two minds: one for the front, one for the matter at hand.',
  },
  // 069
  'mountain-lion': {
    attack: 'Ledge Pounce',
    bio: 'The path has two walkers. One is on it.',
  },
  // 070
  hydogon: {
    text: 'Deals ×2 attack damage to creatures whose picture shows fire.',
    attack: 'Steam Burst',
    bio: 'The fire brigade offered it a pension.',
  },
  // 071
  boulderox: {
    attack: 'Landslide Horn',
    bio: 'The quarry closed the day it stood up.',
  },
  // 072
  'winter-griffin': {
    text: 'Once in each battle you may roll 1 of its hit dice again, and 1 of its attack dice; the new die counts.',
    attack: 'Sleet Talons',
    bio: 'Snow slides off it. So do arrows, it would like you to believe.',
  },
  // 073
  'big-mouth-bass': {
    attack: 'Swallow Whole',
    bio: 'It has eaten three hooks and a fisherman.',
  },
  // 075
  'orc-champion': {
    text:
      'Summon requirement: as usual, or without a sacrifice onto the empty front while you hold 2 other ' +
      'creatures with "Orc" in their names, which you show. It is not an effect and cannot be negated.',
    attack: 'Title Blow',
    bio: 'Two cousins vouch for him, loudly.',
  },
  // 076
  thresher: {
    text:
      'Deals ×3 attack damage to Mechanical creatures. While it is your primary, no Mechanical creature, on any ' +
      'side, is unaffected by magics or creature effects because of its own text.',
    many: "It reaches the creatures of every player, a partner's too.",
    attack: 'Chaff Storm',
    bio: 'It was a machine for wheat until it learnt what else has joints.',
  },
  // 078
  'lurking-slime': {
    text: 'During your turn all damage to it is halved, rounded up.',
    attack: 'Cold Ooze',
    bio: 'The drain was not blocked. It was occupied.',
  },
  // 081
  'hive-queen': {
    attack: 'Royal Sting',
    bio: 'Ten thousand wings, and one decision.',
  },
  // 083
  gluttony: {
    text:
      'When summoned: destroy all magics on the field; it has +1 MOD for each magic destroyed. On its hit roll ' +
      'nothing else counts that is added to its MOD, to its hit roll or to its hit dice.',
    attack: 'Second Helping',
    bio: 'The table was next.',
  },
  // 085
  'ancient-scorpion': {
    attack: 'Old Venom',
    bio: 'The antidote was lost with the kingdom it was brewed in.',
  },
  // 087
  'orc-hunter': {
    text:
      'Once on your turn, if you have none of its Beasts beside you, you may put 1 Common or Uncommon Beast from ' +
      'your hand beside your primary as a limited summon. It goes back to your hand when this leaves the field, ' +
      'changes control or is negated.',
    attack: 'Snare Spear',
    bio: 'He whistles, and something bigger answers.',
  },
  // 089
  'orc-warrior': {
    attack: 'Heavy Swing',
    bio: 'He starts every swing the day before.',
  },
  // 091
  'octo-orc': {
    attack: 'Eight Axes',
    bio: 'No one has counted all of the arms and told anybody.',
  },
  // 092
  'pyre-lord': {
    text: 'Whenever it deals attack damage, it takes 5 damage.',
    attack: 'Own Pyre',
    bio: 'He lights the way, and is the candle.',
  },
  // 093
  'forest-guardian': {
    attack: 'Root Wall',
    bio: 'The axe bites once, and the wood bites until evening.',
  },
  // 095
  fog: {
    text:
      "It makes no hit roll: in battle it always hits, never critically. Unaffected by opponents' magics, as far " +
      'as they touch this creature. This can be negated only as it arrives.',
    many: 'Magics of all opponents are meant; those of a partner reach it.',
    attack: 'Cold Shroud',
    bio: 'It was between the houses, then between the ribs.',
  },
  // 101
  'bestial-champion': {
    attack: 'Ring Fury',
    bio: 'Undefeated, and running out of ring.',
  },
  // 102
  'monkey-duck': {
    text:
      'When a battle with it begins, the opponent who battles it may say "Quack" 3 times aloud: then it has 1 ' +
      'attack die less and −1 MOD in that battle.',
    many: 'Only the opponent who battles it.',
    attack: 'Flung Egg',
    bio: 'Nobody has kept a straight face and a whole nose.',
  },
  // 103
  'bio-dino': {
    text: 'It has as many more attack dice, and as much more MOD, as are printed on the creatures sacrificed for it.',
    attack: 'Grafted Jaw',
    bio: 'Ask it which part is the dinosaur.',
  },
  // 107
  'missile-toad': {
    text: 'When it hits, all limited summons on the field, on every side, go to the cemeteries of their owners.',
    many: 'It reaches the creatures of every player, partners too.',
    attack: 'Warhead Tongue',
    bio: 'Croaks once. Counts down.',
  },
  // 108
  'lava-golem': {
    text: 'When an opponent ends their turn without having started a battle in it, their primary takes 5 damage.',
    many: 'Every opponent for themselves, against whomever they battle; a partner never.',
    attack: 'Magma Drip',
    bio: 'It cannot stand people who stand around.',
  },
  // 114
  'carus-demon': {
    text:
      'When summoned: all creatures then on the side of 1 opponent are Asleep for 2 turn cycles, even when this ' +
      'has left: they start no battle and make no strike. Any damage to one of them ends it for all of them, and ' +
      'you must destroy 1 magic on the field, on any side.',
    many: 'You choose one opponent. Damage by anybody wakes them.',
    attack: 'Lullaby Claw',
    bio: 'Counts your sheep, then the rest of your livestock.',
  },
  // 119
  orgar: {
    text: 'In a battle with a Humanoid it has 2 more attack dice, with a Beast 2 fewer.',
    attack: 'Duel Cut',
    bio: 'He has never lost to a man, nor won against his dog.',
  },
  // 120
  'ooze-weaver': {
    text:
      'Unaffected by magics. Whenever anybody plays a magic, it may take 15 damage to negate it. Whenever it is ' +
      'about to take attack damage, it may take 10 damage to negate that attack. Taking it may kill it, and the ' +
      'negation holds.',
    many: 'The magics of everybody, yours and those of a partner too.',
    attack: 'Sticky Thread',
    bio: 'It knits with itself, and is running short.',
  },
  // 121
  'ancient-sentinel': {
    text: 'In battle its MOD is the SPD printed on the primary of the opponent it battles, in place of its own.',
    many: 'The opponent it battles is meant; if that is a limited summon, the primary beside it.',
    attack: 'Measured Reply',
    bio: 'It waits a thousand years and then hurries exactly as much as you.',
  },
  // 122
  'dart-frog': {
    text:
      'When a creature whose picture shows no weapon kills it, it becomes an Infinite Equip on that creature ' +
      'instead, in a slot of its owner. The equipped creature takes 5 damage at the end of each of your turns.',
    many: 'A creature of anybody, in battle or not. The turns of its owner count.',
    attack: 'Blue Toxin',
    bio: 'Bright, small and a bad idea.',
  },
  // 123
  'ashen-knight': {
    text: 'While it has less than 40 HP, it has +2 AL, +3 SPD, +10 to its hit roll and +10 attack damage.',
    attack: 'Last Ember',
    bio: 'The pyre took his house and gave him back.',
  },
  // 125
  'gaseous-horror': {
    text: 'When it is hit, the attacker takes 5 damage. When it is killed in battle, its killer takes 10 damage.',
    attack: 'Choking Cloud',
    bio: 'Miners named it in a language nobody else had breath for.',
  },
  // 130
  tarantula: {
    attack: 'Burrow Snatch',
    bio: 'The door to its house is you.',
  },
  // 132
  'woodland-elf': {
    text:
      'Before its first hit roll in each battle roll a die. For that battle: on 1–2 it has +10 attack damage; on 3–4 the ' +
      'target has MOD 0, whatever is added; on 5–6 the target has −5 AL.',
    attack: 'Three Arrows',
    bio: 'He lets the quiver choose.',
  },
  // 133
  cockroach: {
    attack: 'Scuttle',
    bio: 'When all of this is over, it will want the table.',
  },
  // 134
  'orc-berserker': {
    text: 'When it would be killed, it stays with 5 HP instead, once for as long as it is on the field.',
    attack: 'Red Mist',
    bio: 'He was told to lie down. He is thinking about it.',
  },
  // 135
  'ironfist-dwarf': {
    text:
      'When a battle of its own on your turn is over and it dealt less than 6 attack damage in it, it may start ' +
      'another battle this turn, up to 5 times a turn, and those it attacks then cannot strike back. A miss ' +
      'counts as none.',
    attack: 'Short Jab',
    bio: 'He apologises for the first one.',
  },
  // 136
  'chaos-demon': {
    text:
      'Once on your turn, when it starts a battle, you may give it 3 more attack dice for that battle. If the ' +
      'target survives, it takes half of the attack damage that it dealt in it, rounded up.',
    attack: 'Wild Surge',
    bio: 'It bites with everything, its own tongue included.',
  },
  // 137
  gnometheon: {
    text:
      'Summon requirement: creatures with "Gnome" in their names that are sacrificed for it lie under it and go ' +
      'where it goes. It has 1 more attack die and +1 MOD for each card with "Gnome" in its name in your hand or ' +
      'under it; those in your hand are shown.',
    attack: 'Gnome Barrage',
    bio: 'Forty hats, one steering wheel.',
  },
  // 143
  succubus: {
    text:
      'Heals by half of the attack damage it deals in battle, rounded up. What goes beyond its full HP is dealt ' +
      'to the creature it struck, as damage that heals nothing.',
    attack: 'Sweet Ruin',
    bio: 'She asks for your heart, and means it.',
  },
  // 144
  'the-wither': {
    text: 'Striking a creature that wears "Fear", it has 2 more attack dice and +2 MOD.',
    attack: 'Hollow Touch',
    bio: 'It only takes what you have already lost.',
  },
  // 147
  'friend-like-you': {
    text:
      'When it is killed by attack damage, you may put 1 "The Creator" from your hand or deck in its place as ' +
      'your primary, without sacrifices; then shuffle.',
    attack: 'Small Nudge',
    bio: 'It knows somebody.',
  },
  // 148
  'enhanced-orc': {
    attack: 'Bolted Fist',
    bio: 'They replaced what he lost, and then what he missed.',
  },
  // 149
  sprite: {
    text:
      'In battle it is hit only if at least 1 hit die shows 3 or 4, besides reaching its AL; a critical hit ' +
      'needs it too. Its AL cannot rise.',
    attack: 'Glitter Sting',
    bio: 'You saw where it was.',
  },
  // 150
  'tri-dragon': {
    text:
      'If its hit dice, 2 or more, are all equal and it hits, it deals ×3 attack damage. It never has a critical ' +
      'hit or a critical miss.',
    attack: 'Triple Maw',
    bio: 'Two heads are better than one, and then there is the third.',
  },
  // 151
  'eagle-family': {
    text: 'Each time it takes damage, each opponent rolls 2 dice: their own primary takes that much damage.',
    many: 'Every opponent rolls for their own primary; a partner does not.',
    attack: 'Nest Fury',
    bio: 'Touch one egg.',
  },
};
