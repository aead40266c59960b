import { expect, test } from 'vitest';
import { advance, begin, duelEndings, endInterrupts } from '../src/index.ts';
import { makeToy, setup } from './toy.ts';

/** The toy's own events do not matter here: each kind stands for a word. */
const KINDS = ['conceded', 'disqualified', 'timeOut', 'lost', 'won', 'drawnMatch'] as const;
const kinds = { conceded: 0, disqualified: 1, timeOut: 2, lost: 3, won: 4, drawnMatch: 5 };

/** A match of two that has begun, in which the first player is ahead by so much. */
function table(lead = 0) {
  const game = makeToy({
    rules: duelEndings(kinds, 2, () => lead).rules,
    change: { interrupts: endInterrupts(2) },
  });
  const told: string[] = [];
  const m = begin(game, setup(2, ['moss', 'moss', 'moss']), (e) => told.push(`${KINDS[e.kind]} ${e.seat}`));
  told.length = 0;
  return { m, told, over: () => m.state.over };
}

test('whoever concedes has lost, and the other one has won', () => {
  const { m, told, over } = table();
  expect(advance(m, { seat: 1, act: 'concede' })).toBeNull();
  expect(told).toEqual(['conceded 1', 'lost 1', 'won 0']);
  expect(over()).toEqual({ winner: 0, cite: 2 });
});

test('the host disqualifies a player, and must say whom', () => {
  const { m, told, over } = table();
  expect(advance(m, { seat: 0, act: 'disqualify', host: true })).toEqual({
    error: 'target: say which player still in the match is disqualified.',
    rule: 'T3',
  });
  expect(advance(m, { seat: 0, act: 'disqualify', target: 0, host: true })).toBeNull();
  expect(told).toEqual(['disqualified 0', 'lost 0', 'won 1']);
  expect(over()).toEqual({ winner: 1, cite: 2 });
});

test.each([
  [3, ['lost 1', 'won 0'], 0],
  [-1, ['lost 0', 'won 1'], 1],
  [0, ['lost 0', 'lost 1', 'drawnMatch -1'], -1],
])('when time is up, with a lead of %i', (lead, events, winner) => {
  const { m, told, over } = table(lead);
  expect(advance(m, { seat: 0, act: 'timeOut', host: true })).toBeNull();
  expect(told).toEqual(['timeOut -1', ...events]);
  expect(over()?.winner).toBe(winner);
});

test('a match that is over is not ended again', () => {
  const { finish } = duelEndings(kinds, 2, () => 0);
  const { m, told, over } = table();
  finish(m, [0], 1);
  finish(m, [1], 2);
  expect(told).toEqual(['lost 0', 'won 1']);
  expect(over()).toEqual({ winner: 1, cite: 1 });
});
