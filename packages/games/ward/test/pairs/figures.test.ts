import { describe } from 'vitest';
import { cases, croc, ogre, wolf } from './cases.ts';

/** Figures that two texts change at once: ceilings, floors, what is set and what is added. */

const on = (card: string, on = 'me:werewolf') => ({ card, on });
const cursing = { magics: ['curse'] };

describe('AL never exceeds 12 (W17.1)', () => {
  cases({
    'Epic Loot and Hero Shield': {
      me: { magics: ['epic-loot', 'hero-shield'] },
      shows: { 'werewolf al': 12, 'werewolf spd': 13, 'werewolf dice': 3, 'werewolf hitDice': 3 },
    },
    'two Full Moons on a Werewolf': {
      me: { magics: ['full-moon', 'full-moon'] },
      shows: { 'werewolf al': 12, 'werewolf dice': 4, 'werewolf hitDice': 4 },
    },
    'Belt before Unicorn Might: 10, 12, 10': {
      me: { primary: 'frost-giant', magics: ['magic-belt', 'unicorn-might'] },
      shows: { 'frost-giant al': 10 },
    },
    'Unicorn Might before the Belt: 10, 8, 11': {
      me: { primary: 'frost-giant', magics: ['unicorn-might', 'magic-belt'] },
      shows: { 'frost-giant al': 11 },
    },
    'Bulwark and Unicorn Might, in this order: 12, then 10': {
      me: { magics: ['bulwark', 'unicorn-might'] },
      shows: { 'werewolf al': 10 },
    },
    'Ashen Knight below 40 HP in Epic Boots: AL stops at 12, SPD does not (W18.17)': {
      me: { primary: { card: 'ashen-knight', hp: 39 }, magics: ['epic-boots'] },
      shows: { 'ashen-knight al': 12, 'ashen-knight spd': 17, 'ashen-knight hit': 10, 'ashen-knight atk': 10 },
    },
  });
});

