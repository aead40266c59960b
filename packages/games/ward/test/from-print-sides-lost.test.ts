import { describe } from 'vitest';
import { cases, croc, HITS, ogre, SLIPS, wolf } from './pairs/cases.ts';
import { rest } from './support.ts';

/** Rarely met: limited summons denied and lost, control and what hangs on it, players who leave. */

const goblin = { primary: 'goblin' };

describe('limited summons: denied, lost, gone home (W12, W13)', () => {
  cases({
    'Wolf Knight handed over: the Wererat goes to the hand of its player': {
      me: { primary: 'wolf-knight', hand: ['wererat', 'turncoat'] },
      opp: ogre,
      does: (t) => {
        t.me.use('wolf-knight');
        t.me.play('turncoat');
      },
      shows: { 'wererat zone': 'me:hand', 'wolf-knight zone': 'opp:primary' },
    },
    'Wolf Knight silenced by The Iron Range: to the hand at once': {
      me: { primary: 'wolf-knight', hand: ['wererat', 'the-iron-range'] },
      opp: ogre,
      does: (t) => {
        t.me.use('wolf-knight');
        t.me.play('the-iron-range');
      },
      shows: { 'wererat zone': 'me:hand' },
    },
    'four beside: Wolf Knight cannot call a fifth': {
      me: { primary: 'wolf-knight', hand: ['wererat'], side: ['frog', 'owl', 'goblin', 'raccoon'] },
      opp: ogre,
      shows: { 'can use wolf-knight': false },
    },
    'Dawn of the Living Chickens with three beside brings one': {
      me: { ...wolf, hand: ['dawn-of-the-living-chickens', 'goblin', 'knight'], side: ['frog', 'owl', 'raccoon'] },
      opp: ogre,
      does: (t) => {
        t.me.play('dawn-of-the-living-chickens');
        t.me.pick('knight');
        if (t.asked === 'me choose') t.me.pick('none');
      },
      shows: { 'knight zone': 'me:side', 'goblin zone': 'me:hand' },
    },
    'Street Lights: what came from a cemetery goes back there, from a hand to the hand': {
      me: { primary: 'undead-king', cemetery: ['ogre'], hand: ['street-lights', 'helping-hand', 'goblin'] },
      opp: croc,
      does: (t) => {
        t.dice({ effect: [6] });
        t.me.use('undead-king');
        t.me.pick('ogre');
        t.me.play('helping-hand');
        t.me.play('street-lights');
      },
      shows: { 'ogre zone': 'me:cemetery', 'goblin zone': 'me:hand' },
    },
    'Street Lights lies there: Helping Hand brings nobody': {
      me: { ...wolf, magics: ['street-lights'], hand: ['helping-hand', 'goblin'] },
      opp: ogre,
      shows: { 'can play helping-hand': false },
    },
    'Undead King silenced: what he raised goes to the cemetery': {
      me: { primary: 'undead-king', cemetery: ['goblin'] },
      opp: { ...croc, hand: ['the-iron-range'] },
      does: (t) => {
        t.dice({ effect: [3] });
        t.me.use('undead-king');
        t.me.pick('goblin');
        rest(t);
        t.opp.play('the-iron-range');
      },
      shows: { 'goblin zone': 'me:cemetery' },
    },
    'Summoner’s guest is gone at the end of the turn': {
      me: { primary: 'summoner', hand: ['goblin'] },
      opp: croc,
      does: (t) => {
        t.dice({ effect: [1, 1] });
        t.me.use('summoner');
        if (t.zone('goblin') === 'me:hand') t.me.pick('goblin');
        rest(t);
      },
      shows: { 'goblin zone': 'me:hand' },
    },
    'Skeleton Lord killed: what it raised does not step up, and lies in its owner’s cemetery': {
      me: { primary: { card: 'skeleton-lord', hp: 1 }, hand: ['frog'] },
      opp: { primary: 'giant-eagle', cemetery: ['knight'] },
      more: { active: 1 },
      does: (t) => {
        t.dice(HITS, { attack: [1, 1] });
        t.opp.battle('skeleton-lord');
      },
      shows: { asked: 'me replace', 'knight zone': 'opp:cemetery' },
    },
    'Possessed Dummy destroyed: the borrowed creature goes back': {
      me: { ...wolf, hand: ['possessed-dummy'] },
      opp: { primary: { card: 'goblin', hp: 1 }, hand: ['frog', 'evil-queen'] },
      does: (t) => {
        t.dice({ order: [6, 1] }, HITS, { attack: [1, 1] });
        t.me.battle('goblin');
        t.me.play('possessed-dummy');
        t.opp.summon('frog');
        t.opp.play('evil-queen');
      },
      shows: { 'goblin zone': 'opp:cemetery', 'opp buried': 30 },
    },
    'Gnarled Hand needs a creature below one’s own AL': {
      me: { ...goblin, hand: ['gnarled-hand', 'ogre'] },
      opp: croc,
      shows: { 'can play gnarled-hand': false },
    },
    'Last Goodbye: at the end of the turn both are in the cemetery, and the creature counts': {
      me: { ...wolf, hand: ['last-goodbye'], cemetery: ['goblin'] },
      opp: croc,
      does: (t) => {
        t.me.play('last-goodbye');
        rest(t);
      },
      shows: { 'goblin zone': 'me:cemetery', 'last-goodbye zone': 'me:cemetery', 'me buried': 30 },
    },
    'Orc Hunter keeps one Beast at a time': {
      me: { primary: 'orc-hunter', hand: ['raccoon', 'moose'] },
      opp: croc,
      does: (t) => {
        t.me.use('orc-hunter');
        t.me.pick('raccoon');
        t.stopAt('me main', 'opp main');
        rest(t);
        rest(t, 1);
      },
      shows: { 'raccoon zone': 'me:side', 'can use orc-hunter': false },
    },
    'Hive Lord sacrificed: Black Jacket goes to the hand': {
      me: { primary: 'hive-lord', hand: ['black-jacket', 'bronto'] },
      opp: croc,
      does: (t) => {
        t.me.does('summon', 'black-jacket', 'hive-lord');
        t.me.summon('bronto');
      },
      shows: { 'black-jacket zone': 'me:hand', 'bronto zone': 'me:primary' },
    },
    'Missile-Toad: limited summons of both sides go to the cemeteries of their owners': {
      me: { primary: 'missile-toad', side: ['frog'] },
      opp: { ...croc, side: ['owl'] },
      does: (t) => {
        t.dice(HITS, { attack: [1] }, SLIPS);
        t.me.battle('missile-toad', 'werecroc');
      },
      shows: { 'frog zone': 'me:cemetery', 'owl zone': 'opp:cemetery' },
    },
  });
});

