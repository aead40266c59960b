import { fileURLToPath } from 'node:url';
import { arcane } from '@wardroom/arcane';
import { type Golden, goldenMatch, goldenProblem, goldenText } from '@wardroom/testkit';
import { expect, test } from 'vitest';

/** Whole matches, kept as text: a change to the rules shows what it changes in them. */
const goldens: readonly Golden[] = [{ name: 'duel', mode: 'duel', match: 48 }];

test.each(goldens)('$name plays as it is kept', (golden) => {
  const path = fileURLToPath(new URL(`golden/${golden.name}.txt`, import.meta.url));
  expect(goldenProblem(path, goldenText(arcane, goldenMatch(arcane, golden)))).toBeNull();
});
