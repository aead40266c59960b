import { expect, test } from 'vitest';
import { bearer, duel, has, hurt, loc, offers, places, silenced, warded, where } from './support.ts';

/** Where rules of different chapters meet. */

const airAndWater = ['windswept-tor c1', 'windswept-tor b1', 'slow-river c2', 'slow-river d1'];

test('S1.4 what turned into another card is itself again when it leaves', () => {
  const t = duel({ sites: airAndWater, hand: ['toadskin', 'undertow'], mana: 10 }, { minions: ['moss-ox c2'] });
  t.me.does('cast', 'toadskin', 'moss-ox');
  expect(t.zone('marsh-toad')).toBe('opp:minions');
  t.me.does('cast', 'undertow', 'marsh-toad');
  expect(t.cards(t.opp, 'hand')).toEqual(['moss-ox']);
});

test('S1.4 a minion turned into an artifact can be picked up by its enemies', () => {
  const t = duel(
    { sites: ['barley-terrace c1', 'barley-terrace c2', 'barley-terrace b1'], hand: ['calcify'] },
    { minions: ['moss-ox c1'] },
  );
  t.me.does('cast', 'calcify', 'moss-ox');
  t.me.does('pickUp', 'lonely-statue', 'persecutor');
  expect(t.zone('lonely-statue')).toBe('me:artifacts');
  expect(bearer(t, 'lonely-statue')).toBe('persecutor');
});

test('S1.6 what a shield prevents altogether does not break a Ward', () => {
  const t = duel(
    {
      sites: ['barley-terrace c1', 'cinder-slope c2'],
      hand: ['shelter', 'ember-volley'],
      minions: [warded('moss-ox', 'c2')],
    },
    {},
  );
  t.me.does('cast', 'shelter', 'moss-ox');
  t.me.does('cast', 'ember-volley', 'moss-ox');
  expect(has(t, 'moss-ox', 'ward')).toBe(true);
  expect(hurt(t, 'moss-ox')).toBe(0);
});

test('S4.1 who has no site and stands on the other player’s plays the first one beside it', () => {
  const t = duel(
    { avatar: 'persecutor c2', hand: ['slow-river'] },
    { sites: ['windswept-tor c2', 'windswept-tor c3'] },
  );
  expect(places(t, 'playSite', 'slow-river')).toEqual(['b2', 'c1', 'd2']);
});

test('S4.4 an artifact whose bearer is gone as it resolves lies where that stood', () => {
  const t = duel({
    avatar: { card: 'persecutor', at: 'c1', carries: ['ring-of-morrigan'] },
    sites: ['windswept-tor c1', 'windswept-tor c2'],
    minions: ['gust-courier c2'],
    hand: ['whetted-glaive'],
  });
  t.me.does('cast', 'whetted-glaive', 'gust-courier');
  t.me.does('card', 'gust-courier');
  expect(t.zone('gust-courier')).toBe('me:cemetery');
  expect(bearer(t, 'whetted-glaive')).toBe('');
  expect(where(t, 'whetted-glaive')).toBe('c2');
});

test('S5.6 texts that silence do not keep each other from it', () => {
  const t = duel({
    sites: ['windswept-tor c1', 'windswept-tor b1', 'windswept-tor c2'],
    minions: ['apprentice-wizard c2'],
    auras: ['the-hush b1'],
    hand: ['the-hush'],
  });
  t.me.does('cast', 'the-hush', undefined, loc('c1'));
  expect(silenced(t, 'apprentice-wizard')).toBe(true);
  expect(offers(t, 'move apprentice-wizard')).toBe(true);
});

test('S1.12 Craterize at one’s own warded site breaks the Ward and hurts nobody either', () => {
  const t = duel({
    sites: [warded('barley-terrace', 'c2'), 'old-quarry c1', 'old-quarry b1'],
    minions: ['moss-ox c2'],
    hand: ['craterize', 'cinder-slope'],
  });
  t.me.does('cast', 'craterize', 'barley-terrace');
  expect(t.zone('barley-terrace')).toBe('me:sites');
  expect(has(t, 'barley-terrace', 'ward')).toBe(false);
  expect(hurt(t, 'moss-ox')).toBe(0);
  expect(t.zone('moss-ox')).toBe('me:minions');
});

test('S5.6 the silenced use no ability of what they carry', () => {
  const t = duel(
    {
      sites: ['windswept-tor c1', 'windswept-tor c2'],
      minions: [{ card: 'moss-ox', at: 'c2', carries: ['spark-rod'] }],
      auras: ['the-hush c2'],
    },
    { minions: ['root-digger c2'] },
  );
  expect(offers(t, 'use spark-rod')).toBe(false);
});
