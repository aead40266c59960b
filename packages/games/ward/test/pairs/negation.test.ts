import { describe, expect, test } from 'vitest';
import { duel, table, type WardScenario } from '../support.ts';
import { cases, croc, ogre } from './cases.ts';

/** Negation of negation: chains resolve from the last link back (W14.1.1, W14.3). */

/** I play a Bull Power, the opponent answers with `by`, and I may answer that. My Ogre then has +2 AL or not. */
function chain(by: string, back: string | null, opp: { hand?: string[] } = {}): WardScenario {
  const t = duel(
    { ...ogre, hand: ['bull-power', ...(back === null ? [] : [back])], magics: ['holy-water'] },
    { ...croc, hand: [by, ...(opp.hand ?? [])] },
  );
  t.me.play('bull-power', 'ogre');
  t.opp.play(by);
  if (back !== null) t.me.play(back);
  t.everyonePasses();
  if (t.asked === 'opp mode') t.opp.pick('mode 0');
  if (t.asked === 'opp choose') t.opp.pick('werecroc');
  return t;
}

/** What negates an opponent's magic as it is played, and what else each of them would do. */
const NEGATORS: Readonly<Record<string, (t: WardScenario) => Record<string, unknown>>> = {
  'haunted-tree': () => ({}),
  'blade-in-the-dark': () => ({}),
  'orc-mischief': () => ({}),
  'goblin-tricks': () => ({}),
  'melody-of-the-deep': () => ({}),
  'mysterious-door': (t) => ({ cost: 90 - t.hp('werecroc') }),
  'dragon-rage': (t) => ({ burned: t.zone('holy-water') === 'me:cemetery' }),
  'lightning-strike': (t) => ({ struck: 90 - t.hp('ogre') }),
  'magic-steal': (t) => ({ stolen: t.stat('werecroc', 'hit') }),
};
/** The same where they have resolved. */
const DONE: Readonly<Record<string, Record<string, unknown>>> = {
  'mysterious-door': { cost: 10 },
  'dragon-rage': { burned: true },
  'lightning-strike': { struck: 20 },
  'magic-steal': { stolen: 2 },
};
/** And where they were negated: no cost (W6.2.2), and nothing else of theirs. */
const NOT_DONE: Readonly<Record<string, Record<string, unknown>>> = {
  'mysterious-door': { cost: 0 },
  'dragon-rage': { burned: false },
  'lightning-strike': { struck: 0 },
  'magic-steal': { stolen: 0 },
};

describe.each(Object.keys(NEGATORS))('Bull Power ← %s', (by) => {
  test('unanswered: the Bull Power is negated', () => {
    const t = chain(by, null);
    expect(t.stat('ogre', 'al')).toBe(8);
    expect(NEGATORS[by](t)).toEqual(DONE[by] ?? {});
  });

  test.each(['haunted-tree', 'scroll-of-silence', 'orc-mischief'])(
    '← %s: it resolves, the answer does nothing',
    (back) => {
      const t = chain(by, back);
      expect([t.stat('ogre', 'al'), t.zone('bull-power')]).toEqual([10, 'me:magic']);
      expect(t.zone(`opp:${by}`)).toBe('opp:cemetery');
      expect(NEGATORS[by](t)).toEqual(NOT_DONE[by] ?? {});
    },
  );
});

