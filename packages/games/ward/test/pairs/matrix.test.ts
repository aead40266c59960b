import { beforeAll, describe, expect, test } from 'vitest';
import { effectCards, PAIRS, type PairReport, pairName, pairOf, playPair } from '../../soak/pairs.ts';

/** A sample of `npm run soak -- pairs`, which plays every two cards that say something. */

/** Goes through the whole list, so that cards of every set come up. */
const EVERY = 701;

describe('two cards on a table for a few turns', () => {
  const reports: PairReport[] = [];
  beforeAll(() => {
    for (let number = 0; number < PAIRS; number += EVERY) reports.push(playPair(pairOf(number), { tries: 2 }));
  });

  test('nothing crashes, stalls or leaves a table that cannot be', () => {
    expect(reports.flatMap((report) => report.failures)).toEqual([]);
  });

  test('nothing goes on for ever', () => {
    expect(reports.flatMap((report) => report.endless)).toEqual([]);
  });

  test('in nearly all of them both texts do something in the same match', () => {
    const both = reports.filter((report) => report.both).length;
    expect(both).toBeGreaterThan(0.9 * reports.length);
  });
});

test('every pair has its number, the last one too', () => {
  const [first, last] = [effectCards[0], effectCards.at(-1)!];
  expect(pairName(pairOf(0))).toBe(`${first.id}+${first.id}`);
  expect(pairName(pairOf(effectCards.length - 1))).toBe(`${first.id}+${last.id}`);
  expect(pairName(pairOf(effectCards.length))).toBe(`${effectCards[1].id}+${effectCards[1].id}`);
  expect(pairName(pairOf(PAIRS - 1))).toBe(`${last.id}+${last.id}`);
});
