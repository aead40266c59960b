import { expect, test } from 'vitest';
import {
  type AnyRule,
  act,
  advance,
  answer,
  ask,
  begin,
  enter,
  loop,
  type Machine,
  machine,
  NONE,
  permute,
  roll,
  rule,
  run,
  type Step,
  slots,
  stop,
  type VarsOf,
  when,
} from '../src/index.ts';
import { makeToy, PROMPT, SECOND, setup, VERB } from './toy.ts';

const V = slots('n?', 'other?', 'items?: nums');
type Vars = VarsOf<typeof V>;
const add = (n: number): Step<Vars> =>
  act((_m, v) => {
    v[V.n] += n;
  });
const keep = act<Vars>((m, v) => {
  m.state.g[0] = v[V.n];
});

/** Run these steps as a rule; what they add up to is in g[0]. */
function start(body: readonly Step<Vars>[], rules: readonly AnyRule[] = []): Machine {
  const game = makeToy({ rules: [rule('test', V, [...body, keep]), ...rules] });
  const s = game.begin(setup(2, []));
  s.g = [0];
  s.frames = [];
  const m = machine(game, s);
  enter(m, game.codeByName.get('test')!, [0]);
  run(m);
  return m;
}
const total = (body: readonly Step<Vars>[], rules: readonly AnyRule[] = []): number => start(body, rules).state.g[0];

test('when takes one way, loops go round, stop ends the program and not its caller', () => {
  const isZero = (_m: Machine, v: Vars): boolean => v[V.n] === 0;
  expect(total([when(isZero, [add(1)], [add(2)]), when(isZero, [add(10)], [add(20)]), when(isZero, [add(100)])])).toBe(
    21,
  );
  expect(total([loop((_m, v) => v[V.n] < 10, [add(3)])])).toBe(12);
  expect(total([loop(() => false, [add(3)]), add(1)])).toBe(1);
  const inner = rule('inner', V, [act((m) => m.state.g.push(5)), stop, act((m) => m.state.g.push(6))]);
  const m = start([inner.call({}), add(1)], [inner]);
  expect(m.state.g).toEqual([1, 5]);
});

test('a called rule has variables of its own, all set, and answers its caller', () => {
  const seen: number[][] = [];
  const D = slots('n', 'b?', 'c?');
  const double = rule('double', D, [
    act((_m, v) => {
      seen.push(v.slice());
    }),
    ...answer<VarsOf<typeof D>>((_m, v) => v[D.n] * 2),
    act((m) => {
      m.state.ret = 1000;
    }),
  ]);
  const body: Step<Vars>[] = [
    add(4),
    double.call({ n: (_m, v) => v[V.n] }),
    act((m, v) => {
      v[V.n] = m.state.ret;
    }),
  ];
  expect(total(body, [double])).toBe(8);
  expect(seen).toEqual([[4, NONE, NONE]]);
});

test('a question with one answer is not asked, one with none is passed over', () => {
  const question = (n: number, always = false): Step<Vars> =>
    ask(
      () => ({
        seat: SECOND,
        prompt: PROMPT.main,
        choices: Array.from({ length: n }, (_, i) => ({ verb: VERB.lay, card: NONE, on: NONE, n: i + 1 })),
        always,
      }),
      (_m, v, picked) => {
        v[V.n] += picked.n;
      },
    );
  expect(total([question(0), add(10)])).toBe(10);
  expect(total([question(1), add(10)])).toBe(11);
  const m = start([question(3), add(10)]);
  expect(m.state.ask).toMatchObject({ seat: 1, card: NONE });
  expect(m.state.g[0]).toBe(0);
  advance(m, { seat: 1, pick: 2 });
  expect(m.state.g[0]).toBe(13);
  expect(start([question(1, true)]).state.ask!.choices).toHaveLength(1);
});

test('chance is asked for dice and orders; for none of them it is not asked', () => {
  const dice = (n: number): Step<Vars> =>
    roll(
      PROMPT.die,
      () => n,
      (_m, v, faces) => {
        v[V.n] += faces.reduce((a, b) => a + b, 0);
      },
    );
  expect(total([dice(0), add(1)])).toBe(1);
  const m = start([dice(3)]);
  expect(m.state.ask).toMatchObject({ seat: -2, count: 3, sides: 6, choices: [] });
  advance(m, { chance: [1, 2, 6] });
  expect(m.state.g[0]).toBe(9);
  const p = start([
    permute(
      PROMPT.die,
      () => 3,
      (_m, v, order) => {
        v[V.items] = order.slice();
      },
    ),
    act((_m, v) => {
      v[V.n] = v[V.items][0];
    }),
  ]);
  expect(p.state.ask).toMatchObject({ count: 3, sides: 0 });
  advance(p, { chance: [2, 1, 0] });
  expect(p.state.g[0]).toBe(2);
});

test('a program stopped in the middle goes on from JSON', () => {
  const game = makeToy();
  let m = begin(game, setup(3, game.decks[0].cards));
  const live = begin(game, setup(3, game.decks[0].cards));
  for (let i = 0; i < 40 && live.state.over === null; i++) {
    const q = live.state.ask!;
    const input =
      q.seat < 0
        ? { chance: q.sides > 0 ? [3] : Array.from({ length: q.count }, (_, k) => k) }
        : { seat: q.seat, pick: i % q.choices.length };
    m = machine(game, JSON.parse(JSON.stringify(m.state)));
    expect(advance(m, input)).toBeNull();
    expect(advance(live, input)).toBeNull();
    expect(m.state).toEqual(live.state);
  }
  expect(live.state.turn).toBeGreaterThan(3);
});

test('a rule that does not exist, or exists twice, is found when the game is put together', () => {
  expect(() => makeToy({ rules: [rule('a', slots(), [rule('b', slots(), []).call({})])] })).toThrow(
    "no rule is called 'b'",
  );
  expect(() => makeToy({ rules: [rule('turn', slots(), [])] })).toThrow("two programs are called 'turn'");
});
