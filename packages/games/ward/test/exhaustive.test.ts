import { exhaust } from '@wardroom/testkit';
import { ward } from '@wardroom/ward';
import { expect, test } from 'vitest';
import { everyBoss, everyCard } from '../soak/every-card.ts';

/** Every card of the pool is drawn, comes into play or resolves, and does all that is written on it. */

test('every card resolves, and every ability of every card happens, at least three times', () => {
  const report = everyCard('every card', 3);
  expect(report.missing).toEqual([]);
  // Each card drawn, each text run, each answer given.
  expect(report.seen.size).toBeGreaterThan(2 * ward.defs.filter((def) => def.boss === null).length);
});

test('so does every card of every boss', () => {
  const report = everyBoss('every boss');
  expect(report.missing).toEqual([]);
  expect(report.seen.size).toBeGreaterThan(ward.defs.filter((def) => def.boss !== null).length);
});

test('what never happened is named', () => {
  const report = exhaust(ward, { mode: 'duel', matches: 1, seed: 'one match' });
  expect(report.matches).toBe(1);
  expect(report.missing.length).toBeGreaterThan(50);
  expect(report.missing).toContain('great-white in play');
});
