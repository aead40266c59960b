import { guardian } from '@wardroom/guardian';
import { exhaust } from '@wardroom/testkit';
import { expect, test } from 'vitest';

/** Every card of the pool is drawn, comes into play or resolves, and does all that is written on it. */
test.each([3, 5])(
  'with %i lanes every card resolves, and every ability of every card happens, at least twice',
  (lanes) => {
    const report = exhaust(guardian, {
      mode: 'duel',
      options: { lanes },
      matches: 600,
      times: 2,
      seed: `every card ${lanes}`,
    });
    expect(report.missing).toEqual([]);
    expect(report.seen.size).toBeGreaterThan(1.5 * guardian.defs.length);
  },
);

test('what never happened is named', () => {
  const report = exhaust(guardian, { mode: 'duel', matches: 1, seed: 'one match' });
  expect(report.matches).toBe(1);
  expect(report.missing.length).toBeGreaterThan(50);
});
