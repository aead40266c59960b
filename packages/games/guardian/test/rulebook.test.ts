import { rulebookChecks } from '@wardroom/testkit';
import { describe, expect, test } from 'vitest';
import { clauseIds } from '../src/rulebook/ids.ts';
import { clause, rulebook } from '../src/rulebook/index.ts';

/** How many clauses each chapter has. A clause lost or added by accident changes it. */
const CHAPTERS = [7, 3, 6, 11, 8, 2, 1, 9, 5];

describe('the rulebook of Guardian Realms', () => {
  test.each(rulebookChecks)('$name', ({ wrong }) => expect(wrong(rulebook, clauseIds)).toEqual([]));

  test('has every clause, in the order of the numbers', () => {
    const ids = rulebook.map((c) => c.id);
    expect(ids).toEqual(CHAPTERS.flatMap((n, k) => Array.from({ length: n }, (_, i) => `G${k + 1}.${i + 1}`)));
  });

  test('finds a clause by its id', () => {
    expect(clause('G8.4')?.section).toBe('Debuffs and buffs');
    expect(clause('G10.1')).toBeUndefined();
  });
});
