import { expect, test } from 'vitest';
import { base, duel, dz, hand, has, offers } from './cards-table.ts';

/** Fields (G4.11): what is written on each. Spots: my lanes are 0, 1, 2, my opponent's 5, 6, 7. */

test('War Drums: +5 attack for my Guardians for three rounds; G4.11 a Field leaves when its rounds are over', () => {
  const t = duel({ guardians: ['hill-spearman'], hand: ['war-drums'], dz: 4 }, { guardians: ['quarry-giant'] });
  t.me.does('field', 'war-drums');
  expect(dz(t)).toBe(0);
  expect([t.stat('hill-spearman', 'atk'), t.stat('quarry-giant', 'atk')]).toEqual([15, 15]);
  for (const attack of [15, 15, 10]) {
    t.me.endTurn();
    t.opp.endTurn();
    expect(t.stat('hill-spearman', 'atk')).toBe(attack);
  }
  expect(t.zone('war-drums')).toBe('me:discard');
});

test('G4.11 a new Field of the same player replaces the old one; the opponent’s stays', () => {
  const t = duel({ field: 'spring-rains', hand: ['war-drums'] }, { field: 'drought' });
  t.me.does('field', 'war-drums');
  expect([t.zone('spring-rains'), t.zone('war-drums'), t.zone('drought')]).toEqual([
    'me:discard',
    'me:fields',
    'opp:fields',
  ]);
});

test('Spring Rains heals each of my Guardians 5 at the end of my turn', () => {
  const t = duel(
    {
      guardians: [
        { card: 'hill-spearman', hp: 5 },
        { card: 'field-levy', hp: 13 },
      ],
      field: 'spring-rains',
    },
    { guardians: [{ card: 'quarry-giant', hp: 10 }] },
  );
  t.me.endTurn();
  expect([t.hp('hill-spearman'), t.hp('field-levy'), t.hp('quarry-giant')]).toEqual([10, 15, 10]);
});

test('Choking Fog hides each of my Guardians at the end of my turn', () => {
  const t = duel({ guardians: ['hill-spearman', 'field-levy'], field: 'choking-fog' }, { guardians: ['quarry-giant'] });
  t.me.does('attack', 'hill-spearman', 'quarry-giant');
  t.me.endTurn();
  expect([has(t, 'hill-spearman', 'stealth'), has(t, 'field-levy', 'stealth')]).toEqual([true, true]);
  expect(has(t, 'quarry-giant', 'stealth')).toBe(false);
});

test('Plague Season deals 5 to each enemy Guardian at the end of my turn, hidden or not', () => {
  const t = duel(
    { guardians: ['field-levy'], field: 'plague-season' },
    { guardians: ['quarry-giant', { card: 'alley-cutthroat', statuses: ['stealth'] }] },
  );
  t.me.endTurn();
  expect([t.hp('field-levy'), t.hp('quarry-giant'), t.hp('alley-cutthroat')]).toEqual([15, 25, 20]);
  expect(has(t, 'alley-cutthroat', 'stealth')).toBe(false);
});

test('Drought makes enemy basic attacks cost 1 DZ more (G3.3), mine not', () => {
  const t = duel(
    { guardians: ['hill-spearman'], field: 'drought', dz: 1 },
    { guardians: [null, 'quarry-giant'], dz: 1 },
  );
  t.me.does('attackBase', 'hill-spearman', undefined, 5);
  expect(dz(t)).toBe(0);
  expect(t.stat('quarry-giant', 'attackCost')).toBe(2);
});

test('Market Day draws another card at the start of my turns', () => {
  const t = duel({ hand: ['market-day'], deck: ['bad-well', 'field-levy', 'hill-spearman', 'quarry-giant'] });
  t.me.does('field', 'market-day');
  t.me.endTurn();
  t.opp.endTurn();
  expect(hand(t)).toEqual(['bad-well', 'field-levy', 'hill-spearman']);
});

test('Open Roads: swaps cost nothing and G4.6 keep nobody from acting', () => {
  const t = duel({ guardians: ['hill-spearman', 'quarry-giant'], field: 'open-roads', dz: 2 });
  t.me.does('swap', 'hill-spearman', 'quarry-giant');
  expect(dz(t)).toBe(2);
  t.me.does('attackBase', 'quarry-giant', undefined, 5);
  t.me.does('attackBase', 'hill-spearman', undefined, 6);
  expect([base(t, 'opp', 0), base(t, 'opp', 1)]).toEqual([35, 90]);
});

test('Masons’ Summer restores 5 HP to each of my bases that stands, never above its full HP', () => {
  const t = duel({ hand: ['masons-summer'], bases: [0, 80, 48] });
  t.me.does('field', 'masons-summer');
  t.me.endTurn();
  t.opp.endTurn();
  expect([0, 1, 2].map((lane) => base(t, 'me', lane))).toEqual([0, 85, 50]);
});

test('Hall of Mirrors gives Clones, Copies and Guardian Summons +5 attack and +5 HP', () => {
  const t = duel({ guardians: ['hive-mother'], field: 'hall-of-mirrors' });
  t.me.does('use', 'hive-mother');
  t.me.pick('@1');
  expect([t.hp('hive-drone'), t.stat('hive-drone', 'atk')]).toEqual([20, 15]);
  expect([t.hp('hive-mother'), t.stat('hive-mother', 'atk')]).toEqual([25, 10]);
});

test('Unbroken Sky: Fury (G8.8) and no debuffs (G8.9), so that who is summoned under it acts at once', () => {
  const t = duel(
    { guardians: [{ card: 'hill-spearman', statuses: ['burned', 'exhausted'] }], hand: ['unbroken-sky', 'field-levy'] },
    { hand: ['bad-well'] },
  );
  t.me.does('field', 'unbroken-sky');
  expect([has(t, 'hill-spearman', 'burned'), has(t, 'hill-spearman', 'exhausted')]).toEqual([false, false]);
  t.me.does('summon', 'field-levy', undefined, 1);
  t.me.does('attackBase', 'field-levy', undefined, 6);
  t.me.does('attackBase', 'field-levy', undefined, 6);
  expect(base(t, 'opp', 1)).toBe(90);
  expect(offers(t, 'attackBase field-levy')).toBe(false);
  t.me.endTurn();
  expect(offers(t, 'play bad-well')).toBe(false);
});
