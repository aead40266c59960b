import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { goldenProblem } from '../src/index.ts';

const folder = mkdtempSync(join(tmpdir(), 'golden-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a kept match that reads otherwise is told by its first line, with the command that accepts it', () => {
  const path = join(folder, 'duel.txt');
  expect(goldenProblem(path, 'a\nb\n')).toContain('duel.txt is not there');
  writeFileSync(path, 'a\nb\nc\n');
  expect(goldenProblem(path, 'a\nb\nc\n')).toBeNull();
  expect(goldenProblem(path, 'a\nx\ny\n')).toBe(
    'duel.txt:2 was\nb\nand is\nx\nIf that is meant: npm run golden -- --accept',
  );
  expect(goldenProblem(path, 'a\nb')).toContain('duel.txt:3 was\nc\nand is\n(its end)');
  expect(goldenProblem(path, 'a\nb\nc\nd\n')).toContain('duel.txt:4 was\n\nand is\nd');
});
