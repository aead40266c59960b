import { describe } from 'vitest';
import { cases, croc, HITS, ogre, SLIPS, spare, wolf } from './pairs/cases.ts';
import { rest } from './support.ts';

/** Rarely met: figures at their bounds, what caps and floors them, and what they come to in a battle. */

const eagle = { primary: 'giant-eagle' };
const goblin = { primary: 'goblin' };

describe('AL, its cap of 12 and what lowers it (W17.1)', () => {
  cases({
    'two increases reach 12 and no more': {
      me: { ...ogre, magics: ['hero-shield', 'epic-helm'] },
      shows: { 'ogre al': 12 },
    },
    'Unicorn Might after them: 12, then 10': {
      me: { ...ogre, magics: ['hero-shield', 'epic-helm', 'unicorn-might'] },
      shows: { 'ogre al': 10 },
    },
    'Unicorn Might before them: 6, and then 12': {
      me: { ...ogre, magics: ['unicorn-might', 'hero-shield', 'epic-helm'] },
      shows: { 'ogre al': 12 },
    },
    'Bulwark, then Unicorn Might: 12, then 10': {
      me: { ...goblin, magics: ['bulwark', 'unicorn-might'] },
      shows: { 'goblin al': 10 },
    },
    'The Iron Man overrides Bulwark on an opponent’s creature': {
      me: { magics: ['the-iron-man'] },
      opp: { ...ogre, magics: ['bulwark', 'nightmare-claw', 'warming-glow'] },
      shows: { 'ogre al': 1, 'ogre spd': 1, 'ogre dice': 1, 'ogre hitDice': 1, 'werewolf al': 6 },
    },
    'Dark Angel lowers to 1, and an increase does not help': {
      me: { primary: 'dark-angel' },
      opp: { ...ogre, magics: ['epic-boots'] },
      shows: { 'ogre al': 1, 'ogre spd': 1, 'dark-angel al': 7 },
    },
    'Dark Angel under The Iron Range lowers nothing': {
      me: { primary: 'dark-angel', magics: ['the-iron-range'] },
      opp: ogre,
      shows: { 'ogre al': 8, 'ogre spd': 4 },
    },
    'Zanj: six off the base, and every increase void': {
      me: { primary: 'zanj-the-hunter' },
      opp: { ...ogre, magics: ['hero-shield'] },
      shows: { 'ogre al': 2 },
    },
    'Zanj: not below 0': { me: { primary: 'zanj-the-hunter' }, opp: goblin, shows: { 'goblin al': 0 } },
    'Zanj and Unicorn Might: a loss counts': {
      me: { primary: 'zanj-the-hunter' },
      opp: { ...croc, magics: ['unicorn-might'] },
      shows: { 'werecroc al': 1 },
    },
    'Full Moon on a Werecroc: 9 and 5 is 12': {
      me: { ...croc, magics: ['full-moon'] },
      shows: { 'werecroc al': 12, 'werecroc dice': 4, 'werecroc hitDice': 3 },
    },
    'Full Moon and a werecreature of the opponent: that one, too': {
      me: { magics: ['full-moon'] },
      opp: { primary: 'wererabbit' },
      shows: { 'wererabbit al': 11, 'werewolf al': 11 },
    },
    'Wild Vampire is no cap: AL gained after its hit counts': {
      me: { primary: 'wild-vampire' },
      opp: { ...croc, hand: ['common-armor'] },
      does: (t) => {
        t.dice(HITS, { attack: [1, 1] }, SLIPS);
        t.me.battle('werecroc');
        t.opp.play('common-armor', 'werecroc');
      },
      shows: { 'werecroc al': 3, 'wild-vampire mod': 10 },
    },
    'Scarlett’s AL cannot rise, and may fall': {
      me: { primary: 'scarlett', magics: ['bulwark'] },
      shows: { 'scarlett al': 1 },
    },
  });
});

