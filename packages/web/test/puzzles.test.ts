import { expect, test } from 'vitest';
import { afterTry, puzzleOf, type Tried } from '../src/history/puzzles.ts';

const NONE: Tried = { of: {}, row: 0, best: 0 };

test('the first try counts, and a miss ends the row', () => {
  const two = [0, 1].reduce((t, at) => afterTry(t, at, true), NONE);
  expect(two).toEqual({ of: { 0: true, 1: true }, row: 2, best: 2 });
  const missed = afterTry(two, 2, false);
  expect(missed).toMatchObject({ row: 0, best: 2 });
  // Tried again and solved: it stays missed.
  expect(afterTry(missed, 2, true)).toEqual(missed);
});

test('every day has a puzzle, and the next day another', () => {
  const days = ['2026-11-18', '2026-11-19', '2026-11-20'].map((day) => puzzleOf(day, 100));
  expect(new Set(days).size).toBe(3);
  for (const i of days) expect(i >= 0 && i < 100).toBe(true);
  expect(puzzleOf('2026-11-18', 0)).toBe(-1);
});
