import { arcane } from '@wardroom/arcane';
import { type EventView, eventView, imagine, randomStream, view } from '@wardroom/core';
import { expect, test } from 'vitest';
import { type ArcaneScenario, at, scene } from './scene.ts';
import { ME, match, OPP, seen, WATCHER } from './support.ts';

/** What a player learns of cards that lie face down: where they lie and what is done with them, and nothing else. */

/** Everything that the other player and a spectator hear from here on. */
function listen(t: ArcaneScenario): EventView[] {
  const heard: EventView[] = [];
  expect(t.asked).not.toBe('');
  t.machine.sink = (e, s) => {
    for (const viewer of [OPP, WATCHER]) heard.push(eventView(arcane, s, viewer, e));
  };
  return heard;
}

test('A4.2.1 a card placed face down: only that and where', () => {
  const t = scene({ hand: ['quarry-ox', 'spike-pit', 'mend'] });
  const hand = seen(t.state, OPP, 'hand', ME).map((c) => c.id);
  const heard = listen(t);
  t.me.does('placeDown', 'spike-pit', undefined, at('c2'));
  const [event] = heard.filter((e) => e.kind === 'placedDown');
  expect(event).toEqual({
    kind: 'placedDown',
    cite: 'A4.2.1',
    seat: 0,
    n: at('c2'),
    a: { id: expect.any(Number) },
    text: 'Player 1 places a card face down on c2.',
  });
  // Nobody can follow which card of the hand it was: all of them are strangers now.
  const after = [...seen(t.state, OPP, 'hand', ME), ...seen(t.state, OPP, 'board', ME)].map((c) => c.id);
  expect(after.filter((id) => hand.includes(id))).toEqual([]);
  const down = seen(t.state, OPP, 'board', ME).find((c) => c.at === at('c2'))!;
  expect(down).toEqual({ id: down.id, ctrl: 0, at: at('c2'), up: false });
  expect(JSON.stringify(heard)).not.toMatch(/spike|pit|trap/i);
});

test('A4.2.2 a face-down card that moves: only that a card moved, from where to where; it is the same card', () => {
  const t = scene({ down: { c2: 'lightning-knight' } });
  const before = seen(t.state, OPP, 'board', ME).find((c) => c.at === at('c2'))!.id;
  const heard = listen(t);
  t.me.does('move', 'lightning-knight', undefined, at('d3'));
  expect(heard.map((e) => e.text)).toEqual(Array(2).fill('Player 1 moves a face-down card from c2 to d3.'));
  expect(heard[0].list).toEqual([at('c2'), at('d3')]);
  expect(heard[0].a).toEqual({ id: before });
  expect(seen(t.state, OPP, 'board', ME).find((c) => c.at === at('d3'))!.id).toBe(before);
  // Its own player reads its name.
  const u = scene({ down: { c2: 'lightning-knight' } });
  u.me.does('move', 'lightning-knight', undefined, at('d3'));
  u.expectLog('A4.2.2 me moves Lightning Knight (face down) from c2 to d3.');
});

test('A4.2.2 a card that has moved within its territory tells nothing: the Stone moves as a trap does', () => {
  const told = (moved: string, other: string) => {
    const t = scene({ down: { b1: moved, d1: other } });
    const heard = listen(t);
    t.me.does('move', moved === 'mystic-stone' ? 'me:mystic-stone' : moved, undefined, at('b2'));
    return JSON.stringify([heard, view(arcane, t.state, OPP), view(arcane, t.state, WATCHER)]);
  };
  expect(told('mystic-stone', 'spike-pit')).toBe(told('spike-pit', 'mystic-stone'));
});

test.each([
  ['a card that moved within its territory may be the Stone', 'b2', {}, true],
  ['one that has left it is none', 'b3', {}, false],
  ['where the Stone is fixed, no card that moved is it', 'b2', { stone: 'fixed' }, false],
] as const)('A4.2.2 whoever imagines the match knows: %s', (_, to, options, possible) => {
  const t = scene({ down: { b2: 'quarry-ox', d1: 'mystic-stone' } }, {}, { options });
  t.me.does('move', 'quarry-ox', undefined, at(to === 'b2' ? 'b1' : to));
  if (to === 'b2') t.me.does('move', 'quarry-ox', undefined, at(to));
  const moved = t.id('quarry-ox');
  const random = randomStream('dreams');
  const stones = Array.from({ length: 40 }, () => imagine(arcane, t.state, OPP, random)).filter(
    (s) => arcane.defs[s.cards[moved].def].kind === 'stone',
  );
  expect(stones.length > 0).toBe(possible);
});

test('A4.a.1 a face-down card that is attacked is named only once it is turned up', () => {
  const t = scene({ up: { c3: 'road-warden' } }, { down: { c4: 'quarry-ox' } });
  const heard: string[] = [];
  expect(t.asked).toBe('me main');
  t.machine.sink = (e, s) => heard.push(eventView(arcane, s, ME, e).text);
  t.me.does('attack', 'road-warden', 'quarry-ox');
  expect(heard.slice(0, 2)).toEqual([
    'Road Warden attacks a face-down card on c4.',
    'The card on c4 is turned up: Quarry Ox.',
  ]);
});

