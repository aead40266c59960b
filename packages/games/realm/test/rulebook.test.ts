import { describe, expect, test } from 'vitest';
import { clauseIds } from '../src/rulebook/ids.ts';
import { clause, rulebook } from '../src/rulebook/index.ts';

/** How many clauses each chapter has. A clause lost or added by accident changes it. */
const CHAPTERS = [15, 3, 4, 4, 6, 1, 1, 1];

const ids = rulebook.map((c) => c.id);

describe('the rulebook of Contested Realm', () => {
  test('has every clause, each once, in the order of the numbers', () => {
    expect(ids).toEqual(CHAPTERS.flatMap((n, k) => Array.from({ length: n }, (_, i) => `S${k + 1}.${i + 1}`)));
  });

  test('is listed in full where rules look up what they cite', () => {
    expect(clauseIds).toEqual(ids);
  });

  test('gives every clause words of its own', () => {
    const texts = rulebook.map((c) => c.text.trim().toLowerCase());
    expect(texts.filter((text) => text === '')).toEqual([]);
    expect(new Set(texts).size).toBe(texts.length);
  });

  test('is typed cleanly: whole sentences, no stray spaces', () => {
    for (const c of rulebook) {
      for (const words of [c.text, c.ruling, c.example]) {
        if (words === undefined) continue;
        expect(words, c.id).toMatch(/^["A-Z]/);
        expect(words, c.id).toMatch(/\.$/);
        expect(words, c.id).not.toMatch(/ {2}|\n|^ | $/);
      }
    }
  });

  test('refers only to clauses it has', () => {
    for (const c of rulebook) {
      const words = [c.text, c.ruling, c.example].join(' ');
      expect(
        (words.match(/\bS\d+(\.\d+)+\b/g) ?? []).filter((id) => !ids.includes(id)),
        c.id,
      ).toEqual([]);
    }
  });

  test('keeps the clauses of a section together', () => {
    const runs = rulebook.map((c) => c.section).filter((section, i, all) => section !== all[i - 1]);
    expect(new Set(runs).size).toBe(runs.length);
  });

  test('finds a clause by its id', () => {
    expect(clause('S5.6')?.section).toBe('Moving and fighting');
    expect(clause('S9.1')).toBeUndefined();
  });
});