describe('dice, MOD and SPD', () => {
  cases({
    'Soul Drain leaves the last die, and takes MOD below 0': {
      me: { ...goblin, magics: ['soul-drain', 'soul-drain'] },
      shows: { 'goblin dice': 1, 'goblin mod': -2 },
    },
    'an attack never deals less than nothing, and is a hit all the same': {
      me: { primary: 'goblin', magics: ['soul-drain', 'soul-drain'] },
      opp: { primary: 'gaseous-horror' },
      does: (t) => {
        t.dice(HITS, { attack: [1] }, SLIPS);
        t.me.battle('gaseous-horror');
      },
      shows: { 'gaseous-horror hp': 49, 'goblin hp': 25 },
    },
    'Frost Wyrms: SPD is 0 whatever is added': {
      me: { ...eagle, magics: ['frost-wyrms', 'common-boots'] },
      shows: { 'giant-eagle spd': 0 },
    },
    'Frost Wyrms: base MOD is gone, bonuses count': {
      me: { ...wolf, magics: ['frost-wyrms', 'titans-amulet'] },
      shows: { 'werewolf mod': 10 },
    },
    'Exhaustion: MOD is 0 whatever is added, HIT and ATK stay': {
      me: { ...wolf, magics: ['titans-amulet', 'common-gloves', 'wood-axe', 'exhaustion'] },
      shows: { 'werewolf mod': 0, 'werewolf hit': 3, 'werewolf atk': 3 },
    },
    'Exhaustion and Frost Wyrms together: 0': {
      me: { ...wolf, magics: ['exhaustion', 'frost-wyrms'] },
      shows: { 'werewolf mod': 0 },
    },
    'Smokescreen caps hit dice over Creator’s Gift': {
      me: { ...wolf, magics: ['creators-gift', 'smokescreen'] },
      shows: { 'werewolf hitDice': 1, 'werewolf dice': 4 },
    },
    'Dark Moon caps opponents’ hit dice, not one’s own': {
      me: { ...wolf, magics: ['dark-moon', 'warming-glow'] },
      opp: { ...ogre, magics: ['warming-glow'] },
      shows: { 'ogre hitDice': 1, 'werewolf hitDice': 3 },
    },
    'Final Form at exactly half of base HP: not allowed': {
      me: { primary: { card: 'werewolf', hp: 35 }, hand: ['final-form'] },
      opp: ogre,
      shows: { 'can play final-form': false },
    },
    'Final Form just below half: six dice, MOD 6, no effect': {
      me: { primary: { card: 'ashen-knight', hp: 39 }, hand: ['final-form'] },
      opp: ogre,
      does: (t) => t.me.play('final-form'),
      shows: { 'ashen-knight dice': 6, 'ashen-knight mod': 6, 'ashen-knight hit': 0, 'ashen-knight al': 10 },
    },
    'Ashen Knight with 40 HP left: nothing yet': {
      me: { primary: { card: 'ashen-knight', hp: 40 } },
      shows: { 'ashen-knight hit': 0, 'ashen-knight spd': 10 },
    },
    'Ashen Knight below 40, under Bulwark: 12, and the rest': {
      me: { primary: { card: 'ashen-knight', hp: 39 }, magics: ['bulwark'] },
      shows: { 'ashen-knight al': 12, 'ashen-knight spd': 13, 'ashen-knight hit': 10, 'ashen-knight atk': 10 },
    },
    'Arzulian: one MOD for each point of SPD above 12, the gain counted': {
      me: { primary: 'arzulian', magics: ['armored-assault'] },
      shows: { 'arzulian mod': 6 },
    },
    'Forgotten One under Frost Wyrms: SPD 0 gives nothing': {
      me: { primary: 'forgotten-one', magics: ['frost-wyrms'] },
      shows: { 'forgotten-one mod': 0 },
    },
    'Deercrow: a Common’s ATK twice, a Rare’s once': {
      me: { primary: 'deercrow', magics: ['wood-axe', 'skol'] },
      shows: { 'deercrow atk': 6 + 4 },
    },
    'Deercrow: HIT and SPD of an Uncommon twice': {
      me: { primary: 'deercrow', magics: ['polydactyly'] },
      shows: { 'deercrow hit': 4, 'deercrow spd': 14 },
    },
    'Deercrow: AL, MOD and hit dice are not doubled, attack dice are': {
      me: { primary: 'deercrow', magics: ['unicorn-might', 'warming-glow', 'soul-drain'] },
      shows: { 'deercrow al': 10, 'deercrow hitDice': 3, 'deercrow mod': 4, 'deercrow dice': 4 },
    },
    'Deercrow negated: nothing is doubled': {
      me: { primary: 'deercrow', magics: ['wood-axe', 'the-iron-range'] },
      shows: { 'deercrow atk': 3 },
    },
    'Catcow on Shapeshifter: 1 die, MOD 4': {
      me: { primary: 'shapeshifter', magics: ['catcow'] },
      shows: { 'shapeshifter dice': 1, 'shapeshifter mod': 4 },
    },
    'Catcow and Nightmare Claw: the added die stays a die': {
      me: { ...ogre, magics: ['catcow', 'nightmare-claw'] },
      shows: { 'ogre dice': 4, 'ogre mod': 3 },
    },
    'Jerry copies printed values, not what lies on the creature': {
      me: { primary: 'goblin', hand: ['jerry'] },
      opp: { ...ogre, magics: ['hero-shield', 'nightmare-claw'] },
      does: (t) => {
        t.me.does('kill');
        t.me.summon('jerry');
      },
      shows: { 'jerry al': 8, 'jerry spd': 4, 'jerry dice': 3, 'jerry mod': 3 },
    },
    'Jerry under The Iron Range is himself': {
      me: { primary: 'goblin', magics: ['the-iron-range'], hand: ['jerry'] },
      opp: ogre,
      does: (t) => {
        t.me.does('kill');
        t.me.summon('jerry');
      },
      shows: { 'jerry al': 1, 'jerry dice': 1 },
    },
    'Natural Selection goes by AL as it is: Common Armor keeps a Goblin in, Knight Armor does not': {
      me: { ...goblin, magics: ['natural-selection', 'common-armor'] },
      opp: { primary: 'goblin', magics: ['knight-armor'] },
      shows: { 'me:goblin atk': 7, 'opp:goblin atk': 0 },
    },
    'Attack Beacon goes by base AL': {
      me: { ...goblin, magics: ['attack-beacon', 'knight-armor'] },
      shows: { 'goblin dice': 2 },
    },
    'Demon Blood makes a Demon: Into Madness gives it dice': {
      me: { ...wolf, magics: ['demon-blood', 'into-madness'] },
      opp: ogre,
      shows: { 'werewolf dice': 3, 'werewolf hitDice': 3, 'ogre dice': 3 },
    },
    'Steam Powered Girl counts live: a card played out of the hand is one die less': {
      me: { ...wolf, hand: ['steam-powered-girl', 'hero-shield', 'frog'] },
      does: (t) => {
        t.me.play('steam-powered-girl', 'me:werewolf');
        t.me.play('hero-shield', 'me:werewolf');
      },
      shows: { 'me:werewolf dice': 3, 'me:werewolf hitDice': 3 },
    },
    'The First Law and an empty hand: nothing': {
      me: { ...wolf, magics: ['the-first-law'] },
      opp: ogre,
      shows: { 'werewolf dice': 2, 'werewolf mod': 3 },
    },
  });
});

