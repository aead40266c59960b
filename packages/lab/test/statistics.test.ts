import { randomStream } from '@wardroom/core';
import { expect, test } from 'vitest';
import { benjaminiHochberg, effects, type Sitting } from '../src/effects.ts';
import { addBlock, noBlocks, shareOf, zFor } from '../src/interval.ts';
import { looksAt, schedule } from '../src/schedule.ts';

const uniform = (seed: string): (() => number) => {
  const next = randomStream(seed);
  return () => next() / 0x1_0000_0000;
};

test('a block is one line-up from every seat', () => {
  const two = schedule(3, 2);
  expect([0, 1, 2, 3, 4, 5].map((i) => two.entrants(i))).toEqual([
    [0, 1],
    [1, 0],
    [0, 2],
    [2, 0],
    [1, 2],
    [2, 1],
  ]);
  expect(two.entrants(6)).toEqual(two.entrants(0));
  expect([0, 1, 2].map((i) => two.block(i))).toEqual([0, 0, 1]);
  const four = schedule(5, 4);
  const seats = [0, 1, 2, 3].map((i) => four.entrants(i));
  for (const seat of [0, 1, 2, 3]) expect(seats.map((x) => x[seat]).sort()).toEqual([...seats[0]].sort());
  expect(schedule(1, 2).entrants(0)).toEqual([0, 0]);
});

test('looks double, the last is the end, and none comes too soon', () => {
  expect(looksAt(100)).toEqual([13, 25, 50, 100]);
  expect(looksAt(5)).toEqual([5]);
  expect(looksAt(10_000)).toHaveLength(6);
});

test('more looks ask for more', () => {
  expect(zFor(1)).toBeCloseTo(1.959964, 5);
  expect(zFor(4)).toBeCloseTo(2.497705, 5);
});

test('an interval of blocks that come out alike is not empty, and knows what swapping seats brings', () => {
  const [even, both] = [noBlocks(), noBlocks()];
  for (let i = 0; i < 50; i++) {
    addBlock(even, { wins: 1, played: 2 });
    addBlock(both, { wins: i % 2 === 0 ? 2 : 0, played: 2 });
  }
  const [narrow, wide] = [shareOf(even, 1.96), shareOf(both, 1.96)];
  expect(narrow).toMatchObject({ wins: 50, played: 100, blocks: 50, rate: 0.5 });
  expect(narrow.high - narrow.low).toBeGreaterThan(0.02);
  expect(wide.high - wide.low).toBeGreaterThan(3 * (narrow.high - narrow.low));
});

test('looking often and stopping when one likes what one sees keeps the promise of 95 %', () => {
  const random = uniform('looks');
  const looks = looksAt(128);
  const z = zFor(looks.length);
  const truth = 0.3;
  let wrong = 0;
  const runs = 1000;
  for (let run = 0; run < runs; run++) {
    const blocks = noBlocks();
    let missed = false;
    for (let i = 1; i <= 128; i++) {
      // Both matches of a block hang together: in half of the blocks they come out alike.
      const first = random() < truth;
      const second = random() < 0.5 ? first : random() < truth;
      addBlock(blocks, { wins: Number(first) + Number(second), played: 2 });
      const { low, high } = shareOf(blocks, z);
      if (looks.includes(i) && (truth < low || truth > high)) missed = true;
    }
    if (missed) wrong++;
  }
  expect(wrong / runs).toBeLessThan(0.05);
});

test('Benjamini and Hochberg: by hand', () => {
  expect(benjaminiHochberg([0.01, 0.04, null, 0.03, 0.5])).toEqual([
    0.04,
    expect.closeTo(0.0533, 3),
    null,
    expect.closeTo(0.0533, 3),
    0.5,
  ]);
});

test('a card that wins is found, one that is only in the better deck is not', () => {
  const random = uniform('cards');
  const [winner, along] = [1, 2];
  const held = new Set([winner, along]);
  const sittings: Sitting[] = Array.from({ length: 600 }, (_, block) => {
    const good = block % 2 === 0;
    const used = new Set<number>();
    if (random() < 0.5) used.add(winner);
    // Nearly always played by the deck that wins more, hardly ever by the other.
    if (random() < (good ? 0.9 : 0.1)) used.add(along);
    const won = random() < (good ? 0.7 : 0.3) + (used.has(winner) ? 0.15 : -0.15);
    return { block, kind: good ? 'good' : 'bad', won, used, held };
  });
  const found = effects(sittings, [winner, along]);
  expect(found.get(winner)!.effect).toBeGreaterThan(0.2);
  expect(found.get(winner)!.q).toBeLessThan(0.001);
  expect(found.get(along)!.q).toBeGreaterThan(0.05);
  expect(found.get(winner)!.held).toBe(600);
});
