import { describe, expect, test } from 'vitest';
import { base, duel, dz, hand, has, laneOf, offers, sp, wall } from './cards-table.ts';

/** Cards 113–137: other reaches, ways back, reasons to move, uses for all DZ. */

describe('other reaches (G5.2)', () => {
  test('Ridge Bowman, Storm Caller and whoever wears a Signal Bow reach every lane', () => {
    const far = { guardians: [null, null, 'hill-spearman'] };
    for (const card of ['ridge-bowman', 'storm-caller', { card: 'field-levy', equipment: 'signal-bow' }]) {
      const t = duel({ guardians: [card] }, far);
      expect(offers(t, `attack ${typeof card === 'string' ? card : card.card} hill-spearman`)).toBe(true);
    }
  });

  test('Pit Fighter reaches only its own lane', () => {
    const t = duel({ guardians: ['pit-fighter'] }, { guardians: [null, 'hill-spearman'] });
    expect([offers(t, 'attack pit-fighter'), offers(t, 'attackBase pit-fighter @5')]).toEqual([false, true]);
  });

  test('Ballista Crew reaches two lanes on', () => {
    const t = duel({ guardians: ['ballista-crew'] }, { guardians: [null, null, 'hill-spearman'] });
    t.me.does('use', 'ballista-crew', 'hill-spearman');
    expect([t.hp('hill-spearman'), dz(t)]).toEqual([10, 8]);
    const five = duel(
      { guardians: ['ballista-crew'] },
      { guardians: [null, null, null, 'hill-spearman'] },
      { options: { lanes: 5 } },
    );
    expect(offers(five, 'use ballista-crew')).toBe(false);
  });
});

describe('Overcharge (G5.4)', () => {
  test('Storm Caller: 3 damage for each DZ but one, to the base of its lane if nobody is in range', () => {
    const t = duel({ guardians: ['storm-caller'], dz: 5 }, { guardians: ['hill-spearman'] });
    t.me.does('use', 'storm-caller');
    expect([t.hp('hill-spearman'), dz(t)]).toEqual([8, 1]);
    const u = duel({ guardians: ['storm-caller'], dz: 5 });
    u.me.does('use', 'storm-caller');
    expect(base(u, 'opp', 0)).toBe(38);
  });

  test('Siege Master: 3 for each DZ to the enemy base of its lane', () => {
    const t = duel({ guardians: ['siege-master'], dz: 5 }, { guardians: ['hill-spearman'] });
    t.me.does('use', 'siege-master');
    expect(base(t, 'opp', 0)).toBe(38);
  });

  test('Last Gatekeeper restores 2 HP for each DZ, and nothing to a base that is whole', () => {
    const t = duel({ guardians: ['last-gatekeeper'], dz: 5, bases: [20, 100, 50] });
    t.me.does('use', 'last-gatekeeper');
    expect(base(t, 'me', 0)).toBe(28);
    expect(offers(duel({ guardians: ['last-gatekeeper'] }), 'use last-gatekeeper')).toBe(false);
  });
});

