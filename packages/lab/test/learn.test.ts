import { below, randomStream } from '@wardroom/core';
import { expect, test } from 'vitest';
import { auc, fit, likeliestScale, logLoss, oddsOf, partOf, rowsOf, type Samples } from '../src/index.ts';

/** Positions with two numbers of which each is −1 or 1, won as the rule says. */
function samplesBy(rule: (a: number, b: number) => number, matches: number): Samples {
  const random = randomStream('samples');
  const rows = Array.from({ length: 2 * matches }, () => [2 * below(random, 2) - 1, 2 * below(random, 2) - 1]);
  return {
    names: ['a', 'same', 'b'],
    numbers: Float32Array.from(rows.flatMap(([a, b]) => [a, 7, b])),
    won: Float64Array.from(rows, ([a, b]) => rule(a, b)),
    turns: rows.map(() => 1),
    seats: rows.map((_, i) => i % 2),
    matches: rows.map((_, i) => i >> 1),
  };
}

const agrees = (samples: Samples, units: number): number => {
  const odds = oddsOf(samples, fit(samples, { units, without: [], seed: 'x' }));
  const rows = rowsOf(samples, 'test');
  return rows.filter((row) => odds[row] > 0 === samples.won[row] > 0.5).length / rows.length;
};

test('what adds up is found without units in between; what hangs on two numbers at once only with them', () => {
  const sum = samplesBy((a) => Number(a > 0), 600);
  expect(agrees(sum, 0)).toBe(1);
  const both = samplesBy((a, b) => Number(a * b > 0), 2000);
  // Three of the four corners can be right.
  expect(agrees(both, 0)).toBeLessThan(0.85);
  expect(agrees(both, 8)).toBe(1);
});

test('the same seed finds the same weights, another seed others; what never differs and what is left out is not weighed', () => {
  const samples = samplesBy((a, b) => Number(a + b > 0), 100);
  const found = ['one', 'one', 'two'].map((seed) => fit(samples, { units: 3, without: [], seed }));
  expect(found[1]).toEqual(found[0]);
  expect(found[2].out).not.toEqual(found[0].out);
  expect(found[0].names).toEqual(['a', 'b']);
  expect(fit(samples, { units: 0, without: ['a'], seed: 'one' }).names).toEqual(['b']);
});

test('the positions of a match stay together', () => {
  const samples = samplesBy(() => 1, 50);
  const parts = (['fit', 'stop', 'test'] as const).map((part) => rowsOf(samples, part));
  expect(parts.flat().sort((a, b) => a - b)).toEqual(samples.turns.map((_, row) => row));
  for (const rows of parts) {
    for (const row of rows) expect(partOf(samples.matches[row])).toBe(partOf(samples.matches[rows[0]]));
  }
});

test('log loss, the order of odds and the likeliest scale', () => {
  expect(logLoss([0, 0], [1, 0])).toBeCloseTo(Math.log(2));
  expect(logLoss([Math.log(3)], [1])).toBeCloseTo(-Math.log(0.75));
  expect(logLoss([-1000], [0])).toBe(0);
  // Of four pairs of a win and a loss three are in order, one is the other way around; a tie counts half.
  expect(auc([1, 2, 3, 4], [0, 1, 0, 1])).toBe(0.75);
  expect(auc([1, 1], [0, 1])).toBe(0.5);
  expect(auc([5, 9], [0.5, 1])).toBe(0.5);
  // Ahead by 100, three of four are won.
  expect(likeliestScale([100, 100, 100, 100], [1, 1, 1, 0])).toBeCloseTo(100 / Math.log(3));
});
