import { below, randomStream } from '@wardroom/core';
import { expect, test } from 'vitest';
import { type Encounter, ladderOf } from '../src/index.ts';

const chance = (elo: number, others = 1): number => 1 / (1 + others * 10 ** (-elo / 400));

/** Pairs of matches between players of known strength. */
function played(strengths: readonly number[], pairs: number, others = 1): Encounter[] {
  const random = randomStream('ladder');
  return Array.from({ length: pairs }, (): Encounter[] =>
    strengths.slice(1).map((elo, k) => {
      const p = chance(elo - strengths[k], others);
      const won = [0, 1].filter(() => below(random, 1000) < 1000 * p).length;
      return { first: k + 1, second: k, others, played: 2, won };
    }),
  ).flat();
}

test('ratings come out as the strengths that the matches were played with', () => {
  const strengths = [-250, -100, 0, 150, 300];
  const { ratings, steps } = ladderOf(5, 2, played(strengths, 400));
  expect(ratings[2]).toEqual({ elo: 0, low: 0, high: 0 });
  for (const [i, r] of ratings.entries()) {
    expect(Math.abs(r.elo - strengths[i])).toBeLessThan(50);
    expect(r.low).toBeLessThanOrEqual(strengths[i]);
    expect(r.high).toBeGreaterThanOrEqual(strengths[i]);
  }
  for (const [i, s] of steps.entries()) expect(s.elo).toBeCloseTo(ratings[i + 1].elo - ratings[i].elo);
});

test('one against three who are as strong wins a quarter', () => {
  const { ratings } = ladderOf(2, 0, [{ first: 1, second: 0, others: 3, played: 400, won: 100 }]);
  expect(ratings[1].elo).toBeCloseTo(0);
});

test('whoever won everything is not infinitely strong, and more matches tell more', () => {
  const all = ladderOf(2, 0, [{ first: 1, second: 0, others: 1, played: 20, won: 20 }]);
  expect(all.ratings[1].elo).toBeGreaterThan(300);
  expect(all.ratings[1].elo).toBeLessThan(1000);
  const width = (pairs: number): number => {
    const [, r] = ladderOf(2, 0, played([0, 100], pairs)).ratings;
    return r.high - r.low;
  };
  expect(width(400)).toBeLessThan(width(50) / 2);
});

test('against a boss levels are compared by how often each beats it', () => {
  const met = (who: number, won: number): Encounter => ({ first: who, second: null, others: 1, played: 100, won });
  const { steps } = ladderOf(3, 1, [met(0, 20), met(1, 40), met(2, 60)]);
  expect(steps[0].elo).toBeCloseTo(400 * Math.log10((40 * 80) / (60 * 20)), -1);
  expect(steps[1].elo).toBeGreaterThan(0);
});
