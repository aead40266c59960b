import type { Written } from './card-text.ts';

/** Generation 2, creatures. */
export const gen2Creatures: Readonly<Record<string, Written>> = {
  // 003
  beaver: {
    attack: 'Dam Break',
    bio: 'It saw the flood coming. It had built it.',
  },
  // 004
  'undead-king': {
    text:
      'Once on your turn, at a moment you pick, you must roll a die: on 3–6 you may put 1 creature from your ' +
      'cemetery beside your primary as a limited summon. What it raised goes to your cemetery when it leaves the ' +
      'field, changes control or is negated.',
    attack: 'Crown Cleave',
    bio: 'His court has never voted him out. It has never voted.',
  },
  // 006
  electroloon: {
    text:
      'All creatures of your opponents are Stunned, those that come later too: a Stunned creature starts no ' +
      'battle and makes no strike. At the start of their turn each opponent may roll a die: on 1–2 it is over ' +
      'for their side, for as long as this stays.',
    many: 'Every opponent is bound, and each rolls for their own side; a partner is not bound.',
    attack: 'Static Call',
    bio: 'It sings before the storm, and is it.',
  },
  // 008
  raccoon: {
    attack: 'Night Rummage',
    bio: 'Locks bore it. It comes for the lid.',
  },
  // 010
  'man-owl': {
    attack: 'Silent Stoop',
    bio: 'He answers questions at dusk, and eats whoever asked.',
  },
  // 011
  'raccoon-knight': {
    attack: 'Bin Lid',
    bio: 'He took the vow at night, along with the candlesticks.',
  },
  // 013
  bunnysaurus: {
    text:
      'Once for as long as it is on the field you may negate an attack that hits it, or negate a magic as it is ' +
      'played.',
    attack: 'Thump',
    bio: 'Soft in front, extinct behind.',
  },
  // 015
  'bear-wolf': {
    attack: 'Grey Rush',
    bio: 'Half of it wants the kill, half the larder.',
  },
  // 017
  squirrel: {
    attack: 'Cheek Bite',
    bio: 'Every acorn it forgot is a tree that remembers.',
  },
  // 019
  sharkling: {
    attack: 'Reef Snap',
    bio: 'Its brothers were born first. It was born fed.',
  },
  // 020
  'great-white': {
    text:
      'Summon requirement: place it on top of your Sharkling, which must have been on the field before this turn; ' +
      'no other sacrifices. Sharkling goes with it when it leaves the field, changes control or is killed. A magic ' +
      'or creature effect may bring it out without this. It is not an effect and cannot be negated.',
    attack: 'Red Water',
    bio: 'The bay empties a minute before anyone sees why.',
  },
  // 021
  'perfect-shark': {
    text:
      'Summon requirement: place it on top of your Great White, which must have been on the field before this ' +
      'turn, with the Sharkling below it; no other sacrifices. Both go with it when it leaves the field, changes ' +
      'control or is killed. A magic or creature effect may bring it out without this. It is not an effect and ' +
      'cannot be negated.',
    attack: 'Final Tide',
    bio: 'The sea finished its work and has been nervous since.',
  },
  // 031
  'bug-man': {
    attack: 'Mandible Lock',
    bio: 'He left the hive to be alone and brought it with him.',
  },
  // 032
  'baby-dino': {
    attack: 'Mud Nip',
    bio: 'Its mother is never as far away as she looks.',
  },
  // 033
  trike: {
    attack: 'Three Points',
    bio: 'It lowers its head and the river waits.',
  },
  // 034
  bronto: {
    attack: 'Slow Stomp',
    bio: 'It decided to take this step last week.',
  },
  // 035
  spino: {
    text: 'Deals ×2 attack damage to creatures whose picture shows them in or by water.',
    attack: 'River Ambush',
    bio: 'It waits where the bank is soft.',
  },
  // 042
  'corn-creeper': {
    text: 'Its first attack deals ×5 attack damage, once for as long as it is on the field; a miss uses that up.',
    attack: 'Row Rush',
    bio: 'The rustling stops when you do.',
  },
  // 043
  'headless-knight': {
    attack: 'Blind Charge',
    bio: 'He no longer looks where he rides, and never misses the road.',
  },
  // 044
  summoner: {
    text:
      'Once on your turn, at a moment you pick, you must roll 2 dice: you may put 1 creature whose printed AL is ' +
      'at most their sum from your hand beside your primary as a limited summon. At the end of your turn it goes ' +
      'back to your hand.',
    attack: 'Called Claw',
    bio: 'He knows every name but the one they call him.',
  },
  // 045
  'demon-dragon': {
    text: 'For each card that your opponents hold, all hands together, it has 1 more attack die and +1 MOD.',
    many: "The hands of all opponents are counted; a partner's is not.",
    attack: 'Hoarded Flame',
    bio: 'It grows on what you mean to do later.',
  },
  // 046
  alkonost: {
    text:
      'Once on your turn you may put 1 Harpy or Alkonost from your deck or hand beside your primary as a limited ' +
      'summon; then shuffle. It has 1 more attack die and +1 MOD for each Harpy and Alkonost there. What it ' +
      'called goes to your hand when it leaves the field, changes control or is negated.',
    attack: 'Siren Dive',
    bio: 'Sailors who heard her came home, and asked the way back.',
  },
  // 047
  'undead-tower': {
    attack: 'Falling Masonry',
    bio: 'The garrison died at its posts. The posts did not mind.',
  },
  // 048
  'skeleton-pirate': {
    attack: 'Rusty Cutlass',
    bio: 'He buried the gold and himself in the same hole.',
  },
  // 049
  'snow-man': {
    attack: 'Cold Shoulder',
    bio: 'Children gave it a face. It went looking for the rest.',
  },
  // 058
  'zombie-dog': {
    attack: 'Cold Nose',
    bio: 'It still fetches. Nobody still throws.',
  },
  // 059
  'big-buck': {
    attack: 'Antler Toss',
    bio: 'Hunters hang its picture, since nobody hangs its head.',
  },
  // 060
  'vampire-orc': {
    text:
      "When summoned, choose an opponent: it has the MOD printed on that opponent's present primary in addition " +
      'to its own, for as long as it stays.',
    many: 'You choose one opponent.',
    attack: 'Blood Tusk',
    bio: 'He lost the duel, won the bite, and kept the axe.',
  },
  // 063
  'steam-spider': {
    text:
      'It leaves the field only when it is killed: it cannot be sent away, change control or be sacrificed from ' +
      'the field. An anchor that ends still takes it.',
    attack: 'Rivet Web',
    bio: 'Eight legs, one boiler, and no reverse.',
  },
  // 064
  'steam-rex': {
    text:
      'Unaffected by magics and by creature effects applied to it; this can be negated only as it arrives. On a ' +
      'turn on which an opponent plays a Lightning before its battle, it deals ×2 attack damage.',
    many: "A Lightning of any opponent counts, whoever's turn it is; a partner's does not.",
    attack: 'Piston Jaw',
    bio: 'The boiler is stamped with a year that has not come.',
  },
  // 065
  'steam-golem': {
    text:
      'Unaffected by magics and by creature effects applied to it; this can be negated only as it arrives. Deals ' +
      '×3 attack damage to creatures whose AL is 12 now.',
    attack: 'Steel Press',
    bio: 'It was built to open vaults and has not been told about doors.',
  },
  // 067
  'fallen-crusader': {
    attack: 'Broken Vow',
    bio: 'He swore to hold the gate until relieved. Nobody came.',
  },
  // 068
  maniac: {
    text:
      'Its hit roll is judged by its dice alone, whatever the AL and the bonuses: a sum of 7 or less is a ' +
      'critical miss, 8 to 12 is a critical hit, 13 or more is a plain hit.',
    attack: 'Wild Sawing',
    bio: 'The village has fewer trees and fewer questions.',
  },
  // 070
  'sacrificial-goat': {
    text: 'Sacrificed for a summon, from the field or from the hand, it counts as 2 sacrifices.',
    attack: 'Last Butt',
    bio: 'It knows, and eats the ribbon anyway.',
  },
  // 072
  'moon-cat': {
    text: 'Deals ×2 attack damage to creatures with "Were" in their name. Full Moon works on it, too.',
    attack: 'Crescent Claw',
    bio: 'It laps at the reflection until the real one wanes.',
  },
  // 074
  'the-old-one': {
    text:
      "When summoned: every other card on the field goes into its owner's deck. Whoever had cards sent back " +
      'shuffles and draws as many.',
    many: 'The cards of all players go, partners too.',
    attack: 'Deep Turning',
    bio: 'It rolled over in its sleep, and that was the flood.',
  },
  // 075
  jerry: {
    text:
      'When it comes to the front, name 1 opponent. Its base AL, SPD, dice and MOD and its type are those of ' +
      "that player's primary, whoever that is at the time; without one its own.",
    many: "You name one opponent as it arrives; that player's primary counts.",
    attack: 'Same Again',
    bio: 'He was in the mirror first. He says.',
  },
  // 083
  'demonic-turtle': {
    text:
      "While its SPD is lower than that of the primary on the attacker's side, it takes only half of attack " +
      'damage, rounded up; the attacker takes the rest.',
    attack: 'Shell Spite',
    bio: 'Strike it, and find out which of you is slow.',
  },
  // 084
  'vampire-lord': {
    text:
      'Once on your turn you may put 1 creature from your hand into your cemetery: this heals by 2 times the HP ' +
      'printed on it, never above its full HP.',
    attack: 'Old Thirst',
    bio: 'He collects portraits, and the sitters.',
  },
  // 085
  'equip-knight': {
    text:
      'When summoned, you may attach up to 2 Equip magics from your deck to it, as far as they fit; then ' +
      'shuffle. They are not played, so there is no answer to them.',
    attack: 'Full Kit',
    bio: 'Buckled in by two squires and a winch.',
  },
  // 086
  thief: {
    text:
      "When summoned: take 1 Equip magic on an opponent's side and attach it to this; it lies on your side. It " +
      "goes to its owner's cemetery when this leaves the field, changes control or is negated.",
    many: 'You choose one opponent, and a magic on their side.',
    attack: 'Purse Cut',
    bio: 'He left a receipt. It was forged.',
  },
  // 087
  'wild-vampire': {
    text:
      'When it hits, the AL of the primary on the side it hit becomes 0, and this has the AL it took as MOD. ' +
      'Both are undone when this or that creature leaves the field or this is negated.',
    many: "The primary of whoever's creature it hit.",
    attack: 'Feral Drain',
    bio: 'It has forgotten the castle, the cape and its manners.',
  },
  // 088
  'skeleton-lord': {
    text:
      "When summoned: put 1 creature from an opponent's cemetery beside your primary as a limited summon. It " +
      'goes back to that cemetery when this leaves the field, changes control or is negated.',
    many: 'You choose one opponent.',
    attack: 'Grave Summons',
    bio: 'His army enlists late.',
  },
  // 089
  'gnome-dragoon': {
    text:
      'For each card in your hand with "Gnome" in its name, it has 1 more attack die and +1 MOD. Those cards are ' +
      'shown.',
    attack: 'Hedge Charge',
    bio: 'The horse is a badger. Do not mention it.',
  },
  // 090
  'gnome-warrior': {
    text:
      'For each card in your hand with "Gnome" in its name, it has 1 more attack die and +1 MOD. Those cards are ' +
      'shown.',
    attack: 'Knee Breaker',
    bio: 'He has never lost a fight that started at the ankles.',
  },
  // 091
  'the-seer': {
    text: 'Once on each turn, yours or that of another, you may have each opponent show you their whole hand.',
    many: 'Every opponent shows it, to you alone; a partner does not.',
    attack: 'Foreseen Blow',
    bio: 'She flinches a moment before the stone is thrown.',
  },
  // 092
  'dark-elf-captain': {
    attack: 'Counted Cut',
    bio: 'She counts the enemy twice: before, and aloud.',
  },
  // 093
  'subject-4212': {
    text:
      'Summon requirement: 2 sacrifices, as its AL asks for; Pumpkin Man counts as 2 here. A magic or creature ' +
      'effect may bring it out without this. It is not an effect and cannot be negated.',
    attack: 'Stitch Burst',
    bio: 'The earlier four thousand are in the cellar, cheering.',
  },
  // 094
  'giant-snake': {
    text:
      'When it hits, the target is Wrapped: it starts no battle and makes no strike. Once in every turn, outside of battles, ' +
      'its player may roll a die: on 3–6 that is over.',
    many: 'Also in the turns of players who have no part in it.',
    attack: 'Patient Squeeze',
    bio: 'It has never hurried. Nothing it holds has, either.',
  },
  // 095
  'water-eleotoid': {
    attack: 'Drowning Grip',
    bio: 'Pour it out and it gets up.',
  },
  // 097
  'inferno-wizard': {
    attack: 'Sixth Degree',
    bio: 'He failed every examination that had a roof.',
  },
  // 099
  'time-weaver': {
    text: 'Nobody can play Lightnings, not even its own controller.',
    many: 'It binds every player, partners too.',
    attack: 'Slow Thread',
    bio: 'She finished the tapestry before the battle in it.',
  },
  // 100
  'wolf-knight': {
    text:
      'Once on your turn you may put 1 creature with "Were" in its name from your hand beside your primary as a ' +
      'limited summon. What it called goes back to your hand when it leaves the field, changes control or is ' +
      'negated.',
    attack: 'Pack Lance',
    bio: 'His squires are excused at full moon, and expected after.',
  },
  // 102
  acolyte: {
    text: 'At the start of your turn, before the draw, it heals by 5.',
    attack: 'Censer Swing',
    bio: 'Eleven years of matins and one good right arm.',
  },
  // 109
  'the-guide': {
    text:
      "Whenever another creature goes to a cemetery, anybody's and for whatever reason, this heals by half of " +
      'the HP printed on that creature, rounded up.',
    attack: 'Lantern Touch',
    bio: 'He walks ahead of you. That is how you know.',
  },
  // 112
  'electro-wizard': {
    text:
      'If it starts no battle on your turn, you may on your next turn give it 4 more attack dice for that turn. ' +
      'It does not add up.',
    attack: 'Stored Bolt',
    bio: 'He saves on candles.',
  },
  // 113
  'the-alchemist': {
    text:
      'Once on your turn, at a moment you pick, you must roll a die: on 1–2 it heals by 5, on 3–4 it deals 10 ' +
      'damage to 1 creature of an opponent, on 5–6 it takes 5 damage.',
    many: "The creature may be any opponent's.",
    attack: 'Flask Toss',
    bio: 'The laboratory has a new skylight most weeks.',
  },
  // 114
  'forgotten-one': {
    text: 'It has +1 MOD for each point of SPD above 12, whatever the SPD comes from.',
    attack: 'Unnamed Blow',
    bio: 'The statues were pulled down by people who did not remember why.',
  },
  // 134
  'wizard-frog': {
    text:
      'Once on your turn you may shuffle 1 card from your hand into your deck: this deals ×2 attack damage this ' +
      'turn.',
    attack: 'Pond Hex',
    bio: 'The princess kissed him. He kept the hat.',
  },
  // 135
  metamoth: {
    attack: 'Dust Burn',
    bio: 'It was a worm until it read the flame.',
  },
  // 136
  'dwarf-soldier': {
    attack: 'Tunnel Drill',
    bio: 'Rank is by beard, and the sergeant is beard alone.',
  },
  // 137
  'kendo-tiger': {
    text:
      "When summoned, choose 1: a card at random from an opponent's hand is shuffled into their deck, or destroy " +
      '1 magic on the field, on any side.',
    many: 'You choose one opponent for the first.',
    attack: 'Bamboo Stripe',
    bio: 'Nine years of bowing, one of biting.',
  },
  // 138
  werehawk: {
    attack: 'Noon Dive',
    bio: 'The full moon is for wolves. This one waits for a clear sky.',
  },
  // 139
  wererat: {
    attack: 'Gutter Rush',
    bio: 'The city has forty thousand rats and one landlord.',
  },
  // 140
  'green-dragon': {
    attack: 'Canopy Breath',
    bio: 'The wood is older where it sleeps, and thinner where it wakes.',
  },
  // 141
  penguin: {
    attack: 'Belly Slide',
    bio: 'Formally dressed for every occasion, including yours.',
  },
  // 142
  'black-jacket': {
    text:
      'Summon requirement: as usual, or from your hand as a limited summon while your primary is Hive Lord, ' +
      'without a sacrifice; then it goes back to your hand when that Hive Lord is lost. It is not an effect and ' +
      'cannot be negated.',
    attack: 'Barbed Dart',
    bio: 'It stings and stays for the apology.',
  },
  // 143
  'elite-angel': {
    attack: 'Second Trumpet',
    bio: 'The first host was mercy. She leads the second.',
  },
  // 144
  'captain-ward': {
    attack: 'Breakwater Stand',
    bio: 'The sea broke on him once and has gone around him since.',
  },
  // 145
  'ancient-one': {
    text:
      "On each opponent's turn, when combat begins, each limited summon of that opponent battles their own " +
      'primary.',
    many: 'Every opponent on their own turn; a partner is spared.',
    attack: 'Elder Lash',
    bio: 'It whispers to the second in command.',
  },
  // 146
  'steam-wolf': {
    attack: 'Piston Bite',
    bio: 'It howls on the hour, to let the pressure out.',
  },
  // 147
  'super-hornet': {
    text:
      'Summon requirement: as usual, or from your hand as a limited summon while your primary is Hive Lord, ' +
      'without a sacrifice; then it goes back to your hand when that Hive Lord is lost. It is not an effect and ' +
      'cannot be negated.',
    attack: 'Sky Lance',
    bio: 'You hear it, then the sound of it.',
  },
  // 149
  'subject-149': {
    attack: 'Restraint Snap',
    bio: 'The notes end in the middle of a word, and so does the door.',
  },
  // 151
  terry: {
    text:
      'Once on your turn you may put 1 Jerry from your hand or your field under this: its base AL, SPD, dice and ' +
      'MOD are doubled. No stacking. When this is lost, Jerry stays on the field.',
    attack: 'Rubber Mallet',
    bio: 'Squash him flat and he comes back round.',
  },
};
