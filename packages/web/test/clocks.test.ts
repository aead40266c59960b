import type { Clocks } from '@wardroom/host';
import { describe, expect, test } from 'vitest';
import { clocksAt, leftAt, stopped, usedAt } from '../src/parts/table/clocks.ts';

const read = (used: number[], elapsed: number, running: number[] = []): Clocks => ({
  used,
  running,
  elapsed,
  limit: 600_000,
});

describe('clocks on the screen', () => {
  test('none without a limit', () => {
    expect(clocksAt({ ...read([0, 0], 0), limit: 0 }, 0, 0, 0, null)).toBeNull();
  });
  test('run from when the question is put, for whoever is asked, and stand still after the answer', () => {
    // The message came at 1,000; until 7,000 it was shown what led to it.
    const asked = clocksAt(read([5000, 2000], 10_000), 0, 1000, 7000, null)!;
    expect(usedAt(asked, 0, 9000)).toBe(7000);
    expect(usedAt(asked, 1, 9000)).toBe(2000);
    const answered = stopped(asked, 9000);
    expect(usedAt(answered, 0, 60_000)).toBe(7000);
    // The match itself goes on all the while.
    expect(leftAt(answered, 9000)).toBe(600_000 - 10_000 - 8000);
  });
  test('never go back, whatever comes', () => {
    const first = clocksAt(read([5000, 0], 10_000), 0, 0, 0, null)!;
    const answered = stopped(first, 3000);
    // By the host's reckoning a little less was used: the message took its time.
    const next = clocksAt(read([7900, 0], 12_000), 0, 3050, 3050, answered)!;
    expect(usedAt(next, 0, 3050)).toBe(8000);
    expect(leftAt(next, 3050)).toBeLessThanOrEqual(leftAt(answered, 3050));
  });
  test('several asked at once all run', () => {
    const both = clocksAt(read([0, 0], 0, [0, 1]), 0, 0, 0, null)!;
    expect([usedAt(both, 0, 500), usedAt(both, 1, 500)]).toEqual([500, 500]);
  });
});
