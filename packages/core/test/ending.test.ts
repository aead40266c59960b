import { expect, test } from 'vitest';
import { advance, begin, duelEndings, endInterrupts, eventKinds } from '../src/index.ts';
import { C, FIRST, makeToy, SECOND, setup } from './toy.ts';

/** The toy's own events do not matter here: each kind stands for a word. */
const KINDS = ['conceded', 'disqualified', 'timeOut', 'lost', 'won', 'drawnMatch'] as const;
const kinds = eventKinds(KINDS);

/** A match of two that has begun, in which the first player is ahead by so much. */
function table(lead = 0) {
  const { rules } = duelEndings(kinds, C.T3, () => lead);
  const game = makeToy({ rules: Object.values(rules), change: { interrupts: endInterrupts(C.T3, rules) } });
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
  const { finish } = duelEndings(kinds, C.T3, () => 0);
  const { m, told, over } = table();
  finish(m, [FIRST], C.T2);
  finish(m, [SECOND], C.T3);
  expect(told).toEqual(['lost 0', 'won 1']);
  expect(over()).toEqual({ winner: 1, cite: 1 });
});
