import { view } from '@wardroom/core';
import { realm } from '@wardroom/realm';
import type { Scenario } from '@wardroom/testkit';
import { describe, expect, test } from 'vitest';
import {
  disabled,
  duel,
  hand,
  has,
  hurt,
  isTapped,
  life,
  loc,
  mana,
  nextTurn,
  OPP,
  places,
  power,
  strikeSite,
  table,
  warded,
} from './cards-table.ts';

/** Sites: what is written on each. */

/** A site of mine as everybody sees it. */
const seen = (t: Scenario, site: string): unknown =>
  view(realm, t.state, OPP)
    .zones.find((z) => z.zone === 'sites' && z.seat === 0)
    ?.cards?.find((c) => c.card === site);

test('Cloudgate Stair: my minions here go a step further', () => {
  const t = duel({
    sites: ['cloudgate-stair c2', 'slow-river c1', 'ferry-landing b2', 'windswept-tor a2'],
    minions: ['moss-ox c2', 'mole-sapper c1'],
  });
  expect(places(t, 'move', 'moss-ox')).toContain('a2');
  expect(places(t, 'move', 'mole-sapper')).not.toContain('b2');
});

test.each(['chapel-of-first-light', 'abbey-wall'])('S1.5 %s enters with a Ward', (site) => {
  const t = table({ hand: [site] });
  t.me.does('playSite', site, undefined, loc('d2'));
  expect(has(t, site, 'ward')).toBe(true);
});

test('Aerie of the Ninth Bell cannot be destroyed', () => {
  const t = table({ avatar: 'persecutor c1', hand: ['raze'] });
  t.me.does('cast', 'raze', 'aerie-of-the-ninth-bell');
  expect(t.zone('aerie-of-the-ninth-bell')).toBe('me:sites');
});

test('Ferry Landing heals 1 on entering', () => {
  const t = table({ hand: ['ferry-landing'], life: 10 });
  t.me.does('playSite', 'ferry-landing', undefined, loc('d2'));
  expect(life(t, 'me')).toBe(11);
});

test('Drowned Chapel taps enemy minions that come to it', () => {
  const t = table({ minions: ['moss-ox c2', 'cinder-rider c1'] }, { sites: ['drowned-chapel d2'] });
  t.me.does('move', 'cinder-rider', undefined, loc('d2'));
  expect(isTapped(t, 'cinder-rider')).toBe(true);
  const u = table({ hand: ['updraft'] }, { minions: ['abaddon-succubus d2'], sites: ['drowned-chapel d2'] });
  expect(isTapped(u, 'abaddon-succubus')).toBe(false);
});

test("Pilgrims' Spring heals 1 at the start of the turn while it is warded", () => {
  const t = duel({ sites: [warded('pilgrims-spring', 'c1')], life: 10 });
  nextTurn(t);
  expect(life(t, 'me')).toBe(11);
  const u = duel({ sites: ['pilgrims-spring c1'], life: 10 });
  nextTurn(u);
  expect(life(u, 'me')).toBe(10);
});

test('S5.5 Old Quarry: strikes on it cost 1 less life', () => {
  const t = table({ minions: ['mole-sapper c2'] }, { sites: ['old-quarry d2'] });
  strikeSite(t, 'mole-sapper', 'old-quarry', 'd2');
  expect(life(t, 'opp')).toBe(17);
});

test('S5.5 Old Quarry: arrows at it cost 1 less life, and arrows from it at another site do not', () => {
  const at = table(
    { minions: [{ card: 'hired-crossbow', at: 'c2', carries: ['whetted-glaive'] }] },
    { sites: ['old-quarry d2'] },
  );
  strikeSite(at, 'hired-crossbow', 'old-quarry', 'c2');
  expect(life(at, 'opp')).toBe(18);
  const from = table({ minions: ['hired-crossbow d2'] }, { sites: ['old-quarry d2', 'barley-terrace e2'] });
  strikeSite(from, 'hired-crossbow', 'opp:barley-terrace', 'd2');
  expect(life(from, 'opp')).toBe(19);
});

test('Deep Archive draws a spell on entering', () => {
  const t = duel({ sites: ['slow-river c1'], hand: ['deep-archive'], spellbook: ['bury', 'geyser'] });
  t.me.does('playSite', 'deep-archive', undefined, loc('c2'));
  expect(hand(t)).toEqual(['bury']);
});

