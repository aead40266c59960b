import { describe } from 'vitest';
import type { WardScenario } from '../support.ts';
import { cases, croc, HITS, ogre, SLIPS, spare, wolf } from './cases.ts';

/** Creatures that change sides under what they wear, what lies under them and what holds them. */

describe('110 Turncoat', () => {
  cases({
    'equips on both are destroyed, each to the cemetery of who played it (W6.4.2)': {
      me: { ...ogre, magics: ['hero-shield'], hand: ['turncoat'] },
      opp: { ...croc, magics: ['magic-belt'] },
      does: (t) => t.me.play('turncoat'),
      shows: {
        'ogre zone': 'opp:primary',
        'werecroc zone': 'me:primary',
        'hero-shield zone': 'me:cemetery',
        'magic-belt zone': 'opp:cemetery',
      },
    },
    'my own equip on the opponent’s creature goes to my cemetery (W6.6.1.1)': {
      me: { ...ogre, magics: [{ card: 'unicorn-might', on: 'opp:werecroc' }], hand: ['turncoat'] },
      opp: croc,
      does: (t) => t.me.play('turncoat'),
      shows: { 'unicorn-might zone': 'me:cemetery', 'werecroc al': 9 },
    },
    'a Steam Spider does not change hands: nothing to play it for (W6.2.1)': {
      me: { ...ogre, hand: ['turncoat'] },
      opp: { primary: 'steam-spider' },
      shows: { 'can play turncoat': false },
    },
    'a Steam Spider under The Iron Range does': {
      me: { ...ogre, hand: ['turncoat'], magics: ['the-iron-range'] },
      opp: { primary: 'steam-spider' },
      does: (t) => t.me.play('turncoat'),
      shows: { 'steam-spider zone': 'me:primary' },
    },
    'my own Cabal Warchief never changes control': {
      me: { primary: 'cabal-warchief', hand: ['turncoat'] },
      opp: croc,
      shows: { 'can play turncoat': false },
    },
    'Lead Boots on either hold both': {
      me: { ...ogre, magics: ['lead-boots'], hand: ['turncoat'] },
      opp: croc,
      shows: { 'can play turncoat': false },
    },
    'damage stays on the creatures': {
      me: { primary: { card: 'ogre', hp: 11 }, hand: ['turncoat'] },
      opp: { primary: { card: 'werecroc', hp: 22 } },
      does: (t) => t.me.play('turncoat'),
      shows: { 'ogre hp': 11, 'werecroc hp': 22 },
    },
    'a Great White takes its Sharkling along (W8.3.1)': {
      me: { ...ogre, hand: ['turncoat'] },
      opp: { primary: { card: 'great-white', under: ['sharkling'] } },
      does: (t) => t.me.play('turncoat'),
      shows: { 'great-white zone': 'me:primary', 'sharkling zone': 'me:under' },
    },
    'a Gnometheon takes its Gnomes along, and they go on counting': {
      me: { ...ogre, hand: ['turncoat'] },
      opp: { primary: { card: 'gnometheon', under: ['gnome', 'gnome'] } },
      does: (t) => t.me.play('turncoat'),
      shows: { 'gnometheon zone': 'me:primary', 'gnometheon dice': 5, 'gnometheon mod': 5 },
    },
    'a Necromancer loses what it raised, to its old player’s cemetery': {
      me: { ...ogre, hand: ['turncoat'] },
      opp: { primary: 'necromancer', side: [{ card: 'owl', anchor: 'necromancer', home: 'cemetery' }] },
      does: (t) => t.me.play('turncoat'),
      shows: { 'necromancer zone': 'me:primary', 'owl zone': 'opp:cemetery' },
    },
    'Curse weighs on whom the opponent has now': {
      me: { ...ogre, magics: ['curse'], hand: ['turncoat'] },
      opp: croc,
      does: (t) => t.me.play('turncoat'),
      shows: { 'ogre al': 1, 'werecroc al': 9 },
    },
    'Flame of the Infinite shines on whom its player has now': {
      me: { ...ogre, magics: ['flame-of-the-infinite'], hand: ['turncoat'] },
      opp: croc,
      does: (t) => t.me.play('turncoat'),
      shows: { 'ogre spd': 4, 'werecroc spd': 7 },
    },
    'a Dark Angel weighs on her former side': {
      me: { ...ogre, hand: ['turncoat'] },
      opp: { primary: 'dark-angel' },
      does: (t) => t.me.play('turncoat'),
      shows: { 'ogre al': 1, 'dark-angel al': 7 },
    },
    'rumble: with one opponent of two; a third player’s equip is destroyed as well': {
      seats: [
        { ...ogre, hand: ['turncoat'] },
        croc,
        { ...wolf, magics: [{ card: 'unicorn-might', on: 'seat1:werecroc' }] },
      ],
      does: (t) => t.me.play('turncoat', 'seat 1'),
      shows: { 'werecroc zone': 'me:primary', 'ogre zone': 'seat1:primary', 'unicorn-might zone': 'seat2:cemetery' },
    },
    'rumble: a stolen creature that dies goes to the cemetery of who has it': {
      seats: [{ ...ogre, hand: ['turncoat', 'ignite', 'frog'] }, { primary: { card: 'werecroc', hp: 10 } }, wolf],
      does: (t) => {
        t.me.play('turncoat', 'seat 1');
        t.dice({ effect: [1] });
        t.me.play('ignite', 'werecroc');
        t.me.summon('frog');
      },
      shows: { 'werecroc zone': 'me:cemetery', 'me buried': 90 },
    },
  });
});

