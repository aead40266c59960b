import { describe, expect, test } from 'vitest';
import {
  bearer,
  castAt,
  drawn,
  hand,
  has,
  hurt,
  isTapped,
  life,
  loc,
  mana,
  nextTurn,
  offers,
  places,
  power,
  silenced,
  strike,
  table,
  warded,
  where,
} from './cards-table.ts';

/** Artifacts and auras: what is written on each. */

const borne = (card: string, at: string, artifact: string) => ({ card, at, carries: [artifact] });

describe('artifacts', () => {
  test('S1.11 Ring of Morrigan: as its bearer casts, 1 damage nearby heals 1, before the spell', () => {
    const t = table(
      { avatar: borne('persecutor', 'c2', 'ring-of-morrigan'), hand: ['bury'], life: 10 },
      { minions: ['moss-ox c3'] },
    );
    t.me.does('cast', 'bury', 'moss-ox');
    t.me.pick('moss-ox');
    expect(life(t, 'me')).toBe(11);
    expect(t.zone('moss-ox')).toBe('opp:cemetery');
    t.expectLog('Moss Ox takes 1');
  });

  test('Ring of Morrigan: its bearer may also leave it', () => {
    const t = table(
      { avatar: borne('persecutor', 'c2', 'ring-of-morrigan'), hand: ['forked-bolt'], life: 10 },
      { minions: ['rampart-giant c3'] },
    );
    t.me.does('cast', 'forked-bolt', 'rampart-giant');
    t.me.pick('none');
    expect(life(t, 'me')).toBe(10);
    expect(hurt(t, 'rampart-giant')).toBe(3);
  });

  test('Whetted Glaive gives its bearer +2 power', () => {
    const t = table({ hand: ['whetted-glaive'], minions: ['moss-ox c2'] });
    t.me.does('cast', 'whetted-glaive', 'moss-ox');
    expect(bearer(t, 'whetted-glaive')).toBe('moss-ox');
    expect(power(t, 'moss-ox')).toBe(6);
  });

  test('Feathered Boots give Airborne and another step', () => {
    const t = table({ minions: [borne('moss-ox', 'c2', 'feathered-boots')] });
    expect(t.stat('moss-ox', 'airborne')).toBe(1);
    expect(places(t, 'move', 'moss-ox')).toContain('c4');
    expect(places(t, 'move', 'moss-ox')).toContain('b1'); // diagonally
  });

  test('Diving Bell lets its bearer go below, and without it nobody lives there', () => {
    const t = table({ minions: [borne('moss-ox', 'c2', 'diving-bell')] });
    t.me.does('move', 'moss-ox', undefined, loc('c2 underground'));
    expect(where(t, 'diving-bell')).toBe('c2 underground');
    t.me.does('drop', 'diving-bell');
    expect(t.zone('moss-ox')).toBe('me:cemetery');
  });

  test("Pilgrim's Shield: no damage from magic", () => {
    const t = table({ minions: [borne('moss-ox', 'c2', 'pilgrims-shield')], hand: ['forked-bolt'] });
    t.me.does('cast', 'forked-bolt', 'moss-ox');
    expect(hurt(t, 'moss-ox')).toBe(0);
  });

  test('Prayer Bell wards its bearer at the start of the turn', () => {
    const t = table({ minions: [borne('moss-ox', 'c2', 'prayer-bell')] });
    expect(has(t, 'moss-ox', 'ward')).toBe(false);
    nextTurn(t);
    expect(has(t, 'moss-ox', 'ward')).toBe(true);
  });

  test('Spark Rod: its bearer taps for 2 damage nearby', () => {
    const t = table(
      { minions: [borne('moss-ox', 'c2', 'spark-rod')] },
      { minions: ['rampart-giant c3', 'furnace-giant c4'] },
    );
    expect(offers(t, 'use spark-rod furnace-giant')).toBe(false);
    t.me.does('use', 'spark-rod', 'rampart-giant');
    expect(hurt(t, 'rampart-giant')).toBe(2);
    expect(isTapped(t, 'moss-ox')).toBe(true);
    expect(offers(t, 'use spark-rod')).toBe(false);
  });

  test("Headsman's Axe makes its bearer Lethal", () => {
    const t = table(
      { minions: [borne('root-digger', 'c2', 'headsmans-axe')] },
      { minions: [{ card: 'rampart-giant', at: 'c3', tapped: true }] },
    );
    strike(t, 'root-digger', 'rampart-giant', 'c3');
    expect(t.zone('rampart-giant')).toBe('opp:cemetery');
  });

  test('S3.1 Votive Lamp: a site of mine where it lies gives 1 mana more, while nobody carries it', () => {
    const t = table({ hand: ['votive-lamp'], minions: ['moss-ox c2'] });
    expect(t.stat('barley-terrace', 'mana')).toBe(1);
    castAt(t, 'votive-lamp', 'c2');
    expect(t.stat('barley-terrace', 'mana')).toBe(2);
    nextTurn(t);
    expect(mana(t)).toBe(6); // six sites, of which the Well gives none
    t.me.does('pickUp', 'votive-lamp', 'moss-ox');
    expect(t.stat('barley-terrace', 'mana')).toBe(1);
  });

  test('S1.3 Ledger of Sins draws a spell when an enemy dies that is Evil to my cards', () => {
    const t = table(
      {
        hand: ['forked-bolt', 'forked-bolt', 'forked-bolt'],
        artifacts: ['ledger-of-sins c1'],
        spellbook: ['bury', 'geyser', 'stain'],
        mana: 20,
      },
      { minions: ['needle-eel c4', 'spark-imp c3', 'pack-mule c3'] },
    );
    t.me.does('cast', 'forked-bolt', 'pack-mule');
    expect(hand(t)).not.toContain('bury');
    t.me.does('cast', 'forked-bolt', 'spark-imp');
    expect(hand(t)).toContain('bury');
    t.me.use('me:persecutor');
    t.me.does('cast', 'forked-bolt', 'needle-eel');
    expect(hand(t)).toContain('geyser');
  });

  test('Hungry Idol heals 1 when a minion dies nearby', () => {
    const t = table(
      { artifacts: ['hungry-idol c2'], hand: ['forked-bolt', 'forked-bolt'], life: 10 },
      { minions: ['spark-imp c3', 'gust-courier c4'] },
    );
    t.me.does('cast', 'forked-bolt', 'gust-courier');
    expect(life(t, 'me')).toBe(10);
    t.me.does('cast', 'forked-bolt', 'spark-imp');
    expect(life(t, 'me')).toBe(11);
  });
});

