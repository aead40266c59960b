import { expect, test } from 'vitest';
import { figure, matchOptions, oneOf, slots, timeLimit } from '../src/index.ts';

const PLACES = slots('timeLimit', 'sides', 'wind', 'pace');

const { problems, numbers } = matchOptions(
  PLACES,
  {
    timeLimit: timeLimit('T1'),
    sides: figure([3, 5], { usual: 5 }),
    wind: oneOf(['calm', 'high'], { rule: 'T2' }),
    pace: oneOf(['slow', 'fast'], { usual: 'fast' }),
  },
  ({ wind, pace }, mode) => (wind === 'high' && pace === 'slow' ? [`option wind: not in a slow ${mode}.`] : []),
);

test('options become numbers, what is not said the usual one', () => {
  expect(numbers({})).toEqual([0, 5, 0, 1]);
  expect(numbers({ timeLimit: 30, sides: 3, wind: 'high', pace: 'slow' })).toEqual([30, 3, 1, 0]);
});

test('what is wrong with an option names it and what it may be', () => {
  expect(problems({ timeLimit: 600, sides: 5, wind: 'calm', pace: 'fast' })).toEqual([]);
  expect(problems({ timeLimit: 601 })).toEqual(['option timeLimit: whole minutes from 0 (none) to 600 (T1).']);
  expect(problems({ sides: 4 })).toEqual(['option sides: 3 or 5.']);
  expect(problems({ sides: '3' })).toEqual(['option sides: 3 or 5.']);
  expect(problems({ wind: true })).toEqual(['option wind: one of calm, high (T2).']);
  expect(problems({ toString: 1 })).toEqual(['option toString: unknown; there are timeLimit, sides, wind, pace.']);
  expect(problems({ wind: 'high', pace: 'slow' }, 'race')).toEqual(['option wind: not in a slow race.']);
});
