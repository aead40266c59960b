import { describe, expect, test } from 'vitest';
import { spar } from './practice.ts';
import { defend, duel, has, hurt, isTapped, life, loc, mana, offers, silenced, warded, where } from './support.ts';

/** My sites under my avatar and before it, of the elements a test needs. */
const LAND = ['barley-terrace c1', 'barley-terrace c2'];
const WATER = ['slow-river c1', 'slow-river c2'];
const MEADOWS = ['meadow c1', 'meadow c2'];

describe('spells and abilities at what is warded', () => {
  test('S1.9 Bury may be cast at a warded minion; as it resolves the Ward breaks and nothing is buried', () => {
    const t = duel({ sites: LAND, hand: ['bury'] }, { minions: [warded('mole-sapper', 'c2')] });
    expect(offers(t, 'cast bury mole-sapper')).toBe(true);
    t.me.does('cast', 'bury', 'mole-sapper');
    t.expectLog('casts Bury on Mole Sapper');
    t.expectLog('S1.1 The Ward of Mole Sapper breaks on Bury');
    expect([has(t, 'mole-sapper', 'ward'), where(t, 'mole-sapper')]).toEqual([false, 'c2']);
    expect([t.zone('bury'), mana(t)]).toEqual(['me:cemetery', 7]);
  });

  test('S1.9 without the Ward it is buried: one that burrows lives there, another dies', () => {
    const t = duel({ sites: LAND, hand: ['bury', 'bury'] }, { minions: ['mole-sapper c2', 'moss-ox c2'] });
    t.me.does('cast', 'bury', 'mole-sapper');
    expect(where(t, 'mole-sapper')).toBe('c2 underground');
    t.me.does('cast', 'bury', 'opp:moss-ox');
    expect(t.cards(t.opp, 'cemetery')).toEqual(['moss-ox']);
  });

  test('S1.10 Grievous Insult at a warded minion neither silences nor taps, but its caster draws', () => {
    const t = duel(
      { sites: WATER, hand: ['grievous-insult'], spellbook: ['pack-mule'] },
      { minions: [warded('cirrus-drake', 'c2')] },
    );
    t.me.does('cast', 'grievous-insult', 'cirrus-drake');
    expect([silenced(t, 'cirrus-drake'), isTapped(t, 'cirrus-drake')]).toEqual([false, false]);
    expect(has(t, 'cirrus-drake', 'ward')).toBe(false);
    expect(t.cards(t.me, 'hand')).toEqual(['pack-mule']);
  });

  test('S1.10 without the Ward it does all three', () => {
    const t = duel(
      { sites: WATER, hand: ['grievous-insult'], spellbook: ['pack-mule'] },
      { minions: ['cirrus-drake c2'] },
    );
    t.me.does('cast', 'grievous-insult', 'cirrus-drake');
    expect([silenced(t, 'cirrus-drake'), isTapped(t, 'cirrus-drake')]).toEqual([true, true]);
    expect(t.cards(t.me, 'hand')).toEqual(['pack-mule']);
  });

  test('S1.11 Ring of Morrigan comes before Bury: the Ward breaks on the Ring, then the minion is buried', () => {
    const t = duel(
      {
        avatar: { card: 'persecutor', at: 'c1', carries: ['ring-of-morrigan'] },
        life: 10,
        sites: LAND,
        hand: ['bury'],
      },
      { minions: [warded('mole-sapper', 'c2')] },
    );
    t.me.does('cast', 'bury', 'mole-sapper');
    // Bury waits; the Ring asks first.
    expect([t.zone('bury'), where(t, 'mole-sapper')]).toEqual(['me:cast', 'c2']);
    t.me.pick('mole-sapper');
    expect([has(t, 'mole-sapper', 'ward'), hurt(t, 'mole-sapper')]).toEqual([false, 0]);
    expect([where(t, 'mole-sapper'), t.zone('bury')]).toEqual(['c2 underground', 'me:cemetery']);
  });

  test('S1.11 with the Ring pointed elsewhere the Ward meets Bury', () => {
    const t = duel(
      { avatar: { card: 'persecutor', at: 'c1', carries: ['ring-of-morrigan'] }, sites: LAND, hand: ['bury'] },
      { minions: [warded('mole-sapper', 'c2'), 'moss-ox c2'] },
    );
    t.me.does('cast', 'bury', 'mole-sapper');
    t.me.pick('opp:moss-ox');
    expect([hurt(t, 'opp:moss-ox'), where(t, 'mole-sapper'), has(t, 'mole-sapper', 'ward')]).toEqual([1, 'c2', false]);
  });

  test('S1.12 Geyser on a warded site gives no Airborne and floods nothing', () => {
    const t = duel(
      { sites: WATER, hand: ['geyser'] },
      { sites: [warded('barley-terrace', 'c4')], minions: ['pack-mule c4'] },
    );
    t.me.does('cast', 'geyser', 'barley-terrace');
    t.me.does('drawSpell');
    expect([has(t, 'barley-terrace', 'ward'), t.stat('barley-terrace', 'flooded')]).toEqual([false, 0]);
    expect(t.stat('pack-mule', 'airborne')).toBe(0);
  });

  test('S1.12 Geyser without the Ward does both', () => {
    const t = duel({ sites: WATER, hand: ['geyser'] }, { sites: ['barley-terrace c4'], minions: ['pack-mule c4'] });
    t.me.does('cast', 'geyser', 'barley-terrace');
    t.me.does('drawSpell');
    expect([t.stat('barley-terrace', 'flooded'), t.stat('pack-mule', 'airborne')]).toEqual([1, 1]);
  });

  test('S1.12 Craterize on a warded site deals no damage at all, and the site stands', () => {
    const t = duel(
      { sites: LAND, hand: ['craterize', 'cinder-slope'] },
      {
        sites: [warded('abbey-wall', 'c4'), 'abbey-wall c3'],
        minions: ['brine-leviathan c4', 'rampart-giant c3'],
      },
    );
    t.me.does('cast', 'craterize', 'abbey-wall', undefined);
    expect([hurt(t, 'brine-leviathan'), hurt(t, 'rampart-giant')]).toEqual([0, 0]);
    expect([life(t, 'me'), life(t, 'opp')]).toEqual([20, 20]);
    expect(t.cards(t.opp, 'sites')).toEqual(['abbey-wall', 'abbey-wall']);
    expect(t.cards(t.me, 'cemetery').toSorted()).toEqual(['cinder-slope', 'craterize']);
  });

  test('S1.12 Craterize without the Ward: 10 at the centre, then 7, 4, 2 and 1', () => {
    const t = duel(
      { life: 20, sites: LAND, hand: ['craterize', 'cinder-slope'] },
      {
        avatar: 'persecutor e3',
        sites: ['barley-terrace c3', 'barley-terrace c4', 'barley-terrace d4', 'barley-terrace e3', 'windswept-tor b3'],
        minions: ['furnace-giant c2', 'brine-leviathan c3', 'rampart-giant d4'],
      },
    );
    t.me.does('cast', 'craterize', 'windswept-tor');
    // The centre is b3: c2 and c3 … are 2 and 1 steps away, d4 three, e3 three, my avatar's c1 three.
    expect(t.zone('windswept-tor')).toBe('opp:cemetery');
    expect(hurt(t, 'furnace-giant')).toBe(4);
    expect(t.zone('brine-leviathan')).toBe('opp:cemetery');
    expect(hurt(t, 'rampart-giant')).toBe(2);
    expect([life(t, 'me'), life(t, 'opp')]).toEqual([18, 20]);
  });

  test('S1.13 Abaddon Succubus luring a warded minion: no step, no damage, no healing', () => {
    const t = duel(
      { life: 10, sites: [...WATER, 'slow-river c3'], minions: ['abaddon-succubus c2'] },
      { minions: [warded('moss-ox', 'c3')] },
    );
    t.me.does('use', 'abaddon-succubus', 'moss-ox');
    expect([where(t, 'moss-ox'), hurt(t, 'moss-ox'), has(t, 'moss-ox', 'ward')]).toEqual(['c3', 0, false]);
    expect(life(t, 'me')).toBe(10);
  });

  test('S1.13 without the Ward it steps closer, takes 2, and heals 2', () => {
    const t = duel(
      { life: 10, sites: [...WATER, 'slow-river c3'], minions: ['abaddon-succubus c2'] },
      { minions: ['moss-ox c3'] },
    );
    t.me.does('use', 'abaddon-succubus', 'moss-ox');
    expect([where(t, 'moss-ox'), hurt(t, 'moss-ox'), life(t, 'me')]).toEqual(['c2', 2, 12]);
    expect(offers(t, 'use abaddon-succubus')).toBe(false);
  });
});

