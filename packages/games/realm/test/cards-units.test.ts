import { view } from '@wardroom/core';
import { realm } from '@wardroom/realm';
import { describe, expect, test } from 'vitest';
import {
  castAt,
  disabled,
  drawn,
  hand,
  has,
  hurt,
  isEvil,
  isTapped,
  life,
  loc,
  mana,
  nextTurn,
  OPP,
  offers,
  places,
  power,
  strike,
  strikeSite,
  table,
  warded,
  where,
} from './cards-table.ts';

/** Avatars and minions: what is written on each. */

describe('avatars', () => {
  test('S1.3 Persecutor brands a minion without aiming at it: it keeps its Ward, and his cards treat it as Evil', () => {
    const t = table(
      { minions: ['apprentice-wizard c2'], hand: ['clear-judgement'], avatar: 'persecutor c2' },
      { minions: [warded('moss-ox', 'c3'), 'mole-sapper c3', 'root-digger c4'] },
    );
    expect(offers(t, 'cast clear-judgement moss-ox')).toBe(false);
    t.me.does('use', 'me:persecutor');
    expect(offers(t, 'card root-digger')).toBe(true);
    t.me.pick('moss-ox');
    expect(has(t, 'moss-ox', 'ward')).toBe(true);
    expect(isEvil(t, 'moss-ox')).toBe(false);
    expect([isTapped(t, 'me:persecutor'), offers(t, 'use persecutor')]).toEqual([false, false]);
    t.me.does('cast', 'clear-judgement', 'moss-ox'); // S1.9
    expect(has(t, 'moss-ox', 'ward')).toBe(false);
    expect(t.zone('moss-ox')).toBe('opp:minions');
  });

  test('Voice of the Tarn: minions nearby on or below water have +1 power', () => {
    const t = table({
      avatar: 'voice-of-the-tarn',
      minions: ['reed-wader c1', 'needle-eel d1 underwater', 'root-digger c2', 'mole-sapper a1'],
    });
    expect(power(t, 'reed-wader')).toBe(2);
    expect(power(t, 'needle-eel')).toBe(3);
    expect(power(t, 'root-digger')).toBe(1);
    expect(power(t, 'mole-sapper')).toBe(2);
    expect(power(t, 'voice-of-the-tarn')).toBe(1);
  });

  test('S3.2 Lamplit Scholar draws a spell for 2 mana, once on the turn', () => {
    const t = table({ avatar: 'lamplit-scholar', mana: 5, spellbook: ['bury', 'geyser'] });
    t.me.does('use', 'lamplit-scholar');
    expect([hand(t), mana(t), isTapped(t, 'lamplit-scholar')]).toEqual([['bury'], 3, false]);
    expect(offers(t, 'use lamplit-scholar')).toBe(false);
    const poor = table({ avatar: 'lamplit-scholar', mana: 1 });
    expect(offers(poor, 'use lamplit-scholar')).toBe(false);
  });

  test('Sexton of Hollow Hill draws a spell when an enemy minion dies below, not above, and not for one of hers', () => {
    const t = table(
      { avatar: 'sexton-of-hollow-hill', hand: ['bury', 'forked-bolt'], minions: ['moss-ox c2'] },
      { minions: ['furnace-giant c3', 'pack-mule c4'] },
    );
    t.me.does('cast', 'forked-bolt', 'pack-mule');
    expect([t.zone('pack-mule'), hand(t)]).toEqual(['opp:cemetery', ['bury']]);
    t.me.does('cast', 'bury', 'furnace-giant');
    expect([t.zone('furnace-giant'), hand(t)]).toEqual(['opp:cemetery', ['moss-ox']]);
    const own = table({ avatar: 'sexton-of-hollow-hill', hand: ['bury'], minions: ['moss-ox c2'] });
    own.me.does('cast', 'bury', 'moss-ox');
    expect([own.zone('moss-ox'), hand(own)]).toEqual(['me:cemetery', []]);
  });

  test('Gatewright wards a nearby site and heals 1', () => {
    const t = table({ avatar: 'gatewright', life: 15, sites: ['abbey-wall e2'] });
    expect(offers(t, 'use gatewright abbey-wall')).toBe(false);
    t.me.does('use', 'gatewright', 'barley-terrace');
    expect(has(t, 'barley-terrace', 'ward')).toBe(true);
    expect(life(t, 'me')).toBe(16);
    expect(isTapped(t, 'gatewright')).toBe(true);
  });

  test('Cinder Marshal gives a minion +1 power and another step for this turn, once a turn and without tapping', () => {
    const t = table({ avatar: 'cinder-marshal', minions: ['moss-ox c2'] });
    expect(places(t, 'move', 'moss-ox')).not.toContain('c4');
    t.me.does('use', 'cinder-marshal', 'moss-ox');
    expect(power(t, 'moss-ox')).toBe(5);
    expect(places(t, 'move', 'moss-ox')).toContain('c4');
    expect(isTapped(t, 'cinder-marshal')).toBe(false);
    expect(offers(t, 'use cinder-marshal')).toBe(false);
    t.me.endTurn();
    expect(power(t, 'moss-ox')).toBe(4);
  });
});