describe('AL that is set overrides what raises it', () => {
  cases({
    'Curse and Epic Loot': {
      me: { magics: ['epic-loot'] },
      opp: cursing,
      shows: { 'me:werewolf al': 1, 'me:werewolf spd': 13 },
    },
    'Curse and Bulwark': { me: { magics: ['bulwark'] }, opp: cursing, shows: { 'me:werewolf al': 1 } },
    'Curse and Dragon Power: AL 1, the rest stays': {
      me: { magics: ['dragon-power'] },
      opp: cursing,
      shows: { 'me:werewolf al': 1, 'me:werewolf atk': 10 },
    },
    'Curse and Flame of the Infinite': {
      me: { magics: ['flame-of-the-infinite'] },
      opp: cursing,
      shows: { 'me:werewolf al': 1, 'me:werewolf spd': 13 },
    },
    'Curse and Full Moon': {
      me: { magics: ['full-moon'] },
      opp: { ...ogre, ...cursing },
      shows: { 'werewolf al': 1, 'werewolf dice': 3 },
    },
    'Witch and Knight Armor': {
      me: { magics: ['knight-armor'] },
      opp: { primary: 'witch' },
      shows: { 'werewolf al': 1 },
    },
    'Unlucky Circumstance and Hero Shield': {
      me: { magics: ['hero-shield'] },
      opp: { ...croc, magics: [on('unlucky-circumstance')] },
      shows: { 'werewolf al': 1 },
    },
    'Dark Angel, Hero Shield and Mounted Assault: neither AL nor SPD can rise': {
      me: { magics: ['hero-shield', 'mounted-assault'] },
      opp: { primary: 'dark-angel' },
      shows: { 'werewolf al': 1, 'werewolf spd': 1 },
    },
    'The Iron Man and Epic Loot: every increase is overridden': {
      me: { magics: ['epic-loot'] },
      opp: { ...croc, magics: ['the-iron-man'] },
      shows: { 'werewolf al': 1, 'werewolf spd': 1, 'werewolf dice': 1, 'werewolf hitDice': 1 },
    },
    'Zanj the Hunter and Epic Helm: 8 − 6, and the increase is negated': {
      me: { primary: 'knight', magics: ['epic-helm'] },
      opp: { primary: 'zanj-the-hunter' },
      shows: { 'knight al': 2, 'knight hit': 4 },
    },
    'Zanj the Hunter and Bulwark': {
      me: { primary: 'knight', magics: ['bulwark'] },
      opp: { primary: 'zanj-the-hunter' },
      shows: { 'knight al': 2 },
    },
    'Zombified and Hero Shield: the increase is void': {
      me: { magics: ['hero-shield'] },
      opp: { ...croc, magics: [on('zombified')] },
      shows: { 'werewolf al': 6 },
    },
    'Zombified and Bulwark': {
      me: { magics: ['bulwark'] },
      opp: { ...croc, magics: [on('zombified')] },
      shows: { 'werewolf al': 6 },
    },
    'Sprite cannot be armoured': { me: { primary: 'sprite', magics: ['knight-armor'] }, shows: { 'sprite al': 1 } },
    'Sprite and Bulwark': { me: { primary: 'sprite', magics: ['bulwark'] }, shows: { 'sprite al': 1 } },
    'Scarlett under her own Flame of the Infinite: SPD rises, AL does not': {
      me: { primary: 'scarlett', magics: ['flame-of-the-infinite'] },
      shows: { 'scarlett al': 1, 'scarlett spd': 17 },
    },
    'Scarlett whose text is sapped may be armoured': {
      me: { primary: 'scarlett', magics: ['hero-shield', on('mind-sap', 'scarlett')] },
      shows: { 'scarlett al': 5 },
    },
    'rumble: a Witch curses both others, armoured or not, and not herself': {
      seats: [{ primary: 'witch', magics: ['hero-shield'] }, { magics: ['hero-shield'] }, croc],
      shows: { 'witch al': 5, 'werewolf al': 1, 'werecroc al': 1 },
    },
    'team: Curse spares the partner': {
      seats: [{ ...ogre, magics: ['curse'] }, wolf, croc, { primary: 'knight' }],
      more: { mode: 'team' },
      shows: { 'ogre al': 8, 'werewolf al': 1, 'werecroc al': 9, 'knight al': 1 },
    },
    'team: Dark Angel and the Flame of her partner: own creatures alone burn brighter': {
      seats: [{ primary: 'dark-angel' }, wolf, { ...croc, magics: ['flame-of-the-infinite'] }, ogre],
      more: { mode: 'team' },
      shows: { 'dark-angel al': 7, 'werecroc al': 12, 'werewolf al': 1, 'ogre spd': 1 },
    },
  });
});

