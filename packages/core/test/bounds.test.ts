import { describe, expect, test } from 'vitest';
import {
  announce,
  begin,
  bring,
  type EventKind,
  listensTo,
  MOST_MARKS,
  machine,
  markBit,
  NONE,
  newState,
  nextStamp,
  type Stat,
  stat,
  statSet,
  touches,
  touchesAny,
} from '../src/index.ts';
import { EVENTS, FIRST, makeToy, ROW, STATS, setup, stone } from './toy.ts';

/** What there may be any number of, and what there may not. */

const many = (names: readonly string[], n: number): string[] => [
  ...names,
  ...Array.from({ length: n - names.length }, (_, i) => `more ${i}`),
];

const RUNG = 77 as EventKind;

describe('however many there are', () => {
  test('texts listen to any kind of event', () => {
    const game = makeToy({
      stones: [stone('bell', 1, { is: 'trigger', on: 'rung', do: [{ do: 'score', who: 'me', n: 1 }] })],
      vocabulary: { eventIndex: (name) => (name === 'rung' ? RUNG : NONE) },
      change: { events: many(EVENTS, 90) },
    });
    const m = begin(game, setup(2, []));
    expect(listensTo(m, RUNG)).toBe(false);
    bring(m.state, game.defs[0].index, FIRST, ROW);
    nextStamp(m.state);
    expect([76, 77, 78].map((kind) => listensTo(m, kind as EventKind))).toEqual([false, true, false]);
    announce(m, RUNG, NONE);
    announce(m, (RUNG - 32) as EventKind, NONE);
    expect(m.state.queue).toHaveLength(1);
  });

  test('texts change any stat, and only that one', () => {
    const names = many(STATS, 80);
    const game = makeToy({
      stones: [stone('lamp', 1, { is: 'static', to: 'self', mods: [{ stat: 'more 70', add: 5 }] })],
      vocabulary: { stats: names },
      change: { stats: names.map((name) => ({ name, base: [0] })) },
    });
    const m = machine(game, game.begin(setup(2, [])));
    const id = bring(m.state, game.defs[0].index, FIRST, ROW);
    nextStamp(m.state);
    const at = names.indexOf('more 70') as Stat;
    const before = (n: number): Stat => (at - n) as Stat;
    expect(stat(m, at, id)).toBe(5);
    expect(stat(m, before(1), id)).toBe(0);
    expect([before(32), before(1), at, before(-1)].map((which) => touches(m, which))).toEqual([
      false,
      false,
      true,
      false,
    ]);
    const near = statSet([before(1), at]);
    expect([statSet([before(32), before(1)]), near].map((set) => touchesAny(m, set))).toEqual([false, true]);
    // What a set has found out holds for one table at one time.
    expect(touchesAny(machine(game, game.begin(setup(2, []))), near)).toBe(false);
    expect(touchesAny(m, near)).toBe(true);
    m.state.zones[ROW * 2].pop();
    nextStamp(m.state);
    expect(touchesAny(m, near)).toBe(false);
  });

  test('texts answer in any window', () => {
    const game = makeToy({
      stones: [stone('horn', 1, { is: 'answer', to: 'window 50' }, { is: 'play', do: [] })],
      windows: Array.from({ length: 60 }, (_, i) => `window ${i}`),
    });
    expect(game.defs[0].answersIn.flatMap((may, w) => (may ? [w] : []))).toEqual([50]);
  });
});

describe('what is a bit of one number is bounded', () => {
  test('marks of a card', () => {
    expect([0, 1, MOST_MARKS - 1].map(markBit)).toEqual([1, 2, 2 ** 29]);
    for (const n of [-1, MOST_MARKS, 0.5]) expect(() => markBit(n)).toThrow('a card has at most 30 marks');
  });

  test('abilities of a card', () => {
    const text = { is: 'trigger', on: 'entered', do: [] } as const;
    const long = stone('litany', 1, ...Array.from({ length: MOST_MARKS + 1 }, () => text));
    expect(() => makeToy({ stones: [long] })).toThrow('litany: a card has at most 30 abilities; it has 31');
  });

  test('seats of a match', () => {
    const start = { zones: 1, matchNumbers: 0, playerNumbers: 0, options: [], past: 0 };
    expect(() => newState({ ...start, teams: Array.from({ length: 30 }, (_, i) => i) })).toThrow('at most 29 seats');
  });
});
