import { describe } from 'vitest';
import { cases, croc, ogre, spare, wolf } from './cases.ts';

/** What has to be paid or demanded, where several cards have a say in it. */

describe('demands on playing magics (W14.2.3)', () => {
  const road = { magics: ['old-logging-road'] };
  cases({
    'two Old Logging Roads: 10 for each magic': {
      me: { ...ogre, magics: ['old-logging-road', 'old-logging-road'], hand: ['magic-belt'] },
      opp: croc,
      does: (t) => t.me.play('magic-belt', 'ogre'),
      shows: { 'ogre hp': 80, 'werecroc hp': 90 },
    },
    'Old Logging Road and The Villain: 15': {
      me: { ...ogre, ...road, hand: ['magic-belt'] },
      opp: { primary: 'the-villain' },
      does: (t) => t.me.play('magic-belt', 'ogre'),
      shows: { 'ogre hp': 75 },
    },
    'a sapped Villain demands nothing': {
      me: { ...ogre, hand: ['magic-belt'] },
      opp: { primary: 'the-villain', magics: ['mind-sap'] },
      does: (t) => t.me.play('magic-belt', 'ogre'),
      shows: { 'ogre hp': 90 },
    },
    'Ghost Form: the damage is prevented and counts as paid': {
      me: { ...ogre, magics: ['old-logging-road', 'ghost-form'], hand: ['magic-belt'] },
      opp: croc,
      does: (t) => t.me.play('magic-belt', 'ogre'),
      shows: { 'ogre hp': 90, 'ogre al': 11 },
    },
    'an Ent Tree pays: the demand is on the player': {
      me: { primary: 'ent-tree', ...road, hand: ['curse'] },
      opp: croc,
      does: (t) => t.me.play('curse'),
      shows: { 'ent-tree hp': 35, 'werecroc al': 1 },
    },
    'an answer is a magic that is played too': {
      me: { ...ogre, ...road, hand: ['magic-belt'] },
      opp: { ...croc, hand: ['haunted-tree'] },
      does: (t) => {
        t.me.play('magic-belt', 'ogre');
        t.opp.play('haunted-tree');
      },
      shows: { 'ogre hp': 85, 'werecroc hp': 85, 'magic-belt zone': 'me:cemetery' },
    },
    'Lurking Slime pays half of it in its own turn': {
      me: { primary: 'lurking-slime', ...road, hand: ['magic-belt'] },
      opp: croc,
      does: (t) => t.me.play('magic-belt', 'lurking-slime'),
      shows: { 'lurking-slime hp': 57 },
    },
    'rumble: The Villain taxes both opponents, not himself': {
      seats: [{ primary: 'the-villain', hand: ['magic-belt'] }, { ...croc, hand: ['magic-belt'] }, ogre],
      does: (t) => {
        t.me.play('magic-belt', 'the-villain');
        t.me.endTurn();
        t.players[1].play('magic-belt', 'werecroc');
      },
      shows: { 'the-villain hp': 120, 'werecroc hp': 80, 'ogre hp': 90 },
    },
    'team: The Villain does not tax his partner': {
      seats: [{ ...ogre, hand: ['magic-belt'] }, wolf, { primary: 'the-villain' }, croc],
      more: { mode: 'team' },
      does: (t) => t.me.play('magic-belt', 'ogre'),
      shows: { 'ogre hp': 90 },
    },
    'Titan’s Amulet and Ghost Form: its 10 are prevented, it works': {
      me: { ...ogre, magics: ['ghost-form'], hand: ['titans-amulet'] },
      opp: croc,
      does: (t) => t.me.play('titans-amulet', 'ogre'),
      shows: { 'ogre hp': 90, 'ogre mod': 13 },
    },
    'Chain Lightning and two magics: 5 to my own, 10 to theirs': {
      me: { ...ogre, magics: ['holy-water'], hand: ['chain-lightning'] },
      opp: { ...croc, magics: ['magic-belt'] },
      does: (t) => t.me.play('chain-lightning'),
      shows: { 'ogre hp': 85, 'werecroc hp': 80, 'holy-water zone': 'me:cemetery' },
    },
    'Chain Lightning and Heroism: what it cannot destroy does not count': {
      me: { ...ogre, magics: ['holy-water'], hand: ['chain-lightning'] },
      opp: { primary: 'knight', side: [], magics: [{ card: 'heroism', on: 'opp:knight' }] },
      does: (t) => t.me.play('chain-lightning'),
      shows: { 'ogre hp': 85, 'knight hp': 50, 'heroism zone': 'opp:magic' },
    },
  });
});

