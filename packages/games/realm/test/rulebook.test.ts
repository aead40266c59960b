import { rulebookChecks } from '@wardroom/testkit';
import { describe, expect, test } from 'vitest';
import { clauseIds } from '../src/rulebook/ids.ts';
import { clause, rulebook } from '../src/rulebook/index.ts';

/** How many clauses each chapter has. A clause lost or added by accident changes it. */
const CHAPTERS = [15, 4, 4, 4, 6, 1, 1, 1];

describe('the rulebook of Contested Realm', () => {
  test.each(rulebookChecks)('$name', ({ wrong }) => expect(wrong(rulebook, clauseIds)).toEqual([]));

  test('has every clause, in the order of the numbers', () => {
    const ids = rulebook.map((c) => c.id);
    expect(ids).toEqual(CHAPTERS.flatMap((n, k) => Array.from({ length: n }, (_, i) => `S${k + 1}.${i + 1}`)));
  });

  test('finds a clause by its id', () => {
    expect(clause('S5.6')?.section).toBe('Moving and fighting');
    expect(clause('S9.1')).toBeUndefined();
  });
});