describe('ways back', () => {
  test('Banner Widow has Fury while its bases have fewer HP', () => {
    const t = duel({ guardians: ['banner-widow'], bases: [10, 100, 50] });
    t.me.does('attackBase', 'banner-widow');
    expect(offers(t, 'attackBase banner-widow')).toBe(true);
    const even = duel({ guardians: ['banner-widow'] });
    even.me.does('attackBase', 'banner-widow');
    expect(offers(even, 'attackBase banner-widow')).toBe(false);
  });

  test('Last Gatekeeper: +10 attack and a Shield each turn once an Outpost has fallen', () => {
    const t = duel({ guardians: [null, 'last-gatekeeper'], bases: [0, 100, 50] });
    expect([t.stat('last-gatekeeper', 'atk'), has(t, 'last-gatekeeper', 'shield')]).toEqual([20, true]);
  });

  test('Prince in Exile brings 2 SP and a card to whoever is behind', () => {
    const t = duel({ hand: ['prince-in-exile'], sp: 2, dz: 1, bases: [40, 100, 50], deck: ['verdict', 'exile'] });
    t.me.does('summon', 'prince-in-exile', undefined, 0);
    expect([sp(t), hand(t)]).toEqual([2, ['verdict', 'exile']]);
  });

  test('Last Levy is for whoever is behind', () => {
    const t = duel({ hand: ['last-levy'], sp: 2, bases: [40, 100, 50] });
    t.me.does('play', 'last-levy');
    expect(sp(t)).toBe(5);
    expect(offers(duel({ hand: ['last-levy'], sp: 2 }), 'play last-levy')).toBe(false);
  });

  test('Raise the Stones restores 15 HP, 25 to whoever is behind', () => {
    const t = duel({ hand: ['raise-the-stones'], bases: [10, 100, 50] });
    t.me.does('play', 'raise-the-stones');
    expect(base(t, 'me', 0)).toBe(35);
    const u = duel({ hand: ['raise-the-stones'], bases: [10, 100, 50] }, { bases: [10, 90, 50] });
    u.me.does('play', 'raise-the-stones');
    expect(base(u, 'me', 0)).toBe(25);
  });

  test('Stand at the Gate heals 10, and after a fallen Outpost gives +5 attack for good', () => {
    const side = { hand: ['stand-at-the-gate'], guardians: [null, { card: 'hill-spearman', hp: 5 }] };
    const t = duel({ ...side, bases: [0, 100, 50] });
    t.me.does('play', 'stand-at-the-gate');
    expect([t.hp('hill-spearman'), t.stat('hill-spearman', 'atk')]).toEqual([15, 15]);
    const u = duel(side);
    u.me.does('play', 'stand-at-the-gate');
    expect(u.stat('hill-spearman', 'atk')).toBe(10);
  });

  test('Sworn Avengers: 4 SP and a card when the base of its lane falls', () => {
    const t = duel(
      { effects: ['sworn-avengers'], bases: [5, 100, 50], sp: 1, deck: ['verdict', 'exile', 'ambush', 'ebb-tide'] },
      { guardians: ['hill-spearman'] },
    );
    t.me.endTurn();
    t.opp.does('attackBase', 'hill-spearman');
    expect(sp(t)).toBe(5);
    expect(hand(t)).toHaveLength(2);
  });

  test('Mourning Band: +5 attack, and Fury after a fallen Outpost', () => {
    const t = duel({ guardians: [null, { card: 'hill-spearman', equipment: 'mourning-band' }], bases: [0, 100, 50] });
    t.me.does('attackBase', 'hill-spearman');
    t.me.does('attackBase', 'hill-spearman');
    expect(base(t, 'opp', 1)).toBe(70);
  });

  test('Siege Winter draws and shields for whoever is behind', () => {
    const t = duel({
      field: 'siege-winter',
      guardians: ['hill-spearman'],
      bases: [40, 100, 50],
      deck: ['verdict', 'exile'],
    });
    expect([has(t, 'hill-spearman', 'shield'), hand(t).length]).toEqual([true, 2]);
  });

  test('Muster the Fallen returns one or two Guardians from the discard pile', () => {
    const t = duel({ hand: ['muster-the-fallen'], discard: ['hill-spearman', 'verdict', 'mire-toad'] });
    t.me.does('play', 'muster-the-fallen');
    t.me.pick('hill-spearman');
    t.me.pick('mire-toad');
    expect(hand(t)).toEqual(['hill-spearman', 'mire-toad']);
    expect(offers(duel({ hand: ['muster-the-fallen'] }), 'play muster-the-fallen')).toBe(false);
  });
});

