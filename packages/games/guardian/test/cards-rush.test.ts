import { describe, expect, test } from 'vitest';
import { base, duel, dz, has, offers, REST, wall } from './cards-table.ts';

/** Rush Guardians: what is written on each. Spots: my lanes are 0, 1, 2, my opponent's 5, 6, 7. */

test('Gale Courier brings 1 DZ when it is summoned, and acts at once', () => {
  const t = duel({ hand: ['gale-courier'], sp: 2, dz: 3 });
  t.me.does('summon', 'gale-courier', undefined, 0);
  expect(dz(t)).toBe(4);
  t.me.does('attackBase', 'gale-courier', undefined, 5);
  expect(base(t, 'opp', 0)).toBe(40);
});

describe('Torch Runner', () => {
  test('G8.2 burns what it damages on 4–6', () => {
    const t = duel({ guardians: ['torch-runner'] }, { guardians: ['hill-spearman'] });
    t.dice(4);
    t.me.does('attack', 'torch-runner', 'hill-spearman');
    expect(t.hp('hill-spearman')).toBe(10);
    expect(has(t, 'hill-spearman', 'burned')).toBe(true);
    t.me.endTurn();
    expect(t.hp('hill-spearman')).toBe(10);
    t.opp.endTurn();
    expect(t.hp('hill-spearman')).toBe(5);
  });

  test('does not on 1–3, and rolls for nobody it has defeated', () => {
    const t = duel(
      { guardians: ['torch-runner', 'torch-runner'] },
      { guardians: ['hill-spearman', { card: 'field-levy', hp: 5 }] },
    );
    t.dice(3);
    t.me.does('attack', 'torch-runner', 'hill-spearman');
    expect(has(t, 'hill-spearman', 'burned')).toBe(false);
    t.me.does('attack', 'torch-runner', 'field-levy');
    expect(t.zone('field-levy')).toBe('opp:discard');
  });
});

test('Lance Veteran gets Fury (G8.8) for this turn by its ability, for 2 DZ', () => {
  const t = duel({ guardians: ['lance-veteran'], dz: 4 });
  t.me.does('use', 'lance-veteran');
  t.me.does('attackBase', 'lance-veteran', undefined, 5);
  t.me.does('attackBase', 'lance-veteran', undefined, 5);
  expect(base(t, 'opp', 0)).toBe(20);
  expect(dz(t)).toBe(0);
  t.me.endTurn();
  t.opp.endTurn();
  t.me.does('attackBase', 'lance-veteran', undefined, 5);
  expect(offers(t, 'attackBase lance-veteran')).toBe(false);
});

test('Saltmarsh Raider deals 5 more to bases and walls, not to Guardians', () => {
  const t = duel(
    { guardians: ['saltmarsh-raider', 'saltmarsh-raider', 'saltmarsh-raider'] },
    { guardians: ['hill-spearman'], walls: [0, 2, 0] },
  );
  t.me.does('attack', 'saltmarsh-raider', 'hill-spearman');
  expect(t.hp('hill-spearman')).toBe(10);
  t.me.does('attackBase', 'saltmarsh-raider', undefined, 6);
  expect(wall(t, 'opp', 1)).toBe(5);
  expect(base(t, 'opp', 1)).toBe(100);
  t.me.does('attackBase', 'saltmarsh-raider', undefined, 7);
  expect(base(t, 'opp', 2)).toBe(35);
});

test('Flare Dancer has G8.8 Fury: two basic attacks, each for its DZ, and no third', () => {
  const t = duel({ guardians: ['flare-dancer'], dz: 5 });
  t.me.does('attackBase', 'flare-dancer', undefined, 5);
  t.me.does('attackBase', 'flare-dancer', undefined, 5);
  expect(base(t, 'opp', 0)).toBe(30);
  expect(dz(t)).toBe(3);
  t.expectChoices(t.me, REST);
});

test('Stormtusk Boar pays 2 DZ for a basic attack (G3.3)', () => {
  const t = duel({ guardians: ['stormtusk-boar'], dz: 2 });
  t.me.does('attackBase', 'stormtusk-boar', undefined, 5);
  expect(base(t, 'opp', 0)).toBe(30);
  expect(dz(t)).toBe(0);

  const poor = duel({ guardians: ['stormtusk-boar'], dz: 1 });
  expect(offers(poor, 'attackBase')).toBe(false);
});

test('Gate Breaker strikes past a wall (G9.1)', () => {
  const t = duel({ guardians: ['gate-breaker'] }, { walls: [1, 0, 0] });
  t.me.does('attackBase', 'gate-breaker', undefined, 5);
  expect(wall(t, 'opp', 0)).toBe(10);
  expect(base(t, 'opp', 0)).toBe(35);
});

test('Ashwing Drake burns every enemy in range for 3 DZ, none out of range or in Stealth', () => {
  const t = duel(
    { guardians: ['ashwing-drake'], dz: 3 },
    { guardians: ['hill-spearman', { card: 'alley-cutthroat', statuses: ['stealth'] }, 'quarry-giant'] },
  );
  t.me.does('use', 'ashwing-drake');
  expect(dz(t)).toBe(0);
  expect(has(t, 'hill-spearman', 'burned')).toBe(true);
  expect(has(t, 'alley-cutthroat', 'burned')).toBe(false);
  expect(has(t, 'quarry-giant', 'burned')).toBe(false);
  expect(offers(t, 'attackBase ashwing-drake')).toBe(false);
});

test('Emberjaw burns every enemy on arrival, and strikes the Burned for 5 more', () => {
  const t = duel({ hand: ['emberjaw-the-first-fire'], sp: 5 }, { guardians: ['quarry-giant', null, 'bastion-golem'] });
  t.me.does('summon', 'emberjaw-the-first-fire', undefined, 0);
  expect(has(t, 'quarry-giant', 'burned')).toBe(true);
  expect(has(t, 'bastion-golem', 'burned')).toBe(false);
  t.me.does('attack', 'emberjaw-the-first-fire', 'quarry-giant');
  expect(t.hp('quarry-giant')).toBe(5);
});
