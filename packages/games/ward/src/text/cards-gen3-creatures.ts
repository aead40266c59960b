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
  // 005
  comodo: {
    attack: 'Slow Ember',
    bio: 'It is a dragon the way a coal is a fire.',
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
  // 029
  'earth-eleotoid': {
    text:
      'Deals ×2 attack damage to creatures whose picture shows fire. Creatures whose picture shows water deal ×2 ' +
      'attack damage to it.',
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
  // 040
  'moon-soldier': {
    attack: 'Standing Order',
    bio: 'The uniform is classified. So is what wears it.',
  },
  // 043
  'the-villain': {
    text:
      'To play a magic, each opponent must deal 10 damage to their own primary. Damage that is prevented counts ' +
      'as paid. The Hero and The Heroine deal ×3 attack damage to it.',
    many: 'Every opponent is bound; a partner is not.',
    attack: 'Monologue',
    bio: 'He has a plan, a cape, and one weakness that he tells everybody.',
  },
  // 047
  conqueror: {
    attack: 'Final Terms',
    bio: 'He reads the surrender aloud before the battle, to save time.',
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
  // 073
  'big-mouth-bass': {
    attack: 'Swallow Whole',
    bio: 'It has eaten three hooks and a fisherman.',
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
  // 085
  'ancient-scorpion': {
    attack: 'Old Venom',
    bio: 'The antidote was lost with the kingdom it was brewed in.',
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
  // 101
  'bestial-champion': {
    attack: 'Ring Fury',
    bio: 'Undefeated, and running out of ring.',
  },
  // 107
  'missile-toad': {
    text: 'When it hits, all limited summons on the field, on every side, go to the cemeteries of their owners.',
    many: 'It reaches the creatures of every player, partners too.',
    attack: 'Warhead Tongue',
    bio: 'Croaks once. Counts down.',
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
  // 143
  succubus: {
    text:
      'Heals by half of the attack damage it deals in battle, rounded up. What goes beyond its full HP is dealt ' +
      'to the creature it struck, as damage that heals nothing.',
    attack: 'Sweet Ruin',
    bio: 'She asks for your heart, and means it.',
  },
  // 148
  'enhanced-orc': {
    attack: 'Bolted Fist',
    bio: 'They replaced what he lost, and then what he missed.',
  },
  // 151
  'eagle-family': {
    text: 'Each time it takes damage, each opponent rolls 2 dice: their own primary takes that much damage.',
    many: 'Every opponent rolls for their own primary; a partner does not.',
    attack: 'Nest Fury',
    bio: 'Touch one egg.',
  },
};
