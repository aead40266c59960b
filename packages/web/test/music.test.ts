import { expect, test } from 'vitest';
import { pitch, TUNES } from '../src/parts/sound/music.ts';

test('every game has a tune of its own, slow, low and whole', () => {
  expect(Object.keys(TUNES).sort()).toEqual(['arcane', 'guardian', 'realm', 'ward']);
  for (const tune of Object.values(TUNES)) {
    expect(tune.tempo).toBeLessThan(80);
    expect(tune.bars.every((bar) => bar.length === 4)).toBe(true);
    for (const step of tune.bars.flat()) if (step !== null) expect(pitch(tune, step)).toBeLessThan(600);
  }
});
test('a step past the end of the scale is an octave higher', () => {
  expect(pitch(TUNES.ward, 7)).toBeCloseTo(2 * pitch(TUNES.ward, 0));
});
