import type { View } from '@wardroom/core';
import type { WardCardView } from '@wardroom/ward';
import { expect, test } from 'vitest';
import { fits, misfitsOf, SIZES } from './fit.ts';
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

test('what equips give to hit and damage stands on the creature, and says why when it is pointed at', async () => {
  const armed = (view: View): number => {
    const own = view.zones.find((z) => z.zone === 'primary' && z.seat === 0)?.cards?.[0] as WardCardView | undefined;
    return (own?.stats?.hit ?? 0) * (own?.stats?.atk ?? 0);
  };
  const page = await newPage({ storage: await midway(duel('fit', { sitter: 'greedy' }), armed) });
  await page.goto('/play');
  await scene(page);
  const strike = page.locator('[data-own="true"] [data-tip="dice"]').first();
  // What tips say comes a moment after the table.
  await page.locator('#tip').waitFor({ state: 'attached' });
  await strike.hover();
  await page.getByRole('tooltip', { name: /attack damage from .*to hit from / }).waitFor();
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    // The figure, its sign or, on the smallest cards, that there is something: always with an arrow.
    const marks = page.locator('[data-own="true"] [data-why] svg[viewBox="0 0 10 8"]');
    await expect
      .poll(() => marks.filter({ visible: true }).count(), { message: `${width}×${height}` })
      .toBeGreaterThan(0);
  }
});

test('a card in the hand is read at once beside it, then in full in the column; the log folds and stays so', async () => {
  const page = await newPage({ storage: await midway(duel('fit', { sitter: 'greedy' }), full) });
  await page.goto('/play');
  await scene(page);
  const held = page.getByRole('list', { name: /your hand/ }).locator('[data-card]');
  await held.first().hover();
  const peek = page.locator('[data-peek]');
  await peek.waitFor();
  const written = await peek.locator('p').allTextContents();
  expect(written.join('').length).toBeGreaterThan(20);
  await page.locator('[data-inspector]').waitFor();
  expect(await misfitsOf(page)).toEqual([]);
  await page.mouse.move(5, 5);
  await peek.waitFor({ state: 'detached' });
  // By keyboard, too.
  await held.nth(1).getByRole('button').focus();
  await page.keyboard.press('Shift+Tab');
  await peek.waitFor();

  const lines = page.getByRole('region', { name: 'Log of the match' }).getByRole('listitem');
  const fold = page.getByRole('button', { name: 'Log', exact: true });
  expect(await lines.count()).toBeGreaterThan(3);
  await fold.click();
  await expect.poll(() => lines.count()).toBe(3);
  await page.reload();
  await expect.poll(() => lines.count()).toBe(3);
  await fold.click();
  await expect.poll(() => lines.count()).toBeGreaterThan(3);
});