describe('air', () => {
  test('Apprentice Wizard draws a spell on entering', () => {
    const t = table({ hand: ['apprentice-wizard'], spellbook: ['bury', 'geyser'] });
    castAt(t, 'apprentice-wizard', 'c2');
    expect(hand(t)).toEqual(['bury']);
  });

  test('Daperyll Vampire: strikes on units heal, strikes on sites do not', () => {
    const t = table(
      { minions: ['daperyll-vampire c2'], life: 10 },
      { minions: [{ card: 'moss-ox', at: 'c3', tapped: true }] },
    );
    strike(t, 'daperyll-vampire', 'moss-ox', 'c3');
    expect(life(t, 'me')).toBe(14);
    expect(t.zone('moss-ox')).toBe('opp:cemetery');
    const u = table({ minions: ['daperyll-vampire c2'], life: 10 });
    strikeSite(u, 'daperyll-vampire', 'cinder-slope', 'c3');
    expect(life(u, 'me')).toBe(10);
    expect(life(u, 'opp')).toBe(16);
  });

  test('Psalm Singer wards another ally nearby', () => {
    const t = table({ hand: ['psalm-singer'], minions: ['root-digger c1', 'moss-ox e1'] });
    castAt(t, 'psalm-singer', 'c2');
    expect(offers(t, 'card moss-ox')).toBe(false);
    expect(offers(t, 'card psalm-singer')).toBe(false);
    t.me.pick('root-digger');
    expect(has(t, 'root-digger', 'ward')).toBe(true);
  });

  test('Thunder Adept taps to deal 2 damage nearby', () => {
    const t = table({ minions: ['thunder-adept c2'] }, { minions: ['moss-ox c3'] });
    t.me.does('use', 'thunder-adept', 'moss-ox');
    expect(hurt(t, 'moss-ox')).toBe(2);
    expect(isTapped(t, 'thunder-adept')).toBe(true);
    expect(offers(t, 'use thunder-adept')).toBe(false);
  });

  test('Lightwing Herald: other warded allies nearby have +1 power', () => {
    const t = table({
      minions: ['lightwing-herald c1', 'harbor-penitent c2', 'root-digger b1', warded('moss-ox', 'e1')],
    });
    expect(power(t, 'harbor-penitent')).toBe(3);
    expect(power(t, 'root-digger')).toBe(1);
    expect(power(t, 'moss-ox')).toBe(4);
    expect(power(t, 'lightwing-herald')).toBe(4);
  });

  test('S1.3 Assize Beadle: Evil enemies nearby have 1 power less, by her player’s reading of Evil', () => {
    const t = table(
      { minions: ['assize-beadle c2', 'smoke-revenant c2'] },
      { minions: ['barrow-wight c3', 'moss-ox c3', 'spark-imp c4'] },
    );
    expect(['barrow-wight', 'moss-ox', 'spark-imp', 'smoke-revenant'].map((x) => power(t, x))).toEqual([3, 4, 1, 3]);
    t.me.does('use', 'me:persecutor');
    t.me.pick('moss-ox');
    expect(power(t, 'moss-ox')).toBe(3);
  });

  test('S1.3 Gallows Crow: +1 power while an Evil enemy is nearby', () => {
    const t = table({ minions: ['gallows-crow c2', 'smoke-revenant c2'] }, { minions: ['moss-ox c3', 'pack-mule c4'] });
    expect(power(t, 'gallows-crow')).toBe(2);
    t.me.does('use', 'me:persecutor');
    t.me.pick('moss-ox');
    expect(power(t, 'gallows-crow')).toBe(3);
  });

  test('Stormglass Oracle heals 1 when I cast magic, and nothing else', () => {
    const t = table(
      { life: 10, minions: ['stormglass-oracle c2'], hand: ['arc-flash', 'moss-ox'] },
      { minions: ['furnace-giant c3'] },
    );
    t.me.does('cast', 'arc-flash', 'furnace-giant');
    if (t.asked === 'me caster') t.me.does('caster', 'stormglass-oracle');
    expect(life(t, 'me')).toBe(11);
    castAt(t, 'moss-ox', 'c2');
    if (t.asked === 'me caster') t.me.does('caster', 'stormglass-oracle');
    expect(life(t, 'me')).toBe(11);
  });

  test("S1.3 Ysolde deals 2 damage to Evil enemies that come near, by her player's reading of Evil", () => {
    const t = table(
      { minions: ['ysolde-the-unblinking c2'], avatar: 'persecutor c2' },
      { minions: ['barrow-wight c4', 'moss-ox c4', { card: 'mole-sapper', at: 'c3' }] },
    );
    t.me.does('use', 'me:persecutor');
    t.me.pick('mole-sapper');
    t.me.endTurn();
    drawn(t, 'opp');
    t.opp.does('move', 'barrow-wight', undefined, loc('c3'));
    expect(hurt(t, 'barrow-wight')).toBe(2);
    t.opp.does('move', 'moss-ox', undefined, loc('c3'));
    expect(hurt(t, 'moss-ox')).toBe(0);
    t.opp.does('move', 'mole-sapper', undefined, loc('c3 underground'));
    expect(hurt(t, 'mole-sapper')).toBe(0); // another region: not nearby
    t.opp.endTurn();
    drawn(t, 'me');
    t.me.endTurn();
    drawn(t, 'opp');
    t.opp.does('move', 'mole-sapper', undefined, loc('c3'));
    expect(t.zone('mole-sapper')).toBe('opp:cemetery');
  });

  test('Pack Mule has +1 power while it carries something', () => {
    const t = table({ minions: [{ card: 'pack-mule', at: 'c2', carries: ['diving-bell'] }] });
    expect(power(t, 'pack-mule')).toBe(3);
    t.me.does('drop', 'diving-bell');
    expect(power(t, 'pack-mule')).toBe(2);
  });
});