describe('SPD', () => {
  cases({
    'Ball and Chain and Mounted Assault: the increase is void': {
      me: { magics: ['mounted-assault'] },
      opp: { ...croc, magics: [on('ball-and-chain')] },
      shows: { 'werewolf spd': 2 },
    },
    'Ball and Chain and Epic Loot: AL still rises': {
      me: { magics: ['epic-loot'] },
      opp: { ...croc, magics: [on('ball-and-chain')] },
      shows: { 'werewolf spd': 2, 'werewolf al': 11 },
    },
    'Ball and Chain and Flame of the Infinite: gains from fields are void too': {
      me: { magics: ['flame-of-the-infinite'] },
      opp: { ...croc, magics: [on('ball-and-chain')] },
      shows: { 'werewolf spd': 2 },
    },
    'Ball and Chain on an Ashen Knight below 40: gains by creatures are void too': {
      me: { primary: { card: 'ashen-knight', hp: 20 }, magics: ['ball-and-chain'] },
      shows: { 'ashen-knight spd': 4, 'ashen-knight hit': 10 },
    },
    'Frost Wyrms and Mounted Assault: 0 whatever is added': {
      me: { magics: ['frost-wyrms', 'mounted-assault'] },
      shows: { 'werewolf spd': 0 },
    },
    'Dark Angel only lowers: 0 under Frost Wyrms stays 0': {
      me: { magics: ['frost-wyrms'] },
      opp: { primary: 'dark-angel' },
      shows: { 'werewolf spd': 0, 'werewolf al': 1 },
    },
    'Arzulian in Mounted Assault: MOD +1 per point above 12': {
      me: { primary: 'arzulian', magics: ['mounted-assault'] },
      shows: { 'arzulian spd': 18, 'arzulian mod': 8 },
    },
    'Arzulian in Ball and Chain and Mounted Assault: no point above 12': {
      me: { primary: 'arzulian', magics: ['ball-and-chain', 'mounted-assault'] },
      shows: { 'arzulian spd': 6, 'arzulian mod': 2 },
    },
    'Arzulian against Dark Angel': {
      me: { primary: 'arzulian', magics: ['mounted-assault'] },
      opp: { primary: 'dark-angel' },
      shows: { 'arzulian spd': 1, 'arzulian mod': 2 },
    },
    'Forgotten One with Celestial Power: SPD 20, MOD +8': {
      me: { primary: 'forgotten-one', magics: ['celestial-power'] },
      shows: { 'forgotten-one spd': 20, 'forgotten-one mod': 8, 'forgotten-one hit': 8 },
    },
    'Forgotten One under The Iron Range keeps its speed and loses its MOD': {
      me: { primary: 'forgotten-one', magics: ['mounted-assault'] },
      opp: { magics: ['the-iron-range'] },
      shows: { 'forgotten-one spd': 18, 'forgotten-one mod': 0 },
    },
  });
});

describe('MOD and dice: base values, additions, ceilings', () => {
  cases({
    'Frost Wyrms and Surprise From The Deep: the base is 0, bonuses add': {
      me: { magics: ['frost-wyrms', 'surprise-from-the-deep'] },
      shows: { 'werewolf mod': 5 },
    },
    'Exhaustion and Surprise From The Deep: MOD is 0 whatever is added': {
      me: { magics: ['exhaustion', 'surprise-from-the-deep'] },
      shows: { 'werewolf mod': 0 },
    },
    'Exhaustion and Magic Ring: HIT is no MOD': {
      me: { magics: ['exhaustion', 'magic-ring'] },
      shows: { 'werewolf mod': 0, 'werewolf hit': 5 },
    },
    'Catcow and Nightmare Claw: base values change places, the die is added': {
      me: { magics: ['catcow', 'nightmare-claw'] },
      opp: croc,
      shows: { 'werewolf dice': 4, 'werewolf mod': 2, 'werecroc dice': 1, 'werecroc mod': 3 },
    },
    'Catcow on a Goblin: base MOD 0 leaves no base dice': {
      me: { primary: 'goblin', magics: ['catcow', 'common-sword'] },
      shows: { 'goblin dice': 0, 'goblin mod': 1, 'goblin atk': 4 },
    },
    'two Catcows: both say that base values are swapped': {
      me: { magics: ['catcow'] },
      opp: { ...croc, magics: ['catcow'] },
      shows: { 'werewolf dice': 3, 'werewolf mod': 2 },
    },
    'Soul Drain on one die: never to none': {
      me: { primary: 'kobold', magics: [] },
      opp: { ...croc, magics: [on('soul-drain', 'me:kobold'), on('soul-drain', 'me:kobold')] },
      shows: { 'kobold dice': 1, 'kobold mod': 0 },
    },
    'Smokescreen and Doppelganger: one hit die, the attack dice stay': {
      me: { magics: ['doppelganger'] },
      opp: { ...croc, magics: [on('smokescreen')] },
      shows: { 'werewolf hitDice': 1, 'werewolf dice': 4 },
    },
    'Dark Moon and Sword of Light: one hit die, ATK stays': {
      me: { magics: ['sword-of-light'] },
      opp: { ...croc, magics: ['dark-moon'] },
      shows: { 'werewolf hitDice': 1, 'werewolf dice': 3, 'werewolf atk': 3 },
    },
    'rumble: Dark Moon and Warming Glow: both others have one hit die, its player two': {
      seats: [{ ...ogre, magics: ['dark-moon'] }, { magics: ['warming-glow'] }, croc],
      shows: { 'ogre hitDice': 2, 'werewolf hitDice': 1, 'werecroc hitDice': 1 },
    },
    'Steam Knight Blaster and Nightmare Claw: new base dice, one more': {
      me: { magics: ['steam-knight-blaster', 'nightmare-claw'] },
      shows: { 'werewolf dice': 4, 'werewolf mod': 3 },
    },
    'Steam Knight Blaster on a Demon Dragon: its effect is lost': {
      me: { primary: 'demon-dragon', magics: ['steam-knight-blaster'] },
      opp: { hand: ['frog', 'frog'] },
      shows: { 'demon-dragon dice': 3, 'demon-dragon mod': 3 },
    },
    'Final Form after Catcow: the later text about the base attack counts': {
      me: { primary: { card: 'werewolf', hp: 20 }, magics: ['catcow', 'final-form'] },
      opp: croc,
      shows: { 'werewolf dice': 6, 'werewolf mod': 6 },
    },
    'Catcow after Final Form: what is printed is swapped': {
      me: { primary: { card: 'werewolf', hp: 20 }, magics: ['final-form', 'catcow'] },
      opp: croc,
      shows: { 'werewolf dice': 3, 'werewolf mod': 2 },
    },
    'Claws and Wings of the Beast: three dice instead of two': {
      me: { magics: ['claws-of-the-beast', 'wings-of-the-beast'] },
      shows: { 'werewolf dice': 5 },
    },
    'two Claws with Wings of the Beast': {
      me: { magics: ['claws-of-the-beast', 'claws-of-the-beast', 'wings-of-the-beast'] },
      shows: { 'werewolf dice': 8 },
    },
    'Gluttony and Warming Glow: no increase of hit dice counts': {
      me: { primary: 'gluttony', magics: ['warming-glow'] },
      shows: { 'gluttony hitDice': 2 },
    },
  });
});

