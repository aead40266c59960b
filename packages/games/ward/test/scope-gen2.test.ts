import { describe } from 'vitest';
import { cases, croc, HITS, ogre, SLIPS, wolf } from './pairs/cases.ts';
import { rest } from './support.ts';

/** Whom cards of generations 1 and 2 mean at a table of three or more. */

describe('one’s own cemetery, hand and field', () => {
  cases({
    'Holy Light fetches from its player’s cemetery alone': {
      seats: [{ hand: ['holy-light'], cemetery: ['goblin'] }, { cemetery: ['frog'] }, { cemetery: ['owl'] }],
      does: (t) => t.me.play('holy-light'),
      shows: { 'goblin zone': 'me:hand', 'frog zone': 'seat1:cemetery', 'owl zone': 'seat2:cemetery' },
    },
    'Reduce the Burden takes 30 off its player’s cemetery alone, not off a partner’s': {
      seats: [{ hand: ['reduce-the-burden'], cemetery: ['goblin'] }, {}, { cemetery: ['goblin'] }, {}],
      more: { mode: 'team' },
      does: (t) => t.me.play('reduce-the-burden'),
      shows: { 'me buried': 0, 'seat1 buried': 0, 'seat2 buried': 30 },
    },
    'Summoner calls out of its player’s hand, to its player’s side': {
      seats: [{ primary: 'summoner', hand: ['goblin', 'behemoth'] }, { hand: ['frog'] }, {}],
      does: (t) => {
        t.dice({ effect: [1, 3] });
        t.me.use('summoner');
        t.me.pick('goblin');
      },
      shows: { 'goblin zone': 'me:side', 'frog zone': 'seat1:hand' },
    },
    'Perfect Shark goes onto a pile of its own player, and not of a partner': {
      seats: [
        { hand: ['perfect-shark'] },
        {},
        { primary: { card: 'great-white', under: ['sharkling'] }, hand: ['perfect-shark'] },
        {},
      ],
      more: { mode: 'team' },
      shows: { 'can summon perfect-shark': false },
    },
    'Bound With Chains bars everybody’s own cemetery, and nobody else’s': {
      seats: [
        {
          primary: 'behemoth',
          magics: ['bound-with-chains'],
          hand: ['skeleton-lord', 'holy-light', 'goblin'],
          cemetery: ['owl'],
        },
        { cemetery: ['knight'] },
        { cemetery: ['frog'] },
      ],
      does: (t) => {
        t.me.play('holy-light');
        t.me.summon('skeleton-lord');
        t.me.pick('seat 2');
      },
      shows: { 'owl zone': 'me:cemetery', 'frog zone': 'me:side', 'knight zone': 'seat1:cemetery' },
    },
  });
});

describe('creatures of everybody', () => {
  const were = [{ ...wolf, hand: ['full-moon'] }, { primary: 'werecroc' }, { primary: 'moon-cat' }, ogre];
  cases({
    'team: Full Moon strengthens those of all sides, a Moon Cat too': {
      seats: were,
      more: { mode: 'team' },
      does: (t) => t.me.play('full-moon'),
      shows: { 'werewolf al': 11, 'werecroc al': 12, 'moon-cat al': 9, 'ogre al': 8 },
    },
    'Moon Cat doubles against a Were of whichever player, and not against another’s creature': {
      seats: [{ primary: 'moon-cat' }, ogre, wolf],
      does: (t) => {
        t.dice(HITS, { attack: [1, 1] }, SLIPS);
        t.me.battle('werewolf');
      },
      shows: { 'werewolf hp': 70 - 2 * (2 + 3) - 1, 'ogre hp': 90 },
    },
    'Hell Skeleton doubles against the Undead it strikes, whoever else has one': {
      seats: [{ primary: 'hell-skeleton', magics: ['reverse-polarity'] }, { primary: 'undead-knight' }, ogre],
      does: (t) => {
        t.dice(SLIPS, HITS, { attack: [1, 1, 1] });
        t.me.battle('undead-knight');
      },
      shows: { 'undead-knight hp': 90 - 1 - 2 * (3 + 2) },
    },
    'Exorcism: a third player’s creature deals double to a Demon, too': {
      seats: [{ magics: ['exorcism'] }, { primary: 'demon-dragon' }, { primary: 'giant-eagle' }],
      more: { active: 2 },
      does: (t) => {
        t.dice(HITS, { attack: [1, 1] }, SLIPS);
        t.players[2].battle('demon-dragon');
      },
      shows: { 'demon-dragon hp': 30 - 4 - 1 },
    },
    'Attack Beacon: plain creatures up to AL 6 of all sides, partners too': {
      seats: [{ ...wolf, hand: ['attack-beacon'] }, { primary: 'orc-warrior' }, { primary: 'orc' }, ogre],
      more: { mode: 'team' },
      does: (t) => t.me.play('attack-beacon'),
      shows: { 'werewolf dice': 3, 'orc-warrior dice': 4, 'orc dice': 1, 'ogre dice': 3 },
    },
    'Bear Wolf strikes first against whichever creature it battles': {
      seats: [{ primary: 'bear-wolf' }, { primary: 'giant-eagle' }, { primary: 'metamoth' }],
      does: (t) => {
        t.dice(HITS, { attack: [6, 6] }, SLIPS);
        t.me.battle('giant-eagle');
      },
      shows: { 'giant-eagle hp': 50 - 16 - 1 },
    },
  });
});