describe('cemetery HP beside what lies there (W17.3, W17.5)', () => {
  cases({
    'two Enlightened Souls: 20 and −40 each': {
      me: { cemetery: ['enlightened-soul', 'enlightened-soul'] },
      shows: { 'me buried': -40 },
    },
    'an Enlightened Soul fetched out again gives nothing off': {
      me: { cemetery: ['enlightened-soul', 'ogre'], hand: ['ghost-of-the-past'] },
      does: (t) => t.me.play('ghost-of-the-past', 'enlightened-soul'),
      shows: { 'me buried': 90 },
    },
    'an Enlightened Soul sacrificed helps to pay: the sum falls': {
      me: { primary: 'goblin', hand: ['enlightened-soul', 'hive-queen'] },
      does: (t) => t.me.summon('hive-queen', 'enlightened-soul'),
      shows: { 'me buried': 30 + 20 - 40 },
    },
    'Reduce the Burden on an empty cemetery: −30': {
      me: { hand: ['reduce-the-burden'] },
      does: (t) => t.me.play('reduce-the-burden'),
      shows: { 'me buried': -30 },
    },
    'Reduce the Burden negated does nothing': {
      me: { hand: ['reduce-the-burden'] },
      opp: { hand: ['haunted-tree'] },
      does: (t) => {
        t.me.play('reduce-the-burden');
        t.opp.play('haunted-tree');
      },
      shows: { 'me buried': 0 },
    },
    'a Shard Titan, a magic there, adds none': {
      me: { ...ogre, cemetery: ['shard-titan', 'gremlin', 'abominable-deer-man'] },
      shows: { 'me buried': 0 },
    },
    'Frog Bard as an equip is no creature; in the cemetery it counts 10': {
      me: { ...wolf, hand: ['frog-bard'] },
      opp: { ...ogre, hand: ['evil-queen'] },
      does: (t) => {
        t.me.play('frog-bard');
        rest(t);
        t.opp.play('evil-queen', 'frog-bard');
      },
      shows: { 'me buried': 10, 'frog-bard zone': 'me:cemetery' },
    },
  });
});

