import { fileURLToPath } from 'node:url';
import { realm } from '@wardroom/realm';
import { type Golden, goldenMatch, goldenProblem, goldenText } from '@wardroom/testkit';
import { expect, test } from 'vitest';

/** Whole matches, kept as text: a change to the rules shows what it changes in them. */
const goldens: readonly Golden[] = [
  { name: 'skirmish', mode: 'duel', match: 38 },
  { name: 'full', mode: 'full', match: 25 },
];

test.each(goldens)('$name plays as it is kept', (golden) => {
  const path = fileURLToPath(new URL(`golden/${golden.name}.txt`, import.meta.url));
  expect(goldenProblem(path, goldenText(realm, goldenMatch(realm, golden)))).toBeNull();
});