describe('051 Deercrow: what Common and Uncommon magics change counts twice', () => {
  const crow = (...magics: string[]) => ({ primary: 'deercrow', magics });
  cases({
    'Common Sword': { me: crow('common-sword'), shows: { 'deercrow atk': 8 } },
    'Legendary Gloves are neither': { me: crow('legendary-gloves'), shows: { 'deercrow atk': 6, 'deercrow spd': 12 } },
    'Nightmare Claw': { me: crow('nightmare-claw'), shows: { 'deercrow dice': 8 } },
    'Mounted Assault': { me: crow('mounted-assault'), shows: { 'deercrow spd': 18 } },
    'Soul Drain: dice down twice, MOD once': {
      me: crow('soul-drain'),
      shows: { 'deercrow dice': 4, 'deercrow mod': 4 },
    },
    'Unicorn Might: AL once': { me: crow('unicorn-might'), shows: { 'deercrow al': 10 } },
    'Warming Glow: hit dice once': { me: crow('warming-glow'), shows: { 'deercrow hitDice': 3 } },
    'The Career Buccaneer: MOD once': { me: crow('the-career-buccaneer'), shows: { 'deercrow mod': 11 } },
    'Into Madness: a field counts too': {
      me: crow('into-madness'),
      shows: { 'deercrow dice': 8, 'deercrow hitDice': 3 },
    },
    'The Good Boy': { me: crow('the-good-boy'), shows: { 'deercrow spd': 8, 'deercrow atk': 2, 'deercrow hit': 2 } },
    'Common Sword under The Iron Range: once': {
      me: crow('common-sword'),
      opp: { magics: ['the-iron-range'] },
      shows: { 'deercrow atk': 4 },
    },
    'Common Sword and Mind Sap: once': { me: crow('common-sword', 'mind-sap'), shows: { 'deercrow atk': 4 } },
  });
});

