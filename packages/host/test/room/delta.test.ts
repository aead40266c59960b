import { below, randomStream } from '@wardroom/core';
import { expect, test } from 'vitest';
import { deltaOf, patched } from '../../src/room/index.ts';

/** Any plain value, not too deep. */
function anything(random: () => number, depth = 3): unknown {
  const kind = below(random, depth === 0 ? 4 : 6);
  if (kind === 0) return null;
  if (kind === 1) return below(random, 5);
  if (kind === 2) return 'abc'[below(random, 3)];
  if (kind === 3) return below(random, 2) === 0;
  const n = below(random, 5);
  if (kind === 4) return Array.from({ length: n }, () => anything(random, depth - 1));
  return Object.fromEntries(
    Array.from({ length: n }, () => [`${'abcd'[below(random, 4)]}`, anything(random, depth - 1)]),
  );
}

test('what leads from one value to another leads there, whatever they are', () => {
  const random = randomStream('delta');
  for (let i = 0; i < 3000; i++) {
    const [from, to] = [anything(random), anything(random)];
    const before = JSON.stringify(from);
    const delta = deltaOf(from, to);
    expect(patched(from, delta === undefined ? undefined : JSON.parse(JSON.stringify(delta)))).toEqual(to);
    expect(JSON.stringify(from)).toBe(before);
    if (JSON.stringify(from) === JSON.stringify(to)) expect(delta).toBeUndefined();
  }
});

test('a card that leaves a hand is all that is said of the hand', () => {
  const card = (id: number) => ({ id, card: `card-${id}`, cost: 3 });
  const hand = [1, 2, 3, 4, 5].map(card);
  expect(deltaOf(hand, [1, 2, 4, 5].map(card))).toEqual({ '': [2, 1] });
  expect(deltaOf(hand, [...hand, card(6)])).toEqual({ '': [5, 0, card(6)] });
  expect(deltaOf(hand, [card(1), { ...card(2), cost: 2 }, ...hand.slice(2)])).toEqual({ 1: { cost: [2] } });
});
