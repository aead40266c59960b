import { expect, test } from 'vitest';
import { byTurns } from '../src/match/thinkers.ts';

test('however many bots one person has, those of the others think in between', () => {
  const waiting = byTurns<{ whose: string; n: number }>();
  for (let n = 0; n < 5; n++) waiting.add({ whose: 'Ada', n });
  waiting.add({ whose: 'Bo', n: 0 });
  waiting.add({ whose: 'Cy', n: 0 });
  expect(waiting.size()).toBe(7);
  const order: string[] = [];
  for (let job = waiting.next(); job !== undefined; job = waiting.next()) order.push(`${job.whose} ${job.n}`);
  expect(order).toEqual(['Ada 0', 'Bo 0', 'Cy 0', 'Ada 1', 'Ada 2', 'Ada 3', 'Ada 4']);
  expect(waiting.size()).toBe(0);
});
