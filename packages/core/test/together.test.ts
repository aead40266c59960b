import { expect, test } from 'vitest';
import {
  act,
  advance,
  allSeats,
  askEach,
  askedOf,
  enter,
  loop,
  type Machine,
  machine,
  NONE,
  rule,
  run,
  slots,
  view,
} from '../src/index.ts';
import { C, FIRST, makeToy, PROMPT, SECOND, setup, THIRD, VERB } from './toy.ts';

const V = slots('at?');

/** Everybody says three numbers, apart from each other; they are kept in g by player. */
const vote = rule('vote', V, [
  loop(
    (m) => m.state.g.some((x) => x < 100),
    [
      askEach(
        (m) =>
          allSeats(m.state).flatMap((seat) =>
            m.state.g[seat] < 100
              ? [
                  {
                    seat,
                    prompt: PROMPT.choose,
                    choices: [1, 2, 3].map((n) => ({ verb: VERB.none, card: NONE, on: NONE, n })),
                  },
                ]
              : [],
          ),
        (m, _v, picked, seat) => {
          m.state.g[seat] = m.state.g[seat] * 10 + picked.n;
        },
      ),
    ],
  ),
  act((m) => {
    m.state.over = { winner: NONE, cite: C.T1 };
  }),
]);

function start(seats = 2): Machine {
  const game = makeToy({ rules: [vote] });
  const s = game.begin(setup(seats, []));
  s.g = s.seats.map(() => 0);
  s.frames = [];
  const m = machine(game, s);
  enter(m, game.codeByName.get('vote')!, []);
  run(m);
  return m;
}

const says = (m: Machine, seat: number, pick: number, seq?: number) =>
  advance(m, { seat, pick, ...(seq === undefined ? {} : { seq }) });

test('several are asked at the same time, and answer in any order', () => {
  const m = start(3);
  expect([FIRST, SECOND, THIRD].map((seat) => askedOf(m.state, seat)?.seat)).toEqual([0, 1, 2]);
  for (const [seat, pick] of [
    [2, 0],
    [1, 1],
    [2, 0],
    [2, 2],
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 2],
  ]) {
    expect(says(m, seat, pick)).toBeNull();
  }
  expect(m.state.g).toEqual([12, 213, 113]);
  expect([FIRST, SECOND, THIRD].map((seat) => askedOf(m.state, seat)?.seat ?? null)).toEqual([0, null, null]);
  expect(says(m, 1, 0)?.error).toBe('seat 1 is not asked right now; seat 0 is.');
  expect(says(m, 0, 2)).toBeNull();
  expect(m.state.over).not.toBeNull();
  expect(m.state.also).toEqual([]);
});

test('an answer is stale only if its own player has answered since', () => {
  const m = start();
  const asked = askedOf(m.state, SECOND)!.seq;
  expect(says(m, 0, 0)).toBeNull();
  expect(says(m, 0, 0)).toBeNull();
  expect(says(m, 1, 1, asked)).toBeNull();
  expect(says(m, 1, 1, asked)?.error).toMatch('seq is stale');
  expect(m.state.g).toEqual([11, 2]);
});

test('what one answers does not show to another, not even that something was answered', () => {
  const m = start();
  const game = makeToy({ rules: [vote] });
  const before = view(game, m.state, SECOND);
  says(m, 0, 2);
  expect(view(game, m.state, SECOND)).toEqual(before);
  for (let i = 0; i < 3; i++) says(m, 1, 0);
  const waiting = view(game, m.state, SECOND);
  expect(waiting.question).toEqual({ seat: 0, prompt: 'wait', text: 'Player 1 is thinking.' });
  says(m, 0, 1);
  expect(view(game, m.state, SECOND)).toEqual(waiting);
});

test('the state goes on from JSON while several are asked', () => {
  const m = start();
  says(m, 1, 1);
  const again = machine(m.game, JSON.parse(JSON.stringify(m.state)));
  for (const each of [m, again]) {
    says(each, 0, 0);
    says(each, 1, 2);
  }
  expect(JSON.stringify(again.state)).toBe(JSON.stringify(m.state));
});

test('an interrupt asks everybody anew', () => {
  const m = start(3);
  says(m, 1, 1);
  expect(advance(m, { seat: 2, act: 'quit' })).toBeNull();
  expect([FIRST, SECOND, THIRD].map((seat) => askedOf(m.state, seat)?.seat ?? null)).toEqual([0, 1, null]);
});
