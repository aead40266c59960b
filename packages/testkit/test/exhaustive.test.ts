import { expect, test } from 'vitest';
import { makeToy, STONES, stone } from '../../core/test/toy.ts';
import { collectCitations } from '../src/citations.ts';
import { exhaust } from '../src/exhaustive.ts';

test('a pool is played through: everything on every card is seen', () => {
  const report = exhaust(makeToy(), { mode: 'plain', matches: 60, seed: 'pool', times: 2 });
  expect(report.missing).toEqual([]);
  expect([...report.seen.keys()].filter((goal) => goal.startsWith('stopper'))).toEqual([
    'stopper drawn',
    'stopper 2 play',
    'stopper answers window 0',
  ]);
  expect(report.seen.get('moss 2 trigger')).toBeGreaterThanOrEqual(2);
  expect(report.matches).toBeLessThan(60);
});

test('a text that cannot happen is reported, and so is a card that is never drawn', () => {
  const stones = [
    ...STONES,
    stone('dud', 1, { is: 'play', do: [] }, { is: 'trigger', on: 'thrown', do: [] }),
    stone('idle', 1, { is: 'answer', to: 'throw' }, { is: 'play', do: [] }),
  ];
  const report = exhaust(makeToy({ stones }), { mode: 'plain', matches: 30, seed: 'dud' });
  expect(report.missing).toEqual(['dud 2 trigger', 'idle answers window 1']);
});

test('the same seed plays the same matches', () => {
  const run = () => exhaust(makeToy(), { mode: 'plain', matches: 5, seed: 'same', times: 99 });
  expect([...run().seen]).toEqual([...run().seen]);
});

test('citations are found by playing: clause by clause, the events that cite it', () => {
  const citations = collectCitations(makeToy());
  expect([...citations.keys()].toSorted()).toEqual(['T1', 'T2', 'T3', 'T4']);
  expect([...citations.get('T1')!].toSorted()).toEqual(['drawn', 'shuffled']);
  expect([...citations.get('T2')!]).toEqual(['played']);
});
