import { expect, test } from 'vitest';
import { at, scene } from './scene.ts';

/** Units of stone, A-023 to, with the tokens they make. */

// ── A-023 Golemancer ──

test('Golemancer: revealed, it makes a Clay Golem next to it', () => {
  const t = scene({ down: { c2: 'golemancer' }, aside: ['clay-golem'] });
  t.me.does('flip', 'golemancer');
  t.me.pick(`@${at('d3')}`);
  expect(t.on('d3')).toBe('clay-golem');
  expect(t.hp('clay-golem')).toBe(3);
  expect(t.stat('clay-golem', 'attack')).toBe(2);
});

test('A4.a.1 Golemancer: attacked face down, the golem stands before the fight', () => {
  const t = scene({ up: { c3: 'hill-reaver' } }, { down: { c4: 'golemancer' }, aside: ['clay-golem', 'clay-golem'] });
  t.me.does('attack', 'hill-reaver', 'golemancer');
  t.opp.pick(`@${at('c5')}`);
  // 4 damage destroy it: another golem.
  t.opp.pick(`@${at('b4')}`);
  t.me.does('stay');
  expect(t.zone('golemancer')).toBe('opp:discard');
  expect(t.on('c5')).toBe('clay-golem');
  expect(t.on('b4')).toBe('clay-golem');
});

test('A4.d.2 Golemancer: destroyed face down by an ability, it makes one golem', () => {
  const t = scene(
    { hand: ['fire-bolt'] },
    { down: { c4: { card: 'golemancer', hurt: 2 } }, aside: ['clay-golem', 'clay-golem'] },
  );
  t.me.does('cast', 'fire-bolt', 'golemancer');
  t.opp.pick(`@${at('c5')}`);
  expect(t.cards(t.opp, 'aside')).toEqual(['clay-golem']);
  expect(t.on('c5')).toBe('clay-golem');
});

test('Golemancer: placed face up it makes nothing', () => {
  const t = scene({ hand: ['golemancer'], aside: ['clay-golem'] });
  t.me.does('placeUp', 'golemancer', undefined, at('c2'));
  expect(t.asked).toBe('me main');
  expect(t.cards(t.me, 'aside')).toEqual(['clay-golem']);
});

// ── A-024 Brick Giant ──

test('Brick Giant: it moves within its own territory only', () => {
  const t = scene({ up: { c2: 'brick-giant' } });
  expect(t.moves('brick-giant')).toEqual(['b1', 'b2', 'c1', 'd1', 'd2']);
});

test('Brick Giant: it does not follow into the space of what it destroyed beyond its border', () => {
  const t = scene({ up: { c2: 'brick-giant' } }, { up: { c3: 'hill-reaver' } });
  t.me.does('attack', 'brick-giant', 'hill-reaver');
  expect(t.asked).toBe('me main');
  expect(t.where('brick-giant')).toBe('c2');
});

// ── A-025 Clay Shepherd ──

test('Clay Shepherd: +1 attack for its own units that are called Golem something', () => {
  const t = scene(
    { up: { c2: 'clay-shepherd', a3: 'iron-golem', b1: 'clay-golem', d2: 'quarry-ox', e2: 'golemancer' } },
    { up: { e4: 'clay-golem' } },
  );
  expect(t.stat('iron-golem', 'attack')).toBe(4);
  expect(t.stat('me:clay-golem', 'attack')).toBe(3);
  expect(t.stat('golemancer', 'attack')).toBe(2);
  expect(t.stat('quarry-ox', 'attack')).toBe(2);
  expect(t.stat('opp:clay-golem', 'attack')).toBe(2);
});

// ── A-026 Gargoyle ──

test('Gargoyle: placed face up it is Petrified until healed; face down it is free', () => {
  const t = scene({ hand: ['gargoyle', 'mend'], down: { e1: 'gargoyle' } });
  t.me.does('placeUp', 'gargoyle', undefined, at('c2'));
  const id = t.standing('c2');
  expect(t.statusesOf(id)).toEqual(['petrified']);
  expect(t.movesOf(id)).toEqual([]);
  t.me.does('cast', 'mend', 'gargoyle');
  expect(t.statusesOf(id)).toEqual([]);
  expect(t.movesOf(id)).not.toEqual([]);
  t.me.does('flip', 'gargoyle');
  expect(t.statusesOf(t.standing('e1'))).toEqual([]);
});

// ── A-027 Mason ──

test('Mason: heals the Stone next to it 1 at the end of its turn', () => {
  const t = scene({ up: { b2: 'mason', a1: { card: 'mystic-stone', hurt: 5 } } });
  t.me.does('end');
  expect(t.hp('me:mystic-stone')).toBe(11);
  t.opp.does('end');
  expect(t.hp('me:mystic-stone')).toBe(11);
});

test('Mason: away from the Stone it heals nothing', () => {
  const t = scene({ up: { c2: 'mason', a1: { card: 'mystic-stone', hurt: 5 } } });
  t.me.does('end');
  expect(t.hp('me:mystic-stone')).toBe(10);
});

// ── A-028 Stone Warden ──

test('Stone Warden: damage to the Stone next to it is 1 less', () => {
  const t = scene(
    { up: { c4: 'road-warden' }, hand: ['fire-bolt'] },
    { up: { c5: 'mystic-stone', d5: 'stone-warden' } },
  );
  t.me.does('attack', 'road-warden', 'opp:mystic-stone');
  expect(t.hp('opp:mystic-stone')).toBe(13);
  t.me.does('cast', 'fire-bolt', 'opp:mystic-stone');
  expect(t.hp('opp:mystic-stone')).toBe(12);
  expect(t.hp('road-warden')).toBe(4);
});