describe('water', () => {
  test('Abaddon Succubus lures an adjacent enemy, hurts it and heals, once a turn and without tapping', () => {
    const t = table({ minions: ['abaddon-succubus c2'], life: 10 }, { minions: ['moss-ox c3', 'root-digger c4'] });
    expect(offers(t, 'use abaddon-succubus root-digger')).toBe(false);
    t.me.does('use', 'abaddon-succubus', 'moss-ox');
    expect(where(t, 'moss-ox')).toBe('c2');
    expect(hurt(t, 'moss-ox')).toBe(2);
    expect(life(t, 'me')).toBe(12);
    expect(isTapped(t, 'abaddon-succubus')).toBe(false);
    expect(offers(t, 'use abaddon-succubus')).toBe(false);
    nextTurn(t);
    t.me.does('use', 'abaddon-succubus', 'moss-ox'); // here already
    expect(hurt(t, 'moss-ox')).toBe(2);
    expect(life(t, 'me')).toBe(14);
  });

  test('Reed Wader heals 1 on entering, and may enter below', () => {
    const t = table({ hand: ['reed-wader'], life: 10 });
    expect(places(t, 'cast', 'reed-wader')).toContain('d1 underwater');
    castAt(t, 'reed-wader', 'd1 underwater');
    expect(life(t, 'me')).toBe(11);
  });

  test('Kelp Mother floods a nearby site for good', () => {
    const t = table({ hand: ['kelp-mother'], minions: ['root-digger c2 underground'] });
    castAt(t, 'kelp-mother', 'c2');
    t.me.pick('barley-terrace');
    expect(t.zone('root-digger')).toBe('me:cemetery'); // S5.1: it cannot live under water
    nextTurn(t);
    expect(t.stat('barley-terrace', 'flooded')).toBe(1);
  });

  test('Kelp Mother: what floods a site is told by her text, also when nobody sees where she is', () => {
    const t = table({ hand: ['kelp-mother', 'undertow'] });
    castAt(t, 'kelp-mother', 'd1');
    t.me.does('card', 'barley-terrace');
    t.me.does('cast', 'undertow', 'kelp-mother');
    // For the opponent the card in the hand could be any other.
    t.state.cards[t.id('kelp-mother')].def = realm.defById.get('bury')!;
    const sites = view(realm, t.state, OPP).zones.filter((z) => z.zone === 'sites');
    const flooded = sites.flatMap((z) => z.cards ?? []).find((c) => c.card === 'barley-terrace');
    expect(flooded?.lasting).toMatchObject([{ source: 'kelp-mother', gives: ['flooded'] }]);
  });

  test('Candle Mourner heals 2 when a Ward breaks nearby', () => {
    const t = table(
      { minions: ['candle-mourner c1', 'harbor-penitent c2'], hand: ['forked-bolt', 'ember-volley'], life: 10 },
      { minions: ['harbor-penitent c4'] },
    );
    t.me.does('cast', 'forked-bolt', 'opp:harbor-penitent');
    expect(has(t, 'opp:harbor-penitent', 'ward')).toBe(false);
    expect(life(t, 'me')).toBe(10);
    t.me.does('cast', 'ember-volley', 'me:harbor-penitent');
    expect(has(t, 'me:harbor-penitent', 'ward')).toBe(false);
    expect(life(t, 'me')).toBe(12);
  });

  test('Drowned Bride breaks each Ward nearby when she dies', () => {
    const t = table(
      { minions: ['drowned-bride c2', 'harbor-penitent c1'], hand: ['forked-bolt'], sites: ['abbey-wall d2'] },
      { minions: ['gate-statue c3', 'harbor-penitent c4'] },
    );
    t.me.does('cast', 'forked-bolt', 'drowned-bride');
    expect(t.zone('drowned-bride')).toBe('me:cemetery');
    expect(has(t, 'me:harbor-penitent', 'ward')).toBe(false);
    expect(has(t, 'abbey-wall', 'ward')).toBe(false);
    expect(has(t, 'gate-statue', 'ward')).toBe(false);
    expect(has(t, 'opp:harbor-penitent', 'ward')).toBe(true);
  });

  test('Still-Water Abbess may ward a nearby site at the start of the turn', () => {
    const t = table({ minions: ['still-water-abbess c2'] }, {}, { fromStart: true });
    expect(offers(t, 'card deep-archive')).toBe(false);
    t.me.pick('barley-terrace');
    expect(has(t, 'barley-terrace', 'ward')).toBe(true);
    drawn(t, 'me');
    t.me.endTurn();
    drawn(t, 'opp');
    t.opp.endTurn();
    t.me.pick('none');
    expect(has(t, 'fourfold-well', 'ward')).toBe(false);
  });

  test("Mirror Siren disables a minion until her player's next turn", () => {
    const t = table({ minions: ['mirror-siren c2'] }, { minions: ['gate-statue c3', 'moss-ox c3'] });
    t.me.does('use', 'mirror-siren', 'moss-ox');
    expect(disabled(t, 'moss-ox')).toBe(true);
    t.me.endTurn();
    drawn(t, 'opp');
    expect(offers(t, 'move moss-ox')).toBe(false);
    expect(disabled(t, 'moss-ox')).toBe(true);
    t.opp.endTurn();
    expect(disabled(t, 'moss-ox')).toBe(false);
  });
});

