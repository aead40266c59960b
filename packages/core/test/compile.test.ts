import { describe, expect, test } from 'vitest';
import {
  type Ability,
  advance,
  CardError,
  type Cond,
  enter,
  type Machine,
  machine,
  type Op,
  run,
  type Zone,
} from '../src/index.ts';
import { FIRST, HAND, makeToy, pileOf, put, ROW, SECOND, type Stone, setup, stone, THIRD } from './toy.ts';

const wrong = (ability: unknown): (() => unknown) => {
  const bad = stone('bad', 1, { is: 'play', do: [] }, ability as Ability);
  return () => makeToy({ stones: [stone('good', 1), bad] });
};
const doing = (...ops: unknown[]): unknown => ({ is: 'trigger', on: 'entered', do: ops });

describe('a mistake in a text names the card and the place', () => {
  const cases: [string, unknown, string][] = [
    ['a verb', doing({ do: 'fly' }), "bad 2 trigger › 1 fly: nothing is called 'fly'"],
    [
      'a verb from the prototype',
      doing({ do: 'constructor' }),
      "bad 2 trigger › 1 constructor: nothing is called 'constructor'",
    ],
    [
      'an argument too many',
      doing({ do: 'draw', who: 'me', n: 1, fast: true }),
      "bad 2 trigger › 1 draw: 'draw' takes no 'fast'",
    ],
    ['an argument missing', doing({ do: 'draw', who: 'me' }), "bad 2 trigger › 1 draw: 'draw' needs 'n'"],
    [
      'a word not in the list',
      doing({ do: 'toss', cards: 'self', how: 'far' }),
      'bad 2 trigger › 1 toss: \'how\' must be one of gently, hard; got "far"',
    ],
    [
      'a number',
      doing({ do: 'draw', who: 'me', n: 'many' }),
      "bad 2 trigger › 1 draw: no number is called 'many' here",
    ],
    [
      'a number like nothing',
      doing({ do: 'draw', who: 'me', n: { cube: 2 } }),
      'bad 2 trigger › 1 draw: no number is written like {"cube":2}',
    ],
    [
      'a list of numbers',
      doing({ do: 'draw', who: 'me', n: { plus: 2 } }),
      'bad 2 trigger › 1 draw: expected a list of numbers, got 2',
    ],
    [
      'a stat',
      doing({ do: 'draw', who: 'me', n: { stat: 'size', of: 'self' } }),
      "bad 2 trigger › 1 draw: no stat is called 'size'",
    ],
    [
      'a card',
      doing({ do: 'toss', cards: 'friend', how: 'hard' }),
      "bad 2 trigger › 1 toss: no card is called 'friend' here",
    ],
    ['a player', doing({ do: 'draw', who: 'you', n: 1 }), "bad 2 trigger › 1 draw: no player is called 'you' here"],
    [
      'a place',
      doing({ do: 'toss', cards: { in: 'sea' }, how: 'hard' }),
      "bad 2 trigger › 1 toss: no place is called 'sea'",
    ],
    [
      'a filter',
      doing({ do: 'toss', cards: { in: 'row', where: { red: true } }, how: 'hard' }),
      "bad 2 trigger › 1 toss › where: no filter is called 'red'",
    ],
    [
      'a condition',
      doing({ do: 'if', test: { raining: true }, then: [] }),
      "bad 2 trigger › 1 if: no condition is called 'raining'",
    ],
    [
      'deep inside',
      doing({ do: 'may', then: [{ do: 'eachSeat', of: 'all', as: 'p', then: [{ do: 'draw', who: 'q', n: 1 }] }] }),
      "bad 2 trigger › 1 may › 1 eachSeat › 1 draw: no player is called 'q' here",
    ],
    [
      'a lasting effect without end',
      doing({ do: 'modify', on: 'self', mods: [] }),
      'bad 2 trigger › 1 modify: modify needs lasting: cycles, until or whileSource',
    ],
    [
      'a lasting effect on nothing',
      doing({ do: 'modify', mods: [], lasting: {} }),
      'bad 2 trigger › 1 modify: modify needs on, side or everyone',
    ],
    [
      'a moment',
      doing({ do: 'modify', on: 'self', mods: [], lasting: { until: 'noon' } }),
      "bad 2 trigger › 1 modify: no moment is called 'noon'",
    ],
    [
      'a layer',
      { is: 'static', to: 'self', mods: [{ stat: 'weight' }] },
      "bad 2 static: 'weight' needs one of set, add, times, fix, cap, noRaise",
    ],
    [
      'a stat of a continuous text',
      { is: 'static', to: 'self', mods: [{ stat: 'size', add: 1 }] },
      "bad 2 static: no stat is called 'size'",
    ],
    ['an event', { is: 'trigger', on: 'eclipse', do: [] }, "bad 2 trigger: nothing is announced as 'eclipse'"],
    [
      'an event nobody listens to',
      { is: 'trigger', on: 'drawn', do: [] },
      "bad 2 trigger: nothing is announced as 'drawn'",
    ],
    ['a window', { is: 'answer', to: 'dawn' }, "bad 2 answer: no window is called 'dawn'"],
    [
      'a word of an op, misspelt',
      doing({ do: 'choose', from: { in: 'row' }, as: 'x', my: true }),
      "bad 2 trigger › 1 choose: 'choose' takes no 'my'; it takes do, from, as, by, may, prompt",
    ],
    [
      'a prompt',
      doing({ do: 'may', prompt: 'pleese', then: [] }),
      "bad 2 trigger › 1 may: no prompt is called 'pleese'",
    ],
    [
      'two words in a condition',
      doing({ do: 'if', test: { myTurn: true, not: { myTurn: true } }, then: [] }),
      'bad 2 trigger › 1 if: a condition is one word; got myTurn, not',
    ],
    [
      'two layers at once',
      { is: 'static', to: 'self', mods: [{ stat: 'weight', add: 1, set: 2 }] },
      "bad 2 static: 'weight' has set and add; one is enough",
    ],
  ];
  test.each(cases)('%s', (_, ability, message) => {
    expect(wrong(ability)).toThrow(message);
  });

  test('is an error of its own kind', () => {
    expect(wrong(doing({ do: 'fly' }))).toThrow(CardError);
  });

  test('two cards of one name', () => {
    expect(() => makeToy({ stones: [stone('a', 1), stone('a', 2)] })).toThrow("two cards are called 'a'");
  });
});