describe('in a battle', () => {
  cases({
    'Demonic Turtle takes 4 of 7, and 3 go back': {
      me: wolf,
      opp: { primary: 'demonic-turtle' },
      does: (t) => {
        t.dice(HITS, { attack: [2, 2] }, SLIPS);
        t.me.battle('demonic-turtle');
      },
      shows: { 'demonic-turtle hp': 50 - 4 - 1, 'werewolf hp': 70 - 3 },
    },
    'Arcturus: a critical hit with bonuses comes to the plain dice and MOD': {
      me: { ...eagle, magics: ['wood-axe', 'creators-gift'] },
      opp: { primary: 'arcturus' },
      does: (t) => {
        t.dice({ hit: [6, 6, 6, 6] }, { attack: [3, 4, 6, 6] }, SLIPS);
        t.me.battle('arcturus');
      },
      shows: { 'arcturus hp': 70 - 7 },
    },
    'God Killer Brox: four times against AL 12 by Bulwark': {
      me: { primary: 'god-killer-brox' },
      opp: { ...goblin, magics: ['bulwark'] },
      does: (t) => {
        t.dice(SLIPS, HITS, { attack: [1, 1] });
        t.me.battle('goblin');
      },
      shows: { 'goblin hp': 1 },
    },
    'Steam Golem against AL 11: no multiplier': {
      me: { primary: 'steam-golem' },
      opp: { primary: 'bronto' },
      does: (t) => {
        t.dice(HITS, { attack: [1, 1, 1] }, SLIPS);
        t.me.battle('bronto');
      },
      shows: { 'bronto hp': 110 - 8 - 1 },
    },
    'Pyre Lord pays 5 for dealing attack damage, and nothing for a miss': {
      me: { primary: 'pyre-lord' },
      opp: ogre,
      does: (t) => {
        t.dice(HITS, { attack: [1, 1, 1, 1, 1, 1] }, SLIPS);
        t.me.battle('ogre');
      },
      shows: { 'pyre-lord hp': 55, 'ogre hp': 79 },
    },
    'Succubus at full HP: half of it goes on as more damage': {
      me: { primary: 'succubus' },
      opp: croc,
      does: (t) => {
        t.dice(HITS, { attack: [3, 4] }, SLIPS);
        t.me.battle('werecroc');
      },
      shows: { 'werecroc hp': 90 - 8 - 4 - 1, 'succubus hp': 40 },
    },
    'Ring of Extremes: 12 by two dice is critical, whatever the AL': {
      me: { ...goblin, magics: ['ring-of-extremes'] },
      opp: { ...croc, magics: ['bulwark'] },
      does: (t) => {
        t.dice({ hit: [6, 6] }, { attack: [4] }, SLIPS);
        t.me.battle('werecroc');
      },
      shows: { 'werecroc hp': 90 - 8 - 1 },
    },
    'Ring of Extremes: 8 is a critical miss, MOD or not': {
      me: { ...wolf, magics: ['ring-of-extremes'] },
      opp: croc,
      does: (t) => {
        t.dice({ hit: [4, 4], slip: [3] }, SLIPS);
        t.me.battle('werecroc');
      },
      shows: { 'werewolf hp': 67, 'werecroc hp': 89 },
    },
    'Fog never rolls to hit, so Sprite is hit': {
      me: { primary: 'fog' },
      opp: { primary: 'sprite' },
      does: (t) => {
        t.dice({ hit: [1, 2] }, { attack: [1] }, { attack: [1, 1] });
        t.me.battle('sprite');
      },
      shows: { 'sprite hp': 16 },
    },
    'Bear Wolf against Bear Wolf: a die each': {
      me: { primary: 'bear-wolf' },
      opp: { primary: 'bear-wolf' },
      does: (t) => {
        t.dice({ order: [1, 4] }, SLIPS, SLIPS);
        t.me.battle('opp:bear-wolf');
      },
      shows: { 'me:bear-wolf hp': 49, 'opp:bear-wolf hp': 49 },
    },
    'Reverse Polarity and a Bear Wolf: it strikes first all the same': {
      me: { primary: 'bear-wolf', magics: ['reverse-polarity'] },
      opp: croc,
      does: (t) => {
        t.dice({ hit: [6, 6] }, { attack: [6, 6] }, SLIPS);
        t.me.battle('werecroc');
      },
      shows: { 'werecroc hp': 90 - 32 - 1 },
    },
    'Corn Creeper: a miss uses the ×5 up': {
      me: { primary: 'corn-creeper', magics: ['double-hit'] },
      opp: croc,
      does: (t) => {
        t.dice(SLIPS);
        t.me.battle('werecroc');
        t.opp.no();
        t.dice(HITS, { attack: [1, 1] }, SLIPS);
        t.me.battle('werecroc');
      },
      shows: { 'werecroc hp': 90 - 4 - 1 },
    },
    'Cryovore’s 10 are added after a critical': {
      me: { primary: 'cryovore' },
      opp: croc,
      does: (t) => {
        t.me.use('cryovore');
        t.me.pick('mode 0');
        t.dice({ hit: [6, 6] }, { attack: [1, 1] }, SLIPS);
        t.me.battle('werecroc');
      },
      shows: { 'werecroc hp': 90 - 2 * 4 - 10 - 1 },
    },
    'Living Trap kills the primary of who declared: no battle': {
      me: { primary: { card: 'werewolf', hp: 15 }, hand: spare },
      opp: { ...ogre, magics: ['living-trap'] },
      does: (t) => t.me.battle('ogre'),
      shows: { 'werewolf zone': 'me:cemetery', 'living-trap zone': 'opp:cemetery', 'ogre hp': 90 },
    },
    'Gaseous Horror killed by a hit: 5, and then 10': {
      me: wolf,
      opp: { primary: { card: 'gaseous-horror', hp: 5 }, hand: spare },
      does: (t) => {
        t.dice(HITS, { attack: [1, 1] });
        t.me.battle('gaseous-horror');
      },
      shows: { 'werewolf hp': 55 },
    },
  });
});