describe('earth', () => {
  test('Root Digger draws a site when it dies', () => {
    const t = table({ minions: ['root-digger c2'], hand: ['forked-bolt'], atlas: ['abbey-wall', 'slow-river'] });
    t.me.does('cast', 'forked-bolt', 'root-digger');
    expect(hand(t)).toEqual(['abbey-wall']);
  });

  test('S5.5 Mole Sapper: its strikes on sites cost 2 more life', () => {
    const t = table({ minions: ['mole-sapper c2'] });
    strikeSite(t, 'mole-sapper', 'cinder-slope', 'c3');
    expect(life(t, 'opp')).toBe(16);
  });

  test('Hearth Matron wards the site she enters', () => {
    const t = table({ hand: ['hearth-matron'] });
    castAt(t, 'hearth-matron', 'c2');
    expect(has(t, 'barley-terrace', 'ward')).toBe(true);
  });

  test('Shieldbrother Captain: +1 power for each other warded ally and warded site nearby', () => {
    const t = table(
      {
        minions: ['shieldbrother-captain c2', 'gate-statue c2', warded('moss-ox', 'e1'), 'root-digger c1'],
        sites: ['abbey-wall d2'],
      },
      { minions: ['harbor-penitent c3'] },
    );
    expect(power(t, 'shieldbrother-captain')).toBe(4);
  });

  test('Golem Shaper turns an ally into a Stone Golem', () => {
    const t = table({ minions: ['golem-shaper c2', warded('root-digger', 'c1')] });
    expect(offers(t, 'use golem-shaper golem-shaper')).toBe(false);
    t.me.does('use', 'golem-shaper', 'root-digger');
    expect(where(t, 'stone-golem')).toBe('c1');
    expect(power(t, 'stone-golem')).toBe(5);
    expect(has(t, 'stone-golem', 'ward')).toBe(true); // S1.4: still a unit
  });

  test.each([
    ['strikes first beside a warded site', true, 0],
    ['strikes at the same time without one', false, 4],
  ])('Rampart Giant %s', (_name, ward, taken) => {
    const t = table(
      { minions: ['rampart-giant c2'], ...(ward ? { sites: ['abbey-wall d2'] } : {}) },
      { minions: [{ card: 'moss-ox', at: 'c3', tapped: true }] },
    );
    strike(t, 'rampart-giant', 'moss-ox', 'c3');
    expect(t.zone('moss-ox')).toBe('opp:cemetery');
    expect(hurt(t, 'rampart-giant')).toBe(taken);
  });
});