/** Run these ops as the play of a stone of seat 0 that lies in the row. */
function played(ops: readonly Op[], place?: (m: Machine) => void, stones: readonly Stone[] = []): Machine {
  const game = makeToy({
    stones: [stone('self', 3, { is: 'play', do: ops }), stone('light', 1), stone('heavy', 3), ...stones],
  });
  const s = game.begin(setup(3, []));
  const m = machine(game, s);
  put(game, s, 'self', FIRST, ROW);
  place?.(m);
  s.frames = [];
  enter(m, game.codeByName.get('self 1 play')!, [0, 0, -1, -1, 4]);
  run(m);
  return m;
}
const points = (m: Machine): number[] => m.state.seats.map((x) => x.n[0]);
const gains = (n: unknown, who = 'me'): Op => ({ do: 'score', who, n });

describe('texts', () => {
  test('work out numbers', () => {
    const value = (n: unknown): number => points(played([gains(n)]))[0];
    expect(value({ plus: [1, 'n', { half: 5 }] })).toBe(8);
    expect(value({ minus: [10, { product: [2, 3] }] })).toBe(4);
    expect(value({ least: [4, 2, 9] })).toBe(2);
    expect(value({ most: [4, 2, 9] })).toBe(9);
    expect(value({ stat: 'weight', of: 'self' })).toBe(3);
    expect(value({ counter: 'self' })).toBe(0);
    expect(value({ count: { in: 'row' } })).toBe(1);
  });

  test('ask who, which and whether', () => {
    const holds = (test: Cond): boolean =>
      points(
        played([{ do: 'if', test, then: [gains(1)], else: [gains(2)] }], (m) => put(m.game, m.state, 'heavy', SECOND)),
      )[0] === 1;
    expect(holds({ all: [{ eq: [1, 1] }, { lt: [1, 2] }] })).toBe(true);
    expect(holds({ any: [{ eq: [1, 2] }, { gte: [1, 2] }] })).toBe(false);
    expect(holds({ between: ['n', 4, 6] })).toBe(true);
    expect(holds({ exists: { in: 'row', of: 'opponents', where: { heavy: true } } })).toBe(true);
    expect(
      holds({ exists: { in: 'row', of: 'opponents', where: { not: { any: [{ id: 'heavy' }, { name: 'eav' }] } } } }),
    ).toBe(false);
    expect(holds({ exists: { in: 'row', of: 'me', where: { other: true } } })).toBe(false);
    // A game's filter may measure a card against another one that the text names.
    expect(holds({ exists: { in: 'row', of: 'opponents', where: { heavierThan: 'self' } } })).toBe(false);
    expect(holds({ exists: { in: 'row', of: 'opponents', where: { not: { heavierThan: 'self' } } } })).toBe(true);
    expect(holds({ card: 'self', is: { id: 'self' } })).toBe(true);
    expect(holds({ mine: 'self' })).toBe(true);
    expect(holds({ foes: 'self' })).toBe(false);
    expect(holds({ sameSeat: ['me', { controller: 'self' }] })).toBe(true);
    expect(holds({ not: { myTurn: true } })).toBe(false);
  });

  test('go through players and cards, in turn order', () => {
    const m = played(
      [
        {
          do: 'eachSeat',
          of: 'all',
          as: 'p',
          then: [
            { do: 'each', in: { in: 'hand', of: 'p' }, as: 'it', then: [gains({ stat: 'weight', of: 'it' }, 'p')] },
          ],
        },
      ],
      (t) => {
        put(t.game, t.state, 'light', SECOND, HAND);
        put(t.game, t.state, 'heavy', SECOND, HAND);
        put(t.game, t.state, 'light', THIRD, HAND);
      },
    );
    expect(points(m)).toEqual([0, 4, 1]);
  });

  test('let players choose: a card, a player, one of several ways, or nothing', () => {
    const choose = played(
      [{ do: 'choose', from: { in: 'row' }, as: 'it', by: 'me', may: true }, gains({ stat: 'weight', of: 'it' })],
      (m) => {
        put(m.game, m.state, 'light', THIRD);
      },
    );
    expect(choose.state.ask!.choices.map((c) => c.card)).toEqual([-1, 0, 1]);
    advance(choose, { seat: 0, pick: 2 });
    expect(points(choose)[0]).toBe(1);

    const seat = played([{ do: 'chooseSeat', from: 'opponents', as: 'foe' }, gains(5, 'foe')]);
    expect(seat.state.ask!.choices.map((c) => c.n)).toEqual([1, 2]);
    advance(seat, { seat: 0, pick: 1 });
    expect(points(seat)).toEqual([0, 0, 5]);

    const mode = played([
      {
        do: 'mode',
        options: [
          { label: 'a', then: [gains(1)] },
          { label: 'b', if: { eq: [1, 2] }, then: [gains(2)] },
          { label: 'c', then: [gains(3)] },
        ],
      },
    ]);
    expect(mode.state.ask!.choices.map((c) => c.n)).toEqual([0, 2]);
    advance(mode, { seat: 0, pick: 1 });
    expect(points(mode)[0]).toBe(3);

    const may = played([{ do: 'may', then: [gains(1)], else: [gains(2)] }, { do: 'stop' }, gains(10)]);
    advance(may, { seat: 0, pick: 1 });
    expect(points(may)[0]).toBe(2);
  });

  test('roll dice and remember numbers', () => {
    const m = played([
      { do: 'roll', as: 'die', dice: 2 },
      { do: 'let', as: 'twice', be: { product: [2, 'die'] } },
      gains('twice'),
    ]);
    advance(m, { chance: [3, 4] });
    expect(points(m)[0]).toBe(14);
  });

  test('leave lasting effects: a row with source, end and number', () => {
    const m = played([
      {
        do: 'modify',
        on: 'self',
        mods: [{ stat: 'weight', add: 'n' }],
        lasting: { cycles: 2, whileSource: true },
        n: 7,
      },
    ]);
    expect(m.state.rows).toMatchObject([{ src: 0, on: 0, by: 0, n: 7, left: 2, until: 1, bound: 1 }]);
  });

  test('draw cards into a hand', () => {
    const m = played([{ do: 'draw', who: 'me', n: 2 }], (t) => {
      for (let i = 0; i < 3; i++) put(t.game, t.state, 'light', FIRST, 0 as Zone);
    });
    expect(pileOf(m.state, HAND, FIRST)).toEqual([3, 2]);
  });
});
