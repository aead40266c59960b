import { describe } from 'vitest';
import { cases, croc, HITS, ogre, SLIPS, spare } from './pairs/cases.ts';
import { rest } from './support.ts';

/** Whom cards of generation 3 and the promos mean at a table of three or more. */

const eagle = { primary: 'giant-eagle' };

describe('one’s own hand, cemetery and creatures', () => {
  cases({
    'Bait: its player’s summons cost one less, a partner’s do not': {
      seats: [
        { primary: 'goblin', hand: ['bait', 'fear', 'behemoth'] },
        {},
        { primary: 'goblin', hand: ['behemoth'] },
        {},
      ],
      more: { mode: 'team' },
      does: (t) => t.me.play('bait', 'fear'),
      shows: { 'bait zone': 'me:cemetery', 'fear zone': 'me:cemetery', 'seat2:behemoth zone': 'seat2:hand' },
    },
    'Negative: a magic of one’s own hand, and a magic of whichever side': {
      seats: [{ hand: ['negative', 'fear'] }, { magics: ['holy-water'] }, { magics: ['old-logging-road'] }],
      does: (t) => {
        t.me.play('negative', 'holy-water');
      },
      shows: {
        'holy-water zone': 'seat1:cemetery',
        'fear zone': 'me:cemetery',
        'old-logging-road zone': 'seat2:magic',
      },
    },
    'Last Goodbye raises from one’s own cemetery': {
      seats: [{ hand: ['last-goodbye'], cemetery: ['goblin'] }, { cemetery: ['frog'] }, { cemetery: ['owl'] }],
      does: (t) => t.me.play('last-goodbye'),
      shows: { 'goblin zone': 'me:side', 'frog zone': 'seat1:cemetery', 'owl zone': 'seat2:cemetery' },
    },
    'Arcane Power counts cards of its player’s hand in a battle that somebody else begins': {
      seats: [{ ...ogre, magics: ['arcane-power'], hand: ['fear', 'frog'] }, { hand: spare }, eagle],
      more: { active: 2 },
      does: (t) => {
        t.players[2].battle('ogre');
        t.me.pick('fear');
        // 11 + MOD 0 hits; the Ogre rolls 1, 1, 1 + MOD 3 + 1.
        t.dice(SLIPS, HITS, { attack: [1, 1, 1] });
        t.me.pick('none');
      },
      shows: { 'giant-eagle hp': 50 - 1 - 7 },
    },
    'Orc Champion counts the Orcs of its player’s hand, not those of a partner': {
      seats: [{ unstarted: true, hand: ['orc-champion', 'orc', 'frog'] }, {}, { hand: ['orc', 'orc-warrior'] }, {}],
      more: { mode: 'team' },
      does: (t) => t.me.summon('orc-champion'),
      shows: { asked: 'me sacrifice', 'seat2:orc-warrior zone': 'seat2:hand' },
    },
    'team: Perseus takes no damage and bars his own player’s magics, not his partner’s': {
      seats: [{ primary: 'perseus-valenthil', hand: ['hero-shield'] }, {}, { hand: ['hero-shield'] }, {}],
      more: { mode: 'team' },
      does: (t) => {
        t.dice({ effect: [5] });
        t.me.use('perseus-valenthil');
        t.stopAt('seat1 main', 'seat2 main');
        rest(t);
        rest(t, 1);
      },
      shows: { 'perseus-valenthil noDamage': 1, 'can play hero-shield': true },
    },
    'Lurking Slime is halved in its own player’s turn, whoever hurts it, and not in another’s': {
      seats: [{ primary: 'lurking-slime' }, {}, eagle],
      more: { active: 2 },
      does: (t) => {
        t.dice(HITS, { attack: [5, 5] }, SLIPS);
        t.players[2].battle('lurking-slime');
      },
      shows: { 'lurking-slime hp': 60 - 10 - 1 },
    },
    'Luc Tiberius draws for his own player': {
      seats: [
        { primary: 'luc-tiberius', deck: ['frog', 'goblin'] },
        { deck: ['owl', 'raccoon'] },
        { ...croc, deck: ['knight'] },
      ],
      does: (t) => {
        t.dice({ hit: [4, 4] }, { attack: [1, 1, 1] }, SLIPS);
        t.me.battle('werecroc');
      },
      shows: { 'goblin zone': 'me:hand', 'raccoon zone': 'seat1:deck', 'knight zone': 'seat2:deck' },
    },
  });
});

