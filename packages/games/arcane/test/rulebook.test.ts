import { rulebookChecks } from '@wardroom/testkit';
import { describe, expect, test } from 'vitest';
import { clauseIds } from '../src/rulebook/ids.ts';
import { clause, rulebook } from '../src/rulebook/index.ts';

const ids = rulebook.map((c) => c.id);

describe('the rulebook of War of the Arcane', () => {
  test.each(rulebookChecks)('$name', ({ wrong }) => expect(wrong(rulebook, clauseIds)).toEqual([]));

  test('has every clause', () => {
    expect(ids).toHaveLength(36);
    for (const id of ids) expect(id).toMatch(/^A\d(\.[0-9a-e])+$/);
  });

  test('carries the rulings', () => {
    for (const id of [
      'A2.1',
      'A3.2.1',
      'A3.4.1',
      'A3.5.1',
      'A3.5.2',
      'A4.2.2',
      'A4.2.4',
      'A4.2.5',
      'A4.a.1',
      'A4.a.2',
      'A5.1',
      'A7.1',
    ]) {
      expect(clause(id)?.ruling, id).toBeDefined();
    }
    expect(clause('A9.9')).toBeUndefined();
  });
});
