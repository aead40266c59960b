import { expect, test } from 'vitest';
import { afterTry, puzzleOf, type Tried } from '../src/history/puzzles.ts';

const NONE: Tried = { of: {}, row: 0, best: 0 };

test('the first try counts, and a miss ends the row', () => {
  const two = ['a', 'b'].reduce((t, id) => afterTry(t, id, true), NONE);
  expect(two).toEqual({ of: { a: true, b: true }, row: 2, best: 2 });
  const missed = afterTry(two, 'c', false);
  expect(missed).toMatchObject({ row: 0, best: 2 });
  // Tried again and solved: it stays missed.
  expect(afterTry(missed, 'c', true)).toEqual(missed);
});

test('every day has a puzzle, and the next day another', () => {
  const days = ['2026-11-18', '2026-11-19', '2026-11-20'].map((day) => puzzleOf(day, 100));
  expect(new Set(days).size).toBe(3);
  for (const i of days) expect(i >= 0 && i < 100).toBe(true);
  expect(puzzleOf('2026-11-18', 0)).toBe(-1);
});
