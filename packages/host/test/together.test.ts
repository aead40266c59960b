import './bots.ts';
import { randomStream, type SeatId } from '@wardroom/core';
import { describe, expect, test } from 'vitest';
import { decodeReplay, encodeReplay, type Match, type MatchRequest, openMatch, prepare } from '../src/index.ts';

/** Matches in which several players are asked at the same time. */

const request = (seed: string, second: string): MatchRequest => ({
  game: 'arcane',
  mode: 'duel',
  seed,
  places: [
    { name: 'Ada', deck: 'storm-front', sitter: 'person' },
    { name: 'Bo', deck: 'the-stoneyard', sitter: second },
  ],
});

await prepare(request('', 'person'));

function open(seed: string, second: string): Match {
  const work: (() => void)[] = [];
  const settle = (): void => {
    for (let f = work.shift(); f !== undefined; f = work.shift()) f();
  };
  const match = openMatch(request(seed, second), { now: () => 0, later: (f) => work.push(f), news: () => {} });
  settle();
  return {
    ...match,
    pick: (...args) => {
      const refusal = match.pick(...args);
      settle();
      return refusal;
    },
  };
}

const asks = (m: Match, seat: SeatId) => m.takeUpdate(seat).rest!.view.question!;
const seqOf = (m: Match, seat: SeatId): number => m.takeUpdate(seat).rest!.view.seq;
function answers(m: Match, seat: SeatId, verb: string): void {
  const { view } = m.takeUpdate(seat).rest!;
  const pick = view.question!.choices!.findIndex((c) => c.verb === verb);
  expect(m.pick(seat, view.seq, pick)).toBeNull();
}

describe('placing in secret', () => {
  test('two people place in any order, and an answer is not stale because the other has answered', () => {
    const m = open('together', 'person');
    const seq = seqOf(m, 0 as SeatId);
    const before = m.takeUpdate(0 as SeatId).rest!.view;
    answers(m, 1 as SeatId, 'placeDown');
    answers(m, 1 as SeatId, 'placeDown');
    expect(m.takeUpdate(0 as SeatId).rest!.view).toEqual(before);
    expect(m.pick(0 as SeatId, seq, 0)).toBeNull();
    expect(m.pick(0 as SeatId, seq, 0)).toMatchObject({ error: /moved on/ });
    expect(asks(m, 1 as SeatId).prompt).toBe('setup');
  });

  test('whoever is done waits, and sees nothing of the other', () => {
    const m = open('done', 'person');
    answers(m, 1 as SeatId, 'placeDown');
    answers(m, 1 as SeatId, 'done');
    const waiting = m.takeUpdate(1 as SeatId).rest!.view;
    expect(waiting.question).toMatchObject({ seat: 0, prompt: 'wait' });
    answers(m, 0 as SeatId, 'placeDown');
    expect(m.takeUpdate(1 as SeatId).rest!.view).toEqual(waiting);
  });

  test('a bot does not wait for a person who is still placing', () => {
    const m = open('bot', 'random');
    expect(asks(m, 0 as SeatId).prompt).toBe('setup');
    // All that is left is the person's.
    expect(m.table.machine.state.also).toEqual([]);
    answers(m, 0 as SeatId, 'placeDown');
    answers(m, 0 as SeatId, 'done');
    expect(asks(m, 0 as SeatId)).not.toMatchObject({ prompt: 'setup' });
  });
});

test('a match that is over is not taken back, and its link leads to the same match', async () => {
  const m = open('over', 'random');
  const random = randomStream('over');
  while (m.table.machine.state.over === null) {
    const { view } = m.takeUpdate(0 as SeatId).rest!;
    m.pick(0 as SeatId, view.seq, random() % view.question!.choices!.length);
  }
  expect(m.takeUpdate(0 as SeatId).rest!.canUndo).toBe(false);
  expect(m.undo(0 as SeatId)).toMatchObject({ error: /over/ });
  // The bot, in the second seat, has placed before the person in the first.
  const message = m.finished()!;
  if (message.is !== 'replay') throw new Error('no replay');
  expect(await decodeReplay(await encodeReplay(message.replay))).toEqual(message.replay);
});
