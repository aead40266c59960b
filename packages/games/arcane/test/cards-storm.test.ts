import { expect, test } from 'vitest';
import { at, scene } from './scene.ts';
import { left } from './support.ts';

/** Units of storm, A-001 to. */

// ── A-001 Lightning Knight ──

test('Lightning Knight: attacking, it deals 1 damage before combat, then its attack', () => {
  const t = scene({ up: { c2: 'lightning-knight' } }, { up: { c3: 'wall-guard' } });
  t.me.does('attack', 'lightning-knight', 'wall-guard');
  expect(t.hp('wall-guard')).toBe(4); // 8 − 1 − 3
  expect(t.hp('lightning-knight')).toBe(3);
});

test('Lightning Knight: what it has weakened so falls to its attack and strikes nobody', () => {
  const t = scene({ up: { c2: 'lightning-knight' } }, { up: { c3: 'road-warden' } });
  t.me.does('attack', 'lightning-knight', 'road-warden');
  t.me.does('stay');
  expect(t.zone('road-warden')).toBe('opp:discard'); // 4 − 1 − 3
  expect(t.hp('lightning-knight')).toBe(4);
});

test('A4.a.2 Lightning Knight: its player chooses any enemy card next to it, face down and diagonally too', () => {
  const t = scene(
    { up: { c3: 'lightning-knight', b3: 'quarry-ox' } },
    { up: { c4: 'wall-guard', c5: 'hush-monk' }, down: { d4: 'road-warden' } },
  );
  t.me.does('attack', 'lightning-knight', 'wall-guard');
  t.expectChoices(t.me, ['card road-warden', 'card wall-guard']);
  t.me.pick('road-warden');
  t.expectLog('A4.d.2 The card on d4 is turned up: Road Warden.');
  expect([t.hp('road-warden'), t.hp('wall-guard')]).toEqual([3, 5]);
});

test('A4.a.2 Lightning Knight: attacked face down, it strikes before combat damage', () => {
  const t = scene({ up: { c3: left('road-warden', 1), d3: 'wall-guard' } }, { down: { c4: 'lightning-knight' } });
  t.me.does('attack', 'road-warden', 'lightning-knight');
  t.expectChoices(t.opp, ['card road-warden', 'card wall-guard']);
  t.opp.pick('road-warden');
  expect(t.zone('road-warden')).toBe('me:discard');
  expect(t.hp('lightning-knight')).toBe(4);
});

test('A4.a.2 Lightning Knight: flipped, it strikes a card next to it; the Stone that lies there is found', () => {
  const t = scene({ down: { d4: 'lightning-knight' } }, { down: { e5: 'mystic-stone' } });
  t.me.does('flip', 'lightning-knight');
  expect(t.faceUp('opp:mystic-stone')).toBe(true);
  expect(t.hp('opp:mystic-stone')).toBe(14);
});

test('A4.d.2 Lightning Knight: turned up by damage that it survives, it strikes as well', () => {
  const t = scene({ up: { c3: 'wall-guard' }, hand: ['fire-bolt'] }, { down: { c4: 'lightning-knight' } });
  t.me.does('cast', 'fire-bolt', 'lightning-knight');
  expect(t.hp('lightning-knight')).toBe(2);
  expect(t.hp('wall-guard')).toBe(7);
});

test('A6.1 Lightning Knight: First-Blood comes before the lightning', () => {
  const t = scene({ up: { c2: 'lightning-knight' } }, { up: { c3: 'spark' } });
  t.me.does('attack', 'lightning-knight', 'spark');
  t.me.does('stay');
  expect(t.hp('lightning-knight')).toBe(3);
  expect(t.zone('spark')).toBe('opp:aside');
});

test('Lightning Knight: attacked face up, it strikes no lightning', () => {
  const t = scene({ up: { c2: 'quarry-ox' } }, { up: { c3: 'lightning-knight' } });
  t.me.does('attack', 'quarry-ox', 'lightning-knight');
  expect(t.hp('quarry-ox')).toBe(3); // 6 − 3
  expect(t.hp('lightning-knight')).toBe(2);
});

// ── A-002 Storm Squire, A-106 Spark ──

test('Storm Squire: attacked, it strikes first, and what it destroys deals nothing', () => {
  const t = scene({ up: { c2: 'hill-reaver' } }, { up: { c3: 'storm-squire' } });
  t.me.does('attack', 'hill-reaver', 'storm-squire');
  expect(t.zone('hill-reaver')).toBe('me:discard');
  expect(t.hp('storm-squire')).toBe(3);
});