test('A5.2 a status on a face-down card is seen, and the card is not', () => {
  const t = scene({}, { down: { c4: { card: 'mirror-fox', statuses: ['frozen'] } } });
  const fox = seen(t.state, ME, 'board', OPP).find((c) => c.at === at('c4'))!;
  expect(fox).toEqual({ id: fox.id, ctrl: 1, at: at('c4'), up: false, states: ['frozen'] });
});

test('A3.4.1 a trap, a unit and the Stone look the same face down', () => {
  const t = scene({}, { down: { b4: 'spike-pit', c4: 'quarry-ox', d4: 'mystic-stone' } });
  const backs = seen(t.state, ME, 'board', OPP).map(({ id: _id, at: _at, ...rest }) => rest);
  expect(backs).toEqual(Array(3).fill({ ctrl: 1, up: false }));
  expect(view(arcane, t.state, ME).table.players).toMatchObject([
    { gauge: { label: 'Stone', value: 15, max: 15 } },
    {},
  ]);
  expect(JSON.stringify((view(arcane, t.state, ME).table.players as object[])[1])).not.toContain('gauge');
});

test('A3.4.1 nothing that the other player sees or hears tells which of the cards put down is the Stone', () => {
  const told = (trapAt: string, stoneAt: string) => {
    const t = match(arcane.decks.slice(0, 2).map((d) => d.cards));
    const heard: EventView[] = [];
    t.machine.sink = (e, s) => heard.push(eventView(arcane, s, OPP, e));
    const trap = t.cards(t.me, 'hand').find((id) => arcane.defs[arcane.defById.get(id)!].kind === 'trap')!;
    const [stone, theirs] = [t.me, t.opp].map((who) => t.cards(who, 'hand')[0]);
    t.me.does('placeDown', trap, undefined, at(trapAt));
    t.me.does('placeDown', stone, undefined, at(stoneAt));
    t.me.does('done');
    t.dice(2);
    t.opp.does('placeDown', theirs, undefined, at('a5'));
    t.opp.does('done');
    return JSON.stringify([heard, view(arcane, t.state, OPP)]);
  };
  expect(told('b1', 'c2')).toBe(told('c2', 'b1'));
});

test('A4.2.1 the alias of a card put down does not tell where in the hand it was', () => {
  const told = (card: string) => {
    const t = scene({ hand: ['quarry-ox', 'spike-pit', 'road-warden'] });
    t.me.does('placeDown', card, undefined, at('c2'));
    return JSON.stringify(view(arcane, t.state, OPP));
  };
  expect(told('spike-pit')).toBe(told('quarry-ox'));
  expect(told('road-warden')).toBe(told('quarry-ox'));
});

test('A4.2.5 what is offered as a target says nothing of what lies face down', () => {
  const t = scene({ hand: ['fire-bolt'] }, { down: { c4: 'spike-pit', d4: 'quarry-ox' } });
  const offered = view(arcane, t.state, ME)
    .question!.choices!.filter((c) => c.verb === 'cast')
    .map((c) => c.text);
  expect(offered).toContain('Cast Fire Bolt on a face-down card on c4');
  expect(offered).toContain('Cast Fire Bolt on a face-down card on d4');
});

test('A card that everybody has seen is known in the hand, until another card of it is put down unseen', () => {
  const t = scene({ up: { c3: 'road-warden' }, hand: ['undertow', 'quarry-ox'] });
  t.me.does('cast', 'undertow', 'road-warden');
  expect(seen(t.state, OPP, 'hand', ME).map((c) => c.card)).toContain('road-warden');
  t.me.does('placeDown', 'quarry-ox', undefined, at('c2'));
  expect(seen(t.state, OPP, 'hand', ME).every((c) => c.card === undefined)).toBe(true);
});

test('A unit that is turned face down again is still known to everybody', () => {
  const t = scene({ up: { c3: 'road-warden' }, hand: ['shroud'] });
  t.me.does('cast', 'shroud', 'road-warden');
  expect(t.faceUp('road-warden')).toBe(false);
  expect(t.knows(t.opp, 'road-warden')).toBe(true);
});

test('Who looks at a card knows it, and nobody else learns which one it is', () => {
  const t = scene({ hand: ['pathfinder'] }, { down: { c4: 'quarry-ox' } });
  const heard = listen(t);
  t.me.does('placeUp', 'pathfinder', undefined, at('c2'));
  t.me.pick('quarry-ox');
  expect(t.knows(t.me, 'quarry-ox')).toBe(true);
  expect(heard.filter((e) => e.kind === 'looked').at(-1)?.text).toBe('Player 1 looks at a card on c4.');
});