describe('reasons to move (G4.5)', () => {
  test('Courtyard Dancer hurts whoever it comes to face, and may still attack', () => {
    const t = duel({ guardians: ['courtyard-dancer', 'field-levy'] }, { guardians: [null, 'hill-spearman'] });
    t.me.does('swap', 'courtyard-dancer', 'field-levy');
    expect([laneOf(t, 'courtyard-dancer'), t.hp('hill-spearman')]).toEqual([1, 10]);
    expect(offers(t, 'attack courtyard-dancer hill-spearman')).toBe(true);
  });

  test('Roadside Captain swaps for nothing, heals 5 and strikes harder', () => {
    const t = duel({ guardians: [{ card: 'roadside-captain', hp: 10 }, 'field-levy'] });
    t.me.does('swap', 'roadside-captain', 'field-levy');
    expect([dz(t), t.hp('roadside-captain'), t.stat('roadside-captain', 'atk')]).toEqual([10, 15, 15]);
  });

  test('Marching Drummer lets all act after a swap, and drums for +5 attack', () => {
    const t = duel({ guardians: ['marching-drummer', 'field-levy', 'hill-spearman'] });
    t.me.does('use', 'marching-drummer');
    expect(t.stat('hill-spearman', 'atk')).toBe(15);
    t.me.does('swap', 'field-levy', 'hill-spearman');
    expect(offers(t, 'attackBase field-levy @7')).toBe(true);
  });

  test('Shifting Ranks moves two, who have +5 attack and may act', () => {
    const t = duel({ hand: ['shifting-ranks'], guardians: ['field-levy', 'hill-spearman'] });
    t.me.does('play', 'shifting-ranks', 'field-levy');
    expect([laneOf(t, 'field-levy'), t.stat('hill-spearman', 'atk')]).toEqual([1, 15]);
    expect(offers(t, 'attackBase field-levy @6')).toBe(true);
  });

  test('Dancing Master leads another into its lane', () => {
    const t = duel({ guardians: ['dancing-master', 'hill-spearman'] });
    t.me.does('use', 'dancing-master', 'hill-spearman');
    expect([laneOf(t, 'hill-spearman'), t.stat('hill-spearman', 'atk'), offers(t, 'attackBase hill-spearman')]).toEqual(
      [0, 15, true],
    );
  });
});

describe('points and cards', () => {
  test('Well Keeper, Deep Wells and Muster Season bring points at the start of a turn', () => {
    expect(dz(duel({ guardians: ['well-keeper'], dz: 5 }))).toBe(6);
    expect(dz(duel({ field: 'deep-wells', dz: 5 }))).toBe(7);
    expect(sp(duel({ field: 'muster-season', sp: 5 }))).toBe(6);
  });

  test('Change of Plans discards another card for two', () => {
    const t = duel({ hand: ['change-of-plans', 'verdict'], deck: ['exile', 'ambush', 'ebb-tide'] });
    t.me.does('play', 'change-of-plans');
    t.me.pick('verdict');
    expect(t.zone('verdict')).toBe('me:discard');
    expect(hand(t)).toHaveLength(3);
  });

  test('G3.5 Forced march: for DZ it is not Exhausted, unless its player declines or cannot pay', () => {
    const t = duel({ hand: ['pit-fighter'], dz: 4 });
    t.me.does('summon', 'pit-fighter', undefined, 0);
    t.me.does('yes', 'pit-fighter');
    expect([dz(t), has(t, 'pit-fighter', 'exhausted')]).toEqual([2, false]);
    const u = duel({ hand: ['pit-fighter'], dz: 1 });
    u.me.does('summon', 'pit-fighter', undefined, 0);
    expect(has(u, 'pit-fighter', 'exhausted')).toBe(true);
  });

  test('Lowgate Mason builds again for 3 DZ', () => {
    const t = duel({ guardians: ['lowgate-mason'], walls: ['destroyed', 0, 0] });
    t.me.does('use', 'lowgate-mason');
    expect(wall(t, 'me', 0)).toBe(10);
  });
});

test('G3.6 a last stand: 1 SP more each round for every fallen Outpost, unless the match is without it', () => {
  expect(sp(duel({ bases: [0, 100, 0], sp: 4 }))).toBe(6);
  expect(sp(duel({ bases: [0, 100, 50], sp: 10 }))).toBe(10);
  expect(sp(duel({ bases: [0, 100, 0], sp: 4 }, {}, { options: { lastStand: 'off' } }))).toBe(4);
});
