import { arcane } from '@wardroom/arcane';
import { view } from '@wardroom/core';
import { expect, test } from 'vitest';
import { at, scene } from './scene.ts';
import { left, OPP, printed, whyNot } from './support.ts';

test('A4.1.1 a turn begins with a draw', () => {
  const t = scene({ deck: ['quarry-ox', 'wall-guard'] });
  expect(t.cards(t.me, 'hand')).toEqual(['quarry-ox']);
});

test('A4.1.1 with nothing to draw the Stone takes 3, every turn, and is turned up by it', () => {
  const t = scene({ deck: [] });
  t.expectLog('A4.1.1 me has no card to draw.');
  t.expectLog('A4.1.1 Mystic Stone takes 3 for the card that is not there.');
  expect(t.hp('me:mystic-stone')).toBe(12);
  expect(t.faceUp('me:mystic-stone')).toBe(true);
  t.me.endTurn();
  t.opp.endTurn();
  expect(t.hp('me:mystic-stone')).toBe(9);
});

test('A4.1.1 neither armour nor healing helps against an empty deck: every match ends', () => {
  const side = (row: number) => ({
    up: {
      [`b${row}`]: 'stone-warden',
      [`c${row}`]: 'mystic-stone',
      [`d${row}`]: 'mason',
      [`c${row === 1 ? 2 : 4}`]: 'stone-warden',
    },
    deck: [],
  });
  const t = scene(side(1), side(5));
  expect(t.hp('me:mystic-stone')).toBe(12);
  for (let turn = 0; turn < 20 && t.winner === null; turn++) t.players[t.state.active].does('end');
  expect(t.endedBy).toBe('A7.1');
});

test('A4.1.1 a text that draws from nothing does nothing', () => {
  const t = scene({ hand: ['foresight'], deck: ['quarry-ox'] });
  t.me.does('cast', 'foresight');
  expect(t.hp('me:mystic-stone')).toBe(15);
});

test('A4.2.0 three action points a turn; those left over are gone', () => {
  const t = scene({ up: { c2: 'road-warden' } });
  expect(t.points).toBe(3);
  t.me.does('move', 'road-warden', undefined, at('c3'));
  t.me.does('move', 'road-warden', undefined, at('d3'));
  expect(t.points).toBe(1);
  t.me.does('move', 'road-warden', undefined, at('d2'));
  // Nothing is left to do, so the turn is over by itself.
  expect(t.asked).toBe('opp main');
  expect(t.points).toBe(3);
  expect(whyNot(t, 'road-warden')).toEqual([]);
});

test('A4.2.0 a player without points is told so', () => {
  const t = scene({ up: { c2: 'road-warden' }, hand: ['quarry-ox', 'foresight'] });
  for (const square of ['c3', 'c4', 'c3']) t.me.does('move', 'road-warden', undefined, at(square));
  expect(t.asked).toBe('me main');
  expect(whyNot(t, 'quarry-ox')).toEqual(['A4.2.0']);
  expect(whyNot(t, 'road-warden')).toEqual(['A4.2.0', 'A4.2.0']);
});

test('A4.2.1 a unit or trap goes to an empty space of the own territory, as its kind may lie', () => {
  const t = scene({ up: { c2: 'road-warden' }, hand: ['quarry-ox', 'spike-pit'], deck: ['fire-bolt'] });
  const squares = (what: string) =>
    t.choices.filter((c) => c.startsWith(`${what} @`)).map((c) => Number(c.split('@')[1]));
  const free = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].filter((x) => x !== at('c2') && x !== at('a1'));
  expect(squares('placeUp quarry-ox').toSorted((a, b) => a - b)).toEqual(free);
  expect(squares('placeDown quarry-ox')).toHaveLength(free.length);
  expect(squares('placeUp spike-pit')).toEqual([]);
  expect(squares('placeDown spike-pit')).toHaveLength(free.length);
  t.me.does('placeUp', 'quarry-ox', undefined, at('d2'));
  t.expectLog('A4.2.1 me places Quarry Ox on d2.');
  t.me.does('placeDown', 'spike-pit', undefined, at('e2'));
  expect(t.points).toBe(1);
  expect([t.on('d2'), t.on('e2')]).toEqual(['quarry-ox', 'spike-pit']);
  expect([t.faceUp('quarry-ox'), t.faceUp('spike-pit')]).toEqual([true, false]);
});

