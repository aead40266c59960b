import { describe, expect, test } from 'vitest';
import { base, duel, dz, hand, offers, sp } from './cards-table.ts';

/** Abilities that cost DZ, beside what else is written on their cards. Spots: my lanes are 0, 1, 2, my opponent's 5, 6, 7. */

describe('G5.4 Overcharge: with 5 DZ four are paid', () => {
  test.each([
    ['stormtusk-boar', 3],
    ['emberjaw-the-first-fire', 4],
    ['alley-cutthroat', 3],
    ['nightglass-archer', 2],
    ['gatehouse-ox', 2],
    ['bastion-golem', 2],
    ['bone-caller', 2],
    ['toll-reaper', 2],
    ['ridge-bowman', 2],
    ['pit-fighter', 3],
    ['banner-widow', 2],
  ])('%s deals %i for each to an enemy in range, or else to the base of its lane', (card, each) => {
    const t = duel({ guardians: [card], dz: 5 }, { guardians: ['hill-spearman'] });
    t.me.does('use', card);
    expect([t.hp('hill-spearman'), base(t, 'opp', 0), dz(t)]).toEqual([20 - 4 * each, 50, 1]);
    const alone = duel({ guardians: [card], dz: 5 });
    alone.me.does('use', card);
    expect(base(alone, 'opp', 0)).toBe(50 - 4 * each);
  });

  test.each([
    ['torch-runner', 2],
    ['fogwalker', 1],
    ['ironroot-colossus', 2],
    ['field-levy', 2],
    ['quarry-giant', 3],
    ['sleeper-of-the-deep', 2],
    ['bell-founder', 2],
  ])('%s deals %i for each to the base of its lane, whoever stands there', (card, each) => {
    const t = duel({ guardians: [card], dz: 5 }, { guardians: ['hill-spearman'] });
    t.me.does('use', card);
    expect([t.hp('hill-spearman'), base(t, 'opp', 0), dz(t)]).toEqual([20, 50 - 4 * each, 1]);
  });

  test('Hedge Warden heals another, and not where nobody is hurt', () => {
    const u = duel({ guardians: ['hedge-warden', { card: 'quarry-giant', hp: 5 }], dz: 5 });
    u.me.use('hedge-warden', 'quarry-giant');
    expect(u.hp('quarry-giant')).toBe(21);
    const whole = duel({ guardians: ['gatehouse-ox', 'hedge-warden'] });
    expect(offers(whole, 'use hedge-warden')).toBe(false);
  });

  test('Tithe Clerk gains 1 SP for every three', () => {
    const u = duel({ guardians: ['tithe-clerk'], dz: 10, sp: 2 });
    u.me.does('use', 'tithe-clerk');
    expect([sp(u), dz(u)]).toEqual([5, 1]);
  });
});

describe('abilities at a price', () => {
  test('Saltmarsh Raider gains 1 SP for 4 DZ', () => {
    const t = duel({ guardians: ['saltmarsh-raider'], dz: 6, sp: 2 });
    t.me.does('use', 'saltmarsh-raider');
    expect([sp(t), dz(t)]).toEqual([3, 2]);
  });

  test('Flare Dancer hurts each enemy in range and no other for 3 DZ', () => {
    const t = duel(
      { guardians: ['flare-dancer'], dz: 5 },
      { guardians: ['hill-spearman', 'quarry-giant', 'pit-fighter'] },
    );
    const far = t.hp('pit-fighter');
    t.me.does('use', 'flare-dancer');
    expect([t.hp('hill-spearman'), t.hp('quarry-giant'), t.hp('pit-fighter'), dz(t)]).toEqual([15, 25, far, 2]);
    expect(offers(duel({ guardians: ['flare-dancer'] }), 'use flare-dancer')).toBe(false);
  });

  test('Echo Painter deals 10 to the base of its lane for 3 DZ', () => {
    const t = duel({ guardians: ['echo-painter'], dz: 5 }, { guardians: ['hill-spearman'] });
    t.me.does('use', 'echo-painter');
    expect([base(t, 'opp', 0), dz(t)]).toEqual([40, 2]);
  });

  test('Bonded Sentinel heals itself 15 for 3 DZ', () => {
    const t = duel({ guardians: [{ card: 'bonded-sentinel', hp: 5 }], dz: 5 });
    t.me.does('use', 'bonded-sentinel');
    expect([t.hp('bonded-sentinel'), dz(t)]).toEqual([20, 2]);
  });

  test('Tide Shepherd returns an enemy of 1 SP in range to hand for 5 DZ, and none of 2 SP', () => {
    const t = duel({ guardians: ['tide-shepherd'], dz: 6 }, { guardians: ['hill-spearman', 'quarry-giant'] });
    t.me.use('tide-shepherd', 'hill-spearman');
    expect([t.zone('hill-spearman'), dz(t)]).toEqual(['opp:hand', 1]);
    const large = duel({ guardians: ['tide-shepherd'] }, { guardians: ['gatehouse-ox'] });
    expect(offers(large, 'use tide-shepherd')).toBe(false);
  });

  test('Vesper defeats an enemy in range with 20 HP or less for 4 DZ', () => {
    const t = duel(
      { guardians: ['vesper-last-lantern-out'], dz: 6 },
      { guardians: ['hill-spearman', { card: 'quarry-giant', hp: 21 }] },
    );
    expect(offers(t, 'use vesper-last-lantern-out')).toBe(true);
    t.me.use('vesper-last-lantern-out', 'hill-spearman');
    expect([t.zone('hill-spearman'), t.zone('quarry-giant'), dz(t)]).toEqual(['opp:discard', 'opp:guardians', 2]);
    expect(offers(t, 'use vesper-last-lantern-out')).toBe(false);
  });

  test('Grave Registrar brings a Guardian back to hand for 4 DZ, no other card', () => {
    const t = duel({ guardians: ['grave-registrar'], dz: 6, discard: ['hill-spearman', 'long-march'] });
    t.me.use('grave-registrar', 'hill-spearman');
    expect([t.zone('hill-spearman'), t.zone('long-march'), dz(t)]).toEqual(['me:hand', 'me:discard', 2]);
  });

  test('Ilse puts a Copy with half the HP into an empty lane for 4 DZ', () => {
    const t = duel({ guardians: ['ilse-queen-of-mirrors', 'quarry-giant'], dz: 6 });
    t.me.use('ilse-queen-of-mirrors', 'quarry-giant', '@2');
    expect(t.cards(t.me, 'guardians')).toEqual(['ilse-queen-of-mirrors', 'quarry-giant', 'quarry-giant']);
    const copy = t.state.zones.flat().find((id) => t.state.cards[id].at === 2)!;
    expect([t.machine.game.defs[t.state.cards[copy].def].id, dz(t)]).toEqual(['quarry-giant', 2]);
  });

  test('Prince in Exile gains 1 SP and draws for 5 DZ', () => {
    const t = duel({ guardians: ['prince-in-exile'], dz: 6, sp: 2, deck: ['gale-courier', 'hill-spearman'] });
    const before = hand(t).length;
    t.me.does('use', 'prince-in-exile');
    expect([sp(t), hand(t).length, dz(t)]).toEqual([3, before + 1, 1]);
  });
});