describe('sacrifices', () => {
  cases({
    'a Sacrificial Goat is worth two for a Cosmic Demon (AL 12)': {
      me: { primary: 'sacrificial-goat', hand: ['cosmic-demon'] },
      opp: croc,
      does: (t) => t.me.summon('cosmic-demon', 'sacrificial-goat'),
      shows: { 'cosmic-demon zone': 'me:primary', 'me buried': 30 },
    },
    'a sapped Goat is worth one': {
      me: { primary: 'sacrificial-goat', magics: ['mind-sap'], hand: ['cosmic-demon'] },
      opp: croc,
      shows: { 'can summon cosmic-demon': false },
    },
    'The Creator needs three: a Goat and one more': {
      me: { primary: 'sacrificial-goat', hand: ['the-creator', 'frog'] },
      opp: croc,
      does: (t) => t.me.summon('the-creator', 'sacrificial-goat', 'frog'),
      shows: { 'the-creator zone': 'me:primary', 'me buried': 40 },
    },
    'Bait: a Cosmic Demon for one': {
      me: { ...ogre, hand: ['bait', 'magic-belt', 'cosmic-demon'] },
      opp: croc,
      does: (t) => {
        t.me.play('bait');
        t.me.summon('cosmic-demon', 'ogre');
      },
      shows: { 'cosmic-demon zone': 'me:primary', 'me buried': 90 },
    },
    'two Baits make a Cosmic Demon free, but the primary must still give way (W8.1)': {
      me: { ...ogre, hand: ['bait', 'magic-belt', 'bait', 'lucky-charm', 'cosmic-demon'] },
      opp: croc,
      does: (t) => {
        t.me.play('bait', 'magic-belt');
        t.me.play('bait');
      },
      shows: { 'can summon cosmic-demon': false },
    },
    'Owl God for an Owl and one more': {
      me: { primary: 'owl', hand: ['owl-god', 'frog'] },
      opp: croc,
      does: (t) => t.me.summon('owl-god', 'owl', 'frog'),
      shows: { 'owl-god zone': 'me:primary', 'me buried': 40 },
    },
    'Owl God without an Owl: two do not do': {
      me: { ...ogre, hand: ['owl-god', 'frog'] },
      opp: croc,
      shows: { 'can summon owl-god': false },
    },
    'Subject #4212 for a Pumpkin Man alone': {
      me: { primary: 'pumpkin-man', hand: ['subject-4212'] },
      opp: croc,
      does: (t) => t.me.summon('subject-4212', 'pumpkin-man'),
      shows: { 'subject-4212 zone': 'me:primary' },
    },
    'Winter Chill: a frozen primary pays for nothing, so nothing comes in its place': {
      me: { ...ogre, hand: ['behemoth', 'frog'] },
      opp: { ...croc, magics: [{ card: 'winter-chill', on: 'me:ogre' }] },
      shows: { 'can summon behemoth': false },
    },
    'Frost Wyrms: the same': {
      me: { ...ogre, magics: ['frost-wyrms'], hand: ['behemoth', 'frog'] },
      opp: croc,
      shows: { 'can summon behemoth': false },
    },
    'Lead Boots: the same': {
      me: { ...ogre, magics: ['lead-boots'], hand: ['behemoth', 'frog'] },
      opp: croc,
      shows: { 'can summon behemoth': false },
    },
    'a Steam Spider pays for nothing from the field': {
      me: { primary: 'steam-spider', hand: ['behemoth', 'frog'] },
      opp: croc,
      shows: { 'can summon behemoth': false },
    },
    'a Giant Rat goes into the deck, and The Guide heals nothing for it': {
      me: { primary: 'giant-rat', hand: ['behemoth'] },
      opp: { primary: { card: 'the-guide', hp: 20 } },
      does: (t) => t.me.summon('behemoth', 'giant-rat'),
      shows: { 'giant-rat zone': 'me:deck', 'the-guide hp': 20, 'me buried': 0 },
    },
    'a Giant Rat under The Iron Range goes to the cemetery': {
      me: { primary: 'giant-rat', hand: ['behemoth'], magics: ['the-iron-range'] },
      opp: croc,
      does: (t) => t.me.summon('behemoth', 'giant-rat'),
      shows: { 'giant-rat zone': 'me:cemetery', 'me buried': 30 },
    },
    'Bio-Dino adds what was printed on its sacrifices': {
      me: { ...ogre, hand: ['bio-dino', 'goblin'] },
      opp: croc,
      does: (t) => t.me.summon('bio-dino', 'ogre', 'goblin'),
      shows: { 'bio-dino dice': 1 + 3 + 1, 'bio-dino mod': 1 + 3 + 0 },
    },
    'Bio-Dino under Ward United adds them twice, once by each text': {
      me: { ...ogre, hand: ['bio-dino', 'goblin'], magics: ['ward-united'] },
      opp: croc,
      does: (t) => t.me.summon('bio-dino', 'ogre', 'goblin'),
      shows: { 'bio-dino dice': 1 + 8, 'bio-dino mod': 1 + 6 },
    },
    'Bio-Dino under The Iron Range adds nothing': {
      me: { ...ogre, hand: ['bio-dino', 'goblin'], magics: ['the-iron-range'] },
      opp: croc,
      does: (t) => t.me.summon('bio-dino', 'ogre', 'goblin'),
      shows: { 'bio-dino dice': 1, 'bio-dino mod': 1 },
    },
    'Ward United and The Iron Range: it is the field’s text, not the creature’s': {
      me: { ...ogre, hand: ['behemoth'], magics: ['ward-united', 'the-iron-range'] },
      opp: croc,
      does: (t) => t.me.summon('behemoth', 'ogre'),
      shows: { 'behemoth dice': 6, 'behemoth mod': 8 },
    },
    'Orc Champion comes free onto an empty front with two Orcs in hand': {
      me: { unstarted: true, hand: ['orc-champion', 'orc', 'orc-warrior'] },
      opp: croc,
      does: (t) => {
        t.me.summon('orc-champion');
        t.me.yes();
      },
      shows: { 'orc-champion zone': 'me:primary', 'me buried': 0 },
    },
  });
});

