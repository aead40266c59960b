import type { SeatId } from '@wardroom/core';
import { describe, expect, test } from 'vitest';
import { clockwork } from '../src/clock.ts';

const [ADA, BO] = [0, 1] as SeatId[];

function clocks(kept?: { used: number[]; elapsed?: number }) {
  let now = 1000;
  const clock = clockwork(() => now, 2, 60_000, kept);
  return {
    ...clock,
    wait: (ms: number): void => {
      now += ms;
    },
  };
}

describe('clocks of a match', () => {
  test('time goes to whoever is asked and to nobody else', () => {
    const c = clocks();
    c.wait(500);
    c.charge([ADA]);
    // Nobody is asked: something is being shown.
    c.wait(4000);
    c.charge([]);
    c.wait(300);
    c.charge([BO]);
    expect(c.read([]).used).toEqual([500, 300]);
    expect(c.elapsed()).toBe(4800);
  });
  test('several asked at once each use their own time, and what shows is what is charged', () => {
    const c = clocks();
    c.wait(700);
    expect(c.read([ADA, BO])).toMatchObject({ used: [700, 700], running: [0, 1] });
    c.charge([ADA, BO]);
    expect(c.read([BO]).used).toEqual([700, 700]);
    c.wait(100);
    expect(c.read([BO]).used).toEqual([700, 800]);
  });
  test('a match that is taken up again goes on where it was left', () => {
    const c = clocks({ used: [400, 900], elapsed: 5000 });
    expect(c.read([])).toMatchObject({ used: [400, 900], elapsed: 5000 });
    c.wait(100);
    expect(c.elapsed()).toBe(5100);
  });
});