// ── A-003 Thunder Lancer ──

test('Thunder Lancer: two spaces with one point, through empty spaces only', () => {
  const t = scene({ up: { e1: 'thunder-lancer', d1: 'road-warden', d2: 'quarry-ox', e2: 'wall-guard' } });
  expect(t.moves('thunder-lancer')).toEqual([]);
  t.me.does('move', 'wall-guard', undefined, at('e3'));
  // Now e2 is free, and from there everything next to it that is empty.
  expect(t.moves('thunder-lancer')).toEqual(['d3', 'e2']);
  t.me.does('move', 'thunder-lancer', undefined, at('d3'));
  expect(t.points).toBe(1);
});

// ── A-004 Static Hound ──

test('Static Hound: the defender is Shocked and cannot attack in its turn', () => {
  const t = scene({ up: { c3: 'static-hound' } }, { up: { c4: 'wall-guard', d3: 'quarry-ox' } });
  t.me.does('attack', 'static-hound', 'wall-guard');
  expect(t.statuses('wall-guard')).toEqual(['shocked']);
  t.me.does('end');
  expect(t.attacks('wall-guard')).toEqual([]);
  expect(t.attacks('quarry-ox')).toEqual(['static-hound']);
  t.opp.does('end');
  expect(t.statuses('wall-guard')).toEqual([]);
});

// ── A-005 Cloud Herald ──

test('Cloud Herald: placed face up it draws a card, placed face down it does not', () => {
  const up = scene({ hand: ['cloud-herald'], deck: ['fire-bolt', 'mend'] });
  up.me.does('placeUp', 'cloud-herald', undefined, at('c1'));
  expect(up.cards(up.me, 'hand').toSorted()).toEqual(['fire-bolt', 'mend']); // one by the turn, one by the Herald
  const down = scene({ hand: ['cloud-herald'], deck: ['fire-bolt', 'mend'] });
  down.me.does('placeDown', 'cloud-herald', undefined, at('c1'));
  down.me.does('flip', 'cloud-herald');
  expect(down.cards(down.me, 'hand')).toEqual(['fire-bolt']);
});

// ── A-006 Gale Dancer ──

test('Gale Dancer: attacks diagonally, and is struck back', () => {
  const t = scene(
    { up: { c3: 'gale-dancer', c2: 'road-warden' } },
    { up: { d4: 'wall-guard', b4: 'quarry-ox', d3: 'hill-reaver' } },
  );
  expect(t.attacks('gale-dancer').toSorted()).toEqual(['hill-reaver', 'quarry-ox', 'wall-guard']);
  expect(t.attacks('road-warden')).toEqual([]);
  t.me.does('attack', 'gale-dancer', 'wall-guard');
  expect(t.hp('wall-guard')).toBe(5);
  expect(t.hp('gale-dancer')).toBe(3);
});

// ── A-007 Stormcaller ──

test('Stormcaller: 1 damage to an enemy card, face down too, when a spell of its player has taken effect', () => {
  const t = scene(
    { up: { a2: 'stormcaller', a3: { card: 'quarry-ox', hurt: 3 } }, hand: ['mend'] },
    { up: { c4: 'wall-guard' }, down: { d4: 'road-warden' } },
  );
  t.me.does('cast', 'mend', 'quarry-ox');
  t.me.pick('road-warden');
  expect(t.hp('road-warden')).toBe(3);
  expect(t.faceUp('road-warden')).toBe(true);
  expect(t.hp('wall-guard')).toBe(8);
});

test('Stormcaller: an enemy spell does not wake it', () => {
  const t = scene({ up: { a2: 'wall-guard' }, hand: ['fire-bolt'] }, { up: { c4: 'stormcaller' } });
  t.me.does('cast', 'fire-bolt', 'stormcaller');
  expect(t.hp('wall-guard')).toBe(8);
  expect(t.hp('stormcaller')).toBe(2);
});

test('Stormcaller: a spell that is undone does not wake it', () => {
  const t = scene({ up: { a2: 'stormcaller' }, hand: ['foresight'] }, { up: { c4: 'wall-guard' }, hand: ['unsay'] });
  t.me.does('cast', 'foresight');
  t.opp.does('cast', 'unsay');
  expect(t.hp('wall-guard')).toBe(8);
});

// ── A-008 Banner Knight ──

