import { describe, expect, test } from 'vitest';
import { clauseIds } from '../src/rulebook/ids.ts';
import { clause, rulebook } from '../src/rulebook/index.ts';

const ids = rulebook.map((c) => c.id);

describe('the rulebook of War of the Arcane', () => {
  test('has every clause, each once, and lists them where rules look up what they cite', () => {
    expect(clauseIds).toEqual(ids);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength(35);
    for (const id of ids) expect(id).toMatch(/^A\d(\.[0-9a-e])+$/);
  });

  test('gives every clause words of its own, in whole sentences', () => {
    const texts = rulebook.map((c) => c.text);
    expect(new Set(texts).size).toBe(texts.length);
    for (const c of rulebook) {
      for (const words of [c.text, c.ruling, c.example]) {
        if (words !== undefined) expect(words, c.id).toMatch(/^[A-Z].*\.$/s);
      }
    }
  });

  test('carries the rulings', () => {
    for (const id of ['A2.1', 'A3.2.1', 'A4.2.2', 'A4.2.4', 'A4.a.1', 'A5.1', 'A7.1']) {
      expect(clause(id)?.ruling, id).toBeDefined();
    }
    expect(clause('A9.9')).toBeUndefined();
  });
});