describe('filters look at what a creature is now', () => {
  cases({
    'Natural Selection and a Belt: current AL, so a Kobold in a Belt is out': {
      me: { primary: 'kobold', magics: ['natural-selection', 'magic-belt'] },
      shows: { 'kobold atk': 0, 'kobold al': 7 },
    },
    'Natural Selection and three Unicorn Mights: AL 10 comes down to 4': {
      me: { primary: 'enhanced-orc', magics: ['natural-selection', 'unicorn-might', 'unicorn-might', 'unicorn-might'] },
      shows: { 'enhanced-orc al': 4, 'enhanced-orc atk': 7, 'enhanced-orc hit': 7 },
    },
    'Natural Selection and Curse: AL 1 is below 5': {
      me: { ...ogre, magics: ['natural-selection'] },
      opp: { ...croc, magics: ['curse'] },
      shows: { 'ogre atk': 7, 'werecroc atk': 0 },
    },
    'Attack Beacon and Knight Armor: base AL': {
      me: { primary: 'kobold', magics: ['attack-beacon', 'knight-armor'] },
      shows: { 'kobold dice': 3 },
    },
    'Attack Beacon and a sapped Elf: still an effect creature': {
      me: { primary: 'elf', magics: ['attack-beacon', 'mind-sap'] },
      shows: { 'elf dice': 1 },
    },
    'Natural Selection, Attack Beacon and Curse on a Frog Man: a requirement is no effect; AL 1 now, base AL 10': {
      me: { primary: 'frog-man', magics: ['natural-selection', 'attack-beacon'] },
      opp: { ...croc, magics: ['curse'] },
      shows: { 'frog-man atk': 7, 'frog-man dice': 1 },
    },
    'Full Moon and Moon Cat': {
      me: { primary: 'moon-cat', magics: ['full-moon'] },
      shows: { 'moon-cat al': 9, 'moon-cat dice': 3, 'moon-cat hitDice': 3 },
    },
    'Full Moon and a sapped Moon Cat': {
      me: { primary: 'moon-cat', magics: ['full-moon', 'mind-sap'] },
      shows: { 'moon-cat al': 4, 'moon-cat dice': 2 },
    },
    'Demon Blood and Into Madness: the Werewolf is a Demon': {
      me: { magics: ['demon-blood', 'into-madness'] },
      shows: { 'werewolf dice': 3, 'werewolf hitDice': 3, 'werewolf atk': 3 },
    },
    'Demon Blood on an Undead and Into Madness: a Demon counts once': {
      me: { primary: 'skeleton', magics: ['demon-blood', 'into-madness'] },
      shows: { 'skeleton dice': 2 },
    },
    'Army of the Orcs and Octo-Orc: the name contains it': {
      me: { primary: 'octo-orc', magics: ['army-of-the-orcs'] },
      opp: { primary: 'orc' },
      shows: { 'octo-orc dice': 9, 'octo-orc spd': 14, 'orc dice': 2, 'orc atk': 6 },
    },
    'The Good Boy and Ancestral Sword: the primary alone, not who stands beside it': {
      me: { side: ['owl'], magics: ['the-good-boy', 'ancestral-sword'] },
      shows: { 'werewolf atk': 3, 'owl atk': 0 },
    },
    'Flame of the Infinite and a limited summon: it receives fields (W13.3.4)': {
      me: { side: ['owl'], magics: ['flame-of-the-infinite'] },
      shows: { 'owl al': 8, 'owl dice': 2, 'owl atk': 5 },
    },
  });
});

