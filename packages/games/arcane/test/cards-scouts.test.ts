import { expect, test } from 'vitest';
import { scene } from './scene.ts';
import { left, printed } from './support.ts';

/** Units that act when they are revealed or before combat, and scouts. */

// ── A-117 Arc Caster ──

test('Arc Caster: attacking, it hurts another enemy card next to the defender before combat, face down too', () => {
  const t = scene(
    { up: { c3: 'arc-caster' } },
    { up: { c4: 'wall-guard', e4: 'road-warden' }, down: { d4: 'hill-reaver', b5: 'quarry-ox' } },
  );
  t.me.does('attack', 'arc-caster', 'wall-guard');
  t.expectChoices(t.me, ['card hill-reaver', 'card quarry-ox']);
  t.me.pick('hill-reaver');
  expect([t.faceUp('hill-reaver'), t.hp('hill-reaver')]).toEqual([true, 2]);
  expect(t.hp('wall-guard')).toBe(6);
});

test('Arc Caster: with nothing next to the defender it only attacks', () => {
  const t = scene({ up: { c3: 'arc-caster' } }, { up: { c4: 'wall-guard' } });
  t.me.does('attack', 'arc-caster', 'wall-guard');
  expect(t.hp('wall-guard')).toBe(6);
});

// ── A-120 Ember Sower ──

test('Ember Sower: revealed, it makes an Emberling next to it', () => {
  const t = scene({ down: { c2: 'ember-sower' }, aside: ['emberling'] });
  t.me.does('flip', 'ember-sower');
  t.me.pick('@12');
  expect(t.on('c3')).toBe('emberling');
});

// ── A-123 Landslide ──

test('Landslide: revealed, it pushes every enemy unit next to it away, where there is room', () => {
  const t = scene(
    { down: { c3: 'landslide' } },
    { up: { c4: 'wall-guard', d3: 'quarry-ox', e3: 'road-warden', b4: 'hill-reaver' } },
  );
  t.me.does('flip', 'landslide');
  expect(t.where('wall-guard')).toBe('c5');
  expect(t.where('hill-reaver')).toBe('a5');
  // Somebody stands behind it.
  expect(t.where('quarry-ox')).toBe('d3');
  expect(t.where('road-warden')).toBe('e3');
});

test('Landslide: attacked face down, it pushes its attacker out of reach and there is no fight', () => {
  const t = scene({ up: { c3: 'road-warden' } }, { down: { c4: 'landslide' } });
  t.me.does('attack', 'road-warden', 'landslide');
  expect(t.where('road-warden')).toBe('c2');
  expect(t.hp('landslide')).toBe(4);
});

// ── A-131 Ferret Keeper ──

test('Ferret Keeper: a card that its attack turns up takes 2 before combat, one that lay face up does not', () => {
  const t = scene({ up: { c3: 'ferret-keeper' } }, { down: { c4: 'wall-guard' } });
  t.me.does('attack', 'ferret-keeper', 'wall-guard');
  const found = printed('wall-guard').health - 2 - printed('ferret-keeper').attack;
  expect(t.hp('wall-guard')).toBe(found);
  const up = scene({ up: { c3: 'ferret-keeper' } }, { up: { c4: 'wall-guard' } });
  up.me.does('attack', 'ferret-keeper', 'wall-guard');
  expect(up.hp('wall-guard')).toBe(found + 2);
});

test('Ferret Keeper: what dies of it strikes nobody', () => {
  const t = scene({ up: { c3: 'ferret-keeper' } }, { down: { c4: left('glass-champion', 2) } });
  t.me.does('attack', 'ferret-keeper', 'glass-champion');
  t.me.does('stay');
  expect(t.hp('ferret-keeper')).toBe(printed('ferret-keeper').health);
});

// ── A-132 Falconer ──

test('Falconer: at the end of its turn it looks at a face-down card within two spaces, each only once', () => {
  const t = scene({ up: { c3: 'falconer' } }, { down: { c4: 'quarry-ox', b5: 'spike-pit', e5: 'mystic-stone' } });
  t.me.does('end');
  t.expectChoices(t.me, ['card quarry-ox', 'card spike-pit', 'card mystic-stone']);
  t.me.pick('spike-pit');
  expect([t.knows(t.me, 'spike-pit'), t.knows(t.me, 'quarry-ox')]).toEqual([true, false]);
  t.opp.does('end');
  t.me.does('end');
  t.expectChoices(t.me, ['card quarry-ox', 'card mystic-stone']);
});

// ── A-133 Lamplighter ──

test('Lamplighter: revealed, it looks at every enemy face-down card within two spaces, and a Stone is found by it', () => {
  const t = scene({ down: { c3: 'lamplighter' } }, { down: { c4: 'quarry-ox', e4: 'mystic-stone', a5: 'spike-pit' } });
  t.me.does('flip', 'lamplighter');
  expect(t.knows(t.me, 'quarry-ox')).toBe(true);
  expect(t.faceUp('quarry-ox')).toBe(false);
  // A2.1: chosen or not, the text aims at it.
  expect(t.faceUp('opp:mystic-stone')).toBe(true);
  expect(t.knows(t.me, 'spike-pit')).toBe(true);
});

// ── A-134 Mire Lurker ──

test('Mire Lurker: whoever attacks it takes 1 before combat and is Rooted', () => {
  const t = scene({ up: { c3: 'quarry-ox' } }, { up: { c4: 'mire-lurker' } });
  t.me.does('attack', 'quarry-ox', 'mire-lurker');
  expect(t.hp('quarry-ox')).toBe(3); // 6 − 1 − 2
  expect(t.statuses('quarry-ox')).toEqual(['rooted']);
  expect(t.moves('quarry-ox')).toEqual([]);
});