describe('auras', () => {
  test('Becalmed Sky: minions there have neither Airborne nor Ranged', () => {
    const t = table(
      { hand: ['becalmed-sky'], minions: ['cirrus-drake c2', 'gust-courier c1'] },
      { minions: ['hired-crossbow c3'] },
    );
    castAt(t, 'becalmed-sky', 'c2'); // c2, d2, c3, d3
    expect(t.stat('cirrus-drake', 'airborne')).toBe(0);
    expect(t.stat('hired-crossbow', 'ranged')).toBe(0);
    expect(t.stat('gust-courier', 'airborne')).toBe(1);
  });

  test('S1.5 The Hush silences the minions there, who lose their Wards', () => {
    const t = table(
      { hand: ['the-hush'], minions: ['harbor-penitent c2', 'gate-statue c1'] },
      { minions: ['harbor-penitent c3'] },
    );
    castAt(t, 'the-hush', 'b2'); // b2, c2, b3, c3
    expect(silenced(t, 'me:harbor-penitent')).toBe(true);
    expect(has(t, 'me:harbor-penitent', 'ward')).toBe(false);
    expect(has(t, 'opp:harbor-penitent', 'ward')).toBe(false);
    expect(has(t, 'gate-statue', 'ward')).toBe(true);
  });

  test('S4.2 Spring Flood floods the sites there: what burrows below them dies', () => {
    const t = table(
      { hand: ['spring-flood'] },
      { minions: ['mole-sapper c3 underground', 'barrow-wight c4 underground'] },
    );
    castAt(t, 'spring-flood', 'c2');
    expect(t.stat('cinder-slope', 'flooded')).toBe(1);
    expect(t.zone('mole-sapper')).toBe('opp:cemetery');
    expect(where(t, 'barrow-wight')).toBe('c4 underground');
  });

  test('Clinging Mire: enemy minions there without Airborne take no step', () => {
    const t = table(
      { hand: ['clinging-mire'], minions: ['moss-ox c2'] },
      { minions: ['furnace-giant c3', 'cirrus-drake c3'] },
    );
    castAt(t, 'clinging-mire', 'c2');
    expect(offers(t, 'move moss-ox')).toBe(true);
    t.me.endTurn();
    drawn(t, 'opp');
    expect(places(t, 'move', 'furnace-giant')).toEqual([]);
    expect(places(t, 'move', 'cirrus-drake')).toContain('c4');
  });

  test('Sanctuary wards my sites there at the start of the turn', () => {
    const t = table({ hand: ['sanctuary'] });
    castAt(t, 'sanctuary', 'c1'); // c1, d1, c2, d2
    expect(has(t, 'barley-terrace', 'ward')).toBe(false);
    nextTurn(t);
    for (const site of ['barley-terrace', 'fourfold-well', 'pilgrims-spring']) expect(has(t, site, 'ward')).toBe(true);
    expect(has(t, 'deep-archive', 'ward')).toBe(false);
  });

  test('S1.5 Interdict silences the sites there, whosever they are', () => {
    const t = table({ hand: ['interdict'] }, { sites: [warded('slow-river', 'd3')] });
    castAt(t, 'interdict', 'c2'); // c2, d2, c3, d3
    for (const site of ['barley-terrace', 'cinder-slope', 'slow-river']) expect(silenced(t, site), site).toBe(true);
    expect([silenced(t, 'fourfold-well'), has(t, 'slow-river', 'ward')]).toEqual([false, false]);
  });

  test('Smoldering Heath hurts whoever comes to a location there', () => {
    const t = table({ minions: ['moss-ox c1'], auras: ['smoldering-heath c2'] });
    t.me.does('move', 'moss-ox', undefined, loc('c2'));
    expect(hurt(t, 'moss-ox')).toBe(1);
  });

  test('Muster Field: my minions there have +1 power', () => {
    const t = table(
      { minions: ['moss-ox c2', 'root-digger c1'], auras: ['muster-field c2'] },
      { minions: ['spark-imp c3'] },
    );
    expect(power(t, 'moss-ox')).toBe(5);
    expect(power(t, 'root-digger')).toBe(1);
    expect(power(t, 'spark-imp')).toBe(1);
  });
});