describe('control and what hangs on it (W6.4.2, W12.3)', () => {
  cases({
    'Turncoat and Cabal Warchief: he stays': {
      me: { ...wolf, hand: ['turncoat'] },
      opp: { primary: 'cabal-warchief' },
      shows: { 'can play turncoat': false },
    },
    'Terrifying Roar and Steam Spider: it stays': {
      me: { ...wolf, hand: ['terrifying-roar'] },
      opp: { primary: 'steam-spider' },
      shows: { 'can play terrifying-roar': false },
    },
    'Thief handed over: the loot goes to its first owner’s cemetery': {
      me: { ...goblin, hand: ['thief', 'turncoat'] },
      opp: { ...croc, magics: ['wood-axe'] },
      does: (t) => {
        t.me.does('kill');
        t.me.summon('thief');
        t.me.play('turncoat');
      },
      shows: { 'wood-axe zone': 'opp:cemetery', 'thief zone': 'opp:primary' },
    },
    'Frog Bard on a creature handed over: to the cemetery, and no way to the hand': {
      me: { ...wolf, hand: ['frog-bard', 'turncoat'] },
      opp: croc,
      does: (t) => {
        t.me.play('frog-bard');
        t.me.play('turncoat');
      },
      shows: { 'frog-bard zone': 'me:cemetery', 'werewolf dice': 2 },
    },
    'Frog Bard’s wearer sacrificed: to the hand': {
      me: { ...wolf, hand: ['frog-bard', 'bronto'] },
      opp: croc,
      does: (t) => {
        t.me.play('frog-bard');
        t.me.summon('bronto');
      },
      shows: { 'frog-bard zone': 'me:hand' },
    },
    'Contaminate moves onto the killer, and stays its player’s': {
      me: { primary: { card: 'goblin', hp: 1 }, magics: ['contaminate'], hand: ['frog'] },
      opp: { primary: 'giant-eagle' },
      more: { active: 1 },
      does: (t) => {
        t.dice(HITS, { attack: [1, 1] });
        t.opp.battle('goblin');
        if (t.asked === 'me replace') t.me.summon('frog');
      },
      shows: { 'contaminate zone': 'me:magic' },
    },
    'Wild Vampire loses its MOD when the creature it bit leaves': {
      me: { primary: 'wild-vampire', hand: ['terrifying-roar'] },
      opp: { ...croc, hand: ['frog'] },
      does: (t) => {
        t.stopAt('me second');
        t.dice(HITS, { attack: [1, 1] }, SLIPS);
        t.me.battle('werecroc');
        t.me.play('terrifying-roar', 'werecroc');
        if (t.asked === 'opp replace') t.opp.summon('frog');
      },
      shows: { 'wild-vampire mod': 1 },
    },
    'Demon Blood lost with a change of control': {
      me: { ...wolf, magics: ['demon-blood', 'into-madness'], hand: ['turncoat'] },
      opp: croc,
      does: (t) => t.me.play('turncoat'),
      shows: { 'werewolf dice': 2, 'demon-blood zone': 'me:cemetery' },
    },
    'Bomb on a creature handed over goes off': {
      me: { ...wolf, magics: ['bomb'], hand: ['turncoat'] },
      opp: croc,
      does: (t) => t.me.play('turncoat'),
      shows: { 'werewolf hp': 40 },
    },
  });
});

