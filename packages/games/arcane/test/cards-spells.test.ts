import { expect, test } from 'vitest';
import { at, scene } from './scene.ts';
import { whyNot } from './support.ts';

/** Spells, A-066 to A-089. */

// ── A-066 Fire Bolt ──

test('Fire Bolt: 2 damage to any card; a face-down one is turned up', () => {
  const t = scene({ hand: ['fire-bolt'] }, { up: { a4: 'wall-guard' }, down: { c4: 'road-warden' } });
  t.me.does('cast', 'fire-bolt', 'road-warden');
  expect(t.hp('road-warden')).toBe(2);
  expect(t.faceUp('road-warden')).toBe(true);
  expect(t.zone('fire-bolt')).toBe('me:discard');
  expect(t.points).toBe(3);
});

test('Fire Bolt: it finds the Stone, and the Stone stays face up', () => {
  const t = scene({ hand: ['fire-bolt'] });
  t.me.does('cast', 'fire-bolt', 'opp:mystic-stone');
  expect(t.hp('opp:mystic-stone')).toBe(13);
  expect(t.faceUp('opp:mystic-stone')).toBe(true);
});

// ── A-067 Forked Lightning ──

test('Forked Lightning: 2 to an enemy unit, 1 to another enemy card next to it', () => {
  const t = scene(
    { hand: ['forked-lightning'] },
    { up: { c4: 'wall-guard', e4: 'quarry-ox' }, down: { d4: 'road-warden', b5: 'hill-reaver' } },
  );
  t.me.does('cast', 'forked-lightning', 'wall-guard');
  expect(t.choices.toSorted()).toEqual(['card hill-reaver', 'card road-warden']);
  t.me.pick('road-warden');
  expect(t.hp('wall-guard')).toBe(6);
  expect(t.hp('road-warden')).toBe(3);
  expect(t.faceUp('hill-reaver')).toBe(false);
});

// ── A-068 Wildfire ──

test('Wildfire: 1 to an enemy card and to every enemy card next to it', () => {
  const t = scene(
    { hand: ['wildfire'], up: { b3: 'glass-champion' } },
    { up: { c4: 'wall-guard', e4: 'quarry-ox' }, down: { d4: 'road-warden', b5: 'spike-pit' } },
  );
  t.me.does('cast', 'wildfire', 'wall-guard');
  expect(t.hp('wall-guard')).toBe(7);
  expect(t.hp('road-warden')).toBe(3);
  expect(t.zone('spike-pit')).toBe('opp:discard');
  expect(t.hp('quarry-ox')).toBe(6);
  expect(t.hp('glass-champion')).toBe(2);
});

// ── A-069 Mend ──

test('Mend: heals 4, and takes Poisoned, Bleeding and Petrified away', () => {
  const t = scene({
    up: { c2: { card: 'quarry-ox', hurt: 5, statuses: ['poisoned', 'bleeding', 'petrified'] }, d2: 'wall-guard' },
    hand: ['mend'],
  });
  // The poison has cost 1 as the turn began, so it is nearly dead.
  expect(t.zone('quarry-ox')).toBe('me:discard');
  const u = scene({
    up: {
      c2: { card: 'quarry-ox', hurt: 4, statuses: ['bleeding', 'petrified', 'marked', 'rooted'] },
      d2: 'wall-guard',
    },
    hand: ['mend'],
  });
  u.me.does('cast', 'mend', 'quarry-ox');
  expect(u.hp('quarry-ox')).toBe(6);
  expect(u.statuses('quarry-ox')).toEqual([]);
});

test('Mend: the Stone can be mended once it lies face up', () => {
  const t = scene({ up: { a1: { card: 'mystic-stone', hurt: 7 } }, hand: ['mend'] });
  t.me.does('cast', 'mend', 'me:mystic-stone');
  expect(t.hp('me:mystic-stone')).toBe(12);
});

// ── A-070 War Cry ──

