import { arcane } from '@wardroom/arcane';
import { advance, eventView, imagine, randomStream, view } from '@wardroom/core';
import { expect, test } from 'vitest';
import { MATCH } from '../src/names.ts';
import { territories } from '../src/rules/squares.ts';
import { at, scene } from './scene.ts';
import { ME, match, OPP, printed, seen, whyNot } from './support.ts';

const [first, second] = arcane.decks.map((d) => d.cards);
const kindOf = (id: string) => arcane.defs[arcane.defById.get(id)!].kind;
const firstOf = (deck: readonly string[], kind: string) => deck.find((id) => kindOf(id) === kind)!;
const stoneOf = (deck: readonly string[]) => firstOf(deck, 'stone');

/** Units, then a trap and a spell on top: what a test of the setup wants to hold. */
function opening() {
  const t = match([first, second]);
  const hands = [first, second].map((deck) => {
    const units = [...new Set(deck.filter((id) => kindOf(id) === 'unit'))].slice(0, 7);
    return [...units, firstOf(deck, 'trap'), firstOf(deck, 'spell')];
  });
  for (const hand of hands) t.shuffle(...hand);
  return { t, hands };
}

test('A2.1 there are units with attack and health, spells, traps, tokens and Stones, and a Stone has 15 health', () => {
  const kinds = new Set(arcane.defs.map((def) => def.kind));
  expect([...kinds].toSorted()).toEqual(['spell', 'stone', 'token', 'trap', 'unit']);
  for (const def of arcane.defs) {
    expect(def.health > 0, def.id).toBe(def.fights || def.kind === 'stone');
    if (!def.fights) expect(def.attack, def.id).toBe(0);
  }
  expect(arcane.defs[arcane.defById.get('mystic-stone')!].health).toBe(15);
});

test('A2.1 the Stone does not attack, does not strike back, and face up it does not move', () => {
  const t = scene({ up: { c1: 'mystic-stone', c2: 'road-warden' } }, { up: { d1: 'hill-reaver' } });
  expect(t.moves('me:mystic-stone')).toEqual([]);
  expect(t.attacks('me:mystic-stone')).toEqual([]);
  expect(whyNot(t, 'me:mystic-stone')).toEqual(['A4.2.2']);
  const u = scene({ up: { d5: 'road-warden' } }, {});
  u.me.does('attack', 'road-warden', 'opp:mystic-stone');
  expect(u.hp('road-warden')).toBe(printed('road-warden').health);
});

test('A2.1 a Stone that is targeted is turned up and stays so', () => {
  const t = scene({ hand: ['fire-bolt'] }, {});
  t.me.does('cast', 'fire-bolt', 'opp:mystic-stone');
  expect(t.faceUp('opp:mystic-stone')).toBe(true);
  expect(t.hp('opp:mystic-stone')).toBe(13);
  t.me.endTurn();
  t.opp.endTurn();
  expect(t.faceUp('opp:mystic-stone')).toBe(true);
});

test('A2.1 looking at a Stone is targeting it: everybody sees it then', () => {
  const t = scene({ hand: ['lantern'] }, {});
  t.me.does('cast', 'lantern');
  if (t.asked === 'me choose') t.me.pick('opp:mystic-stone');
  expect(t.faceUp('opp:mystic-stone')).toBe(true);
});

test('A2.1 a text about units means those that lie face up, tokens too', () => {
  const t = scene(
    { up: { d2: 'clay-golem' }, down: { c2: 'road-warden' }, hand: ['war-cry', 'frostbind'] },
    { up: { c4: 'spark' }, down: { d4: 'quarry-ox' } },
  );
  expect(t.choices.filter((c) => c.startsWith('cast frostbind'))).toEqual(['cast frostbind spark']);
  t.me.does('cast', 'war-cry');
  t.me.does('flip', 'road-warden');
  expect(t.stat('clay-golem', 'attack')).toBe(printed('clay-golem').attack + 1);
  expect(t.stat('road-warden', 'attack')).toBe(printed('road-warden').attack);
});