describe('132 Psychic Toad', () => {
  cases({
    'takes a primary: its equips are destroyed, its player replaces it': {
      me: { unstarted: true, hand: ['psychic-toad'] },
      opp: { ...croc, magics: ['hero-shield'], hand: spare },
      does: (t) => t.opp.summon('frog'),
      shows: { 'werecroc zone': 'me:side', 'hero-shield zone': 'opp:cemetery', 'frog zone': 'opp:primary' },
    },
    'killed: what it took goes to its owner’s hand': {
      me: { primary: 'psychic-toad', side: [{ card: 'werecroc', anchor: 'psychic-toad', home: 'hand', owner: 1 }] },
      opp: { primary: 'demon-knight' },
      more: { active: 1 },
      does: (t) => {
        t.dice({ effect: [5] });
        t.opp.use('demon-knight');
        t.dice({ hit: [6, 5], attack: [3, 3] });
        t.opp.battle('psychic-toad');
      },
      shows: { 'psychic-toad zone': 'me:cemetery', 'werecroc zone': 'opp:hand' },
    },
    'sapped: the same': {
      me: { primary: 'psychic-toad', side: [{ card: 'werecroc', anchor: 'psychic-toad', home: 'hand', owner: 1 }] },
      opp: { ...ogre, hand: ['mind-sap'] },
      does: (t) => t.opp.play('mind-sap', 'psychic-toad'),
      shows: { 'werecroc zone': 'opp:hand', 'psychic-toad zone': 'me:primary' },
    },
    'under The Iron Range it takes nobody': {
      me: { unstarted: true, hand: ['psychic-toad'], magics: ['the-iron-range'] },
      opp: croc,
      does: (t) => t.stopAt('me combat'),
      shows: { 'werecroc zone': 'opp:primary' },
    },
    'under Street Lights no limited summon can be made: it takes nobody': {
      me: { unstarted: true, hand: ['psychic-toad'], magics: ['street-lights'] },
      opp: croc,
      does: (t) => t.stopAt('me combat'),
      shows: { 'werecroc zone': 'opp:primary' },
    },
  });
});

