import { expect, test } from 'vitest';
import {
  advance,
  begin,
  type CardId,
  type Choice,
  different,
  type Game,
  hideAmong,
  imagine,
  machine,
  moveCard,
  NONE,
  randomStream,
  renewAliases,
  type SeatId,
  type Spot,
  sees,
  view,
} from '../src/index.ts';
import { BAG, FIRST, HAND, makeToy, put, SECOND, setup, stone, VERB } from './toy.ts';

test('a card keeps its place within a zone until it moves to another', () => {
  const game = makeToy();
  const s = game.begin(setup(2, []));
  const id = put(game, s, 'moss', FIRST);
  s.cards[id].at = 3 as Spot;
  moveCard(machine(game, s), id, HAND, FIRST);
  expect(s.cards[id].at).toBe(NONE);
});

test('of a card that is not seen a view tells what its back shows, and no more', () => {
  const game: Game = makeToy({ change: { viewBack: (s, id) => ({ at: s.cards[id].at }) } });
  const s = game.begin(setup(2, []));
  const id = put(game, s, 'moss', FIRST, HAND);
  s.cards[id].at = 3 as Spot;
  const hand = (viewer: SeatId) => view(game, s, viewer).zones.find((z) => z.zone === 'hand' && z.seat === 0)!.cards;
  expect(hand(SECOND)).toEqual([{ id: s.aliases[1][id], at: 3 }]);
  expect(hand(FIRST)).toEqual([{ id: s.aliases[0][id], card: 'moss', weight: 1 }]);
});

test('mingled cards are strangers to everybody but their holder', () => {
  const game = makeToy();
  const s = game.begin(setup(2, []));
  const ids = ['moss', 'fern', 'hook'].map((x) => put(game, s, x, FIRST, HAND));
  s.known[ids[1]] = 1 << 1;
  expect(sees(game, s, SECOND, ids[1])).toBe(true);
  const before = s.aliases.map((x) => x.slice());
  hideAmong(machine(game, s), HAND, FIRST, ids[1]);
  expect(sees(game, s, SECOND, ids[1])).toBe(false);
  for (const id of ids) {
    expect(s.aliases[0][id]).toBe(before[0][id]);
    expect(s.aliases[1][id]).not.toBe(before[1][id]);
    expect(s.aliases[2][id]).not.toBe(before[2][id]);
  }
});

test('the alias of a mingled card does not tell where in the pile it was', () => {
  const left = (which: number) => {
    const game = makeToy();
    const s = game.begin(setup(2, []));
    const ids = ['moss', 'fern', 'hook'].map((x) => put(game, s, x, FIRST, HAND));
    hideAmong(machine(game, s), HAND, FIRST, ids[which]);
    moveCard(machine(game, s), ids[which], BAG, FIRST);
    const seen = (id: number) => s.aliases[1][id];
    return [seen(ids[which]), ...ids.filter((_, i) => i !== which).map(seen)];
  };
  expect(left(1)).toEqual(left(0));
  expect(left(2)).toEqual(left(0));
});

test('imagined cards lie only where they could be', () => {
  // Nobody ever holds a boulder in hand.
  const boulder = makeToy().defById.get('boulder')!;
  const game: Game = makeToy({ change: { couldBe: (s, id, def) => s.cards[id].zone !== HAND || def !== boulder } });
  const s = game.begin(setup(2, []));
  for (const x of ['boulder', 'boulder', 'pebble']) put(game, s, x, SECOND, BAG);
  for (const x of ['moss', 'fern']) put(game, s, x, SECOND, HAND);
  renewAliases(s, s.zones.flat());
  const hands = new Set<string>();
  for (let i = 0; i < 50; i++) {
    const t = imagine(game, s, FIRST, randomStream(i));
    const defs = t.cards.map((c) => game.defs[c.def].id);
    expect(defs.toSorted()).toEqual(['boulder', 'boulder', 'fern', 'moss', 'pebble']);
    const hand = defs.slice(3).toSorted();
    expect(hand).not.toContain('boulder');
    hands.add(hand.join());
  }
  expect(hands).toEqual(new Set(['fern,moss', 'fern,pebble', 'moss,pebble']));
});

test('a text lets a player choose a spot, and throws dice of other kinds', () => {
  const game = makeToy({
    stones: [
      stone('surveyor', 1, {
        is: 'play',
        do: [
          { do: 'chooseSpot', from: { upTo: 3 }, as: 'where' },
          { do: 'roll', as: 'coin', sides: 2 },
          { do: 'score', who: 'me', n: { plus: [{ product: ['where', 10] }, 'coin'] } },
        ],
      }),
      stone('pebble', 0, { is: 'play', do: [] }),
    ],
  });
  const m = begin(game, setup(2, ['surveyor', 'pebble', 'pebble', 'pebble']));
  while (m.state.ask?.sides === 0 && m.state.ask.count > 0) advance(m, { chance: [1, 2, 3, 0] });
  expect(
    advance(m, {
      seat: 0,
      pick: m.state.ask!.choices.findIndex(
        (c) => c.card >= 0 && game.defs[m.state.cards[c.card].def].id === 'surveyor',
      ),
    }),
  ).toBeNull();
  expect(view(game, m.state, FIRST).question!.choices!.map((c) => c.spot)).toEqual([0, 1, 2]);
  expect(advance(m, { seat: 0, pick: 2 })).toBeNull();
  expect(m.state.ask).toMatchObject({ count: 1, sides: 2 });
  expect(advance(m, { chance: [3] })?.error).toMatch('from 1 to 2');
  expect(advance(m, { chance: [2] })).toBeNull();
  // One for its weight, 22 for its text.
  expect(m.state.seats[0 as SeatId].n[0]).toBe(23);
});

test('a spot that no word of the game names is an error of the card', () => {
  const bad = stone('bad', 1, { is: 'play', do: [{ do: 'chooseSpot', from: { nowhere: 1 }, as: 'x' }] });
  expect(() => makeToy({ stones: [bad] })).toThrow(/bad 1 play › 1 chooseSpot: 'from' must be one of/);
});

test('of many answers that differ by a number only, some of each thing are tried', () => {
  const game = makeToy();
  const s = game.begin(setup(2, []));
  const cards = ['moss', 'fern', 'moss'].map((x) => put(game, s, x, FIRST, HAND));
  const on = (card: CardId): Choice[] => Array.from({ length: 40 }, (_, n) => ({ verb: VERB.spot, card, on: NONE, n }));
  const choices = [...cards.flatMap(on), { verb: VERB.pass, card: NONE, on: NONE, n: 0 }];
  const picks = different(game, machine(game, s), choices, randomStream(1), 15);
  // Two copies of a card in hand are the same thing; a thing without numbers is always tried.
  expect(picks.filter((i) => i < 40)).toHaveLength(5);
  expect(picks.filter((i) => i >= 40 && i < 80)).toHaveLength(5);
  expect(picks.filter((i) => i >= 80)).toEqual([120]);
  expect(different(game, machine(game, s), choices, randomStream(2), 15)).not.toEqual(picks);
  expect(different(game, machine(game, s), choices, randomStream(1), 1000)).toHaveLength(81);
  // A game that knows which answers are worth trying says so, and no more and no others are tried.
  const knowing = { ...game, shortlist: () => [3, 83, 7, 120] };
  expect(different(knowing, machine(game, s), choices, randomStream(1), 2)).toEqual([3, 7, 120]);
});
