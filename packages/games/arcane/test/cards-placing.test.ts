import { arcane } from '@wardroom/arcane';
import { describe, expect, test } from 'vitest';
import { at, scene } from './scene.ts';
import { left, match, printed } from './support.ts';

/** Units that care how they were placed (A3.4.2), A-114 to A-130; with those of other sections that do. */

// ── A-114 Sky Duelist ──

test('Sky Duelist: placed face up it has First-Blood and outlives what strikes as hard', () => {
  const t = scene({ hand: ['sky-duelist'] }, { up: { c3: 'glass-champion' } });
  t.me.does('placeUp', 'sky-duelist', undefined, at('c2'));
  t.me.does('attack', 'sky-duelist', 'glass-champion');
  t.expectLog('A6.1 First-Blood: Sky Duelist deals its damage first.');
  t.me.does('stay');
  expect(t.hp('sky-duelist')).toBe(printed('sky-duelist').health);
});

test('Sky Duelist: placed face down it has none, also once it is flipped', () => {
  const t = scene({ hand: ['sky-duelist'] });
  t.me.does('placeDown', 'sky-duelist', undefined, at('c2'));
  t.me.does('flip', 'sky-duelist');
  expect(t.stat('sky-duelist', 'firstBlood')).toBe(0);
});

// ── A-115 Vanguard ──

test('Vanguard: placed face up in its turn it costs no point, face down it does', () => {
  const up = scene({ hand: ['vanguard'] });
  up.me.does('placeUp', 'vanguard', undefined, at('c2'));
  expect(up.points).toBe(3);
  const down = scene({ hand: ['vanguard'] });
  down.me.does('placeDown', 'vanguard', undefined, at('c2'));
  expect(down.points).toBe(2);
});

test('Vanguard: placed before the first turn it gives nothing', () => {
  const t = match([arcane.decks[0].cards, arcane.decks[1].cards]);
  t.shuffle('vanguard');
  t.me.does('placeDown', 'mystic-stone', undefined, at('a1'));
  t.me.does('placeUp', 'vanguard', undefined, at('c2'));
  t.me.does('done');
  t.dice(1);
  t.opp.does('placeDown', 'ember-stone', undefined, at('e5'));
  t.opp.does('done');
  t.expectLog('A3.4.1 me places Vanguard on c2.');
  t.expectNoLog('vanguard me has');
});

// ── A-116 Muster Drummer ──

test('Muster Drummer: placed face up it turns one of its player’s units up, and that does what it says', () => {
  const t = scene(
    { hand: ['muster-drummer'], down: { b3: 'lurking-shade', d2: 'spike-pit' } },
    { up: { b4: left('road-warden', 3) } },
  );
  t.me.does('placeUp', 'muster-drummer', undefined, at('c2'));
  // A trap is no unit.
  t.expectChoices(t.me, ['none', 'card lurking-shade']);
  t.me.pick('lurking-shade');
  t.expectLog('muster-drummer The card on b3 is turned up: Lurking Shade.');
  expect(t.hp('road-warden')).toBe(1);
});

test('Muster Drummer: its player may leave it, and face down it musters nobody', () => {
  const t = scene({ hand: ['muster-drummer'], down: { b3: 'lurking-shade' } });
  t.me.does('placeUp', 'muster-drummer', undefined, at('c2'));
  t.me.pick('none');
  expect(t.faceUp('lurking-shade')).toBe(false);
  const down = scene({ hand: ['muster-drummer'], down: { b3: 'lurking-shade' } });
  down.me.does('placeDown', 'muster-drummer', undefined, at('c2'));
  expect(down.asked).toBe('me main');
});

// ── A-118 Pyre Lord, A-121 Gate Captain: seen from the start ──

test('Pyre Lord: placed face up it has +1 attack and +1 health, placed face down it has not', () => {
  const { attack, health } = printed('pyre-lord');
  const figures = (verb: string) => {
    const t = scene({ hand: ['pyre-lord'] });
    t.me.does(verb, 'pyre-lord', undefined, at('c2'));
    if (verb === 'placeDown') t.me.does('flip', 'pyre-lord');
    return [t.stat('pyre-lord', 'attack'), t.hp('pyre-lord')];
  };
  expect(figures('placeUp')).toEqual([attack + 1, health + 1]);
  expect(figures('placeDown')).toEqual([attack, health]);
});

