import type { Thought } from '@wardroom/host/room';
import { afterEach, expect, test, vi } from 'vitest';
import { byTurns, PATIENCE, thinkers } from '../src/match/thinkers.ts';

afterEach(() => void vi.useRealTimers());

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

const about = (bot: string): Thought => ({
  game: 'ward',
  fingerprint: '',
  bot,
  seat: 0,
  state: {} as Thought['state'],
  asked: true,
  random: [1, 2, 3, 4],
});

/** A thread whose bots do what they are called. */
const BOTS = `
  import { parentPort } from 'node:worker_threads';
  parentPort.on('message', ({ id, thought }) => {
    if (thought.bot === 'endless') for (;;);
    if (thought.bot === 'dies') throw new Error('out of memory');
    parentPort.postMessage({ id, answer: 7 });
  });`;

test('a bot that never comes to an end, or takes its thread along, keeps no other waiting', async () => {
  const file = new URL(`data:text/javascript,${encodeURIComponent(BOTS)}`);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const minds = thinkers({ file, rules: '', threads: 1 });
  const asked = ['endless', 'dies', 'quick'].map((bot) => minds.think(about(bot), bot));
  vi.advanceTimersByTime(PATIENCE);
  const came = await Promise.allSettled(asked);
  expect(came.map((x) => (x.status === 'fulfilled' ? x.value : (x.reason as Error).message))).toEqual([
    'a bot thought for more than 30 s',
    'out of memory',
    7,
  ]);
  expect(await minds.think(about('quick'), 'Bo')).toBe(7);
  await minds.close();
});