describe('a creature of choice, on any side', () => {
  cases({
    'Repair Bear heals a third player’s creature': {
      seats: [
        { hand: ['repair-bear'] },
        { primary: { card: 'ogre', hp: 50 } },
        { primary: { card: 'werecroc', hp: 50 } },
      ],
      does: (t) => t.me.play('repair-bear', 'werecroc'),
      shows: { 'ogre hp': 50, 'werecroc hp': 65 },
    },
    'Vampire Mistress: hurts one player’s creature and heals another’s': {
      seats: [{ hand: ['vampire-mistress'] }, ogre, { primary: { card: 'werecroc', hp: 50 } }],
      does: (t) => t.me.play('vampire-mistress', 'ogre', 'werecroc'),
      shows: { 'ogre hp': 80, 'werecroc hp': 60 },
    },
    'The Merchant destroys a magic of whichever side, and lies where it is worn': {
      seats: [{ hand: ['the-merchant'] }, { magics: ['holy-water'] }, { magics: ['old-logging-road'] }],
      does: (t) => {
        t.me.play('the-merchant', 'me:werewolf');
        t.me.pick('mode 3', 'holy-water');
      },
      shows: { 'holy-water zone': 'seat1:cemetery', 'the-merchant zone': 'me:magic' },
    },
    'Steam Armor on a partner’s primary: nobody reaches it, and it lies on the partner’s side': {
      seats: [{ hand: ['steam-armor', 'ignite'] }, {}, ogre, {}],
      more: { mode: 'team' },
      does: (t) => t.me.play('steam-armor', 'ogre'),
      shows: { 'steam-armor zone': 'seat2:magic', 'can play ignite': true },
    },
    'Eagle Knight covers a third player’s creature in a battle of two others': {
      seats: [{ hand: ['eagle-knight'] }, eagle, croc],
      more: { active: 1 },
      does: (t) => {
        t.players[1].battle('werecroc');
        t.dice(HITS, { attack: [6, 6] }, SLIPS);
        t.me.play('eagle-knight', 'werecroc');
        t.everyonePasses();
      },
      shows: { 'werecroc hp': 90, 'eagle-knight zone': 'me:cemetery' },
    },
    'Possession: one creature battles itself, and nobody else battles, the others’ neither': {
      seats: [{ hand: ['possession'] }, croc, ogre],
      does: (t) => {
        t.stopAt('me combat');
        t.dice(SLIPS, SLIPS);
        t.me.play('possession', 'ogre');
        t.me.next();
      },
      shows: { 'ogre hp': 88, 'can battle werewolf werecroc': false },
    },
    'Soul Eater spends a limited summon of any side, which goes to its controller’s cemetery': {
      seats: [{ primary: 'goblin', hand: ['soul-eater', 'hive-queen'] }, {}, { side: ['frog'] }],
      does: (t) => {
        t.me.play('soul-eater');
        t.me.summon('hive-queen', 'frog');
      },
      shows: { 'hive-queen zone': 'me:primary', 'frog zone': 'seat2:cemetery', 'goblin zone': 'me:cemetery' },
    },
  });
});