describe('086 Thief and other hands', () => {
  cases({
    'a stolen Hero Shield serves the Thief': {
      me: { unstarted: true, hand: ['thief'] },
      opp: { ...croc, magics: ['hero-shield'] },
      does: (t) => t.stopAt('me combat'),
      shows: { 'hero-shield zone': 'me:magic', 'thief al': 7, 'werecroc al': 9 },
    },
    'a stolen Bomb has not left the field: no 30': {
      me: { unstarted: true, hand: ['thief'] },
      opp: { ...croc, magics: ['bomb'] },
      does: (t) => t.stopAt('me combat'),
      shows: { 'bomb zone': 'me:magic', 'werecroc hp': 90, 'thief hp': 50 },
    },
    'Heroism can be stolen by a creature’s effect': {
      me: { unstarted: true, hand: ['thief'] },
      opp: { ...croc, magics: ['heroism'] },
      does: (t) => t.stopAt('me combat'),
      shows: { 'heroism zone': 'me:magic', 'thief al': 5 },
    },
    'sapped, the Thief loses it to its owner’s cemetery': {
      me: { unstarted: true, hand: ['thief'] },
      opp: { ...croc, magics: ['hero-shield'], hand: ['mind-sap'] },
      does: (t) => {
        t.stopAt('me combat');
        while (t.asked === 'opp respond' && t.zone('hero-shield') === 'opp:magic') t.opp.pass();
        while (t.asked !== 'opp respond') t.me.next();
        t.opp.play('mind-sap', 'thief');
      },
      shows: { 'hero-shield zone': 'opp:cemetery', 'thief al': 3 },
    },
    'The Squire stolen by nobody: he is no equip': {
      me: { unstarted: true, hand: ['thief'] },
      opp: { ...croc, side: ['the-squire'] },
      does: (t) => t.stopAt('me combat'),
      shows: { 'the-squire zone': 'opp:side' },
    },
    'Possessed Dummy takes the dead; the primary beside it lost, it goes back': {
      me: { primary: { card: 'werewolf', hp: 3 }, hand: ['possessed-dummy', 'frog'] },
      opp: { primary: { card: 'ogre', hp: 3 }, hand: ['goblin', 'ignite'] },
      does: (t) => {
        t.dice(HITS, { attack: [1, 1] });
        t.me.battle('ogre');
        t.me.play('possessed-dummy');
        t.opp.summon('goblin');
        while (t.asked !== 'opp main') t.me.next();
        t.dice({ effect: [1] });
        t.opp.play('ignite', 'werewolf');
        t.me.summon('frog');
      },
      shows: { 'werewolf zone': 'me:cemetery', 'ogre zone': 'opp:cemetery' },
    },
  });
});

describe('088 Stone Golem', () => {
  cases({
    'onto an opponent’s Great White: the pile goes into their deck as one': {
      me: { ...ogre, hand: ['stone-golem'] },
      opp: { primary: { card: 'great-white', under: ['sharkling'] } },
      does: (t) => t.me.play('stone-golem'),
      shows: { 'stone-golem zone': 'opp:primary', 'great-white zone': 'opp:deck', 'sharkling zone': 'opp:deck' },
    },
    'what the former primary wore is destroyed': {
      me: { ...ogre, hand: ['stone-golem'] },
      opp: { ...croc, magics: ['hero-shield'] },
      does: (t) => t.me.play('stone-golem'),
      shows: { 'hero-shield zone': 'opp:cemetery', 'stone-golem al': 10 },
    },
    'not onto a Steam Spider, which leaves only when killed': {
      me: { ...ogre, hand: ['stone-golem'] },
      opp: { primary: 'steam-spider' },
      shows: { 'can play stone-golem': false },
    },
    'killed, it counts in its controller’s cemetery': {
      me: { ...ogre, hand: ['ignite'] },
      opp: { primary: { card: 'stone-golem', hp: 10 }, hand: spare },
      does: (t) => {
        t.dice({ effect: [1] });
        t.me.play('ignite', 'stone-golem');
      },
      shows: { 'stone-golem zone': 'opp:cemetery', 'opp buried': 100 },
    },
  });
});