test('A2.2 the board is five by five: two rows of each player, one row of nobody', () => {
  expect(view(arcane, scene().state, ME).table.grid).toEqual({ columns: 5, rows: 5 });
  expect(territories[0].toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(territories[1].toSorted((a, b) => a - b)).toEqual([15, 16, 17, 18, 19, 20, 21, 22, 23, 24]);
});

test('A2.2 damage and gains are shown on the card', () => {
  const t = scene(
    { up: { c2: { card: 'quarry-ox', hurt: 2 } }, hand: ['giants-draught'], deck: [] },
    { deck: ['wall-guard'] },
    { turn: 0 },
  );
  t.me.does('cast', 'giants-draught', 'quarry-ox');
  const ox = seen(t.state, OPP, 'board', ME).find((c) => c.card === 'quarry-ox')!;
  expect(ox.hurt).toBe(2);
  const { attack, health } = printed('quarry-ox');
  expect(ox.stats).toMatchObject({ attack: attack + 1, health: health + 2 });
  expect(ox.why).toContainEqual({ stat: 'attack', amount: 1, layer: 'add', source: 'giants-draught' });
});

test('A3.2.1 Stone and tokens are set aside, and the other 47 are shuffled', () => {
  const { t } = opening();
  t.expectLog("A3.2.1 me's deck is shuffled.");
  t.expectLog("A3.2.1 opp's deck is shuffled.");
  for (const who of [t.me, t.opp]) {
    expect(t.cards(who, 'aside').map(kindOf)).toEqual(Array(6).fill('token'));
    expect(t.cards(who, 'deck')).toHaveLength(47 - 9);
    expect(t.cards(who, 'deck').some((id) => ['token', 'stone'].includes(kindOf(id)))).toBe(false);
  }
});

test('A3.3.1 the opening hand is nine cards and the Stone; spells are not placed', () => {
  const { t, hands } = opening();
  expect(t.cards(t.me, 'hand')).toEqual([stoneOf(first), ...hands[0]]);
  const spell = hands[0].at(-1)!;
  expect(whyNot(t, spell)).toEqual(['A3.3.1']);
  expect(t.choices.some((c) => c.includes(` ${spell} `))).toBe(false);
});

test('A3.3.1 there is no hand limit', () => {
  const t = scene({ hand: Array(20).fill('wall-guard'), deck: ['quarry-ox'] });
  t.me.endTurn();
  expect(t.cards(t.me, 'hand')).toHaveLength(21);
});

test('A3.4.1 up to five cards and the Stone, in the own territory; a unit either way up, a trap and the Stone face down', () => {
  const { t, hands } = opening();
  const [a, b, c, d, e, f] = hands[0];
  const trap = hands[0].at(-2)!;
  expect(t.choices.filter((x) => x.includes(` ${a} @`))).toHaveLength(20);
  expect(t.choices.filter((x) => x.includes(` ${trap} @`)).every((x) => x.startsWith('placeDown'))).toBe(true);
  expect(t.choices.filter((x) => x.includes(`${stoneOf(first)} @`))).toHaveLength(10);
  expect(t.choices.every((x) => Number(x.split('@')[1]) < 10)).toBe(true);
  for (const [i, card] of [a, b, c, d, trap].entries()) t.me.does('placeDown', card, undefined, i);
  // Without the Stone it is not over; with five placed nothing but the Stone is left to place.
  expect(t.choices).not.toContain('done');
  expect(whyNot(t, e)).toEqual(['A3.4.1']);
  expect(t.choices.filter((x) => x.startsWith('place')).every((x) => x.includes(stoneOf(first)))).toBe(true);
  t.me.does('placeDown', stoneOf(first), undefined, at('e2'));
  expect(whyNot(t, f)).toEqual(['A3.4.1']);
  t.me.does('takeBack', d);
  t.me.does('placeUp', e, undefined, at('c2'));
  t.me.does('done');
  t.dice(1);
  t.opp.does('placeDown', stoneOf(second), undefined, at('a5'));
  t.opp.does('done');
  expect(seen(t.state, ME, 'board', ME).map((x) => [x.card, x.at, x.up])).toEqual(
    expect.arrayContaining([
      [a, 0, false],
      [e, at('c2'), true],
      [stoneOf(first), at('e2'), false],
    ]),
  );
  expect(t.cards(t.me, 'board')).toHaveLength(6);
  expect(t.cards(t.me, 'hand')).toContain(d);
});

test('A3.4.1 both place at the same time, and neither sees anything of the other before both are done', () => {
  const { t, hands } = opening();
  const events: string[] = [];
  const before = JSON.stringify(view(arcane, t.state, OPP));
  const heard = t.log.length;
  t.machine.sink = (e, s) => events.push(eventView(arcane, s, OPP, e).text);
  t.me.does('placeDown', stoneOf(first), undefined, at('b1'));
  t.me.does('placeUp', hands[0][0], undefined, at('c2'));
  t.me.does('done');
  expect(JSON.stringify(view(arcane, t.state, OPP))).toBe(before);
  expect(events).toEqual([]);
  expect(t.log).toHaveLength(heard);
  t.dice(2);
  t.opp.does('placeDown', stoneOf(second), undefined, at('d5'));
  t.opp.does('done');
  const name = arcane.defs[arcane.defById.get(hands[0][0])!].name;
  expect(events).toContain(`Player 1 places ${name} on c2.`);
  expect(events).toContain('Player 1 places a card face down on b1.');
});

test('A3.4.2 a gain for being placed face up happens when the cards go down, the first player’s first', () => {
  const t = match([first, second]);
  t.shuffle('cloud-herald');
  t.me.does('placeUp', 'cloud-herald', undefined, at('c2'));
  t.me.does('placeDown', stoneOf(first), undefined, at('a1'));
  t.me.does('done');
  t.opp.does('placeDown', stoneOf(second), undefined, at('a5'));
  t.dice(2);
  t.opp.does('done');
  t.expectLog('A3.5.1 The coin says opp goes first.');
  t.expectLog('A3.4.1 me places Cloud Herald on c2.');
  t.expectLog('cloud-herald me draws');
});

test('A3.4.2 a gain for being placed face down shows once it is turned up, and not when it was placed face up', () => {
  const t = scene({ down: { c2: 'buried-titan' } });
  const plain = arcane.defs[arcane.defById.get('buried-titan')!].health;
  t.me.does('flip', 'buried-titan');
  expect(t.hp('buried-titan')).toBe(plain + 2);
  const u = scene({ up: { c2: 'buried-titan' } });
  expect(u.hp('buried-titan')).toBe(plain);
});

test.each([
  [1, 'me'],
  [2, 'opp'],
])('A3.5.1 a coin decides who goes first: %i', (face, who) => {
  const { t } = opening();
  for (const [player, deck, square] of [
    [t.me, first, 'a1'],
    [t.opp, second, 'a5'],
  ] as const) {
    if (player === t.opp) t.dice(face);
    player.does('placeDown', stoneOf(deck), undefined, at(square));
    player.does('done');
  }
  t.expectLog(`A3.5.1 The coin says ${who} goes first.`);
  t.expectLog(`A4.2.0 Turn 1: ${who}.`);
});

/** Both place their Stones and are done, me first. */
function placeStones(t: ReturnType<typeof match>): void {
  t.me.does('placeDown', stoneOf(first), undefined, at('a1'));
  t.me.does('done');
  t.opp.does('placeDown', stoneOf(second), undefined, at('a5'));
  t.opp.does('done');
}

test('A3.5.1 a seat that is named goes first, without a coin', () => {
  const t = match([first, second], { first: 'seat', firstSeat: 2 });
  placeStones(t);
  t.expectLog('A3.5.1 opp goes first.');
  t.expectLog('A4.2.0 Turn 1: opp.');
});

test.each([
  ['seat 0', 'me'],
  ['seat 1', 'opp'],
])('A3.5.1 whoever lost the last match chooses, once both have placed: %s', (pick, who) => {
  const t = match([first, second], { first: 'loser', firstSeat: 2 });
  placeStones(t);
  expect(t.asked).toBe('opp begin');
  // What the other has placed is not seen before it is decided.
  expect(seen(t.state, OPP, 'board', ME)).toEqual([]);
  t.opp.pick(pick);
  t.expectLog(`A3.5.1 ${who} goes first.`);
  t.expectLog(`A4.2.0 Turn 1: ${who}.`);
});

/** Both do nothing but draw until the turns of this number are over; how many cards are in each hand then. */
function idleTurns(t: ReturnType<typeof match>, turns: number): number[] {
  const passing = () => {
    while (t.asked.endsWith('respond')) t.players[t.state.ask!.seat].pass();
  };
  passing();
  for (let i = 0; i < turns; i++) {
    t.players[t.state.active].does('end');
    passing();
  }
  return t.players.map((who) => t.cards(who, 'hand').length);
}

test.each([1, 2])(
  'A3.5.2 whoever goes second has a card and a point more in their first turn: seat %i goes first',
  (seat) => {
    const t = match([first, second], { first: 'seat', firstSeat: seat });
    placeStones(t);
    const ordered = (hands: number[]) => (seat === 1 ? hands : hands.toReversed());
    expect(ordered(idleTurns(t, 0))).toEqual([10, 9]);
    expect(t.state.g[MATCH.points]).toBe(3);
    t.expectNoLog('A3.5.2');
    expect(ordered(idleTurns(t, 1))).toEqual([10, 11]);
    t.expectLog(`A3.5.2 ${seat === 1 ? 'opp' : 'me'} has 1 action point more.`);
    expect(t.state.g[MATCH.points]).toBe(4);
    expect(ordered(idleTurns(t, 2))).toEqual([11, 12]);
    expect(t.state.g[MATCH.points]).toBe(3);
  },
);

test('A3.5.2 a match option turns it off', () => {
  const t = match([first, second], { first: 'seat', second: 'plain' });
  placeStones(t);
  expect(idleTurns(t, 1)).toEqual([10, 10]);
  expect(t.state.g[MATCH.points]).toBe(3);
  t.expectNoLog('A3.5.2');
});

test('A3.4.1 a player takes back twenty cards at most, and is told so', () => {
  const { t, hands } = opening();
  t.me.does('placeDown', stoneOf(first), undefined, at('a1'));
  for (let i = 0; i < 20; i++) {
    t.me.does('placeUp', hands[0][0], undefined, at('c2'));
    expect(whyNot(t, hands[0][0])).toEqual([]);
    t.me.does('takeBack', hands[0][0]);
  }
  t.me.does('placeUp', hands[0][0], undefined, at('c2'));
  expect(t.choices.some((c) => c.startsWith('takeBack'))).toBe(false);
  expect(whyNot(t, hands[0][0])).toEqual(['A3.4.1']);
  // The other player has all of theirs.
  t.me.does('done');
  t.opp.does('placeDown', stoneOf(second), undefined, at('a5'));
  expect(t.choices).toContain(`takeBack ${stoneOf(second)}`);
});

test.each([
  ['who do as little as they can', ['pass', 'done', 'end', 'none', 'no', 'stay']],
  ['who place and take back as often as they can', ['takeBack', 'done', 'end', 'pass', 'none', 'no', 'stay']],
])('A4.1.1 a match of players %s comes to an end', (_, wishes) => {
  const t = match([first, second], { first: 'seat' });
  let inputs = 0;
  for (; t.state.over === null && inputs < 1000; inputs++) {
    const q = t.state.ask!;
    const verbs = q.choices.map((c) => arcane.verbs[c.verb]);
    const pick = wishes.map((w) => verbs.indexOf(w)).find((i) => i >= 0) ?? 0;
    expect(advance(t.machine, { seat: q.seat, pick })).toBeNull();
  }
  expect(t.state.over).not.toBeNull();
});

test('A3.4.1 whoever imagines the match knows nothing of what the other has placed, nor that they are ready', () => {
  const imagined = (squares: readonly string[], ready: boolean) => {
    const { t, hands } = opening();
    t.players[1].does('placeDown', stoneOf(second), undefined, at(squares[0]));
    for (const [i, square] of squares.slice(1).entries()) {
      t.players[1].does('placeUp', hands[1][i], undefined, at(square));
    }
    if (ready) t.players[1].does('done');
    const s = imagine(arcane, t.state, ME, randomStream('dream'));
    // How many inputs there were is no fact of the table.
    return JSON.stringify({ ...s, seq: 0 });
  };
  const nothing = imagined(['a5'], false);
  expect(imagined(['c4', 'd5', 'e4'], false)).toBe(nothing);
  expect(imagined(['e5', 'a4'], true)).toBe(nothing);
});
