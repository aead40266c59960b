import type { View } from '@wardroom/core';
import { test } from 'vitest';
import { fits } from './fit.ts';
import { newPage } from './harness.ts';
import { inZone, midway } from './midway.ts';
import { duel, many, scene } from './table.ts';

/** A full table: everybody has a creature and lies on as many places as can be, the first seat holds and may choose much. */
function full(view: View): number {
  const seats = view.seats.flatMap((x, seat) => (x.out ? [] : [seat]));
  if (seats.length < view.seats.length || seats.some((seat) => inZone(view, 'primary', seat) === 0)) return 0;
  const lying = seats.map((seat) => inZone(view, 'magic', seat) + 2 * inZone(view, 'side', seat));
  return (
    lying.reduce((a, b) => a + b) + 2 * lying[0] + inZone(view, 'hand') + (view.question?.choices?.length ?? 0) / 2
  );
}

const open = { options: { format: 'open' } };

test.each([
  ['duel', duel('fit', { sitter: 'greedy' })],
  ['team', many('team', 4, 'fit', open)],
  ['rumble', many('rumble', 5, 'fit', open)],
  ['raid', many('boss', 4, 'fit', open)],
])('ward, %s: fits every page', async (name, request) => {
  const page = await newPage({ storage: await midway(request, full) });
  await page.goto('/play');
  await scene(page);
  await fits(page, `ward-${name}`);
});