test('Charcoal Camp deals 1 damage to a nearby minion on entering', () => {
  const t = table(
    { hand: ['charcoal-camp'], minions: ['root-digger a1'] },
    { minions: ['moss-ox c3', 'barrow-wight c4'] },
  );
  t.me.does('playSite', 'charcoal-camp', undefined, loc('d2'));
  t.me.pick('moss-ox');
  expect(hurt(t, 'moss-ox')).toBe(1);
});

test('Forge Yard: my minions here have +1 power', () => {
  const t = table(
    { minions: ['moss-ox d2', 'root-digger c2'], sites: ['forge-yard d2'] },
    { minions: ['spark-imp d2'] },
  );
  expect(power(t, 'moss-ox')).toBe(5);
  expect(power(t, 'root-digger')).toBe(1);
  expect(power(t, 'spark-imp')).toBe(1);
});

test('Mouth of Embers hurts enemies that come to it', () => {
  const t = duel(
    { sites: ['mouth-of-embers c2', 'slow-river c1'] },
    { sites: ['slow-river c3'], minions: ['moss-ox c3'] },
    { active: 1 },
  );
  t.opp.does('move', 'moss-ox', undefined, loc('c2'));
  expect(hurt(t, 'moss-ox')).toBe(1);
});

describe.each(['storm-harbor', 'slag-hills', 'beacon-crag', 'reed-fen'])('%s', (site) => {
  test('S3.1 gives no mana while an enemy is on or below it', () => {
    const free = duel({ sites: [`${site} c1`, 'barley-terrace c2'] });
    nextTurn(free);
    expect(mana(free)).toBe(2);
    const besieged = duel({ sites: [`${site} c2`, 'barley-terrace c1'] }, { minions: ['moss-ox c2'] });
    nextTurn(besieged);
    expect(mana(besieged)).toBe(1);
  });
});

test('S5.6 a silenced site gives its mana and symbols, and nothing that is written on it', () => {
  const sites = ['fourfold-well c1', 'aerie-of-the-ninth-bell c2', 'cinder-slope b1', 'cinder-slope a1'];
  const plain = duel({ sites, hand: ['raze'] });
  nextTurn(plain);
  expect(mana(plain)).toBe(3);
  const t = duel({ sites, auras: ['interdict c1'], hand: ['raze'] });
  t.me.does('cast', 'raze', 'aerie-of-the-ninth-bell');
  expect(t.zone('aerie-of-the-ninth-bell')).toBe('me:cemetery');
  nextTurn(t);
  // The Well's text was that it gives none.
  expect(mana(t)).toBe(3);
});

test('S5.6 a disabled site gives no mana, as it enters too; its symbols show, and it stays what it is', () => {
  const t = table(
    { hand: ['salt-the-earth', 'reed-wader'] },
    { sites: ['slow-river d3'], minions: ['needle-eel d3 underwater', 'reed-wader c4'] },
  );
  t.me.does('cast', 'salt-the-earth', 'pilgrims-spring');
  expect([disabled(t, 'pilgrims-spring'), t.stat('pilgrims-spring', 'water')]).toEqual([true, 2]);
  expect(seen(t, 'pilgrims-spring')).toMatchObject({ states: ['disabled'], water: true, stats: { mana: 0 } });
  // S3.4, S4.3: a water spell is cast, and onto that very site.
  t.me.does('cast', 'reed-wader', undefined, loc('d1'));
  const full = table();
  nextTurn(full);
  nextTurn(t);
  expect(mana(t)).toBe(mana(full) - 1);
});

test('S5.5 a disabled site is attacked as any other', () => {
  const t = table({ minions: ['moss-ox c2'], hand: ['salt-the-earth'], avatar: 'persecutor c2' });
  t.me.does('cast', 'salt-the-earth', 'cinder-slope');
  strikeSite(t, 'moss-ox', 'cinder-slope', 'c3');
  expect(life(t, 'opp')).toBe(16);
});

test('S3.4 Fourfold Well gives a symbol of each element and no mana', () => {
  const t = duel({ sites: ['fourfold-well c1'], hand: ['spark-imp', 'root-digger', 'reed-wader', 'gust-courier'] });
  for (const card of ['spark-imp', 'root-digger', 'reed-wader', 'gust-courier'])
    t.me.does('cast', card, undefined, loc('c1'));
  nextTurn(t);
  expect(mana(t)).toBe(0);
});
