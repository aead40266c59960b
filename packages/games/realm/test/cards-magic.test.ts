import { expect, test } from 'vitest';
import {
  disabled,
  hand,
  has,
  hurt,
  isEvil,
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

/** Magic: what is written on each. */

test('Bury burrows a minion on land: who cannot live there dies, an artifact lies below', () => {
  const t = table(
    { hand: ['bury', 'bury', 'bury'], artifacts: ['diving-bell c2'] },
    { minions: ['mole-sapper c3', 'moss-ox c4', { card: 'pack-mule', at: 'c3', carries: ['whetted-glaive'] }] },
  );
  expect(offers(t, 'cast bury whetted-glaive')).toBe(false);
  t.me.does('cast', 'bury', 'mole-sapper');
  expect(where(t, 'mole-sapper')).toBe('c3 underground');
  t.me.does('cast', 'bury', 'moss-ox');
  expect(t.zone('moss-ox')).toBe('opp:cemetery');
  t.me.does('cast', 'bury', 'diving-bell');
  expect(where(t, 'diving-bell')).toBe('c2 underground');
});

test('Grievous Insult, by any ally: taps and silences for this turn, and draws', () => {
  const t = table(
    { hand: ['grievous-insult'], minions: ['moss-ox c2'], spellbook: ['bury', 'geyser'] },
    { minions: ['gate-statue c3', 'harbor-penitent c4'] },
  );
  expect(offers(t, 'cast grievous-insult harbor-penitent')).toBe(false);
  t.me.does('cast', 'grievous-insult', 'gate-statue');
  expect(has(t, 'gate-statue', 'ward')).toBe(false);
  expect(silenced(t, 'gate-statue')).toBe(false); // S1.10
  expect(hand(t)).toEqual(['bury']);
  const u = table({ hand: ['grievous-insult'], minions: ['moss-ox c2'] }, { minions: ['cirrus-drake c3'] });
  u.me.does('cast', 'grievous-insult', 'cirrus-drake');
  expect(silenced(u, 'cirrus-drake')).toBe(true);
  expect(isTapped(u, 'cirrus-drake')).toBe(true);
  u.me.endTurn();
  expect(silenced(u, 'cirrus-drake')).toBe(false);
});

test('Geyser floods a site and lifts the minions there for this turn, and draws from either deck', () => {
  const t = table({ hand: ['geyser'], minions: ['moss-ox c2', 'reed-wader c1'], atlas: ['abbey-wall', 'slow-river'] });
  t.me.does('cast', 'geyser', 'barley-terrace');
  t.me.does('drawSite');
  expect(hand(t)).toEqual(['abbey-wall']);
  expect(t.stat('barley-terrace', 'flooded')).toBe(1);
  expect(t.stat('moss-ox', 'airborne')).toBe(1);
  expect(t.stat('reed-wader', 'airborne')).toBe(0);
  t.me.endTurn();
  expect(t.stat('barley-terrace', 'flooded')).toBe(0);
  expect(t.stat('moss-ox', 'airborne')).toBe(0);
});

test('S5.6 Geyser: who is below the site is not in the air, and can be attacked there', () => {
  const t = table(
    { hand: ['geyser'], minions: ['needle-eel c1 underwater'] },
    { minions: ['reed-wader d1 underwater', 'drowned-bride d1'] },
  );
  t.me.does('cast', 'geyser', 'pilgrims-spring');
  t.me.does('drawSpell');
  expect(offers(t, 'attack needle-eel reed-wader')).toBe(true);
  expect(offers(t, 'attack persecutor drowned-bride')).toBe(false);
});

test('Craterize costs a site from the hand, destroys a site, and hurts by steps', () => {
  const t = table(
    { hand: ['craterize', 'slow-river'], minions: ['brine-leviathan c1', 'furnace-giant e1'] },
    { minions: ['rampart-giant c3', 'brine-leviathan c4', 'mole-sapper c3 underground'] },
  );
  t.me.does('cast', 'craterize', 'cinder-slope');
  expect(t.zone('slow-river')).toBe('me:cemetery');
  expect(t.zone('cinder-slope')).toBe('opp:cemetery');
  expect(t.zone('rampart-giant')).toBe('opp:cemetery');
  expect(t.zone('mole-sapper')).toBe('opp:cemetery');
  expect(t.zone('opp:brine-leviathan')).toBe('opp:cemetery'); // 7, one step away
  expect(hurt(t, 'me:brine-leviathan')).toBe(4); // two steps
  expect(hurt(t, 'furnace-giant')).toBe(1); // four
  expect(life(t, 'opp')).toBe(13);
  expect(life(t, 'me')).toBe(16);
});

test('Forked Bolt deals 3 damage to a minion anywhere', () => {
  const t = table({ hand: ['forked-bolt'] }, { minions: ['moss-ox c4'] });
  expect(offers(t, 'cast forked-bolt opp:persecutor')).toBe(false);
  t.me.does('cast', 'forked-bolt', 'moss-ox');
  expect(hurt(t, 'moss-ox')).toBe(3);
});

test('Whispered Litany wards an ally anywhere; S1.3 never an Evil one', () => {
  const t = table({ hand: ['whispered-litany', 'whispered-litany'], minions: ['moss-ox e1', 'barrow-wight c2'] });
  t.me.does('cast', 'whispered-litany', 'moss-ox');
  expect(has(t, 'moss-ox', 'ward')).toBe(true);
  t.me.does('cast', 'whispered-litany', 'barrow-wight');
  expect(has(t, 'barrow-wight', 'ward')).toBe(false);
});

test('Updraft gives Airborne and two more steps for this turn, and draws', () => {
  const t = table({ hand: ['updraft'], minions: ['moss-ox c2'], spellbook: ['bury', 'geyser'] });
  t.me.does('cast', 'updraft', 'moss-ox');
  expect(places(t, 'move', 'moss-ox')).toContain('e1');
  expect(hand(t)).toEqual(['bury']);
});

test('Clear Judgement destroys a nearby Evil minion', () => {
  const t = table(
    { hand: ['clear-judgement'], minions: ['apprentice-wizard c2'] },
    { minions: ['barrow-wight c3', 'moss-ox c3', 'smoke-revenant c4'] },
  );
  expect(offers(t, 'cast clear-judgement moss-ox')).toBe(false);
  expect(offers(t, 'cast clear-judgement smoke-revenant')).toBe(false);
  t.me.does('cast', 'clear-judgement', 'barrow-wight');
  expect(t.zone('barrow-wight')).toBe('opp:cemetery');
});

test('Evensong wards each ally and each site of mine nearby', () => {
  const t = table({ hand: ['evensong'], minions: ['moss-ox c2', 'root-digger e1'] }, { sites: ['abbey-wall d2'] });
  t.me.does('cast', 'evensong');
  for (const card of ['me:persecutor', 'moss-ox', 'barley-terrace', 'fourfold-well', 'pilgrims-spring']) {
    expect(has(t, card, 'ward'), card).toBe(true);
  }
  for (const card of ['root-digger', 'deep-archive', 'opp:persecutor']) expect(has(t, card, 'ward'), card).toBe(false);
});

test("Undertow returns a nearby minion to its owner's hand; what it carried stays", () => {
  const t = table(
    { hand: ['undertow'], avatar: 'persecutor c2' },
    { minions: [{ card: 'moss-ox', at: 'c3', carries: ['whetted-glaive'] }, 'root-digger c4'], hand: [] },
  );
  expect(offers(t, 'cast undertow root-digger')).toBe(false);
  t.me.does('cast', 'undertow', 'moss-ox');
  expect(hand(t, 'opp')).toEqual(['moss-ox']);
  expect(where(t, 'whetted-glaive')).toBe('c3');
});

test('S1.3 Stain makes a minion Evil for good, so that it cannot be warded, and draws', () => {
  const t = table(
    { hand: ['stain', 'whispered-litany'], minions: [warded('moss-ox', 'c2')], spellbook: ['bury', 'geyser', 'raze'] },
    {},
  );
  t.me.does('cast', 'stain', 'moss-ox');
  expect(isEvil(t, 'moss-ox')).toBe(true);
  expect(has(t, 'moss-ox', 'ward')).toBe(false);
  expect(hand(t)).toContain('bury');
  nextTurn(t);
  expect(isEvil(t, 'moss-ox')).toBe(true);
});

test('Glass Rain breaks each Ward nearby, then deals 1 damage to each enemy nearby', () => {
  const t = table(
    { hand: ['glass-rain'], avatar: 'persecutor c2', minions: ['harbor-penitent c2'] },
    { minions: ['gate-statue c3', warded('root-digger', 'c3'), 'harbor-penitent c4'] },
  );
  t.me.does('cast', 'glass-rain');
  expect(has(t, 'me:harbor-penitent', 'ward')).toBe(false);
  expect(hurt(t, 'me:harbor-penitent')).toBe(0);
  expect(hurt(t, 'gate-statue')).toBe(1);
  expect(t.zone('root-digger')).toBe('opp:cemetery');
  expect(has(t, 'opp:harbor-penitent', 'ward')).toBe(true);
});

test('Toadskin turns a nearby minion into a Marsh Toad', () => {
  const t = table({ hand: ['toadskin'], avatar: 'persecutor c2' }, { minions: ['moss-ox c3'] });
  t.me.does('cast', 'toadskin', 'moss-ox');
  expect(where(t, 'marsh-toad')).toBe('c3');
  expect(power(t, 'marsh-toad')).toBe(1);
});

test("Mason's Oath wards a site of mine and draws", () => {
  const t = table({ hand: ['masons-oath'], spellbook: ['bury', 'geyser'] });
  expect(offers(t, 'cast masons-oath cinder-slope')).toBe(false);
  t.me.does('cast', 'masons-oath', 'mouth-of-embers');
  expect(has(t, 'mouth-of-embers', 'ward')).toBe(true);
  expect(hand(t)).toEqual(['bury']);
});

test('Shelter prevents the next 3 damage of this turn, and draws', () => {
  const t = table(
    { hand: ['shelter', 'forked-bolt'], minions: ['moss-ox c2'], spellbook: ['bury', 'geyser'] },
    { minions: [{ card: 'hired-crossbow', at: 'c3', tapped: true }] },
  );
  t.me.does('cast', 'shelter', 'moss-ox');
  expect(hand(t)).toContain('bury');
  strike(t, 'moss-ox', 'hired-crossbow', 'c3');
  expect(hurt(t, 'moss-ox')).toBe(0);
  t.me.does('cast', 'forked-bolt', 'moss-ox');
  expect(hurt(t, 'moss-ox')).toBe(1); // 2 of the 3 were left
});

test('S1.4 Calcify turns a minion into an artifact, which has no Ward', () => {
  const t = table(
    { hand: ['calcify'], minions: [{ card: 'moss-ox', at: 'c2', tokens: ['ward'], carries: ['whetted-glaive'] }] },
    {},
  );
  t.me.does('cast', 'calcify', 'moss-ox');
  expect(t.zone('lonely-statue')).toBe('me:artifacts');
  expect(has(t, 'lonely-statue', 'ward')).toBe(false);
  expect(where(t, 'lonely-statue')).toBe('c2');
  expect(where(t, 'whetted-glaive')).toBe('c2');
});

test('Hue and Cry puts two Foot Soldiers on a site of mine', () => {
  const t = table({ hand: ['hue-and-cry'] });
  t.me.does('cast', 'hue-and-cry', 'barley-terrace');
  expect(t.cards(t.me, 'minions')).toEqual(['foot-soldier', 'foot-soldier']);
  expect(where(t, 'foot-soldier')).toBe('c2');
});

test('Ember Volley deals 3 damage to a nearby unit', () => {
  const t = table({ hand: ['ember-volley'], avatar: 'persecutor c3' }, { minions: ['moss-ox c3'] });
  t.me.does('cast', 'ember-volley', 'opp:persecutor');
  expect(life(t, 'opp')).toBe(17);
});

test('War Cry: minions nearby have +1 power, and enemies nearby cannot defend', () => {
  const t = table(
    { hand: ['war-cry'], minions: ['moss-ox c2'], avatar: 'persecutor c2' },
    { minions: ['root-digger c3'], avatar: { card: 'persecutor', at: 'c4', tapped: true } },
  );
  t.me.does('cast', 'war-cry');
  expect(power(t, 'moss-ox')).toBe(5);
  t.me.does('attackSite', 'moss-ox', 'cinder-slope', loc('c3'));
  expect(t.asked).toBe('me main');
  expect(life(t, 'opp')).toBe(15);
  t.me.endTurn();
  expect(power(t, 'moss-ox')).toBe(4);
});

test('Kiln Breath deals 3 damage to each unit on a nearby site', () => {
  const t = table(
    { hand: ['kiln-breath'], avatar: 'persecutor c2', minions: ['moss-ox c3'] },
    { minions: ['furnace-giant c3', 'mole-sapper c3 underground', 'rampart-giant c4'] },
  );
  t.me.does('cast', 'kiln-breath', 'cinder-slope');
  expect(hurt(t, 'moss-ox')).toBe(3);
  expect(hurt(t, 'furnace-giant')).toBe(3);
  expect(hurt(t, 'mole-sapper')).toBe(0);
  expect(hurt(t, 'rampart-giant')).toBe(0);
});

test('S4.2 Raze destroys a nearby site and leaves rubble', () => {
  const t = table({ hand: ['raze'], avatar: 'persecutor c2' }, { minions: ['moss-ox c3'] });
  expect(offers(t, 'cast raze windswept-tor')).toBe(false);
  t.me.does('cast', 'raze', 'cinder-slope');
  expect(t.zone('cinder-slope')).toBe('opp:cemetery');
  expect(where(t, 'rubble')).toBe('c3');
  expect(where(t, 'moss-ox')).toBe('c3');
});

test('S1.3 Pillory disables an Evil minion for good, however far away, and no other', () => {
  const t = table({ hand: ['pillory'] }, { minions: ['barrow-wight c4', 'moss-ox c3'] });
  expect(offers(t, 'cast pillory moss-ox')).toBe(false);
  t.me.does('cast', 'pillory', 'barrow-wight');
  nextTurn(t);
  expect(disabled(t, 'barrow-wight')).toBe(true);
});

test('Arc Flash deals 2 damage to a minion and draws', () => {
  const t = table({ hand: ['arc-flash'], spellbook: ['bury', 'geyser'] }, { minions: ['moss-ox c4'] });
  t.me.does('cast', 'arc-flash', 'moss-ox');
  expect([hurt(t, 'moss-ox'), hand(t)]).toEqual([2, ['bury']]);
});

test('S5.6 Chain Net: a minion flies and steps no more, and the caster draws', () => {
  const t = table(
    {
      hand: ['chain-net'],
      minions: ['root-digger c2'],
      avatar: 'persecutor c2',
      spellbook: ['bury', 'geyser', 'geyser'],
    },
    { minions: ['cirrus-drake c3'] },
  );
  expect(offers(t, 'attack root-digger cirrus-drake')).toBe(false);
  t.me.does('cast', 'chain-net', 'cirrus-drake');
  expect(hand(t)).toEqual(['bury']);
  expect(offers(t, 'attack root-digger cirrus-drake')).toBe(true);
  t.me.endTurn();
  t.opp.does('drawSpell');
  expect(places(t, 'move', 'cirrus-drake')).toEqual([]);
});

test('S5.6 Salt the Earth disables a nearby site for good', () => {
  const t = table({ hand: ['salt-the-earth'], avatar: 'persecutor c2' });
  expect(offers(t, 'cast salt-the-earth windswept-tor')).toBe(false);
  t.me.does('cast', 'salt-the-earth', 'cinder-slope');
  t.me.endTurn();
  expect([disabled(t, 'cinder-slope'), mana(t, 'opp')]).toEqual([true, 1]);
});