describe('locks bind everybody', () => {
  const bolt = { hand: ['haunted-tree', 'battle-axe'] };
  cases({
    'team: Time Melt: neither its player, a partner nor an opponent answers with a Lightning': {
      seats: [{ ...bolt, magics: ['time-melt'] }, bolt, bolt, bolt],
      more: { mode: 'team' },
      does: (t) => t.me.play('battle-axe', 'me:werewolf'),
      shows: { 'me:battle-axe zone': 'me:magic', asked: 'me combat' },
    },
    'Time Weaver: a third player’s Lightning is barred in the turn of another': {
      seats: [{ primary: 'time-weaver' }, bolt, { hand: ['haunted-tree', 'hero-shield'] }],
      more: { active: 2 },
      does: (t) => t.players[2].play('hero-shield', 'seat2:werewolf'),
      shows: { 'hero-shield zone': 'seat2:magic' },
    },
    'Foggy Night: everybody plays equips and creatures only, for three cycles of its player': {
      seats: [{ hand: ['foggy-night'] }, { hand: ['ignite', 'hero-shield'] }, { hand: ['ignite', 'hero-shield'] }],
      more: { active: 0 },
      does: (t) => {
        t.me.play('foggy-night');
        rest(t);
      },
      shows: { 'can play ignite': false, 'can play hero-shield': true },
    },
    'Frenzy: each player battles on their own turn, with whomever they like': {
      seats: [{ magics: ['frenzy'] }, { primary: 'giant-eagle' }, ogre],
      more: { active: 1 },
      shows: {
        asked: 'seat1 combat',
        'can endPhase': false,
        'can battle giant-eagle werewolf': true,
        'can battle giant-eagle ogre': true,
      },
    },
  });
});

describe('answers at a table of more', () => {
  cases({
    'Icy Breath: what any opponent summons is frozen, and its own controller rolls': {
      seats: [{ hand: ['icy-breath'] }, {}, { hand: ['werecroc', 'owl'] }],
      more: { active: 2 },
      does: (t) => {
        t.players[2].summon('werecroc');
        t.me.play('icy-breath');
        t.dice({ effect: [6] });
        t.players[2].use('icy-breath');
      },
      shows: { 'werecroc frozen': 0, 'icy-breath zone': 'me:cemetery' },
    },
    'team: Icy Breath does not answer a partner’s summon': {
      seats: [{ hand: ['icy-breath'] }, {}, { hand: ['werecroc', 'owl'] }, {}],
      more: { mode: 'team', active: 2 },
      does: (t) => t.players[2].summon('werecroc'),
      shows: { 'werecroc frozen': 0, 'icy-breath zone': 'me:hand' },
    },
    'Cure Minor Wounds in a battle between two others, on a third player’s creature': {
      seats: [{ primary: { card: 'ogre', hp: 50 }, hand: ['cure-minor-wounds'] }, { primary: 'giant-eagle' }, croc],
      more: { active: 1 },
      does: (t) => {
        t.dice({ effect: [3, 4] });
        t.players[1].battle('werecroc');
        t.dice(SLIPS, SLIPS);
        t.me.play('cure-minor-wounds', 'ogre');
        t.everyonePasses();
      },
      shows: { 'ogre hp': 57 },
    },
    'Scroll of Silence answers a Lightning played against somebody else': {
      seats: [{ hand: ['scroll-of-silence'] }, { hand: ['haunted-tree'] }, { hand: ['hero-shield'] }],
      more: { active: 2 },
      does: (t) => {
        t.players[2].play('hero-shield', 'seat2:werewolf');
        t.players[1].play('haunted-tree');
        t.me.play('scroll-of-silence');
      },
      shows: { 'hero-shield zone': 'seat2:magic', 'haunted-tree zone': 'seat1:cemetery' },
    },
    'Ambush in a battle of two others: beside its own player’s primary, and back when that battle is over': {
      seats: [{ hand: ['ambush', 'goblin'] }, { primary: 'giant-eagle' }, croc],
      more: { active: 1 },
      does: (t) => {
        t.dice(SLIPS, SLIPS);
        t.players[1].battle('werecroc');
        t.me.play('ambush');
        t.everyonePasses();
      },
      shows: { 'goblin zone': 'me:hand', 'ambush zone': 'me:cemetery' },
    },
    'Future Warrior stops the attack of whichever opponent strikes its wearer': {
      seats: [{ ...ogre, magics: ['future-warrior'] }, {}, { primary: 'giant-eagle' }],
      more: { active: 2 },
      does: (t) => {
        t.dice(HITS, { attack: [6, 6] });
        t.players[2].battle('ogre');
        t.dice(SLIPS);
        t.me.use('future-warrior');
      },
      shows: { 'ogre hp': 89, 'future-warrior zone': 'me:cemetery' },
    },
    'Hands of Fate: one opponent’s deck, which that one sees, too': {
      seats: [{ hand: ['hands-of-fate'] }, { deck: ['goblin', 'owl'] }, { deck: ['frog', 'knight'] }],
      does: (t) => {
        t.me.play('hands-of-fate');
        t.me.pick('seat 2', 'knight');
        t.stopAt('seat2 main');
        rest(t);
        rest(t, 1);
      },
      shows: { 'knight zone': 'seat2:hand', 'frog zone': 'seat2:deck' },
    },
    'Life Sap: the draws of whoever controls its wearer, and its own player’s primary heals': {
      seats: [
        { primary: { card: 'ogre', hp: 50 }, magics: [{ card: 'life-sap', on: 'seat1:werecroc' }] },
        { ...croc, deck: ['frog'] },
        { deck: ['owl'] },
      ],
      does: (t) => {
        t.stopAt('seat1 main', 'seat2 main', 'me main');
        rest(t);
        rest(t, 1);
        rest(t, 2);
      },
      shows: { 'ogre hp': 55, 'werecroc hp': 85 },
    },
  });
});
