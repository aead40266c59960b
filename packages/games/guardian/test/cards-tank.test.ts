import { describe, expect, test } from 'vitest';
import { duel, dz, has, offers, wall } from './cards-table.ts';

/** Tank Guardians: what is written on each. Spots: my lanes are 0, 1, 2, my opponent's 5, 6, 7. */

test('Shieldbearer arrives with a Shield, which G8.6 takes one whole attack', () => {
  const t = duel({ hand: ['shieldbearer'], sp: 3 }, { guardians: ['quarry-giant'] });
  t.me.does('summon', 'shieldbearer', undefined, 0);
  expect(has(t, 'shieldbearer', 'shield')).toBe(true);
  t.me.does('no');
  t.me.endTurn();
  t.opp.does('attack', 'quarry-giant', 'shieldbearer');
  expect(t.hp('shieldbearer')).toBe(30);
  expect(has(t, 'shieldbearer', 'shield')).toBe(false);
});

test('Shieldbearer raises another Shield for 3 DZ, and not while it has one', () => {
  const t = duel({ guardians: ['shieldbearer'], dz: 3 });
  t.me.does('use', 'shieldbearer');
  expect(has(t, 'shieldbearer', 'shield')).toBe(true);
  expect(dz(t)).toBe(0);
  t.me.endTurn();
  t.opp.endTurn();
  expect(offers(t, 'use shieldbearer')).toBe(false);
});

describe('Lowgate Mason', () => {
  test('G9.1 builds a wall of 10 HP in its lane', () => {
    const t = duel({ hand: ['lowgate-mason'], sp: 2 });
    t.me.does('summon', 'lowgate-mason', undefined, 1);
    expect([0, 1, 2].map((lane) => wall(t, 'me', lane))).toEqual([0, 10, 0]);
    // G3.5
    t.me.does('yes', 'lowgate-mason');
    expect(has(t, 'lowgate-mason', 'exhausted')).toBe(false);
  });

  test('builds nothing where a wall stands or was destroyed', () => {
    const t = duel({ hand: ['lowgate-mason', 'lowgate-mason'], sp: 4, walls: [2, 'destroyed', 0] });
    t.me.does('summon', 'lowgate-mason', undefined, 0);
    t.me.does('no');
    t.me.does('summon', 'lowgate-mason', undefined, 1);
    t.me.does('no');
    expect([0, 1, 2].map((lane) => wall(t, 'me', lane))).toEqual([20, 0, 0]);
  });
});

test('Hedge Warden heals 5 at the end of its player’s turn, never above its HP', () => {
  const t = duel({ guardians: [{ card: 'hedge-warden', hp: 17 }] });
  t.me.endTurn();
  expect(t.hp('hedge-warden')).toBe(22);
  t.opp.endTurn();
  expect(t.hp('hedge-warden')).toBe(22);
  t.me.endTurn();
  expect(t.hp('hedge-warden')).toBe(25);
});

test('Thornback hurts whoever attacks it, even as it falls, but not an Effect’s player', () => {
  const t = duel(
    { guardians: ['hill-spearman', 'quarry-giant'], hand: ['thrown-torch'] },
    { guardians: [null, { card: 'thornback', hp: 30 }] },
  );
  t.me.does('attack', 'hill-spearman', 'thornback');
  expect([t.hp('thornback'), t.hp('hill-spearman')]).toEqual([20, 10]);
  t.me.does('play', 'thrown-torch', 'thornback');
  expect([t.hp('thornback'), t.hp('hill-spearman')]).toEqual([5, 10]);
  t.me.does('attack', 'quarry-giant', 'thornback');
  expect(t.zone('thornback')).toBe('opp:discard');
  expect(t.hp('quarry-giant')).toBe(20);
});

test('Bastion Golem G8.9 is immune to Burned, Poison and Paralyzed, not to Confusion', () => {
  const t = duel(
    { hand: ['pitch-and-spark', 'bad-well', 'thunderclap', 'crossed-orders'], dz: 10 },
    { guardians: ['bastion-golem'] },
  );
  expect(['pitch-and-spark', 'bad-well', 'thunderclap', 'crossed-orders'].map((x) => offers(t, `play ${x}`))).toEqual([
    false,
    false,
    false,
    true,
  ]);
});

describe('Bonded Sentinel', () => {
  test('G9.5 may share one pool of HP with another; at zero both are defeated', () => {
    const t = duel(
      { guardians: [null, 'field-levy'], hand: ['bonded-sentinel'], sp: 3 },
      { guardians: ['quarry-giant', 'quarry-giant', 'stormtusk-boar'] },
    );
    t.me.does('summon', 'bonded-sentinel', undefined, 0);
    t.me.pick('field-levy');
    expect([t.hp('bonded-sentinel'), t.hp('field-levy')]).toEqual([45, 45]);
    t.me.endTurn();
    t.opp.does('attack', 'quarry-giant', 'bonded-sentinel');
    expect([t.hp('bonded-sentinel'), t.hp('field-levy')]).toEqual([30, 30]);
    t.opp.endTurn();
    t.me.endTurn();
    t.opp.does('attack', 'quarry-giant', 'bonded-sentinel');
    expect(t.hp('field-levy')).toBe(15);
    t.opp.endTurn();
    t.me.endTurn();
    t.opp.does('attack', 'quarry-giant', 'bonded-sentinel');
    expect([t.zone('bonded-sentinel'), t.zone('field-levy')]).toEqual(['me:discard', 'me:discard']);
  });

  test('need not be linked', () => {
    const t = duel({ guardians: [null, 'field-levy'], hand: ['bonded-sentinel'], sp: 3 });
    t.me.does('summon', 'bonded-sentinel', undefined, 0);
    t.me.pick('none');
    expect([t.hp('bonded-sentinel'), t.hp('field-levy')]).toEqual([30, 15]);
  });
});

test('Rampart Engineer builds a wall of 20 HP even where one was destroyed (G9.1)', () => {
  const t = duel({ guardians: ['rampart-engineer'], dz: 4, walls: ['destroyed', 1, 0] });
  t.me.does('use', 'rampart-engineer');
  t.expectChoices(t.me, ['spot @0', 'spot @2']);
  t.me.pick('@0');
  expect(wall(t, 'me', 0)).toBe(20);
  expect(dz(t)).toBe(0);
});

test('Ironroot Colossus pays 2 DZ and exhausts what it damages: G8.3 a 6 is three turns', () => {
  const t = duel({ guardians: ['ironroot-colossus'], dz: 2 }, { guardians: ['quarry-giant'] });
  t.dice(6);
  t.me.does('attack', 'ironroot-colossus', 'quarry-giant');
  expect(dz(t)).toBe(0);
  expect(t.hp('quarry-giant')).toBe(10);
  for (let turn = 1; turn <= 3; turn++) {
    t.me.endTurn();
    expect(has(t, 'quarry-giant', 'exhausted')).toBe(true);
    expect(offers(t, 'attack quarry-giant')).toBe(false);
    t.opp.endTurn();
  }
  t.me.endTurn();
  expect(offers(t, 'attack quarry-giant ironroot-colossus')).toBe(true);
});

test('Aurel builds walls of 30 HP in every lane without one, even on ruins and where the base has fallen (G4.3)', () => {
  const t = duel({ hand: ['aurel-keeper-of-gates'], sp: 5, walls: [1, 'destroyed', 0], bases: [50, 100, 0] });
  t.me.does('summon', 'aurel-keeper-of-gates', undefined, 1);
  expect([0, 1, 2].map((lane) => wall(t, 'me', lane))).toEqual([10, 30, 30]);
});
