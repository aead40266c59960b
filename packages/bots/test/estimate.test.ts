import { type Cite, copyState, NONE, type State } from '@wardroom/core';
import { expect, test } from 'vitest';
import { estimate, random } from '../src/index.ts';
import { game, playOut, setupOf } from './table.ts';

/** Some positions of a match, and its end. */
function positions(i: number, every = 20): { states: State[]; end: State } {
  const states: State[] = [];
  let decisions = 0;
  const table = playOut(setupOf(i), `estimate ${i}`, [random, random], (s) => {
    if (decisions++ % every === 0) states.push(copyState(s));
  });
  return { states, end: table.machine.state };
}

test('the same position and seed give the same chances, which sum to one and change nothing', () => {
  for (const s of positions(3).states) {
    const before = JSON.stringify(s);
    const chances = estimate(game, s, 'seed');
    expect(chances.reduce((a, b) => a + b, 0)).toBeCloseTo(1);
    expect(estimate(game, s, 'seed')).toEqual(chances);
    expect(JSON.stringify(s)).toBe(before);
  }
});

test('a match that is over is certain, and a draw is nobody’s', () => {
  const { end } = positions(5);
  const winner = end.over!.winner;
  expect(estimate(game, end, 1)).toEqual([0, 1].map((team) => Number(team === winner)));
  expect(estimate(game, { ...end, over: { winner: NONE, cite: 0 as Cite } }, 1)).toEqual([0.5, 0.5]);
});

test('estimates are better than a coin: on average they favour who will win', () => {
  let error = 0;
  let n = 0;
  for (let i = 0; i < 16; i++) {
    const { states, end } = positions(i, 60);
    for (const s of states) {
      error += (estimate(game, s, i)[0] - Number(end.over!.winner === 0)) ** 2;
      n++;
    }
  }
  expect(error / n).toBeLessThan(0.23);
});

test('a game without a scale for its judgement is estimated by playing on alone', () => {
  const { states } = positions(2);
  const chances = estimate({ ...game, judgeScale: undefined }, states[0], 7);
  expect(chances.reduce((a, b) => a + b, 0)).toBeCloseTo(1);
});
