import { arcane } from '@wardroom/arcane';
import type { View } from '@wardroom/core';
import { guardian } from '@wardroom/guardian';
import type { MatchRequest } from '@wardroom/host';
import { realm } from '@wardroom/realm';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { fits, misfitsOf, SIZES } from './fit.ts';
import { newPage } from './harness.ts';
import { inZone, midway } from './midway.ts';
import { scene } from './table.ts';

const DECKS = { arcane: arcane.decks, guardian: guardian.decks, realm: realm.decks };

const match = (game: keyof typeof DECKS, mode = 'duel', options?: MatchRequest['options']): MatchRequest => {
  const decks: readonly { id: string; mode?: string }[] = DECKS[game];
  const [first, second] = decks.filter((d) => (d.mode ?? mode) === mode);
  return {
    game,
    mode,
    seed: 'fit',
    ...(options === undefined ? {} : { options }),
    places: [
      { name: 'Ada', deck: first.id, sitter: 'person' },
      { name: 'Bartholomew', deck: second.id, sitter: 'greedy' },
    ],
  };
};

/** A full table: much lies on it, on both sides, and there is something to hold and to choose. */
const full =
  (zones: readonly string[]) =>
  (view: View): number => {
    const lying = [0, 1].map((seat) => zones.reduce((n, zone) => n + inZone(view, zone, seat), 0));
    if (Math.min(...lying) === 0) return 0;
    return lying[0] + lying[1] + inZone(view, 'hand') / 2 + (view.question?.choices?.length ?? 0) / 20;
  };

const ON_LANES = ['guardians', 'equipment', 'effects', 'fields'];
const IN_REALM = ['minions', 'sites', 'artifacts', 'auras'];

test.each([
  ['arcane', match('arcane'), ['board'], 3],
  ['guardian', match('guardian'), ON_LANES, 6],
  ['guardian-five', match('guardian', 'duel', { lanes: 5 }), ON_LANES, 6],
  ['realm', match('realm'), IN_REALM, 3],
  ['realm-full', match('realm', 'full'), IN_REALM, 2],
] as const)('%s fits every page', async (name, request, zones, matches) => {
  const page = await newPage({ storage: await midway(request, full(zones), matches) });
  await page.goto('/play');
  await scene(page);
  await fits(page, name);
});

test('a Guardian says its name, HP and attack in the narrowest lane', async () => {
  const five = match('guardian', 'duel', { lanes: 5 });
  const page = await newPage({ width: 360, height: 640, storage: await midway(five, full(ON_LANES), 3) });
  await page.goto('/play');
  await scene(page);
  await misfitsOf(page);
  const guardians = page.locator('section[aria-label$="lane"] [data-card] button', { hasText: /HP \d+.*attack \d+/i });
  expect(await guardians.count()).toBeGreaterThan(3);
  for (const guardian of await guardians.all()) {
    const said = (await guardian.locator('> span').first().textContent()) ?? '';
    const seen = await guardian.innerText();
    expect(seen, said).toContain(/attack (\d+)/i.exec(said)![1]);
    expect(seen, said).toContain(/HP (\d+)/.exec(said)![1]);
  }
});

/** Boxes of those who stand on squares and can be pressed, square by square. */
const standing = (page: Page) =>
  page.locator('[data-game="realm"] [data-spot]').evaluateAll((squares) =>
    squares.map((square) =>
      [...square.querySelectorAll('[class*="units"] > [data-card] button, [class*="below"] button')].map((e) => {
        const { left, top, right, bottom } = e.getBoundingClientRect();
        return { left, top, right, bottom, width: right - left, height: bottom - top };
      }),
    ),
  );

test('whoever stands on a square of the realm is as large as a finger, or opens with all others there', async () => {
  const request = match('realm');
  const crowded = (view: View): number => {
    const at = (view.zones as { zone: string; cards?: { at?: number }[] }[])
      .filter((z) => z.zone === 'minions')
      .flatMap((z) => (z.cards ?? []).flatMap((c) => c.at ?? []));
    return Math.max(...at.map((square) => at.filter((x) => x === square).length), 0);
  };
  const page = await newPage({ storage: await midway(request, crowded, 3) });
  await page.goto('/play');
  await scene(page);
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await misfitsOf(page);
    for (const boxes of await standing(page))
      for (const [i, a] of boxes.entries()) {
        expect(Math.min(a.width, a.height), `${width}×${height}`).toBeGreaterThanOrEqual(39.5);
        for (const b of boxes.slice(i + 1)) {
          const apart =
            a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
          expect(apart, `two on a square overlap, ${width}×${height}`).toBe(true);
        }
      }
  }
  // On the smallest phone they are a crowd: by keyboard it opens, and everybody in it is there by name.
  await page.setViewportSize({ width: 360, height: 640 });
  await misfitsOf(page);
  const crowds = page.locator('[data-spot]:has([class*="units"][data-crowd="true"])');
  const sizes = await crowds.evaluateAll((squares) =>
    squares.map((e) => Number(/(\d+) units?/.exec(e.getAttribute('aria-label') ?? '')?.[1] ?? 0)),
  );
  const many = Math.max(...sizes);
  expect(many).toBeGreaterThan(1);
  const crowd = crowds.nth(sizes.indexOf(many));
  await crowd.locator('> button').focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog');
  await sheet.waitFor();
  expect(await sheet.locator('li button').count()).toBeGreaterThanOrEqual(many);
  for (const box of await sheet.locator('li button').all()) {
    const { width, height } = (await box.boundingBox())!;
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(40);
  }
});