test('A4.2.1 no room, no placing', () => {
  const up = Object.fromEntries(['b1', 'c1', 'd1', 'e1', 'a2', 'b2', 'c2', 'd2', 'e2'].map((x) => [x, 'road-warden']));
  const t = scene({ up, hand: ['quarry-ox'] });
  expect(whyNot(t, 'quarry-ox')).toEqual(['A4.2.1']);
});

test('A4.2.2 one space in any of eight directions, into the other territory too, if it is empty', () => {
  const t = scene({ up: { c3: 'road-warden', c2: 'hill-reaver' } }, { down: { c4: 'quarry-ox' } });
  expect(t.moves('road-warden')).toEqual(['b2', 'b3', 'b4', 'd2', 'd3', 'd4']);
  t.me.does('move', 'road-warden', undefined, at('d4'));
  t.expectLog('A4.2.2 me moves Road Warden from c3 to d4.');
  expect(t.where('road-warden')).toBe('d4');
});

test('A4.2.2 a face-down card and a trap move as well, and stay face down', () => {
  const t = scene({ down: { c2: 'spike-pit', d2: 'lightning-knight' } });
  t.me.does('move', 'spike-pit', undefined, at('c3'));
  t.me.does('move', 'lightning-knight', undefined, at('d3'));
  expect([t.faceUp('spike-pit'), t.faceUp('lightning-knight')]).toEqual([false, false]);
});

test('A4.2.2 a face-down Stone moves within its own territory', () => {
  const t = scene({ down: { b2: 'mystic-stone' }, up: { a1: 'wall-guard' } });
  // Not to b3 or the other spaces of the neutral row.
  expect(t.moves('me:mystic-stone')).toEqual(['a2', 'b1', 'c1', 'c2']);
  t.me.does('move', 'me:mystic-stone', undefined, at('c1'));
  expect([t.where('me:mystic-stone'), t.points]).toEqual(['c1', 2]);
});

test('A4.2.2 a face-up Stone stays where it is, and a match may fix it altogether', () => {
  const up = scene({ up: { b2: 'mystic-stone' } });
  expect(up.moves('me:mystic-stone')).toEqual([]);
  expect(whyNot(up, 'me:mystic-stone')).toEqual(['A4.2.2']);
  const fixed = scene({ down: { b2: 'mystic-stone' } }, {}, { options: { stone: 'fixed' } });
  expect(fixed.moves('me:mystic-stone')).toEqual([]);
  expect(whyNot(fixed, 'me:mystic-stone')).toEqual(['A4.2.2']);
});

test('A4.2.2 a text of one’s own moves the Stone only within its territory', () => {
  const swap = (changeling: string) => {
    const t = scene({ down: { [changeling]: 'changeling', b2: 'mystic-stone' } });
    t.me.does('flip', 'changeling');
    if (t.asked === 'me choose') t.me.pick('me:mystic-stone');
    return t.where('me:mystic-stone');
  };
  expect(swap('d1')).toBe('d1');
  expect(swap('c3')).toBe('b2');
});

test('A4.2.2 a text about moving works only while the unit lies face up', () => {
  const t = scene({ up: { c2: 'thunder-lancer' } });
  expect(t.moves('thunder-lancer')).toContain('c4');
  const u = scene({ down: { c2: 'thunder-lancer' } });
  expect(u.moves('thunder-lancer')).not.toContain('c4');
});

test('A4.2.3 flip a face-down unit, and its reveal ability happens; a trap and the Stone are not flipped', () => {
  const t = scene({ down: { c3: 'lurking-shade', d2: 'spike-pit' } }, { up: { c4: 'wall-guard' } });
  expect(t.choices.filter((c) => c.startsWith('flip'))).toEqual(['flip lurking-shade']);
  const before = t.hp('wall-guard');
  t.me.does('flip', 'lurking-shade');
  t.expectLog('A4.2.3 The card on c3 is turned up: Lurking Shade.');
  expect(t.hp('wall-guard')).toBe(before - 2);
  expect(t.points).toBe(2);
});

test('A4.2.4 a face-up unit attacks what is orthogonally beside it, either side up; as often as there are points', () => {
  const t = scene(
    { up: { c3: 'wall-guard' }, down: { b3: 'road-warden' } },
    { up: { c4: 'quarry-ox', d4: 'hill-reaver', b4: 'glass-champion' }, down: { d3: 'buried-titan' } },
  );
  expect(t.attacks('wall-guard').toSorted()).toEqual(['buried-titan', 'quarry-ox']);
  expect(t.attacks('road-warden')).toEqual([]);
  expect(whyNot(t, 'road-warden')).toEqual(['A4.2.4']);
  t.me.does('attack', 'wall-guard', 'quarry-ox');
  t.me.does('attack', 'wall-guard', 'quarry-ox');
  expect(t.points).toBe(1);
  expect(t.hp('quarry-ox')).toBe(printed('quarry-ox').health - 2 * printed('wall-guard').attack);
});