test('Pyre Lord: shrouded and revealed again it still counts as placed face up', () => {
  const t = scene({ up: { c2: 'pyre-lord' }, hand: ['shroud'] });
  t.me.does('cast', 'shroud', 'pyre-lord');
  t.me.does('flip', 'pyre-lord');
  expect(t.stat('pyre-lord', 'attack')).toBe(printed('pyre-lord').attack + 1);
});

test('Gate Captain: placed face up all damage to it is 1 less; placed face down it takes all of it', () => {
  const { health } = printed('gate-captain');
  const t = scene({ up: { c3: 'road-warden' } }, { up: { c4: 'gate-captain' } });
  t.me.does('attack', 'road-warden', 'gate-captain');
  expect(t.hp('gate-captain')).toBe(health - 2);
  const down = scene({ up: { c3: 'road-warden' } }, { down: { c4: 'gate-captain' } });
  down.me.does('attack', 'road-warden', 'gate-captain');
  expect(down.hp('gate-captain')).toBe(health - 3);
});

// ── A-119 Banked Fire ──

test('Banked Fire: placed face down, its reveal hurts every enemy card next to it and burns the units', () => {
  const t = scene(
    { down: { c3: 'banked-fire' }, up: { b3: 'quarry-ox' } },
    { up: { c4: 'wall-guard', e4: 'road-warden' }, down: { d4: 'hill-reaver' } },
  );
  t.me.does('flip', 'banked-fire');
  expect(t.hp('wall-guard')).toBe(7);
  expect(t.statuses('wall-guard')).toEqual(['burned']);
  expect(t.faceUp('hill-reaver')).toBe(true);
  expect(t.hp('hill-reaver')).toBe(2);
  expect([t.hp('road-warden'), t.hp('quarry-ox')]).toEqual([4, 6]);
});

test('Banked Fire: placed face up and turned down later it has nothing to reveal', () => {
  const t = scene({ up: { c3: 'banked-fire' }, hand: ['shroud'] }, { up: { c4: 'wall-guard' } });
  t.me.does('cast', 'shroud', 'banked-fire');
  t.me.does('flip', 'banked-fire');
  expect(t.hp('wall-guard')).toBe(8);
});

// ── A-122 Tomb Sentry ──

test('Tomb Sentry: attacked where it was placed face down, it turns an enemy unit next to it to stone', () => {
  const t = scene({ up: { c3: 'road-warden', d3: 'wall-guard' } }, { down: { c4: 'tomb-sentry' } });
  t.me.does('attack', 'road-warden', 'tomb-sentry');
  t.opp.pick('wall-guard');
  expect(t.statuses('wall-guard')).toEqual(['petrified']);
  expect(t.statuses('road-warden')).toEqual([]);
});

test('Tomb Sentry: placed face up it is a plain unit', () => {
  const t = scene({ up: { c3: 'quarry-ox' } }, { up: { c4: 'tomb-sentry' } });
  t.me.does('attack', 'quarry-ox', 'tomb-sentry');
  expect(t.statuses('quarry-ox')).toEqual([]);
});

// ── A-124 Hooded Courier ──

test('Hooded Courier: placed face down, its reveal draws two cards, flipped or found', () => {
  const t = scene({ down: { c2: 'hooded-courier' }, deck: ['mend', 'quarry-ox', 'wall-guard', 'spike-pit'] });
  t.me.does('flip', 'hooded-courier');
  expect(t.cards(t.me, 'hand').toSorted()).toEqual(['mend', 'quarry-ox', 'wall-guard']);
  const found = scene(
    { up: { c3: 'raider' } },
    { down: { c4: 'hooded-courier' }, deck: ['quarry-ox', 'wall-guard', 'road-warden'] },
  );
  found.me.does('attack', 'raider', 'hooded-courier');
  expect(found.cards(found.opp, 'hand').toSorted()).toEqual(['quarry-ox', 'wall-guard']);
});