describe('fire', () => {
  test('Kiln Adept deals 1 damage nearby on entering', () => {
    const t = table({ hand: ['kiln-adept'] }, { minions: ['moss-ox c3', 'root-digger c4'] });
    castAt(t, 'kiln-adept', 'c2');
    expect(offers(t, 'card root-digger')).toBe(false);
    t.me.pick('moss-ox');
    expect(hurt(t, 'moss-ox')).toBe(1);
  });

  test('Wardbreaker Zealot breaks each enemy Ward nearby, and no other', () => {
    const t = table(
      { hand: ['wardbreaker-zealot'], minions: ['harbor-penitent c1'] },
      { minions: ['gate-statue c3', 'harbor-penitent c4'], sites: ['abbey-wall d3'] },
    );
    castAt(t, 'wardbreaker-zealot', 'c2');
    expect(has(t, 'gate-statue', 'ward')).toBe(false);
    expect(has(t, 'abbey-wall', 'ward')).toBe(false);
    expect(has(t, 'me:harbor-penitent', 'ward')).toBe(true);
    expect(has(t, 'opp:harbor-penitent', 'ward')).toBe(true);
  });

  test('S1.3 Iron Confessor: enemy minions nearby are Evil and lose their Ward; with one about he has +1 power', () => {
    const t = table({ hand: ['iron-confessor'], minions: ['harbor-penitent c1'] }, { minions: ['gate-statue c3'] });
    castAt(t, 'iron-confessor', 'b1');
    expect(power(t, 'iron-confessor')).toBe(3);
    expect(has(t, 'gate-statue', 'ward')).toBe(true);
    nextTurn(t);
    t.me.does('move', 'iron-confessor', undefined, loc('c1'));
    nextTurn(t);
    t.me.does('move', 'iron-confessor', undefined, loc('c2'));
    expect(isEvil(t, 'gate-statue')).toBe(true);
    expect(has(t, 'gate-statue', 'ward')).toBe(false);
    expect(has(t, 'harbor-penitent', 'ward')).toBe(true);
    expect(power(t, 'iron-confessor')).toBe(4);
  });

  test('Pyre Wyrm deals 1 damage to each enemy nearby on entering', () => {
    const t = table({ hand: ['pyre-wyrm'], minions: ['root-digger c2'] }, { minions: ['moss-ox c3', 'spark-imp c4'] });
    castAt(t, 'pyre-wyrm', 'c2');
    expect(hurt(t, 'moss-ox')).toBe(1);
    expect(t.zone('spark-imp')).toBe('opp:minions');
    expect(hurt(t, 'root-digger')).toBe(0);
  });

  test('Furnace Giant deals 3 damage to each other unit nearby when it dies', () => {
    const t = table(
      { minions: ['furnace-giant c2'], hand: ['forked-bolt', 'forked-bolt'] },
      { minions: ['moss-ox c3', 'root-digger c4'] },
    );
    t.me.does('cast', 'forked-bolt', 'furnace-giant');
    t.me.does('cast', 'forked-bolt', 'furnace-giant');
    expect(t.zone('furnace-giant')).toBe('me:cemetery');
    expect(hurt(t, 'moss-ox')).toBe(3);
    expect(life(t, 'me')).toBe(17);
    expect(hurt(t, 'root-digger')).toBe(0);
  });
});

