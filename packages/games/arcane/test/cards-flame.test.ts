import { expect, test } from 'vitest';
import { at, scene } from './scene.ts';

/** Units of flame, A-013 to, and the Emberling. */

// ── A-013 Flame Warrior ──

test('Flame Warrior: after its attack 1 damage to every other enemy card next to it, face down too', () => {
  const t = scene(
    { up: { c3: 'flame-warrior', b3: 'hill-reaver' } },
    { up: { c4: 'wall-guard', b4: 'quarry-ox', e4: 'glass-champion' }, down: { d4: 'road-warden' } },
  );
  t.me.does('attack', 'flame-warrior', 'wall-guard');
  expect(t.hp('wall-guard')).toBe(5); // combat only
  expect(t.hp('quarry-ox')).toBe(5);
  expect(t.hp('road-warden')).toBe(3);
  expect(t.faceUp('road-warden')).toBe(true);
  expect(t.hp('glass-champion')).toBe(2);
  expect(t.hp('hill-reaver')).toBe(3);
  expect(t.hp('flame-warrior')).toBe(3);
});

test('Flame Warrior: a face-down card that survives the fire resolves its reveal at once', () => {
  const t = scene({ up: { c3: 'flame-warrior' } }, { up: { c4: 'wall-guard' }, down: { d4: 'lurking-shade' } });
  t.me.does('attack', 'flame-warrior', 'wall-guard');
  expect(t.hp('lurking-shade')).toBe(3);
  expect(t.hp('flame-warrior')).toBe(1); // 4 − 1 struck back − 2 from the Shade
});

test('Flame Warrior: destroyed in combat it burns nothing', () => {
  const t = scene({ up: { c3: 'flame-warrior' } }, { up: { c4: 'coal-giant', d4: 'quarry-ox' } });
  t.me.does('attack', 'flame-warrior', 'coal-giant');
  expect(t.zone('flame-warrior')).toBe('me:discard');
  expect(t.hp('quarry-ox')).toBe(6);
});

// ── A-014 Cinder Imp ──

test('Cinder Imp: destroyed, 2 damage to every enemy card next to it', () => {
  const t = scene(
    { up: { c3: 'road-warden', b3: 'quarry-ox', c1: 'wall-guard' } },
    { up: { c4: 'cinder-imp', d4: 'hill-reaver' } },
  );
  t.me.does('attack', 'road-warden', 'cinder-imp');
  t.me.does('stay');
  expect(t.hp('road-warden')).toBe(2);
  expect(t.hp('quarry-ox')).toBe(4);
  expect(t.hp('hill-reaver')).toBe(3);
  expect(t.hp('wall-guard')).toBe(8);
});

test('A4.d.2 Cinder Imp: burnt face down it blows up all the same', () => {
  const t = scene({ up: { c3: 'wall-guard' }, hand: ['fire-bolt'] }, { down: { c4: 'cinder-imp' } });
  t.me.does('cast', 'fire-bolt', 'cinder-imp');
  expect(t.zone('cinder-imp')).toBe('opp:discard');
  expect(t.hp('wall-guard')).toBe(6);
});

// ── A-015 Ember Hound ──

test('Ember Hound: the defender is Burned before it could strike back', () => {
  const t = scene({ up: { c3: 'ember-hound' } }, { up: { c4: 'quarry-ox' } });
  t.me.does('attack', 'ember-hound', 'quarry-ox');
  expect(t.hp('ember-hound')).toBe(3);
  expect(t.hp('quarry-ox')).toBe(3);
  expect(t.statuses('quarry-ox')).toEqual(['burned']);
});

// ── A-016 Torchbearer ──

test('Torchbearer: placed face up, 1 damage to an enemy card within two spaces', () => {
  const t = scene(
    { hand: ['torchbearer'] },
    { up: { c4: 'wall-guard', a3: 'hill-reaver' }, down: { d3: 'road-warden', c3: 'spike-pit' } },
  );
  t.me.does('placeUp', 'torchbearer', undefined, at('d2'));
  expect(t.choices.toSorted()).toEqual(['card road-warden', 'card spike-pit', 'card wall-guard']);
  t.me.pick('road-warden');
  expect(t.hp('road-warden')).toBe(3);
  expect(t.hp('wall-guard')).toBe(8);
});

// ── A-017 Pyre Priest ──

test('Pyre Priest: at the end of its turn, 1 damage to an enemy card next to it', () => {
  const t = scene({ up: { c3: 'pyre-priest' } }, { up: { d4: 'wall-guard', b4: 'quarry-ox', c5: 'road-warden' } });
  t.me.does('end');
  expect(t.choices.toSorted()).toEqual(['card quarry-ox', 'card wall-guard']);
  t.me.pick('wall-guard');
  expect(t.hp('wall-guard')).toBe(7);
  t.opp.does('end');
  expect(t.hp('wall-guard')).toBe(7); // not at the end of the other's turn
});

