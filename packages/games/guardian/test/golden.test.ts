import { fileURLToPath } from 'node:url';
import { guardian } from '@wardroom/guardian';
import { type Golden, goldenMatch, goldenProblem, goldenText } from '@wardroom/testkit';
import { expect, test } from 'vitest';

/** Whole matches, kept as text: a change to the rules shows what it changes in them. */
const goldens: readonly Golden[] = [
  { name: 'three-lanes', mode: 'duel', match: 45 },
  { name: 'five-lanes', mode: 'duel', match: 131, options: { lanes: 5 } },
];

test.each(goldens)('$name plays as it is kept', (golden) => {
  const path = fileURLToPath(new URL(`golden/${golden.name}.txt`, import.meta.url));
  expect(goldenProblem(path, goldenText(guardian, goldenMatch(guardian, golden)))).toBeNull();
});