describe('copies', () => {
  /** He names whom he copies as he arrives. */
  const jerry = { unstarted: true, hand: ['jerry'] };
  const arrives = (t: WardScenario): void => t.stopAt('me combat');
  cases({
    'Jerry against Jerry: what is printed on the other': {
      me: jerry,
      opp: { primary: 'jerry' },
      does: arrives,
      shows: { 'me:jerry al': 1, 'me:jerry dice': 1, 'opp:jerry mod': 0 },
    },
    'Jerry with Unicorn Might against a Werecroc in a Belt: its base AL, and what he wears himself': {
      me: { ...jerry, hand: ['jerry', 'unicorn-might'] },
      opp: { ...croc, magics: ['magic-belt'] },
      does: (t) => {
        t.me.summon('jerry');
        t.me.play('unicorn-might', 'jerry');
      },
      shows: { 'jerry al': 7, 'jerry spd': 2, 'jerry dice': 3, 'jerry mod': 1 },
    },
    'sapped, Jerry has what is printed': {
      me: { primary: 'jerry', magics: ['mind-sap'] },
      opp: croc,
      shows: { 'jerry al': 1, 'jerry spd': 1, 'jerry dice': 1 },
    },
    'Jerry beside a primary has no text (W13.2.2)': {
      me: { side: ['jerry'] },
      opp: croc,
      shows: { 'jerry al': 1, 'jerry dice': 1 },
    },
    'Jerry against a Demon under Into Madness: the type is copied': {
      me: { ...jerry, magics: ['into-madness'] },
      opp: { primary: 'demon' },
      does: arrives,
      shows: { 'jerry dice': 3, 'demon dice': 3, 'jerry hitDice': 3 },
    },
    'Jerry copies anew when a new primary arrives there': {
      me: { ...jerry, hand: ['jerry', 'ignite'] },
      opp: { primary: { card: 'werecroc', hp: 10 }, hand: ['goblin'] },
      does: (t) => {
        t.me.summon('jerry');
        t.dice({ effect: [1] });
        t.me.play('ignite', 'werecroc');
        t.opp.summon('goblin');
      },
      shows: { 'goblin zone': 'opp:primary', 'jerry al': 2, 'jerry spd': 8 },
    },
    'All In One: base values of the other primary, not what it wears': {
      me: { hand: ['all-in-one'] },
      opp: { ...croc, magics: ['nightmare-claw'] },
      does: (t) => t.me.play('all-in-one', 'werewolf'),
      shows: { 'werewolf dice': 5, 'werewolf mod': 4 },
    },
    'two All In Ones on one creature: the second gives nothing': {
      me: { hand: ['all-in-one', 'all-in-one'] },
      opp: croc,
      does: (t) => {
        t.me.play('all-in-one', 'werewolf');
        t.me.play('all-in-one', 'werewolf');
      },
      shows: { 'werewolf dice': 5, 'werewolf mod': 4 },
    },
    'Terry on a Jerry: base values doubled, AL stops at 12': {
      me: { primary: 'terry', hand: ['jerry'] },
      opp: croc,
      does: (t) => t.me.use('terry', 'jerry'),
      shows: { 'terry al': 12, 'terry spd': 12, 'terry dice': 6, 'terry mod': 6, 'jerry zone': 'me:under' },
    },
    'Terry with Jerry is killed: Jerry stays on the field': {
      me: { primary: { card: 'terry', hp: 3 }, hand: ['jerry'] },
      opp: { primary: 'manticore' },
      does: (t) => {
        t.me.use('terry', 'jerry');
        t.dice({ hit: [6, 6], attack: [1, 1, 1] });
        t.me.battle('manticore');
      },
      shows: { 'terry zone': 'me:cemetery', 'jerry zone': 'me:primary' },
    },
    'Ancient Sentinel and Mounted Assault on its foe: base SPD': {
      me: { primary: 'ancient-sentinel' },
      opp: { ...croc, magics: ['mounted-assault'] },
      does: (t) => {
        t.dice(SLIPS, HITS, { attack: [1, 1, 1] });
        t.me.battle('werecroc');
      },
      shows: { 'werecroc hp': 90 - 1 - 5 },
    },
  });
});
