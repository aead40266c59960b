import { describe, expect, test } from 'vitest';
import { base, duel, dz, hand, has, offers } from './cards-table.ts';

/** Sneak Guardians: what is written on each. Spots: my lanes are 0, 1, 2, my opponent's 5, 6, 7. */

test('Alley Cutthroat deals 3 for each DZ but one to an enemy in range, past a Tank (G5.1); G8.7 that ends its Stealth', () => {
  const t = duel(
    { guardians: [{ card: 'alley-cutthroat', statuses: ['stealth'] }], dz: 4 },
    { guardians: ['hill-spearman', 'gatehouse-ox'] },
  );
  t.me.does('use', 'alley-cutthroat');
  t.me.pick('hill-spearman');
  expect(t.hp('hill-spearman')).toBe(11);
  expect(dz(t)).toBe(1);
  expect(has(t, 'alley-cutthroat', 'stealth')).toBe(false);
});

test('Reed Stalker poisons what it damages: G8.5 1, then 2, then 4', () => {
  const t = duel({ guardians: ['reed-stalker'] }, { guardians: ['hill-spearman'] });
  t.me.does('attack', 'reed-stalker', 'hill-spearman');
  expect(t.hp('hill-spearman')).toBe(10);
  t.me.endTurn();
  for (const left of [9, 7, 3]) {
    t.opp.endTurn();
    expect(t.hp('hill-spearman')).toBe(left);
    t.me.endTurn();
  }
});

describe('Mire Toad', () => {
  test('G5.6 poisons whoever defeats it by a basic attack', () => {
    const t = duel({ guardians: ['hill-spearman'] }, { guardians: ['mire-toad'] });
    t.me.does('attack', 'hill-spearman', 'mire-toad');
    expect(t.zone('mire-toad')).toBe('opp:discard');
    expect(has(t, 'hill-spearman', 'poisoned')).toBe(true);
  });

  test('poisons nobody when an Effect defeats it', () => {
    const t = duel({ guardians: ['hill-spearman'], hand: ['thrown-torch'] }, { guardians: ['mire-toad'] });
    t.me.does('play', 'thrown-torch', 'mire-toad');
    expect(t.zone('mire-toad')).toBe('opp:discard');
    expect(has(t, 'hill-spearman', 'poisoned')).toBe(false);
  });
});

test('Purse Cutter draws a card for damage to a base, not for damage to a wall or a Guardian', () => {
  const t = duel(
    { guardians: ['purse-cutter', 'purse-cutter', 'purse-cutter'], deck: ['bad-well', 'field-levy', 'hill-spearman'] },
    { guardians: [null, null, 'hill-spearman'], walls: [1, 0, 0] },
  );
  t.me.does('attackBase', 'purse-cutter', undefined, 5);
  expect(hand(t)).toEqual(['bad-well']);
  t.me.does('attackBase', 'purse-cutter', undefined, 6);
  expect(base(t, 'opp', 1)).toBe(95);
  expect(hand(t)).toEqual(['bad-well', 'field-levy']);
  t.me.does('attack', 'purse-cutter', 'hill-spearman');
  expect(hand(t)).toEqual(['bad-well', 'field-levy']);
});

test('Whisper Adept confuses: G8.4 an odd roll costs the action and 5 HP, an even one frees', () => {
  const t = duel({ guardians: ['whisper-adept'], dz: 2 }, { guardians: ['hill-spearman'] });
  t.me.does('use', 'whisper-adept', 'hill-spearman');
  expect(dz(t)).toBe(0);
  expect(has(t, 'hill-spearman', 'confused')).toBe(true);
  t.me.endTurn();
  t.dice(3);
  t.opp.does('attack', 'hill-spearman', 'whisper-adept');
  expect(t.hp('hill-spearman')).toBe(15);
  expect(t.hp('whisper-adept')).toBe(20);
  expect(has(t, 'hill-spearman', 'confused')).toBe(true);
  t.opp.endTurn();
  t.me.endTurn();
  t.dice(2);
  t.opp.does('attack', 'hill-spearman', 'whisper-adept');
  expect(has(t, 'hill-spearman', 'confused')).toBe(false);
  expect(t.hp('whisper-adept')).toBe(10);
});

test('Fogwalker keeps its Stealth in a swap and acts after it; its partner does neither (G4.6, G8.7)', () => {
  const t = duel({
    guardians: [
      { card: 'fogwalker', statuses: ['stealth'] },
      { card: 'alley-cutthroat', statuses: ['stealth'] },
    ],
  });
  t.me.does('swap', 'fogwalker', 'alley-cutthroat');
  expect(has(t, 'fogwalker', 'stealth')).toBe(true);
  expect(has(t, 'alley-cutthroat', 'stealth')).toBe(false);
  expect(offers(t, 'attackBase alley-cutthroat')).toBe(false);
  t.me.does('attackBase', 'fogwalker', undefined, 6);
  expect(base(t, 'opp', 1)).toBe(90);
});

test('Nightglass Archer strikes for 10 more out of Stealth', () => {
  const t = duel({ guardians: [{ card: 'nightglass-archer', statuses: ['stealth'] }] });
  t.me.does('attackBase', 'nightglass-archer', undefined, 5);
  expect(base(t, 'opp', 0)).toBe(25);
  expect(has(t, 'nightglass-archer', 'stealth')).toBe(false);
  t.me.endTurn();
  t.opp.endTurn();
  t.me.does('attackBase', 'nightglass-archer', undefined, 5);
  expect(base(t, 'opp', 0)).toBe(10);
});

test('Hollow Mask enters Stealth for 2 DZ, and only if it is not in Stealth', () => {
  const t = duel({ guardians: ['hollow-mask'], dz: 2 });
  t.me.does('use', 'hollow-mask');
  expect(has(t, 'hollow-mask', 'stealth')).toBe(true);
  t.me.endTurn();
  t.opp.endTurn();
  expect(offers(t, 'use hollow-mask')).toBe(false);
});

test('Venom Duchess poisons what it damages, and hurts all the Poisoned wherever they stand', () => {
  const t = duel(
    { guardians: ['venom-duchess'], dz: 5 },
    { guardians: ['quarry-giant', null, { card: 'hill-spearman', statuses: ['poisoned'] }] },
  );
  t.me.does('attack', 'venom-duchess', 'quarry-giant');
  expect(t.hp('quarry-giant')).toBe(15);
  t.me.endTurn();
  t.opp.endTurn();
  expect([t.hp('quarry-giant'), t.hp('hill-spearman')]).toEqual([14, 19]);
  t.me.does('use', 'venom-duchess');
  expect([t.hp('quarry-giant'), t.hp('hill-spearman')]).toEqual([4, 9]);
});

test('Vesper attacks without leaving Stealth, and G8.9 neither burns nor is poisoned', () => {
  const t = duel({ guardians: [{ card: 'vesper-last-lantern-out', statuses: ['stealth'] }] });
  t.me.does('attackBase', 'vesper-last-lantern-out', undefined, 5);
  expect(base(t, 'opp', 0)).toBe(35);
  expect(has(t, 'vesper-last-lantern-out', 'stealth')).toBe(true);

  const u = duel({ hand: ['bad-well', 'pitch-and-spark'] }, { guardians: ['vesper-last-lantern-out'] });
  expect([offers(u, 'play bad-well'), offers(u, 'play pitch-and-spark')]).toEqual([false, false]);
});