test('War Cry: +1 attack for all own units until the end of the turn', () => {
  const t = scene({ up: { c2: 'road-warden', e2: 'wall-guard' }, hand: ['war-cry'] }, { up: { c4: 'quarry-ox' } });
  t.me.does('cast', 'war-cry');
  expect(t.stat('road-warden', 'attack')).toBe(4);
  expect(t.stat('wall-guard', 'attack')).toBe(2);
  expect(t.stat('quarry-ox', 'attack')).toBe(2);
  t.me.does('end');
  expect(t.stat('road-warden', 'attack')).toBe(3);
});

// ── A-071 Giant's Draught ──

test("Giant's Draught: +1 attack and +2 health for good", () => {
  const t = scene({ up: { c2: { card: 'road-warden', hurt: 1 } }, hand: ['giants-draught'] });
  t.me.does('cast', 'giants-draught', 'road-warden');
  expect(t.stat('road-warden', 'attack')).toBe(4);
  expect(t.hp('road-warden')).toBe(5); // damage stays
  t.me.does('end');
  t.opp.does('end');
  expect(t.stat('road-warden', 'attack')).toBe(4);
});

// ── A-072 Unsay ──

test('A4.2.5.1 Unsay: an enemy spell does nothing, and its caster draws', () => {
  const t = scene(
    { up: { c2: 'road-warden' }, hand: ['fire-bolt'] },
    { up: { c4: 'wall-guard' }, hand: ['unsay'], deck: ['mend'] },
  );
  t.me.does('cast', 'fire-bolt', 'wall-guard');
  t.opp.does('cast', 'unsay');
  expect(t.hp('wall-guard')).toBe(8);
  expect(t.zone('fire-bolt')).toBe('me:discard');
  expect(t.cards(t.opp, 'hand')).toEqual(['mend']);
});

test('Unsay: cannot be cast without an enemy spell', () => {
  const t = scene({ up: { c2: 'road-warden' }, hand: ['unsay'] }, { up: { c3: 'wall-guard' } });
  expect(t.choices.filter((c) => c.startsWith('cast'))).toEqual([]);
});

// ── A-073 Backlash ──

test('Backlash: an enemy spell does nothing, and an enemy unit takes 2', () => {
  const t = scene(
    { up: { c2: 'road-warden', d2: 'quarry-ox' }, hand: ['fire-bolt'] },
    { up: { c4: 'wall-guard' }, hand: ['backlash'] },
  );
  t.me.does('cast', 'fire-bolt', 'wall-guard');
  t.opp.does('cast', 'backlash');
  t.opp.pick('road-warden');
  expect(t.hp('wall-guard')).toBe(8);
  expect(t.hp('road-warden')).toBe(2);
});

// ── A-074 Stay the Blade ──

test('Stay the Blade: an enemy attack does not happen, its point is spent', () => {
  const t = scene({ up: { c3: 'road-warden' } }, { down: { c4: 'lurking-shade' }, hand: ['stay-the-blade'] });
  t.me.does('attack', 'road-warden', 'lurking-shade');
  t.opp.does('cast', 'stay-the-blade');
  expect(t.faceUp('lurking-shade')).toBe(false);
  expect(t.hp('road-warden')).toBe(4);
  expect(t.points).toBe(2);
});

// ── A-075 Ward ──

test('Ward: the next damage to the unit is prevented, once', () => {
  const t = scene({ up: { c3: 'quarry-ox' } }, { up: { c4: 'road-warden' }, hand: ['ward'] });
  t.opp.pass(); // as the turn begins
  t.me.does('attack', 'quarry-ox', 'road-warden');
  t.opp.does('cast', 'ward', 'road-warden');
  expect(t.hp('road-warden')).toBe(4);
  expect(t.statuses('road-warden')).toEqual([]);
  expect(t.hp('quarry-ox')).toBe(3);
  t.me.does('attack', 'quarry-ox', 'road-warden');
  expect(t.hp('road-warden')).toBe(2);
});

// ── A-076 Frostbind, A-077 Sleep of Stone ──

test('Frostbind: an enemy unit is Frozen and Shocked through its next turn', () => {
  const t = scene({ hand: ['frostbind'], up: { c3: 'road-warden' } }, { up: { c4: 'wall-guard' } });
  t.me.does('cast', 'frostbind', 'wall-guard');
  t.me.does('end');
  expect(t.moves('wall-guard')).toEqual([]);
  expect(t.attacks('wall-guard')).toEqual([]);
  t.opp.does('end');
  expect(t.statuses('wall-guard')).toEqual([]);
});

