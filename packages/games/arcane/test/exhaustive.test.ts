import { arcane } from '@wardroom/arcane';
import { exhaust } from '@wardroom/testkit';
import { expect, test } from 'vitest';
import { WINDOW } from '../src/names.ts';

/** Every card of the pool is drawn, comes to the board or resolves, and does all that is written on it. */

test('every card resolves, and every ability of every card happens, at least three times', () => {
  const report = exhaust(arcane, {
    mode: 'duel',
    matches: 600,
    times: 3,
    seed: 'every card',
    // A token comes to the board only if its maker does.
    partners: {
      'clay-golem': ['call-the-clay', 'golemancer'],
      'iron-golem': ['iron-foundress', 'iron-foundress'],
      'bone-servant': ['grave-piper', 'grave-piper'],
      'watch-dog': ['alarm-bell', 'alarm-bell'],
      spark: ['spark-smith', 'spark-smith'],
      emberling: ['kiln-keeper', 'kiln-keeper'],
      thornling: ['thorn-matron', 'thorn-matron'],
      'mud-wall': ['wall-wright', 'wall-wright'],
    },
    anyWindow: WINDOW.any,
  });
  expect(report.missing).toEqual([]);
  expect(report.seen.size).toBeGreaterThan(2 * arcane.defs.length);
});

test('what never happened is named', () => {
  const report = exhaust(arcane, { mode: 'duel', matches: 1, seed: 'one match' });
  expect(report.matches).toBe(1);
  expect(report.missing.length).toBeGreaterThan(50);
});