describe('counts and comparisons', () => {
  cases({
    'Demon Dragon and The First Law: both count the same hand': {
      me: { primary: 'demon-dragon', magics: ['the-first-law'] },
      opp: { hand: ['frog', 'frog', 'frog'] },
      shows: { 'demon-dragon dice': 7, 'demon-dragon mod': 7 },
    },
    'rumble: Demon Dragon counts the hands of both opponents': {
      seats: [{ primary: 'demon-dragon', hand: ['frog'] }, { hand: ['frog', 'frog'] }, { ...croc, hand: ['frog'] }],
      shows: { 'demon-dragon dice': 4, 'demon-dragon mod': 4 },
    },
    'team: The First Law on a partner’s creature counts the hands of the opponents': {
      seats: [
        { ...ogre, hand: ['the-first-law', 'frog'] },
        { hand: ['frog', 'frog'] },
        { ...croc, hand: ['frog'] },
        { primary: 'knight', hand: ['frog'] },
      ],
      more: { mode: 'team' },
      does: (t) => t.me.play('the-first-law', 'werecroc'),
      shows: { 'werecroc dice': 6, 'werecroc mod': 4 },
    },
    'Gnome counts a Gnometheon in hand': {
      me: { primary: 'gnome', hand: ['gnometheon', 'gnome-warrior', 'frog'] },
      shows: { 'gnome dice': 3, 'gnome mod': 3 },
    },
    'Gnome Warrior and a Gnome under a Gnometheon elsewhere: not its hand': {
      me: { primary: 'gnome-warrior' },
      opp: { primary: { card: 'gnometheon', under: ['gnome'] } },
      shows: { 'gnome-warrior dice': 3, 'gnometheon dice': 4, 'gnometheon mod': 4 },
    },
    'Steam Powered Girl counts live: its player’s own hand': {
      me: { magics: ['steam-powered-girl'], hand: ['frog', 'frog', 'magic-belt'] },
      does: (t) => t.me.play('magic-belt', 'me:werewolf'),
      shows: { 'me:werewolf dice': 4, 'me:werewolf hitDice': 4 },
    },
    'The Heroine and a Squire in a cemetery: a hybrid is a magic there': {
      me: { primary: 'the-heroine' },
      opp: { cemetery: ['frog', 'the-squire', 'magic-belt', 'skeleton'] },
      shows: { 'the-heroine dice': 4, 'the-heroine mod': 4 },
    },
    'rumble: The Heroine and the dead of both others': {
      seats: [
        { primary: 'the-heroine', cemetery: ['frog'] },
        { cemetery: ['frog', 'owl'] },
        { ...croc, cemetery: ['frog'] },
      ],
      shows: { 'the-heroine dice': 5 },
    },
    'team: The Heroine does not count the partner’s dead': {
      seats: [{ primary: 'the-heroine' }, { cemetery: ['frog'] }, { ...croc, cemetery: ['frog', 'frog'] }, ogre],
      more: { mode: 'team' },
      shows: { 'the-heroine dice': 3 },
    },
    'Glarbstenford and the opponent’s Belt: not below its AL any more': {
      me: { primary: 'glarbstenford' },
      opp: { magics: ['magic-belt'] },
      shows: { 'glarbstenford dice': 2 },
    },
    'Glarbstenford in a Hero Shield against a Belt: 11 against 9': {
      me: { primary: 'glarbstenford', magics: ['hero-shield'] },
      opp: { magics: ['magic-belt'] },
      shows: { 'glarbstenford dice': 4 },
    },
    'Glarbstenford under Curse: AL 1 is above nobody': {
      me: { primary: 'glarbstenford' },
      opp: { magics: ['curse'] },
      shows: { 'glarbstenford dice': 2 },
    },
    'Enlightened Soul and a Flame that burned out: −40, +20, +50': {
      me: { cemetery: ['enlightened-soul'], cemeteryHp: 50 },
      shows: { 'me buried': 30 },
    },
    'two Enlightened Souls: each counts, below 0 if need be (W17.3)': {
      me: { cemetery: ['enlightened-soul', 'enlightened-soul'] },
      shows: { 'me buried': -40 },
    },
    'Enlightened Soul under The Iron Range: what negates on the field does not reach it': {
      me: { cemetery: ['enlightened-soul', 'goblin'], magics: ['the-iron-range'] },
      shows: { 'me buried': 10 },
    },
  });
});