test('Sleep of Stone: an enemy unit is Petrified, until healed', () => {
  const t = scene({ hand: ['sleep-of-stone'] }, { up: { c4: 'wall-guard' } });
  t.me.does('cast', 'sleep-of-stone', 'wall-guard');
  t.me.does('end');
  t.opp.does('end');
  expect(t.statuses('wall-guard')).toEqual(['petrified']);
});

// ── A-078 Miasma ──

test('Miasma: an enemy unit and the enemy units next to it are Poisoned', () => {
  const t = scene(
    { hand: ['miasma'], up: { b3: 'road-warden' } },
    { up: { c4: 'wall-guard', d5: 'quarry-ox', a4: 'hill-reaver' }, down: { b4: 'pike-warden' } },
  );
  t.me.does('cast', 'miasma', 'wall-guard');
  expect(t.statuses('wall-guard')).toEqual(['poisoned']);
  expect(t.statuses('quarry-ox')).toEqual(['poisoned']);
  expect(t.statuses('hill-reaver')).toEqual([]);
  expect(t.statuses('pike-warden')).toEqual([]); // face down: not known to be a unit
  expect(t.statuses('road-warden')).toEqual([]);
});

// ── A-079 Gust ──

test('Gust: an enemy unit is moved to an empty space next to it', () => {
  const t = scene({ hand: ['gust'] }, { up: { c4: 'wall-guard', c5: 'quarry-ox' } });
  t.me.does('cast', 'gust', 'wall-guard');
  t.me.pick(`@${at('c3')}`);
  expect(t.where('wall-guard')).toBe('c3');
});

// ── A-080 Change Places ──

test('Change Places: two own cards swap spaces and stay as they lay; the Stone stays where it is', () => {
  const t = scene({ up: { c3: 'road-warden' }, down: { e1: 'spike-pit', d1: 'quarry-ox' }, hand: ['change-places'] });
  expect(t.choices).not.toContain('cast change-places mystic-stone');
  t.me.does('cast', 'change-places', 'road-warden');
  t.me.pick('spike-pit');
  expect(t.where('road-warden')).toBe('e1');
  expect(t.where('spike-pit')).toBe('c3');
  expect(t.faceUp('spike-pit')).toBe(false);
});

test('Change Places: with a single card to move it is not offered', () => {
  const t = scene({ up: { c3: 'road-warden' }, hand: ['change-places'] });
  expect(t.choices.some((c) => c.startsWith('cast'))).toBe(false);
  expect(whyNot(t, 'change-places')).toEqual(['A4.2.5']);
});

// ── A-081 Second Wind, A-082 Foresight ──

test('Second Wind: 2 more action points, in its own turn only', () => {
  const t = scene({ hand: ['second-wind'], up: { c2: 'road-warden' } }, { hand: ['second-wind'] });
  t.me.does('cast', 'second-wind', undefined);
  expect(t.points).toBe(5);
  t.me.does('move', 'road-warden', undefined, at('c3'));
  expect(t.asked).toBe('me main'); // the other cannot cast theirs now
});

test('Foresight: two cards', () => {
  const t = scene({ hand: ['foresight'], deck: ['mend', 'ward', 'gust', 'unsay'] });
  t.me.does('cast', 'foresight');
  expect(t.cards(t.me, 'hand').toSorted()).toEqual(['gust', 'mend', 'ward']);
});

// ── A-083 Shroud ──

test('Shroud: heals 2 and turns the unit face down, to be revealed anew', () => {
  const t = scene({ up: { c3: { card: 'lurking-shade', hurt: 3 } }, hand: ['shroud'] }, { up: { c4: 'wall-guard' } });
  t.me.does('cast', 'shroud', 'lurking-shade');
  expect(t.faceUp('lurking-shade')).toBe(false);
  expect(t.hp('lurking-shade')).toBe(3);
  t.me.does('flip', 'lurking-shade');
  expect(t.hp('wall-guard')).toBe(6);
});

