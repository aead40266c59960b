import { fileURLToPath } from 'node:url';
import { type Golden, goldenMatch, goldenProblem, goldenText } from '@wardroom/testkit';
import { ward } from '@wardroom/ward';
import { expect, test } from 'vitest';

/** Whole matches, kept as text: a change to the rules shows what it changes in them. */
const goldens: readonly Golden[] = [
  { name: 'duel', mode: 'duel', match: 100, options: { cuts: 'on' } },
  { name: 'team', mode: 'team', match: 52, players: 4 },
  { name: 'rumble', mode: 'rumble', match: 66, players: 3 },
  { name: 'boss', mode: 'boss', match: 52, players: 2 },
  // The table decides much in this one.
  { name: 'boss-of-three', mode: 'boss', match: 50, players: 3 },
];

test.each(goldens)('$name plays as it is kept', (golden) => {
  const path = fileURLToPath(new URL(`golden/${golden.name}.txt`, import.meta.url));
  expect(goldenProblem(path, goldenText(ward, goldenMatch(ward, { ...golden, decks: 8 })))).toBeNull();
});