describe('rulings', () => {
  test('S1.15 Geyser at a warded site still draws', () => {
    const t = duel(
      { sites: WATER, hand: ['geyser'], spellbook: ['pack-mule'], atlas: ['cinder-slope'] },
      { sites: [warded('barley-terrace', 'c4')] },
    );
    t.me.does('cast', 'geyser', 'barley-terrace');
    t.me.does('drawSite');
    expect(t.cards(t.me, 'hand')).toEqual(['cinder-slope']);
  });

  test('S1.15 Ring of Morrigan heals nothing if its target was protected', () => {
    const ring = { card: 'persecutor', at: 'c1', carries: ['ring-of-morrigan'] };
    const t = duel({ avatar: ring, life: 10, sites: LAND, hand: ['bury'] }, { minions: [warded('mole-sapper', 'c2')] });
    t.me.does('cast', 'bury', 'mole-sapper');
    t.me.pick('mole-sapper');
    expect(life(t, 'me')).toBe(10);
    const open = duel({ avatar: ring, life: 10, sites: LAND, hand: ['bury'] }, { minions: ['mole-sapper c2'] });
    open.me.does('cast', 'bury', 'mole-sapper');
    open.me.pick('mole-sapper');
    expect([hurt(open, 'mole-sapper'), life(open, 'me')]).toEqual([1, 11]);
  });

  test('S1.15 Ring of Morrigan may be left alone', () => {
    const t = duel(
      {
        avatar: { card: 'persecutor', at: 'c1', carries: ['ring-of-morrigan'] },
        life: 10,
        sites: LAND,
        hand: ['bury'],
      },
      { minions: [warded('mole-sapper', 'c2')] },
    );
    t.me.does('cast', 'bury', 'mole-sapper');
    t.me.pick('none');
    expect([life(t, 'me'), where(t, 'mole-sapper'), has(t, 'mole-sapper', 'ward')]).toEqual([10, 'c2', false]);
  });

  test('S1.15 an undefended attack on a warded site breaks the Ward and costs no life', () => {
    const t = spar({ sites: ['meadow c3'], minions: ['giant c3'] }, { sites: [warded('hill', 'c4')] });
    t.me.does('attackSite', 'giant', 'hill', loc('c4'));
    t.opp.does('done');
    expect([has(t, 'hill', 'ward'), life(t, 'opp'), t.zone('hill')]).toEqual([false, 20, 'opp:sites']);
    t.me.endTurn();
    t.opp.does('drawSpell');
    t.opp.endTurn();
    t.me.does('drawSpell');
    t.me.does('attackSite', 'giant', 'hill', loc('c4'));
    t.opp.does('done');
    expect(life(t, 'opp')).toBe(15);
  });

  test('S1.15 a defended attack on a warded site leaves its Ward alone', () => {
    const t = spar(
      { sites: ['meadow c3'], minions: ['giant c3'] },
      { sites: [warded('hill', 'c4')], minions: ['levy c4'] },
    );
    t.me.does('attackSite', 'giant', 'hill', loc('c4'));
    defend(t, 'levy');
    expect([has(t, 'hill', 'ward'), life(t, 'opp'), t.zone('levy')]).toEqual([true, 20, 'opp:cemetery']);
  });

  test('S1.15 Ward does not stop a sacrifice', () => {
    const t = spar({ sites: MEADOWS, minions: ['saint c2'], hand: ['offer'] });
    t.me.does('cast', 'offer');
    expect(t.zone('saint')).toBe('me:cemetery');
  });
});