describe('three and more: sharing, ties, leaving', () => {
  cases({
    'Bound Fate: whatever one’s own primary takes, both opponents’ take': {
      seats: [{ ...ogre, hand: ['bound-fate', 'ignite'] }, wolf, croc],
      does: (t) => {
        t.me.play('bound-fate');
        t.dice({ effect: [6] });
        t.me.play('ignite', 'ogre');
      },
      shows: { 'ogre hp': 70, 'werewolf hp': 50, 'werecroc hp': 70 },
    },
    'team: Bound Fate spares the partner': {
      seats: [{ ...ogre, hand: ['bound-fate', 'ignite'] }, wolf, croc, { primary: 'knight' }],
      more: { mode: 'team' },
      does: (t) => {
        t.me.play('bound-fate');
        t.dice({ effect: [6] });
        t.me.play('ignite', 'ogre');
      },
      shows: { 'werewolf hp': 50, 'werecroc hp': 90, 'knight hp': 30 },
    },
    'Eagle Family: each opponent rolls two dice onto their own primary': {
      seats: [{ primary: 'eagle-family' }, { ...ogre, hand: ['ignite'] }, croc],
      more: { active: 1 },
      does: (t) => {
        t.dice({ effect: [1] }, { effect: [3, 4] }, { effect: [1, 2] });
        t.players[1].play('ignite', 'eagle-family');
      },
      shows: { 'eagle-family hp': 80, 'ogre hp': 83, 'werecroc hp': 87 },
    },
    'Death Omen: a tie is decided by chance': {
      seats: [{ ...goblin, magics: ['death-omen'] }, { primary: 'goblin' }, croc],
      more: { active: 2 },
      shows: { 'me:goblin hp': 25, 'seat1:goblin hp': 30, 'werecroc hp': 90 },
    },
    'who leaves takes Irresistible Love along: the others may play again': {
      seats: [{ magics: ['irresistible-love'] }, { hand: ['hero-shield'] }, {}],
      more: { active: 1 },
      does: (t) => t.me.concede(),
      shows: { 'can play hero-shield': true },
    },
    'who leaves takes the creature along, and my equip on it goes to my cemetery': {
      seats: [{ ...wolf, magics: [{ card: 'absolute-terror', on: 'werecroc' }] }, croc, ogre],
      does: (t) => t.players[1].concede(),
      shows: { 'absolute-terror zone': 'me:cemetery' },
    },
    'who leaves frees the slots that a Pylon of theirs took': {
      seats: [{ magics: [], hand: Array(5).fill('living-trap') }, { hand: ['constructed-pylon'] }, {}],
      more: { active: 1 },
      does: (t) => {
        t.players[1].play('constructed-pylon');
        t.players[1].pick('seat 0');
        t.players[1].concede();
        t.stopAt('me main');
        rest(t, 2);
        for (let i = 0; i < 5; i++) t.me.play('living-trap');
      },
      shows: { 'can play living-trap': false, 'me buried': 0 },
    },
    'team: the last of a team gone, the other wins': {
      seats: [{}, {}, {}, {}],
      more: { mode: 'team' },
      does: (t) => {
        t.players[1].concede();
        t.players[3].concede();
      },
      shows: { winner: 0 },
    },
    'Maximum Ward at three: equal dice clear the field, and everybody needs a creature': {
      seats: [
        { magics: ['maximum-ward'], hand: ['frog'] },
        { hand: ['goblin'], magics: ['holy-water'] },
        { hand: ['owl'] },
      ],
      does: (t) => {
        t.dice({ effect: [2, 2, 2] });
        t.me.use('maximum-ward');
        if (t.asked === 'me replace') t.me.summon('frog');
        if (t.asked === 'seat1 replace') t.players[1].summon('goblin');
        if (t.asked === 'seat2 replace') t.players[2].summon('owl');
      },
      shows: {
        'maximum-ward zone': 'me:cemetery',
        'holy-water zone': 'seat1:cemetery',
        'me buried': 70,
        'seat2 buried': 70,
      },
    },
    'Monkey Duck battled by a third player: that one says Quack': {
      seats: [{ primary: 'monkey-duck' }, {}, { primary: 'giant-eagle' }],
      more: { active: 2 },
      does: (t) => {
        t.players[2].battle('monkey-duck');
        t.dice(SLIPS, HITS, { attack: [1, 1, 1, 1] });
        t.players[2].yes();
      },
      shows: { 'giant-eagle hp': 50 - 1 - 8, 'monkey-duck dice': 5 },
    },
  });
});