// ── A-125 Sleight Master ──

test('Sleight Master: placed face up it swaps two face-down cards, the Stone too, and nobody learns which is which', () => {
  const t = scene({
    hand: ['sleight-master'],
    down: { b2: 'spike-pit', d2: 'mystic-stone' },
    up: { e2: 'wall-guard' },
  });
  t.me.does('placeUp', 'sleight-master', undefined, at('c1'));
  // With one other card there is nothing more to ask.
  t.me.pick('me:mystic-stone');
  expect([t.where('me:mystic-stone'), t.where('spike-pit')]).toEqual(['b2', 'd2']);
  expect([t.faceUp('me:mystic-stone'), t.knows(t.opp, 'me:mystic-stone')]).toEqual([false, false]);
});

test('Sleight Master: the Stone does not leave its territory for it', () => {
  const t = scene({ hand: ['sleight-master'], down: { b3: 'spike-pit', d2: 'mystic-stone', a2: 'quarry-ox' } });
  t.me.does('placeUp', 'sleight-master', undefined, at('c1'));
  t.me.pick('me:mystic-stone');
  // What lies in the neutral row is not offered: one answer is left.
  expect(t.where('me:mystic-stone')).toBe('a2');
  expect(t.where('spike-pit')).toBe('b3');
});

// ── A-126 Masked Blade ──

test('Masked Blade: placed face down it deals 1 before combat whenever it attacks, placed face up never', () => {
  const t = scene({ down: { c2: 'masked-blade' } }, { up: { c3: 'wall-guard' } });
  t.me.does('flip', 'masked-blade');
  t.me.does('attack', 'masked-blade', 'wall-guard');
  expect(t.hp('wall-guard')).toBe(4); // 8 − 1 − 3
  const up = scene({ up: { c2: 'masked-blade' } }, { up: { c3: 'wall-guard' } });
  up.me.does('attack', 'masked-blade', 'wall-guard');
  expect(up.hp('wall-guard')).toBe(5);
});

// ── A-127 Winter Herald ──

test('Winter Herald: placed face up an enemy unit is Frozen and Shocked, placed face down none', () => {
  const t = scene({ hand: ['winter-herald'] }, { up: { c4: 'wall-guard', e4: 'road-warden' } });
  t.me.does('placeUp', 'winter-herald', undefined, at('c1'));
  t.me.pick('road-warden');
  expect(t.statuses('road-warden')).toEqual(['frozen', 'shocked']);
  const down = scene({ hand: ['winter-herald'] }, { up: { c4: 'wall-guard' } });
  down.me.does('placeDown', 'winter-herald', undefined, at('c1'));
  down.me.does('flip', 'winter-herald');
  expect(down.statuses('wall-guard')).toEqual([]);
});

// ── A-128 Rime Stalker, A-129 Thicket Beast, A-130 Janus Guard ──

describe('gains of what was placed face down', () => {
  const figures = (card: string, verb: 'placeUp' | 'placeDown') => {
    const t = scene({ hand: [card] });
    t.me.does(verb, card, undefined, at('c2'));
    if (verb === 'placeDown') t.me.does('flip', card);
    return [t.stat(card, 'attack') - printed(card).attack, t.hp(card) - printed(card).health];
  };

  test.each([
    ['rime-stalker', [0, 0], [2, 0]],
    ['thicket-beast', [0, 0], [1, 1]],
    ['janus-guard', [0, 2], [2, 0]],
  ])('%s', (card, up, down) => {
    expect(figures(card, 'placeUp')).toEqual(up);
    expect(figures(card, 'placeDown')).toEqual(down);
  });

  test('Rime Stalker: it strikes back with it when it is found', () => {
    const t = scene({ up: { c3: 'quarry-ox' } }, { down: { c4: 'rime-stalker' } });
    t.me.does('attack', 'quarry-ox', 'rime-stalker');
    expect(t.hp('quarry-ox')).toBe(printed('quarry-ox').health - printed('rime-stalker').attack - 2);
  });
});