test('S1.3 Hooded Accuser brands a minion on entering', () => {
  const t = table({ hand: ['hooded-accuser', 'pillory'] }, { minions: [warded('moss-ox', 'c3'), 'furnace-giant c4'] });
  castAt(t, 'hooded-accuser', 'c2');
  t.me.pick('moss-ox');
  expect([has(t, 'moss-ox', 'ward'), isEvil(t, 'moss-ox')]).toEqual([true, false]);
  expect([offers(t, 'cast pillory moss-ox'), offers(t, 'cast pillory furnace-giant')]).toEqual([true, false]);
});

describe('minions of earth and fire', () => {
  test('S5.6 Wall Ballista shoots down what flies two squares away, and never moves', () => {
    const t = table({ minions: ['wall-ballista c2'] }, { sites: ['slow-river d3'], minions: ['gust-courier c4'] });
    expect(places(t, 'move', 'wall-ballista')).toEqual([]);
    strike(t, 'wall-ballista', 'gust-courier', 'c2');
    expect([t.zone('gust-courier'), hurt(t, 'wall-ballista')]).toEqual(['opp:cemetery', 0]);
  });

  test('S1.5 Salt Carter disables an enemy site nearby without aiming at it: no mana next turn, and no Ward any more', () => {
    const t = table(
      { hand: ['salt-carter'] },
      { sites: ['abbey-wall d3', 'old-quarry e4'], atlas: ['slow-river'], spellbook: ['moss-ox'] },
    );
    castAt(t, 'salt-carter', 'c2');
    t.expectChoices(t.me, ['card cinder-slope', 'card abbey-wall']);
    t.me.pick('abbey-wall');
    expect([disabled(t, 'abbey-wall'), has(t, 'abbey-wall', 'ward')]).toEqual([true, false]);
    t.me.endTurn();
    expect(mana(t, 'opp')).toBe(3);
    drawn(t, 'opp');
    t.opp.endTurn();
    expect([disabled(t, 'abbey-wall'), has(t, 'abbey-wall', 'ward')]).toEqual([false, false]);
  });

  test('Undertaker may bury an enemy minion nearby, and none below or on water', () => {
    const t = table(
      { hand: ['undertaker'] },
      { sites: ['slow-river d3'], minions: ['moss-ox c3', 'harbor-penitent d3', 'pack-mule c4'] },
    );
    castAt(t, 'undertaker', 'c2');
    t.expectChoices(t.me, ['none', 'card moss-ox']);
    t.me.pick('moss-ox');
    expect(t.zone('moss-ox')).toBe('opp:cemetery');
  });

  test('Page of Sparks may sting an enemy nearby when I cast magic, before the spell', () => {
    const t = table(
      { minions: ['page-of-sparks c2'], hand: ['forked-bolt'] },
      { minions: ['moss-ox c3', 'pack-mule c4'] },
    );
    t.me.does('cast', 'forked-bolt', 'moss-ox');
    if (t.asked === 'me caster') t.me.does('caster', 'page-of-sparks');
    t.expectChoices(t.me, ['none', 'card moss-ox']);
    t.me.pick('moss-ox');
    expect(t.zone('moss-ox')).toBe('opp:cemetery');
  });
});

test('S5.6 a Marsh Toad cannot attack', () => {
  const t = table({ minions: ['marsh-toad c2'] }, { minions: ['moss-ox c3'] });
  expect(offers(t, 'move marsh-toad')).toBe(true);
  expect(offers(t, 'attack marsh-toad')).toBe(false);
  expect(offers(t, 'attackSite marsh-toad')).toBe(false);
});