test('Banner Knight: +1 attack for its own units next to it, not for itself', () => {
  const t = scene(
    { up: { c2: 'banner-knight', d3: 'road-warden', a3: 'quarry-ox' } },
    { up: { c3: 'wall-guard' }, down: { e5: 'mystic-stone' } },
  );
  expect(t.stat('road-warden', 'attack')).toBe(4);
  expect(t.stat('banner-knight', 'attack')).toBe(3);
  expect(t.stat('quarry-ox', 'attack')).toBe(2);
  expect(t.stat('wall-guard', 'attack')).toBe(1);
  t.me.does('move', 'road-warden', undefined, at('e3'));
  expect(t.stat('road-warden', 'attack')).toBe(3);
});

// ── A-009 Oathbound Rider ──

test('Oathbound Rider: up to two spaces, orthogonally only', () => {
  const t = scene({ up: { b2: 'oathbound-rider', b3: 'quarry-ox' } });
  // Round the corner is two orthogonal steps.
  expect(t.moves('oathbound-rider')).toEqual(['a2', 'a3', 'b1', 'c1', 'c2', 'c3', 'd2']);
});

// ── A-010 Thunderhead ──

test('Thunderhead: revealed, it leaves every enemy unit next to it Shocked and Dazed', () => {
  const t = scene({ down: { c3: 'thunderhead' } }, { up: { c4: 'wall-guard', d4: 'quarry-ox', e3: 'road-warden' } });
  t.me.does('flip', 'thunderhead');
  expect(t.statuses('wall-guard')).toEqual(['shocked', 'dazed']);
  expect(t.statuses('quarry-ox')).toEqual(['shocked', 'dazed']);
  expect(t.statuses('road-warden')).toEqual([]);
});

// ── A-011 Bolt Archer ──

test('Bolt Archer: shoots two spaces over an empty one and is not struck back', () => {
  const t = scene({ up: { c2: 'bolt-archer' } }, { up: { c4: 'road-warden', e2: 'quarry-ox', d3: 'wall-guard' } });
  expect(t.attacks('bolt-archer').toSorted()).toEqual(['quarry-ox', 'road-warden']);
  t.me.does('attack', 'bolt-archer', 'road-warden');
  expect(t.hp('road-warden')).toBe(1);
  expect(t.hp('bolt-archer')).toBe(2);
});

test('Bolt Archer: nothing is shot over a card, and next to it the defender strikes back', () => {
  const t = scene({ up: { c2: 'bolt-archer' } }, { up: { c3: 'wall-guard', c4: 'road-warden' } });
  expect(t.attacks('bolt-archer')).toEqual(['wall-guard']);
  t.me.does('attack', 'bolt-archer', 'wall-guard');
  expect(t.hp('bolt-archer')).toBe(1);
});

// ── A-012 Pike Warden ──

test('Pike Warden: attacked, it deals 1 damage before combat', () => {
  const t = scene({ up: { c2: 'quarry-ox' } }, { up: { c3: 'pike-warden' } });
  t.me.does('attack', 'quarry-ox', 'pike-warden');
  expect(t.hp('quarry-ox')).toBe(3); // 6 − 1 − 2
  expect(t.hp('pike-warden')).toBe(3);
});

test('Pike Warden: an attacker it destroys before combat deals nothing', () => {
  const t = scene({ up: { c2: 'scorchling' } }, { up: { c3: 'pike-warden' } });
  t.me.does('attack', 'scorchling', 'pike-warden');
  expect(t.zone('scorchling')).toBe('me:discard');
  expect(t.hp('pike-warden')).toBe(5);
});

// ── A-035 Spark Smith ──

test('Spark Smith: revealed, it makes up to two Sparks', () => {
  const t = scene({ down: { c2: 'spark-smith' }, aside: ['spark', 'spark', 'spark'] });
  t.me.does('flip', 'spark-smith');
  t.me.pick(`@${at('c3')}`);
  t.me.pick(`@${at('d3')}`);
  expect(t.cards(t.me, 'aside')).toEqual(['spark']);
  expect(t.on('c3')).toBe('spark');
  expect(t.on('d3')).toBe('spark');
});

test('Spark Smith: one is enough if its player likes', () => {
  const t = scene({ down: { c2: 'spark-smith' }, aside: ['spark', 'spark'] });
  t.me.does('flip', 'spark-smith');
  t.me.pick(`@${at('c3')}`);
  t.me.pick('none');
  expect(t.cards(t.me, 'aside')).toEqual(['spark']);
});