test('A4.2.5 a spell costs no point and is discarded; one a turn for each player, in every turn', () => {
  const t = scene({ hand: ['fire-bolt', 'foresight'] }, { hand: ['fire-bolt'], up: { c4: 'wall-guard' } });
  t.opp.pass();
  t.me.does('cast', 'me:fire-bolt', 'wall-guard');
  // The other player is asked in every window; they keep theirs.
  while (t.asked === 'opp respond') t.opp.pass();
  expect(t.points).toBe(3);
  expect(t.zone('me:fire-bolt')).toBe('me:discard');
  expect(t.choices.some((c) => c.startsWith('cast'))).toBe(false);
  expect(whyNot(t, 'foresight')).toEqual(['A4.2.5']);
  t.me.does('end');
  while (t.asked === 'opp respond') t.opp.pass();
  // The other player's turn: both may cast again.
  t.me.does('cast', 'foresight');
  while (t.asked.startsWith('opp respond')) t.opp.pass();
  expect(t.asked).toBe('opp main');
  t.opp.does('cast', 'opp:fire-bolt', 'me:mystic-stone');
  expect(t.hp('me:mystic-stone')).toBe(13);
});

test.each([
  ['when a turn begins', 'turn', (t: ReturnType<typeof scene>) => t.me.does('end')],
  [
    'when a card was placed',
    'placed',
    (t: ReturnType<typeof scene>) => t.me.does('placeUp', 'quarry-ox', undefined, at('d2')),
  ],
  [
    'when a card was moved',
    'moved',
    (t: ReturnType<typeof scene>) => t.me.does('move', 'road-warden', undefined, at('b3')),
  ],
  ['when a card was flipped', 'flipped', (t: ReturnType<typeof scene>) => t.me.does('flip', 'hill-reaver')],
  ['when a card attacks', 'attack', (t: ReturnType<typeof scene>) => t.me.does('attack', 'road-warden', 'wall-guard')],
  [
    'when a combat is over',
    'fought',
    (t: ReturnType<typeof scene>) => {
      t.me.does('attack', 'road-warden', 'wall-guard');
      t.opp.pass();
    },
  ],
])('A4.2.5 in the other player’s turn: %s', (_title, window, act) => {
  const t = scene(
    { up: { c3: 'road-warden' }, down: { e2: 'hill-reaver' }, hand: ['quarry-ox'], deck: ['wall-guard', 'wall-guard'] },
    { up: { c4: 'wall-guard' }, hand: ['fire-bolt'] },
  );
  // As my turn begins the other one may cast, and does not.
  expect(t.asked).toBe('opp respond');
  t.opp.pass();
  act(t);
  if (window === 'turn') t.opp.pass();
  expect(t.asked).toBe(window === 'turn' ? 'opp main' : 'opp respond');
  if (window === 'turn') return;
  t.opp.does('cast', 'fire-bolt', 'road-warden');
  expect(t.zone('fire-bolt')).toBe('opp:discard');
});

test('A4.2.5 between a finished combat and the next action: the survivor is struck before it attacks again', () => {
  const t = scene({ up: { c3: left('road-warden', 3) } }, { up: { c4: 'wall-guard' }, hand: ['fire-bolt'] });
  t.opp.pass();
  t.me.does('attack', 'road-warden', 'wall-guard');
  expect(arcane.windows?.asked(t.state)).toBe('attack');
  t.opp.pass();
  expect(arcane.windows?.asked(t.state)).toBe('fought');
  expect(view(arcane, t.state, OPP).question?.text).toBe('Road Warden has fought Wall Guard. Do you cast anything?');
  t.opp.does('cast', 'fire-bolt', 'road-warden');
  expect(t.zone('road-warden')).toBe('me:discard');
  expect(t.asked).toBe('me main');
});

test('A4.2.5 the moment after a combat comes once the attacker has stepped in, and after a trap as well', () => {
  const t = scene({ up: { c3: 'road-warden' } }, { down: { c4: 'hollow-altar' }, hand: ['fire-bolt'] });
  t.opp.pass();
  t.me.does('attack', 'road-warden', 'hollow-altar');
  t.opp.pass();
  t.me.does('advance', 'road-warden', undefined, at('c4'));
  expect([t.asked, t.where('road-warden')]).toEqual(['opp respond', 'c4']);
  expect(arcane.windows?.asked(t.state)).toBe('fought');
});