// ── A-018 Ash Walker ──

test('Ash Walker: no status takes hold of it', () => {
  const t = scene(
    { up: { c3: 'ember-hound' }, hand: ['sleep-of-stone'] },
    { up: { c4: 'ash-walker', d4: 'quarry-ox' } },
  );
  t.me.does('attack', 'ember-hound', 'ash-walker');
  expect(t.statuses('ash-walker')).toEqual([]);
  expect(t.zone('ember-hound')).toBe('me:discard'); // it struck back
  t.me.does('cast', 'sleep-of-stone', 'ash-walker');
  expect(t.statuses('ash-walker')).toEqual([]);
});

// ── A-019 Furnace Brute ──

test('Furnace Brute: 1 damage to itself after it attacks, none when it is attacked', () => {
  const t = scene({ up: { c3: 'furnace-brute' } }, { up: { c4: 'wall-guard' } });
  t.me.does('attack', 'furnace-brute', 'wall-guard');
  expect(t.hp('wall-guard')).toBe(3);
  expect(t.hp('furnace-brute')).toBe(2); // 4 − 1 struck back − 1
  t.me.does('end');
  t.opp.does('attack', 'wall-guard', 'furnace-brute');
  expect(t.hp('furnace-brute')).toBe(1);
  expect(t.zone('wall-guard')).toBe('opp:discard');
});

// ── A-020 Scorchling ──

test('Scorchling: destroyed, its player draws a card', () => {
  const t = scene({ up: { c3: 'wall-guard' } }, { up: { c4: 'scorchling' }, deck: ['mend', 'ward'] });
  t.me.does('attack', 'wall-guard', 'scorchling');
  t.me.does('stay');
  expect(t.cards(t.opp, 'hand')).toEqual(['mend']);
});

// ── A-021 Salamander ──

test('Salamander: after it was attacked, 1 damage to every enemy card next to it', () => {
  const t = scene({ up: { c3: 'quarry-ox', b3: 'wall-guard' } }, { up: { c4: 'salamander' } });
  t.me.does('attack', 'quarry-ox', 'salamander');
  expect(t.hp('salamander')).toBe(2);
  expect(t.hp('quarry-ox')).toBe(3); // 6 − 2 − 1
  expect(t.hp('wall-guard')).toBe(7);
});

test('Salamander: destroyed, it burns nothing', () => {
  const t = scene({ up: { c3: 'coal-giant', b3: 'wall-guard' } }, { up: { c4: 'salamander' } });
  t.me.does('attack', 'coal-giant', 'salamander');
  t.me.does('stay');
  expect(t.hp('wall-guard')).toBe(8);
});

// ── A-022 Coal Giant ──

test('Coal Giant: one attack a turn, and again in the next', () => {
  const t = scene({ up: { c3: 'coal-giant' } }, { up: { c4: 'wall-guard', d3: 'quarry-ox' } });
  t.me.does('attack', 'coal-giant', 'wall-guard');
  expect(t.hp('wall-guard')).toBe(3);
  expect(t.attacks('coal-giant')).toEqual([]);
  t.me.does('end');
  t.opp.does('end');
  expect(t.attacks('coal-giant').toSorted()).toEqual(['quarry-ox', 'wall-guard']);
});

// ── A-036 Kiln Keeper, A-107 Emberling ──

test('Kiln Keeper: placed face up it makes an Emberling next to it', () => {
  const t = scene({ hand: ['kiln-keeper'], aside: ['emberling'] });
  t.me.does('placeUp', 'kiln-keeper', undefined, at('c2'));
  t.me.pick(`@${at('c3')}`);
  expect(t.on('c3')).toBe('emberling');
});

test('Kiln Keeper: with no Emberling left nothing is made', () => {
  const t = scene({ hand: ['kiln-keeper'] });
  t.me.does('placeUp', 'kiln-keeper', undefined, at('c2'));
  expect(t.asked).toBe('me main');
});

test('Emberling: destroyed, 1 damage to every enemy card next to it', () => {
  const t = scene({ up: { c3: 'wall-guard', b3: 'quarry-ox' } }, { up: { c4: 'emberling' } });
  t.me.does('attack', 'wall-guard', 'emberling');
  t.me.does('stay');
  expect(t.hp('wall-guard')).toBe(7);
  expect(t.hp('quarry-ox')).toBe(5);
  expect(t.zone('emberling')).toBe('opp:aside');
});
