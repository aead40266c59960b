import { describe, expect, test } from 'vitest';
import { FINGER, muster } from '../src/games/realm/muster.ts';

describe('those on a square of the realm', () => {
  test('nobody is no crowd', () => {
    expect(muster(0, { width: 60, height: 40 })).toMatchObject({ shown: 0, crowd: false });
  });

  test('one alone is upright and has the height', () => {
    expect(muster(1, { width: 150, height: 100 })).toMatchObject({ columns: 1, height: 100, crowd: false });
  });

  test('each is as large as a finger needs, or they are a crowd', () => {
    for (let n = 1; n <= 12; n++)
      for (const [width, height] of [
        [64, 46],
        [70, 84],
        [96, 50],
        [150, 90],
        [360, 210],
      ]) {
        const m = muster(n, { width, height });
        if (!m.crowd) {
          expect(Math.min(m.width, m.height)).toBeGreaterThanOrEqual(FINGER);
          expect(m.shown).toBe(n);
        }
        const rows = Math.ceil((m.shown < n ? m.shown + 1 : n) / m.columns);
        expect(m.columns * m.width).toBeLessThanOrEqual(width);
        expect(rows * m.height).toBeLessThanOrEqual(height);
        expect(m.shown).toBeLessThanOrEqual(n);
      }
  });

  test('two on a narrow square stand one above the other', () => {
    expect(muster(2, { width: 70, height: 90 })).toMatchObject({ columns: 1, crowd: false });
  });

  test('too many for the room are a crowd that says how many more there are', () => {
    expect(muster(7, { width: 70, height: 60 })).toMatchObject({ crowd: true, shown: 3 });
  });
});