describe('piles move as one card (W8.3.1)', () => {
  const shark = { card: 'great-white', under: ['sharkling'] };
  cases({
    'Terrifying Roar on a Great White: both to the hand': {
      me: { ...ogre, hand: ['terrifying-roar'] },
      opp: { primary: shark, hand: spare },
      does: (t) => t.me.play('terrifying-roar'),
      shows: { 'great-white zone': 'opp:hand', 'sharkling zone': 'opp:hand' },
    },
    'a Great White is killed: both count': {
      me: { ...ogre, hand: ['ignite'] },
      opp: { primary: { ...shark, hp: 10 }, hand: spare },
      does: (t) => {
        t.dice({ effect: [1] });
        t.me.play('ignite', 'great-white');
      },
      shows: { 'opp buried': 120 },
    },
    'The Guide heals for both': {
      me: { primary: { card: 'the-guide', hp: 1 }, hand: ['ignite'] },
      opp: { primary: { card: 'great-white', hp: 10, under: ['sharkling'] }, hand: spare },
      does: (t) => {
        t.dice({ effect: [1] });
        t.me.play('ignite', 'great-white');
      },
      shows: { 'the-guide hp': 60 },
    },
    'The Iron Range and Great White: a requirement is no effect, the pile stays': {
      me: { ...ogre, magics: ['the-iron-range'] },
      opp: { primary: shark },
      shows: { 'great-white dice': 4, 'sharkling zone': 'opp:under' },
    },
    'Perfect Shark onto Great White with its Sharkling': {
      me: { primary: shark, hand: ['perfect-shark'] },
      opp: croc,
      does: (t) => t.me.summon('perfect-shark'),
      shows: { 'perfect-shark zone': 'me:primary', 'great-white zone': 'me:under', 'sharkling zone': 'me:under' },
    },
    'Perfect Shark not onto a Great White that came this turn': {
      me: { primary: { ...shark, fresh: true }, hand: ['perfect-shark'] },
      opp: croc,
      shows: { 'can summon perfect-shark': false },
    },
    'an equip on a Sharkling is destroyed when a Great White comes onto it': {
      me: { primary: 'sharkling', magics: ['hero-shield'], hand: ['great-white'] },
      opp: croc,
      does: (t) => t.me.summon('great-white'),
      shows: { 'great-white zone': 'me:primary', 'hero-shield zone': 'me:cemetery' },
    },
    'Eternal Dragon takes over what its sacrifice wore': {
      me: { primary: 'dragonling', magics: ['hero-shield'], hand: ['eternal-dragon', 'dragon-fox'] },
      opp: croc,
      does: (t) => t.me.summon('eternal-dragon', 'dragonling', 'dragon-fox'),
      shows: { 'hero-shield zone': 'me:magic', 'dragonling zone': 'me:under', 'me buried': 0 },
    },
    'Judgement on a Great White: the pile comes to the hand together': {
      me: { ...ogre, hand: ['judgement', 'goblin'] },
      opp: { primary: shark, hand: spare },
      does: (t) => {
        t.me.play('judgement');
        t.me.summon('goblin');
        t.opp.summon('frog');
      },
      shows: { 'great-white zone': 'opp:hand', 'sharkling zone': 'opp:hand', 'ogre zone': 'me:hand' },
    },
  });
});
