import { services } from '@wardroom/host';
import { expect, test } from 'vitest';
import { games } from '../src/games/index.ts';

test.each(games.map((g) => g.name))('how %s is played cites clauses that are in its rulebook', async (name) => {
  const { goal, steps, tips } = await games.find((g) => g.name === name)!.howTo();
  const { rulebook } = await services.reading(name);
  const known = new Set(rulebook.map((c) => c.id));
  expect(goal.length).toBeGreaterThan(40);
  expect(tips.length).toBeGreaterThan(1);
  for (const { title, clauses } of steps) {
    expect(clauses.length, title).toBeGreaterThan(0);
    expect(clauses.filter((id) => !known.has(id), title)).toEqual([]);
  }
});