describe('creatures of everybody', () => {
  cases({
    'team: Catcow swaps dice and MOD of all, partners’ and opponents’': {
      seats: [{ hand: ['catcow'] }, ogre, croc, eagle],
      more: { mode: 'team' },
      does: (t) => t.me.play('catcow'),
      shows: { 'werewolf dice': 3, 'werewolf mod': 2, 'werecroc dice': 1, 'werecroc mod': 3, 'giant-eagle mod': 2 },
    },
    'Orcs VS Apes: a third player’s creature deals double to a Humanoid': {
      seats: [{ magics: ['orcs-vs-apes'] }, { primary: 'orc-warrior' }, eagle],
      more: { active: 2 },
      does: (t) => {
        t.dice(HITS, { attack: [3, 3] }, SLIPS);
        t.players[2].battle('orc-warrior');
      },
      shows: { 'orc-warrior hp': 50 - 12 - 1 },
    },
    'Army of the Orcs strengthens the Orcs of all sides': {
      seats: [{ primary: 'orc-warrior', magics: ['army-of-the-orcs'] }, { primary: 'orc' }, { primary: 'octo-orc' }],
      shows: { 'orc-warrior spd': 5, 'orc atk': 6, 'octo-orc dice': 9 },
    },
    'Into Madness strengthens Demons and Undead of all sides': {
      seats: [{ primary: 'demon-dragon', magics: ['into-madness'] }, { primary: 'undead-knight' }, ogre],
      shows: { 'demon-dragon hitDice': 3, 'undead-knight dice': 4, 'ogre dice': 3 },
    },
    'Street Lights: limited summons of all sides go, and nobody can make one': {
      seats: [
        { hand: ['street-lights'] },
        { side: ['frog'] },
        { primary: 'wolf-knight', hand: ['wererat'], side: ['owl'] },
      ],
      does: (t) => {
        t.me.play('street-lights');
        t.stopAt('seat1 main', 'seat2 main');
        rest(t);
        rest(t, 1);
      },
      shows: { 'frog zone': 'seat1:hand', 'owl zone': 'seat2:hand', 'can use wolf-knight': false },
    },
    'Inversion turns every deck over, those of all players': {
      seats: [
        { hand: ['inversion'], deck: ['frog', 'frog', 'owl'] },
        { deck: ['goblin', 'knight'] },
        { deck: ['raccoon', 'fish-boy'] },
      ],
      does: (t) => {
        t.me.play('inversion');
        t.stopAt('seat1 main', 'seat2 main', 'me main');
        rest(t);
        rest(t, 1);
      },
      shows: { 'knight zone': 'seat1:hand', 'fish-boy zone': 'seat2:hand' },
    },
    'Fazard: nobody plays a Standard magic, its own player neither': {
      seats: [{ primary: 'fazard', hand: ['ignite'] }, { hand: ['ignite', 'unicorn-might'] }, {}],
      does: (t) => rest(t),
      shows: { 'can play ignite': false, 'can play unicorn-might': true },
    },
    'Fire Eleotoid keeps a Forest Fire of another player from its own dice': {
      seats: [{ magics: ['forest-fire'] }, { primary: 'fire-eleotoid' }, {}],
      does: (t) => {
        t.dice(5, 6);
        rest(t);
      },
      shows: { 'forest-fire zone': 'me:magic' },
    },
  });
});

