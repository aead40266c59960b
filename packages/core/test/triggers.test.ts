import { expect, test } from 'vitest';
import {
  type Ability,
  advance,
  announce,
  type CardId,
  enter,
  type Machine,
  machine,
  NONE,
  run,
  type SeatId,
  triggersRule,
} from '../src/index.ts';
import { EV, FIRST, HEAP, makeToy, PROMPT, put, setup, stone, VERB } from './toy.ts';

const says = (n: number): Ability => ({
  is: 'trigger',
  on: 'thrown',
  do: [{ do: 'score', who: 'me', n }],
});

const STONES = [
  stone('bell', 0, says(1)),
  stone('drum', 0, says(10)),
  stone('echo', 0, {
    is: 'trigger',
    on: 'thrown',
    if: { same: ['stone', 'self'] },
    do: [{ do: 'score', who: 'me', n: 'n' }],
  }),
];

/** Stones on the table, something thrown, and the scores in the order they came: 'seat:points'. */
function thrown(stones: readonly [string, number][], active = 0, seats = 2, about = 0 as CardId) {
  const game = makeToy({ stones: STONES });
  const s = game.begin(setup(seats, []));
  s.active = active as SeatId;
  for (const [id, seat] of stones) put(game, s, id, seat as SeatId);
  const log: string[] = [];
  const m: Machine = machine(game, s, (e) => log.push(`${e.seat}:${e.n}`));
  s.frames = [];
  enter(m, game.codeByName.get('triggers')!, []);
  announce(m, EV.thrown, about, NONE, 7);
  run(m);
  return { m, log };
}

test('the active player resolves first, then round the table', () => {
  const stones: [string, number][] = [
    ['bell', 0],
    ['bell', 1],
    ['bell', 2],
  ];
  expect(thrown(stones, 0, 3).log).toEqual(['0:1', '1:1', '2:1']);
  expect(thrown(stones, 1, 3).log).toEqual(['1:1', '2:1', '0:1']);
  expect(thrown(stones, 2, 3).log).toEqual(['2:1', '0:1', '1:1']);
});

test('a game may hear of each before it resolves, and drop it', () => {
  const heard: number[] = [];
  const begins = triggersRule(PROMPT.order, VERB.trigger, (_m, p) => {
    heard.push(p.card);
    return p.card !== 1;
  });
  const game = makeToy({ stones: STONES, rules: [{ ...begins, name: 'some' }] });
  const s = game.begin(setup(2, []));
  const m: Machine = machine(game, s);
  s.frames = [];
  for (let i = 0; i < 3; i++) put(game, s, 'bell', FIRST);
  enter(m, game.codeByName.get('some')!, []);
  announce(m, EV.thrown, 0 as CardId, NONE, 7);
  run(m);
  expect(heard).toEqual([0, 1, 2]);
  expect(s.seats[0 as SeatId].n[0]).toBe(2);
});

test('a player with two different texts orders them', () => {
  const { m, log } = thrown(
    [
      ['bell', 1],
      ['drum', 1],
      ['bell', 0],
    ],
    1,
  );
  expect(m.state.ask).toMatchObject({ seat: 1, prompt: 2 });
  expect(m.state.ask!.choices.map((c) => c.card)).toEqual([0, 1]);
  expect(log).toEqual([]);
  expect(advance(m, { seat: 1, pick: 1 })).toBeNull();
  expect(log).toEqual(['1:10', '1:1', '0:1']);
});

test('the same text twice is no question', () => {
  const { m, log } = thrown([
    ['bell', 0],
    ['bell', 0],
  ]);
  expect(m.state.ask).toBeNull();
  expect(log).toEqual(['0:1', '0:1']);
});

test('a trigger has its condition tested when the thing happens, and remembers what it was about', () => {
  const { log } = thrown(
    [
      ['echo', 0],
      ['echo', 1],
    ],
    0,
    2,
    1 as CardId,
  );
  expect(log).toEqual(['1:7']);
});

test('only cards in play listen, and only to what they name', () => {
  const game = makeToy({ stones: STONES });
  const s = game.begin(setup(2, []));
  put(game, s, 'bell', FIRST, HEAP);
  const m = machine(game, s);
  announce(m, EV.thrown, 0 as CardId);
  expect(s.queue).toEqual([]);
  put(game, s, 'bell', FIRST);
  announce(m, EV.entered, 0 as CardId);
  expect(s.queue).toEqual([]);
  announce(m, EV.thrown, 0 as CardId);
  expect(s.queue).toHaveLength(1);
});