// ── A-029 Cockatrice ──

test('Cockatrice: what it attacks and what attacks it is Petrified after combat', () => {
  const t = scene({ up: { c3: 'cockatrice' } }, { up: { c4: 'wall-guard', d3: 'static-hound' } });
  t.me.does('attack', 'cockatrice', 'wall-guard');
  expect(t.statuses('wall-guard')).toEqual(['petrified']);
  t.me.does('end');
  expect(t.attacks('wall-guard')).toEqual([]);
  expect(t.moves('wall-guard')).toEqual([]);
  t.opp.does('attack', 'static-hound', 'cockatrice');
  expect(t.zone('cockatrice')).toBe('me:discard'); // 3 − 1 − 2: dead, it turns nobody
  expect(t.statuses('static-hound')).toEqual([]);
});

test('Cockatrice: attacked and alive, it turns the attacker', () => {
  const t = scene({ up: { c3: 'quarry-ox' } }, { up: { c4: 'cockatrice' } });
  t.me.does('attack', 'quarry-ox', 'cockatrice');
  expect(t.statuses('quarry-ox')).toEqual(['petrified']);
});

// ── A-030 Shield Mother ──

test('Shield Mother: placed face up, another unit next to it gets +2 health', () => {
  const t = scene({
    up: { c3: 'road-warden', b2: { card: 'quarry-ox', hurt: 3 }, e1: 'wall-guard' },
    hand: ['shield-mother'],
  });
  t.me.does('placeUp', 'shield-mother', undefined, at('c2'));
  expect(t.choices.toSorted()).toEqual(['card quarry-ox', 'card road-warden']);
  t.me.pick('quarry-ox');
  expect(t.hp('quarry-ox')).toBe(5);
  expect(t.stat('quarry-ox', 'health')).toBe(8);
});

// ── A-031 Rune Smith ──

test('Rune Smith: placed face up, another of its units gets +1 attack for good', () => {
  const t = scene({ up: { e3: 'road-warden', a2: 'quarry-ox' }, hand: ['rune-smith'] });
  t.me.does('placeUp', 'rune-smith', undefined, at('c1'));
  t.me.pick('road-warden');
  t.me.does('end');
  t.opp.does('end');
  expect(t.stat('road-warden', 'attack')).toBe(4);
});

// ── A-032 Field Surgeon ──

test('Field Surgeon: at the end of its turn heals another unit next to it 2, statuses too', () => {
  const t = scene({
    up: { c2: { card: 'field-surgeon', hurt: 1 }, c3: { card: 'quarry-ox', hurt: 3, statuses: ['petrified'] } },
  });
  t.me.does('end');
  expect(t.hp('quarry-ox')).toBe(5);
  expect(t.statuses('quarry-ox')).toEqual([]);
  expect(t.hp('field-surgeon')).toBe(3);
});

// ── A-033 Old Colossus ──

test('Old Colossus: a move costs 2 action points', () => {
  const t = scene({ up: { c2: 'old-colossus' } });
  t.me.does('move', 'old-colossus', undefined, at('c3'));
  expect(t.points).toBe(1);
  expect(t.moves('old-colossus')).toEqual([]);
});

// ── A-034 Iron Foundress, A-103 Iron Golem ──

test('Iron Foundress: placed face up it makes an Iron Golem and is Frozen', () => {
  const t = scene({ hand: ['iron-foundress'], aside: ['iron-golem'] });
  t.me.does('placeUp', 'iron-foundress', undefined, at('c2'));
  t.me.pick(`@${at('c3')}`);
  expect(t.statuses('iron-foundress')).toEqual(['frozen']);
  expect(t.stat('iron-golem', 'attack')).toBe(3);
  expect(t.hp('iron-golem')).toBe(3);
  // The golem moves only orthogonally.
  expect(t.moves('iron-golem')).toEqual(['b3', 'c4', 'd3']);
});

// ── A-037 Thorn Matron, A-108 Thornling ──

test('Thorn Matron: placed face up it makes a Thornling; who attacks that bleeds', () => {
  const t = scene({ hand: ['thorn-matron'], aside: ['thornling'] }, { up: { d4: 'static-hound' } });
  t.me.does('placeUp', 'thorn-matron', undefined, at('c2'));
  t.me.pick(`@${at('d3')}`);
  t.me.does('end');
  t.opp.does('attack', 'static-hound', 'thornling');
  expect(t.zone('thornling')).toBe('me:aside'); // 2 damage: dead, and no thorns
  t.opp.does('stay');
  expect(t.statuses('static-hound')).toEqual([]);
});

test('Thornling: alive after an attack, it leaves the attacker Bleeding', () => {
  const t = scene({ up: { c3: 'cockatrice' } }, { up: { c4: 'thornling' } });
  t.me.does('attack', 'cockatrice', 'thornling');
  expect(t.hp('thornling')).toBe(1);
  expect(t.statuses('cockatrice')).toEqual(['bleeding']);
});

// ── A-038 Wall Wright, A-109 Mud Wall ──

test('Wall Wright: placed face up it makes a Mud Wall within two spaces, which stays where it is', () => {
  const t = scene({ hand: ['wall-wright'], aside: ['mud-wall'] }, { up: { d4: 'road-warden' } });
  t.me.does('placeUp', 'wall-wright', undefined, at('c2'));
  t.me.pick(`@${at('c4')}`);
  expect(t.on('c4')).toBe('mud-wall');
  expect(t.hp('mud-wall')).toBe(5);
  expect(t.moves('mud-wall')).toEqual([]);
  expect(t.attacks('mud-wall')).toEqual([]);
});
