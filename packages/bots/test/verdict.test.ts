import { askedOf, below, randomStream, type SeatId, type State, view } from '@wardroom/core';
import { expect, test } from 'vitest';
import { random, verdict } from '../src/index.ts';
import { dealtOtherwise, game, playOut, setupOf } from './table.ts';

test('a verdict goes by what the seat knew: what looks the same gets the same, and the table stays as it was', () => {
  let compared = 0;
  const some = randomStream('some');
  playOut(setupOf(4), 'verdict', [random, random], (s: State, seat: SeatId, pick) => {
    if (askedOf(s, seat)!.choices.length < 2 || below(some, 30) > 0) return;
    const before = JSON.stringify(s);
    const found = verdict(game, s, seat, pick, `${s.seq}`);
    expect(JSON.stringify(s)).toBe(before);
    if (found !== null) expect(found.could).toBeGreaterThanOrEqual(found.chance);
    const other = dealtOtherwise(game, s, seat, randomStream(`otherwise/${s.seq}`));
    if (JSON.stringify(view(game, other, seat)) !== JSON.stringify(view(game, s, seat))) return;
    expect(verdict(game, other, seat, pick, `${s.seq}`)).toEqual(found);
    compared++;
  });
  expect(compared).toBeGreaterThan(2);
});