test('A4.2.5 an attack that was stopped is no combat', () => {
  const t = scene(
    { up: { c3: 'road-warden' }, hand: ['mend'] },
    { up: { c4: 'wall-guard' }, hand: ['stay-the-blade', 'fire-bolt'] },
  );
  t.opp.pass();
  t.me.does('attack', 'road-warden', 'wall-guard');
  t.opp.does('cast', 'stay-the-blade');
  expect(t.asked).toBe('me main');
});

test('A4.2.5 whose main phase follows at once is not asked before it, though somebody has cast', () => {
  const t = scene({ hand: ['mend'], up: { c2: { card: 'road-warden', hurt: 1 } } }, { hand: ['foresight'] });
  t.opp.does('cast', 'foresight');
  // To the spell itself they may answer.
  expect(t.asked).toBe('me respond');
  t.me.pass();
  expect(t.asked).toBe('me main');
});

test('A4.2.5 at the end of a turn, before it is over', () => {
  const t = scene({ up: { c3: left('road-warden', 2) } }, { hand: ['fire-bolt'] });
  t.opp.pass();
  t.me.does('end');
  expect(t.asked).toBe('opp respond');
  t.opp.does('cast', 'fire-bolt', 'road-warden');
  expect(t.zone('road-warden')).toBe('me:discard');
  // It was the spell of this turn; in the next one there is another.
  expect(t.asked).toBe('opp main');
});

test('A4.2.5 after an attack has turned a card up, both may cast before the blows', () => {
  const t = scene({ up: { c3: 'road-warden' }, hand: ['giants-draught'] }, { down: { c4: 'quarry-ox' } });
  t.me.does('attack', 'road-warden', 'quarry-ox');
  expect(t.asked).toBe('me respond');
  t.me.does('cast', 'giants-draught', 'road-warden');
  expect(t.hp('quarry-ox')).toBe(printed('quarry-ox').health - printed('road-warden').attack - 1);
});

test('A4.2.5 a spell whose target is gone comes to nothing', () => {
  const t = scene({ up: { c3: left('road-warden', 1) }, hand: ['giants-draught'] }, { hand: ['fire-bolt'] });
  t.opp.pass();
  t.me.does('cast', 'giants-draught', 'road-warden');
  t.opp.does('cast', 'fire-bolt', 'road-warden');
  t.expectLog("A4.2.5 Giant's Draught comes to nothing.");
  expect(t.zone('giants-draught')).toBe('me:discard');
});

test('A4.2.5.1 a spell is answered by a spell, last in first out; the one who cast it cannot answer, nor a second time', () => {
  const t = scene({ hand: ['fire-bolt', 'unsay'] }, { up: { c4: 'wall-guard' }, hand: ['unsay', 'backlash'] });
  const before = t.hp('wall-guard');
  t.me.does('cast', 'fire-bolt', 'wall-guard');
  expect(t.asked).toBe('opp respond');
  t.opp.does('cast', 'opp:unsay');
  t.expectLog('A4.2.5.1 opp casts Unsay.');
  t.expectLog('unsay Unsay undoes Fire Bolt.');
  expect(t.hp('wall-guard')).toBe(before);
  expect(t.zone('fire-bolt')).toBe('me:discard');
  expect(t.asked).toBe('me main');
  expect(t.zone('backlash')).toBe('opp:hand');
});

test('A4.3.1 statuses that end in the end phase end there, and the other player’s turn begins', () => {
  const t = scene({
    up: { c2: { card: 'road-warden', statuses: ['frozen', 'shocked', 'dazed', 'burned', 'silenced'] } },
  });
  t.me.does('end');
  expect(t.statuses('road-warden')).toEqual([]);
  t.expectLog('A4.3.1 Road Warden is no longer Frozen.');
  expect(t.asked).toBe('opp main');
});

test('A4.3.1 what lasts until the end of the turn ends with it', () => {
  const t = scene({ up: { c2: 'road-warden' }, hand: ['war-cry'] });
  t.me.does('cast', 'war-cry');
  expect(t.stat('road-warden', 'attack')).toBe(printed('road-warden').attack + 1);
  t.me.does('end');
  expect(t.stat('road-warden', 'attack')).toBe(printed('road-warden').attack);
});
