import { rulebookChecks } from '@wardroom/testkit';
import { describe, expect, test } from 'vitest';
import { clauseIds } from '../src/rulebook/ids.ts';
import { clause, rulebook } from '../src/rulebook/index.ts';

/** How many clauses the rulebooks of Ward and of its bosses have. A clause lost or added by accident changes it. */
const clauses = { W: 131, B: 38 };

const ids = rulebook.map((c) => c.id);
const numbers = (id: string) => id.slice(1).split('.').map(Number);

/** Orders 'W5.2.1.3' before 'W5.2.1.3.1' before 'W5.2.1.10', which comparing the strings would not. */
function byNumber(a: string, b: string) {
  const [left, right] = [numbers(a), numbers(b)];
  for (let i = 0; i < Math.min(left.length, right.length); i++) {
    if (left[i] !== right[i]) return left[i] - right[i];
  }
  return left.length - right.length;
}

describe('the rulebook of Ward', () => {
  test.each(rulebookChecks)('$name', ({ wrong }) => expect(wrong(rulebook, clauseIds)).toEqual([]));

  test('has every clause', () => {
    // The ways to play are promised in the introduction, and have names of ours instead of numbers.
    const numbered = ids.filter((id) => !id.startsWith('W1.'));
    for (const id of numbered) expect(id).toMatch(/^[WB]\d+(\.\d+)+$/);
    for (const book of ['W', 'B'] as const) {
      expect(numbered.filter((id) => id.startsWith(book))).toHaveLength(clauses[book]);
    }
  });

  test('is in the order of the numbers', () => {
    for (const [book, first, last] of [
      ['W', 'W2.1.1', 'W18.23'],
      ['B', 'B2.1', 'B15.7'],
    ]) {
      const own = ids.filter((id) => id.startsWith(book) && !id.startsWith('W1.'));
      expect(own).toEqual([...own].sort(byNumber));
      expect([own[0], own.at(-1)]).toEqual([first, last]);
    }
  });

  test('leaves no number out inside a list of parts', () => {
    const parts = Array.from({ length: 13 }, (_, i) => `W5.2.1.${i + 1}`);
    expect(ids).toEqual(expect.arrayContaining(parts));
  });

  test('marks advice and what needs a partner', () => {
    const marked = (test: (c: (typeof rulebook)[number]) => boolean) => rulebook.filter(test).map((c) => c.id);
    expect(marked((c) => c.advice === true)).toEqual(['W3.1.1.1', 'W3.1.1.2', 'B3.1']);
    expect(marked((c) => c.modes === 'many' && !/^(W1\.|B)/.test(c.id))).toEqual(['W6.6.1.2']);
    expect(marked((c) => c.modes !== 'many' && /^(W1\.|B)/.test(c.id))).toEqual([]);
  });

  test('finds a clause by its id', () => {
    expect(clause('W10.3.2')?.section).toBe('Battle');
    expect(clause('W5.2.1')).toBeUndefined();
    for (const c of rulebook) expect(clause(c.id)).toBe(c);
  });
});