// ── A-084 Lantern ──

test('Lantern: its caster looks at up to two face-down enemy cards', () => {
  const t = scene({ hand: ['lantern'] }, { down: { c4: 'spike-pit', d4: 'road-warden' } });
  t.me.does('cast', 'lantern');
  t.me.pick('spike-pit');
  t.me.pick('opp:mystic-stone');
  expect(t.knows(t.me, 'spike-pit')).toBe(true);
  expect(t.knows(t.me, 'opp:mystic-stone')).toBe(true);
  expect(t.knows(t.me, 'road-warden')).toBe(false);
  expect(t.faceUp('spike-pit')).toBe(false);
  // A3 Ruling: a Stone that is targeted is revealed.
  expect(t.faceUp('opp:mystic-stone')).toBe(true);
});

test('Lantern: where nothing is left to find out it is not offered', () => {
  const t = scene({ hand: ['lantern'] }, { up: { e5: 'mystic-stone', c4: 'wall-guard' } });
  expect(t.choices).not.toContain('cast lantern');
});

// ── A-085 Undertow ──

test("Undertow: a unit goes back to its owner's hand, a token aside", () => {
  const t = scene({ hand: ['undertow'] }, { up: { c4: { card: 'road-warden', hurt: 3 }, d4: 'clay-golem' } });
  t.me.does('cast', 'undertow', 'road-warden');
  expect(t.zone('road-warden')).toBe('opp:hand');
  const u = scene({ hand: ['undertow'] }, { up: { c4: 'road-warden', d4: 'clay-golem' } });
  u.me.does('cast', 'undertow', 'clay-golem');
  expect(u.zone('clay-golem')).toBe('opp:aside');
});

// ── A-086 Hex of Silence ──

test('Hex of Silence: Silenced and Marked', () => {
  const t = scene({ up: { c3: 'quarry-ox' }, hand: ['hex-of-silence'] }, { up: { c4: 'pike-warden' } });
  t.me.does('cast', 'hex-of-silence', 'pike-warden');
  expect(t.statuses('pike-warden')).toEqual(['silenced', 'marked']);
  t.me.does('attack', 'quarry-ox', 'pike-warden');
  expect(t.hp('pike-warden')).toBe(2); // 5 − (2 + 1)
  expect(t.hp('quarry-ox')).toBe(4); // struck back, no pike before it
});

// ── A-087 Tanglevine ──

test('A5.8 Tanglevine: Rooted and Bleeding; a Rooted unit neither moves nor is moved', () => {
  const t = scene({ up: { c3: 'ram-rider' }, hand: ['tanglevine'] }, { up: { c4: 'wall-guard' } });
  t.me.does('cast', 'tanglevine', 'wall-guard');
  expect(t.statuses('wall-guard')).toEqual(['bleeding', 'rooted']);
  t.me.does('attack', 'ram-rider', 'wall-guard');
  expect(t.where('wall-guard')).toBe('c4');
  t.me.does('end');
  expect(t.moves('wall-guard')).toEqual([]);
  expect(t.attacks('wall-guard')).toEqual(['ram-rider']);
});

// ── A-088 Call the Clay, A-089 Grave Bargain ──

test('Call the Clay: a Clay Golem on an empty space of one’s own territory', () => {
  const t = scene({ hand: ['call-the-clay'], aside: ['clay-golem'], up: { c1: 'road-warden' } });
  t.me.does('cast', 'call-the-clay');
  t.me.pick(`@${at('c2')}`);
  expect(t.on('c2')).toBe('clay-golem');
});

test('Grave Bargain: a unit comes back from the discard pile to the hand', () => {
  const t = scene({ hand: ['grave-bargain'], discard: ['road-warden', 'spike-pit', 'quarry-ox'] });
  t.me.does('cast', 'grave-bargain', 'quarry-ox');
  expect(t.zone('quarry-ox')).toBe('me:hand');
  expect(t.cards(t.me, 'discard').toSorted()).toEqual(['grave-bargain', 'road-warden', 'spike-pit']);
});
