import { describe, expect, test } from 'vitest';
import { fitOf, upperGamma, verdictOf } from '../src/pages/dice/chi-square.ts';

/** Critical values as every table of the chi-square distribution prints them. */
describe('the chance of being at least as uneven', () => {
  test.each([
    [1, 3.841, 0.05],
    [1, 6.635, 0.01],
    [5, 11.07, 0.05],
    [5, 15.086, 0.01],
    [5, 1.145, 0.95],
    [9, 16.919, 0.05],
    [19, 30.144, 0.05],
    [100, 124.342, 0.05],
    [5, 20.515, 0.001],
  ])('with %i degrees of freedom beyond %d is %d', (freedom, x, p) => {
    expect(upperGamma(freedom / 2, x / 2)).toBeCloseTo(p, 4);
  });

  test('with two degrees of freedom is an exponential', () => {
    for (const x of [0.1, 1, 2, 5, 20, 60]) expect(upperGamma(1, x) / Math.exp(-x)).toBeCloseTo(1, 10);
  });

  test('goes from 1 down to 0 and never beyond', () => {
    let before = 1;
    for (let x = 0; x < 400; x += 0.5) {
      const p = upperGamma(2.5, x);
      expect(p).toBeLessThanOrEqual(before + 1e-12);
      expect(p).toBeGreaterThanOrEqual(0);
      before = p;
    }
    expect(before).toBeLessThan(1e-100);
  });
});

describe('counts', () => {
  test('that are even fit perfectly; those of a loaded die do not', () => {
    expect(fitOf([10, 10, 10, 10, 10, 10])).toEqual({ chiSquare: 0, freedom: 5, p: 1 });
    // The example of many a textbook: 60 throws.
    const book = fitOf([5, 8, 9, 8, 10, 20])!;
    expect(book.chiSquare).toBeCloseTo(13.4, 10);
    expect(book.p).toBeCloseTo(0.01991, 4);
    expect(fitOf([0, 0, 0, 0, 0, 600])!.p).toBeLessThan(1e-100);
    expect(fitOf([0, 0])).toBeNull();
  });

  test('are told in words, and few of them say nothing', () => {
    expect(verdictOf({ chiSquare: 0, freedom: 5, p: 1 }, 12)).toBe('Too few dice to say anything yet.');
    expect(verdictOf({ chiSquare: 4, freedom: 5, p: 0.55 }, 600)).toBe(
      'As fair dice come out. 55 of 100 sets of fair dice would come out at least as uneven.',
    );
    expect(verdictOf({ chiSquare: 17, freedom: 5, p: 0.005 }, 600)).toMatch(/^More uneven than usual.* 5 of 1000/);
    expect(verdictOf({ chiSquare: 60, freedom: 5, p: 1e-10 }, 600)).toMatch(/something may be wrong. Fewer than 1/);
  });
});