describe('in a battle, and answers to one', () => {
  cases({
    'Ancient Sentinel takes the SPD of whom it battles, not of another player’s creature': {
      seats: [{ primary: 'ancient-sentinel', magics: ['reverse-polarity'] }, eagle, croc],
      does: (t) => {
        // Croc, SPD 2, strikes first under Reverse Polarity; then MOD 2 for the Sentinel.
        t.dice(SLIPS, HITS, { attack: [1, 1, 1] });
        t.me.battle('werecroc');
      },
      shows: { 'werecroc hp': 90 - 1 - 5 },
    },
    'Scarlett is hit by equal dice alone, whoever strikes': {
      seats: [{ primary: 'scarlett' }, {}, { primary: 'metamoth' }],
      more: { active: 2 },
      does: (t) => {
        t.dice({ order: [6, 1] }, { hit: [6, 5] }, SLIPS);
        t.players[2].battle('scarlett');
      },
      shows: { 'scarlett hp': 9 },
    },
    'Tri-Dragon: equal hit dice triple the attack on whomever it struck': {
      seats: [{ primary: 'tri-dragon' }, ogre, croc],
      does: (t) => {
        t.dice({ hit: [4, 4] }, { attack: [1, 1, 1] }, SLIPS);
        t.me.battle('werecroc');
      },
      shows: { 'werecroc hp': 90 - 18 - 1, 'ogre hp': 90 },
    },
    'Shield of Light: its player rolls, whoever’s attack it is': {
      seats: [{ primary: { card: 'ogre', hp: 50 }, magics: ['shield-of-light'] }, {}, eagle],
      more: { active: 2 },
      does: (t) => {
        t.dice(HITS, { attack: [5, 5] }, { effect: [2] }, SLIPS, { effect: [3] });
        t.players[2].battle('ogre');
      },
      shows: { 'ogre hp': 59, 'shield-of-light zone': 'me:magic' },
    },
    'Last Hope Hero: one’s own primary, killed by a third player’s creature': {
      seats: [
        { primary: { card: 'goblin', hp: 1 }, hand: ['last-hope-hero', 'frog'] },
        { hand: ['last-hope-hero'] },
        eagle,
      ],
      more: { active: 2 },
      does: (t) => {
        t.dice(HITS, { attack: [1, 1] }, { effect: [4] });
        t.players[2].battle('goblin');
        t.me.play('last-hope-hero');
        t.me.summon('frog');
      },
      shows: { 'giant-eagle hp': 50 - 2 * 4, 'seat1:last-hope-hero zone': 'seat1:hand' },
    },
    'Flame Sentinel: an attack of one opponent on another’s creature, and the attacker burns': {
      seats: [{ hand: ['flame-sentinel'] }, croc, eagle],
      more: { active: 2 },
      does: (t) => {
        t.dice(HITS, { attack: [5, 5] });
        t.stopAt('seat2 second');
        t.players[2].battle('werecroc');
        t.dice(SLIPS);
        t.me.play('flame-sentinel');
      },
      shows: { 'werecroc hp': 89, 'giant-eagle hp': 40, 'flame-sentinel zone': 'me:magic' },
    },
    'Possessed Dummy takes the dead of whichever opponent': {
      seats: [{ hand: ['possessed-dummy'] }, eagle, { primary: { card: 'goblin', hp: 1 }, hand: spare }],
      more: { active: 1 },
      does: (t) => {
        t.dice(HITS, { attack: [1, 1] });
        t.players[1].battle('goblin');
        if (t.asked === 'seat2 replace') t.players[2].summon('frog');
        t.me.play('possessed-dummy');
      },
      shows: { 'goblin zone': 'me:side', 'seat2 buried': 0 },
    },
    'Dart Frog lies on whichever creature killed it, and burns it in its owner’s turns alone': {
      seats: [{ primary: { card: 'dart-frog', hp: 1 }, hand: spare }, {}, { primary: 'metamoth' }],
      more: { active: 2 },
      does: (t) => {
        t.stopAt('seat1 main', 'seat2 main', 'me main');
        t.dice(HITS, { attack: [1, 1] });
        t.players[2].battle('dart-frog');
        t.me.summon('frog');
        rest(t, 0);
        rest(t, 1);
      },
      shows: { 'dart-frog zone': 'me:magic', 'metamoth hp': 15 },
    },
    'Ghul’Vok comes free under a Full Moon of any player': {
      seats: [{ unstarted: true, hand: ['ghulvok'] }, {}, { magics: ['full-moon'] }],
      shows: { 'ghulvok zone': 'me:primary', 'me buried': 0 },
    },
  });
});
