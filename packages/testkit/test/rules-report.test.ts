import { describe, expect, test } from 'vitest';
import { coverage, testsByClause, uncovered } from '../src/clause-coverage.ts';
import { complaint, gameLines, plain, summaryLine } from '../src/clause-print.ts';
import { clauseIdsIn, titlesIn } from '../src/test-titles.ts';

// The sources scanned here are strings, and the ids in them belong to no rulebook: this file must not look like a
// test of real clauses to the report itself.
const titles = (source: string) => titlesIn(source).map((t) => t.title);

describe('clause ids in a title', () => {
  test('several, each once, from any rulebook', () => {
    expect(clauseIdsIn('W90.3.1 W98.10 doubles; as G94.c.1 and W90.3.1')).toEqual(['W90.3.1', 'W98.10', 'G94.c.1']);
  });

  test('punctuation around them is no part of them', () => {
    expect(clauseIdsIn('(W90.3.2): misses, as in W90.3.1.')).toEqual(['W90.3.2', 'W90.3.1']);
    expect(clauseIdsIn('W90.1–W90.2, W90.3/W90.4')).toEqual(['W90.1', 'W90.2', 'W90.3', 'W90.4']);
  });

  test('a longer id does not stand for a shorter one', () => {
    expect(clauseIdsIn('W95.2.1.10')).toEqual(['W95.2.1.10']);
    expect(clauseIdsIn('W95.2.1.1x')).toEqual(['W95.2.1.1x']);
    expect(clauseIdsIn('W95.2.1.1X, W95.2.1.1_a')).toEqual([]);
  });

  test('words and other numbers are not ids', () => {
    expect(clauseIdsIn('W is for Ward, AW90.1, 1.W90.1 and X90.1')).toEqual([]);
  });
});

describe('titles in a source', () => {
  test('test, it and describe, with any quotes', () => {
    const source = `
      describe('W90 outer', () => {
        test("W90.1 it's one", () => {});
        it(\`W90.2 two\`, () => {});
      });`;
    expect(titlesIn(source)).toEqual([
      { line: 2, title: 'W90 outer' },
      { line: 3, title: "W90.1 it's one" },
      { line: 4, title: 'W90.2 two' },
    ]);
  });

  test('each, with a list, a table, types or a wrapped line', () => {
    const source = `
      test.each([[1, ')'], [2, '(']])('W90.1 list %i', () => {});
      test.each\`a | b\n\${1} | \${2}\`('W90.2 table $a', () => {});
      test.each<[name: string, play: () => void]>(rows)('W90.3 types', () => {});
      describe.each(rows)(
        'W90.4 wrapped',
        (row) => test(row.name, () => {}),
      );
      test.for(rows)('W90.5 for', () => {});`;
    expect(titles(source).map((title) => clauseIdsIn(title)[0])).toEqual(['W90.1', 'W90.2', 'W90.3', 'W90.4', 'W90.5']);
  });

  test('what a template fills in is left open', () => {
    const [title] = titles(`test(\`W90.1 rolls \${roll({ dice: { d6: [\`\${2}\`] } })} and W90.2.\${n}\`, () => {});`);
    expect(title).toBe('W90.1 rolls … and W90.2.…');
    expect(clauseIdsIn(title)).toEqual(['W90.1']);
  });

  test('tests that do not run are left out', () => {
    const source = `
      test.skip('W90.1 skipped', () => {});
      test.todo('W90.2 to do');
      describe.skip('W90.3 skipped', () => { test('W90.4 inside', () => {}); });
      describe('W90.5 empty', () => {});
      // test('W90.6 comment', () => {});
      /* test('W90.7 comment', () => {}); */
      test.only('W90.8 runs', () => {});
      test.skipIf(slow)('W90.9 runs somewhere', () => {});`;
    expect(titles(source)).toEqual(['W90.8 runs', 'W90.9 runs somewhere']);
  });

  test('strings and regular expressions that only look like tests are left out', () => {
    const source = `
      expect(/it's/.test('W90.1 method')).toBe(true);
      const text = "test('W90.2 inside a string')";
      const url = 'https://example.org'; test('W90.3 after slashes', () => {});
      attest('W90.4 another word');`;
    expect(titles(source)).toEqual(['W90.3 after slashes']);
  });
});

describe('coverage', () => {
  const game = {
    name: 'Nine',
    rulebook: [
      { id: 'W90.1', section: 'First', text: 'One.' },
      { id: 'W90.1.1', section: 'First', text: 'A long text '.repeat(20).trim(), modes: 'many' as const },
      { id: 'W91.1', section: 'Second', text: 'Three.' },
    ],
  };
  const files = [
    { file: 'a.test.ts', source: "test('W90.1 W91.1 both', f);" },
    { file: 'b.test.ts', source: "\ntest('W90.1 again', f);" },
  ];
  const report = coverage(game, testsByClause(files), new Map([['W91.1', new Set(['rolled', 'hit'])]]));

  test('joins clauses, tests and events', () => {
    expect(report.clauses.map((c) => [c.id, c.modes, c.tests.map((t) => `${t.file}:${t.line}`), c.events])).toEqual([
      ['W90.1', 'all', ['a.test.ts:1', 'b.test.ts:2'], []],
      ['W90.1.1', 'many', [], []],
      ['W91.1', 'all', ['a.test.ts:1'], ['hit', 'rolled']],
    ]);
  });

  test('names what has no test', () => {
    const missing = uncovered([report]);
    expect(missing.map((c) => c.id)).toEqual(['W90.1.1']);
    expect(complaint(missing)).toBe('1 clause has no test: W90.1.1.');
    expect(complaint([...missing, ...missing])).toBe('2 clauses have no test: W90.1.1, W90.1.1.');
    expect(summaryLine(report, plain)).toBe('Nine: 2 of 3 clauses tested, 1 cited by events.');
  });

  test('prints sections, clauses, tests and events', () => {
    const lines = gameLines(report, plain);
    expect(lines.filter((line) => /^\w/.test(line))).toEqual(['First', 'Second']);
    expect(lines).toContain('    a.test.ts: W90.1 W91.1 both');
    expect(lines).toContain('    cited by hit, rolled');
    expect(lines.find((line) => line.startsWith('✗ W90.1.1'))).toMatch(/…/);
  });
});
