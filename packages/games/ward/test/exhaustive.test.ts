import { exhaust } from '@wardroom/testkit';
import { ward } from '@wardroom/ward';
import { expect, test } from 'vitest';
import { WINDOW } from '../src/names.ts';

/** Every card of the pool is drawn, comes into play or resolves, and does all that is written on it. */

const run = (seed: string, times: number) =>
  exhaust(ward, {
    mode: 'duel',
    // A high threshold makes for long matches, in which the great creatures come down.
    options: { format: 'open', threshold: 600 },
    matches: 1000,
    times,
    seed,
    partners: {
      'great-white': ['sharkling', 'sharkling', 'sharkling'],
      'eternal-dragon': ['dragonling', 'dragon-fox', 'blue-dragon'],
      jester: ['bomb'],
      'perfect-shark': ['great-white', 'great-white', 'great-white', 'sharkling', 'sharkling', 'sharkling'],
      'shard-titan': ['strange-jewel', 'strange-jewel', 'strange-jewel', 'harpy', 'harpy', 'harpy'],
    },
    spends: ['discard', 'sacrifice', 'kill'],
    anyWindow: WINDOW.any,
  });

test('every card resolves, and every ability of every card happens, at least three times', () => {
  const report = run('every card', 3);
  expect(report.missing).toEqual([]);
  // Each card drawn, each text run, each answer given.
  expect(report.seen.size).toBeGreaterThan(2 * ward.defs.filter((def) => def.boss === null).length);
});

test('so does every card of every boss', () => {
  const report = exhaust(ward, {
    mode: 'boss',
    // Players who last see more of a boss, and now and then its end.
    options: { format: 'open', threshold: 1500 },
    matches: 2000,
    times: 1,
    seed: 'every boss',
  });
  expect(report.missing).toEqual([]);
  expect(report.seen.size).toBeGreaterThan(ward.defs.filter((def) => def.boss !== null).length);
});

test('what never happened is named', () => {
  const report = exhaust(ward, { mode: 'duel', matches: 1, seed: 'one match' });
  expect(report.matches).toBe(1);
  expect(report.missing.length).toBeGreaterThan(50);
  expect(report.missing).toContain('great-white in play');
});
