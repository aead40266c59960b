import { expect, test } from 'vitest';
import { at, type Scene, scene } from './scene.ts';

/** Traps, A-090 to A-101, tokens that no other file shows, and Mystic Stones, A-110 to A-113. */

/** A Quarry Ox, 2/6, attacks a trap and stays where it is. */
const spring = (trap: string, me: Scene = {}, opp: Scene = {}) => {
  const t = scene({ ...me, up: { c3: 'quarry-ox', ...me.up } }, { ...opp, down: { c4: trap, ...opp.down } });
  t.me.does('attack', 'quarry-ox', trap);
  return t;
};

test('Spike Pit: 3 damage to the attacker, and the trap is discarded', () => {
  const t = spring('spike-pit');
  t.me.does('stay');
  expect(t.hp('quarry-ox')).toBe(3);
  expect(t.zone('spike-pit')).toBe('opp:discard');
});

test('Adder Nest: the attacker is Poisoned and Bleeding', () => {
  const t = spring('adder-nest');
  t.me.does('stay');
  expect(t.statuses('quarry-ox')).toEqual(['poisoned', 'bleeding']);
});

test('Gorgon Mask: the attacker is Petrified, so it cannot take the space', () => {
  const t = spring('gorgon-mask');
  expect(t.statuses('quarry-ox')).toEqual(['petrified']);
  expect(t.asked).toBe('me main');
  expect(t.where('quarry-ox')).toBe('c3');
});

test('Root Snare: 1 damage, and the attacker is Rooted', () => {
  const t = spring('root-snare');
  expect(t.hp('quarry-ox')).toBe(5);
  expect(t.statuses('quarry-ox')).toEqual(['rooted']);
  expect(t.moves('quarry-ox')).toEqual([]);
});

test('Powder Keg: 2 damage to every card next to it, of both players', () => {
  const t = spring(
    'powder-keg',
    { up: { b3: 'road-warden', a3: 'glass-champion' } },
    { up: { d5: 'wall-guard' }, down: { b5: 'hill-reaver' } },
  );
  t.me.does('stay');
  expect(t.hp('quarry-ox')).toBe(4);
  expect(t.hp('road-warden')).toBe(2);
  expect(t.hp('glass-champion')).toBe(2);
  expect(t.hp('wall-guard')).toBe(6);
  expect(t.hp('hill-reaver')).toBe(1);
  expect(t.faceUp('hill-reaver')).toBe(true);
});

test("Thief's Door: the attacker goes back to its owner's hand", () => {
  const t = spring('thiefs-door');
  expect(t.zone('quarry-ox')).toBe('me:hand');
  expect(t.asked).toBe('me main');
});

test('Hollow Altar: its player draws two cards', () => {
  const t = spring('hollow-altar', {}, { deck: ['mend', 'ward', 'gust'] });
  t.me.does('stay');
  expect(t.cards(t.opp, 'hand').toSorted()).toEqual(['mend', 'ward']);
});

test('Alarm Bell: up to two Watch Dogs next to it, which stay at home', () => {
  const t = spring('alarm-bell', {}, { aside: ['watch-dog', 'watch-dog', 'watch-dog'] });
  t.opp.pick(`@${at('b4')}`);
  t.opp.pick(`@${at('d4')}`);
  t.me.does('stay');
  expect(t.on('b4')).toBe('watch-dog');
  expect(t.on('d4')).toBe('watch-dog');
  t.me.does('end');
  expect(t.movesOf(t.standing('d4'))).toEqual(['c4', 'c5', 'd5', 'e4']);
});

test('Quicksand: an attacker with more than 3 health left is Frozen and Shocked', () => {
  const t = spring('quicksand');
  expect(t.statuses('quarry-ox')).toEqual(['frozen', 'shocked']);
  expect(t.asked).toBe('me main');
});

test('Quicksand: one with 3 or less is destroyed', () => {
  const t = spring('quicksand', { up: { c3: { card: 'quarry-ox', hurt: 3 } } });
  expect(t.zone('quarry-ox')).toBe('me:discard');
});

test('Dead Weight: the attacker has 2 attack less, never below 0', () => {
  const t = spring('dead-weight');
  t.me.does('stay');
  expect(t.stat('quarry-ox', 'attack')).toBe(0);
  t.me.does('end');
  t.opp.does('end');
  expect(t.stat('quarry-ox', 'attack')).toBe(0);
});

test('Beacon of Spite: the attacker is Silenced and Marked', () => {
  const t = spring('beacon-of-spite');
  t.me.does('stay');
  expect(t.statuses('quarry-ox')).toEqual(['silenced', 'marked']);
  t.me.does('end');
  expect(t.statuses('quarry-ox')).toEqual(['marked']);
});

test('Wind Lock: the attacker is moved into its own territory, where the trapper likes', () => {
  const t = spring('wind-lock');
  t.opp.pick(`@${at('e1')}`);
  expect(t.where('quarry-ox')).toBe('e1');
});

// ── Stones ──

test('Mystic Stone: 15 health; it neither moves nor strikes back', () => {
  const t = scene({ up: { c4: 'glass-champion' } }, { down: { c5: 'mystic-stone' } });
  t.me.does('attack', 'glass-champion', 'opp:mystic-stone');
  expect(t.hp('opp:mystic-stone')).toBe(10);
  expect(t.hp('glass-champion')).toBe(2);
  t.me.does('end');
  expect(t.moves('opp:mystic-stone')).toEqual([]);
});

test('Ember Stone: 13 health; 1 damage to whoever attacked it', () => {
  const t = scene({ up: { c4: 'road-warden' } }, { down: { c5: 'ember-stone' } });
  t.me.does('attack', 'road-warden', 'ember-stone');
  expect(t.hp('ember-stone')).toBe(10);
  expect(t.hp('road-warden')).toBe(3);
});

test('Hearth Stone: 13 health; face up it heals its units next to it 1 at the end of the turn', () => {
  const hurt = { card: 'quarry-ox', hurt: 3 };
  const up = scene({ up: { a1: 'hearth-stone', b2: hurt, c2: { card: 'wall-guard', hurt: 3 } } });
  up.me.does('end');
  expect(up.hp('quarry-ox')).toBe(4);
  expect(up.hp('wall-guard')).toBe(5);
  expect(up.hp('hearth-stone')).toBe(13);
  const down = scene({ up: { b2: hurt }, down: { a1: 'hearth-stone' } });
  down.me.does('end');
  expect(down.hp('quarry-ox')).toBe(3);
});

test('Hollow Stone: 18 health; when it is revealed the opponent draws two cards', () => {
  const t = scene({ up: { c4: 'road-warden' }, deck: ['raider', 'sapper', 'wisp'] }, { down: { c5: 'hollow-stone' } });
  t.me.does('attack', 'road-warden', 'hollow-stone');
  expect(t.hp('hollow-stone')).toBe(15);
  expect(t.cards(t.me, 'hand').toSorted()).toEqual(['raider', 'sapper', 'wisp']);
  t.me.does('attack', 'road-warden', 'hollow-stone');
  expect(t.cards(t.me, 'hand')).toHaveLength(3);
});