describe('longer chains and answers that negate nothing', () => {
  cases({
    'Tree ← Tree ← Tree: three negations, the Bull Power is negated': {
      me: { ...ogre, hand: ['bull-power', 'haunted-tree'] },
      opp: { ...croc, hand: ['haunted-tree', 'blade-in-the-dark'] },
      does: (t) => {
        t.me.play('bull-power', 'ogre');
        t.opp.play('haunted-tree');
        t.me.play('haunted-tree');
        t.opp.play('blade-in-the-dark');
      },
      shows: { 'ogre al': 8, 'bull-power zone': 'me:cemetery' },
    },
    'Tree ← Scroll of Silence ← Blade: the Scroll cannot be negated': {
      me: { ...ogre, hand: ['bull-power', 'scroll-of-silence'] },
      opp: { ...croc, hand: ['haunted-tree', 'blade-in-the-dark'] },
      does: (t) => {
        t.me.play('bull-power', 'ogre');
        t.opp.play('haunted-tree');
        t.me.play('scroll-of-silence');
        t.opp.play('blade-in-the-dark');
      },
      shows: { 'ogre al': 10, 'haunted-tree zone': 'opp:cemetery' },
    },
    'Tree ← Hell Hath No Fury: half the HP of who played the Tree, and the Bull Power is negated all the same': {
      me: { ...ogre, hand: ['bull-power', 'hell-hath-no-fury'] },
      opp: { ...croc, hand: ['haunted-tree'] },
      does: (t) => {
        t.me.play('bull-power', 'ogre');
        t.opp.play('haunted-tree');
        t.me.play('hell-hath-no-fury');
      },
      shows: { 'ogre al': 8, 'werecroc hp': 45 },
    },
    'Hell Hath No Fury ← Orc Mischief: it cannot be negated': {
      me: { ...ogre, hand: ['bull-power', 'hell-hath-no-fury'] },
      opp: { ...croc, hand: ['haunted-tree', 'orc-mischief'] },
      does: (t) => {
        t.me.play('bull-power', 'ogre');
        t.opp.play('haunted-tree');
        t.me.play('hell-hath-no-fury');
        t.opp.play('orc-mischief');
      },
      shows: { 'werecroc hp': 45 },
    },
    'Tree ← Ancient Book: the book is worn, the Bull Power is negated': {
      me: { ...ogre, hand: ['bull-power', 'ancient-book'] },
      opp: { ...croc, hand: ['haunted-tree'] },
      does: (t) => {
        t.me.play('bull-power', 'ogre');
        t.opp.play('haunted-tree');
        t.me.play('ancient-book', 'ogre');
      },
      shows: { 'bull-power zone': 'me:cemetery', 'ancient-book zone': 'me:magic', 'ogre atk': 15 },
    },
    'Tree ← Ancient Book ← Orc Mischief: neither is worn': {
      me: { ...ogre, hand: ['bull-power', 'ancient-book'] },
      opp: { ...croc, hand: ['haunted-tree', 'orc-mischief'] },
      does: (t) => {
        t.me.play('bull-power', 'ogre');
        t.opp.play('haunted-tree');
        t.me.play('ancient-book', 'ogre');
        t.opp.play('orc-mischief');
      },
      shows: { 'bull-power zone': 'me:cemetery', 'ancient-book zone': 'me:cemetery', 'ogre atk': 0 },
    },
    'Tree ← Deer Man: he comes beside the Ogre, the Bull Power is negated': {
      me: { ...ogre, hand: ['bull-power', 'abominable-deer-man'] },
      opp: { ...croc, hand: ['haunted-tree'] },
      does: (t) => {
        t.me.play('bull-power', 'ogre');
        t.opp.play('haunted-tree');
        t.me.play('abominable-deer-man');
      },
      shows: { 'bull-power zone': 'me:cemetery', 'abominable-deer-man zone': 'me:side' },
    },
    'Tree ← Deer Man ← Blade: he stays away': {
      me: { ...ogre, hand: ['bull-power', 'abominable-deer-man'] },
      opp: { ...croc, hand: ['haunted-tree', 'blade-in-the-dark'] },
      does: (t) => {
        t.me.play('bull-power', 'ogre');
        t.opp.play('haunted-tree');
        t.me.play('abominable-deer-man');
        t.opp.play('blade-in-the-dark');
      },
      shows: { 'abominable-deer-man zone': 'me:cemetery' },
    },
    'Sasquatch and a Tree in hand: negated, and no Lightning for a cycle': {
      me: { ...ogre, hand: ['bull-power', 'magic-belt', 'mind-sap'] },
      opp: { ...croc, hand: ['sasquatch'] },
      does: (t) => {
        while (t.asked === 'me respond') t.me.pass();
        t.me.play('bull-power', 'ogre');
        while (t.asked === 'me respond') t.me.pass();
        t.opp.play('sasquatch');
        while (t.asked === 'me respond') t.me.pass();
      },
      shows: { 'ogre al': 8, 'can play mind-sap': false, 'can play magic-belt': true },
    },
    'Sasquatch ← Tree: no lock either': {
      me: { ...ogre, hand: ['bull-power', 'haunted-tree', 'attack-beacon'] },
      opp: { ...croc, hand: ['sasquatch'] },
      does: (t) => {
        const go = (): void => {
          while (t.asked === 'me respond') t.me.pass();
        };
        go();
        t.me.play('bull-power', 'ogre');
        go();
        t.opp.play('sasquatch');
        t.me.play('haunted-tree');
        go();
      },
      shows: { 'ogre al': 10, 'can play attack-beacon': true },
    },
    'Creator’s Gift ← Melody of the Deep: it cannot be negated while it is played': {
      me: { ...ogre, hand: ['creators-gift'] },
      opp: { ...croc, hand: ['melody-of-the-deep'] },
      does: (t) => {
        t.me.play('creators-gift', 'ogre');
        t.opp.play('melody-of-the-deep');
      },
      shows: { 'ogre atk': 6, 'ogre hitDice': 4 },
    },
    'Creator’s Gift on the field and Evil Queen: it can be destroyed': {
      me: { ...ogre, hand: ['evil-queen'] },
      opp: { ...croc, magics: ['creators-gift'] },
      does: (t) => t.me.play('evil-queen'),
      shows: { 'creators-gift zone': 'opp:cemetery' },
    },
    'Magic Shield and Celestial Power: what cannot be negated goes through, the shield waits on': {
      me: { magics: ['magic-shield'], hand: ['celestial-power'] },
      opp: croc,
      does: (t) => t.me.play('celestial-power', 'werewolf'),
      shows: { 'werewolf atk': 8, 'magic-shield zone': 'me:magic' },
    },
    'Magic Shield and Health Potion: own magics count, both go': {
      me: { primary: { card: 'werewolf', hp: 20 }, magics: ['magic-shield'], hand: ['health-potion'] },
      opp: croc,
      does: (t) => t.me.play('health-potion', 'werewolf'),
      shows: { 'werewolf hp': 20, 'magic-shield zone': 'me:cemetery', 'health-potion zone': 'me:cemetery' },
    },
    'Magic Shield and Curse, which names no creature': {
      me: { ...ogre, hand: ['curse'] },
      opp: { magics: ['magic-shield'] },
      does: (t) => t.me.play('curse'),
      shows: { 'werewolf al': 1, 'magic-shield zone': 'opp:magic' },
    },
    'Time Melt: a Lightning cannot answer': {
      me: { ...ogre, hand: ['bull-power'], magics: ['time-melt'] },
      opp: { ...croc, hand: ['haunted-tree'] },
      does: (t) => t.me.play('bull-power', 'ogre'),
      shows: { 'ogre al': 10, 'haunted-tree zone': 'opp:hand' },
    },
    'Time Weaver under The Iron Range: Lightnings are back': {
      me: { primary: 'time-weaver', hand: ['bull-power'], magics: ['the-iron-range'] },
      opp: { ...croc, hand: ['haunted-tree'] },
      does: (t) => {
        t.me.play('bull-power', 'time-weaver');
        t.opp.play('haunted-tree');
      },
      shows: { 'bull-power zone': 'me:cemetery' },
    },
    'Time Melt ← Haunted Tree: it is negated before it bars anything': {
      me: { ...ogre, hand: ['time-melt'] },
      opp: { ...croc, hand: ['haunted-tree'] },
      does: (t) => {
        t.me.play('time-melt');
        t.opp.play('haunted-tree');
      },
      shows: { 'time-melt zone': 'me:cemetery' },
    },
    'Heroism ← Blade in the Dark: stopped as it is played': {
      me: { ...ogre, hand: ['heroism'] },
      opp: { ...croc, hand: ['blade-in-the-dark'] },
      does: (t) => {
        t.me.play('heroism', 'ogre');
        t.opp.play('blade-in-the-dark');
      },
      shows: { 'heroism zone': 'me:cemetery', 'ogre al': 8 },
    },
    'Reduce the Burden ← Orc Mischief: it works only if not negated': {
      me: { ...ogre, hand: ['reduce-the-burden'], cemeteryHp: 50 },
      opp: { ...croc, hand: ['orc-mischief'] },
      does: (t) => {
        t.me.play('reduce-the-burden');
        t.opp.play('orc-mischief');
      },
      shows: { 'me buried': 50 },
    },
    'Negative ← Haunted Tree: nothing is discarded': {
      me: { ...ogre, hand: ['negative', 'bull-power'], magics: ['holy-water'] },
      opp: { ...croc, hand: ['haunted-tree'] },
      does: (t) => {
        t.me.play('negative');
        while (t.asked !== 'opp respond') t.me.does('card');
        t.opp.play('haunted-tree');
      },
      shows: { 'bull-power zone': 'me:hand', 'holy-water zone': 'me:magic' },
    },
    'Silence From The Grave ← Haunted Tree: its cost does not apply (W6.2.2)': {
      me: { ...ogre, hand: ['silence-from-the-grave', 'bull-power'], magics: ['holy-water'] },
      opp: { ...croc, hand: ['haunted-tree'] },
      does: (t) => {
        t.me.play('silence-from-the-grave');
        while (t.asked !== 'opp respond') t.me.does('card');
        t.opp.play('haunted-tree');
      },
      shows: { 'bull-power zone': 'me:hand', 'holy-water zone': 'me:magic' },
    },
    'Stone Golem ← Orc Mischief: a magic in its player’s cemetery, no HP': {
      me: { ...ogre, hand: ['stone-golem'] },
      opp: { ...croc, hand: ['orc-mischief'] },
      does: (t) => {
        t.me.play('stone-golem');
        t.opp.play('orc-mischief');
      },
      shows: { 'stone-golem zone': 'me:cemetery', 'me buried': 0, 'werecroc zone': 'opp:primary' },
    },
  });

  test('rumble: a third player negates the negation of a second', () => {
    const t = table([
      { ...ogre, hand: ['bull-power'] },
      { ...croc, hand: ['haunted-tree'] },
      { hand: ['orc-mischief'] },
    ]);
    t.me.play('bull-power', 'ogre');
    t.players[1].play('haunted-tree');
    t.players[2].play('orc-mischief');
    expect([t.zone('bull-power'), t.zone('haunted-tree')]).toEqual(['me:magic', 'seat1:cemetery']);
  });

  test('team: a partner’s magic cannot be answered with Haunted Tree, that of an opponent can', () => {
    const t = table(
      [
        { ...ogre, hand: ['bull-power'] },
        croc,
        { primary: 'knight', hand: ['haunted-tree'] },
        { hand: ['orc-mischief'] },
      ],
      { mode: 'team' },
    );
    t.me.play('bull-power', 'ogre');
    expect(t.asked).toBe('seat3 respond');
    t.players[3].play('orc-mischief');
    t.players[2].play('haunted-tree');
    expect([t.zone('bull-power'), t.zone('orc-mischief')]).toEqual(['me:magic', 'seat3:cemetery']);
  });
});
