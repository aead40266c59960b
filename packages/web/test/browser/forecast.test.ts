import type { View } from '@wardroom/core';
import type { MatchRequest } from '@wardroom/host';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axe, newPage, screenshot } from './harness.ts';
import { midway } from './midway.ts';
import { bar, duel, scene } from './table.ts';

/** How an attack would go is told before it is made, at the target or over the question. */

const GAMES: Readonly<Record<string, { attack: RegExp; decks: readonly [string, string] }>> = {
  ward: { attack: /^battle$/, decks: ['tooth-and-claw', 'first-blood'] },
  arcane: { attack: /^attack$/, decks: ['scorched-earth', 'the-stoneyard'] },
  guardian: { attack: /^attack$/, decks: ['torch-and-charge', 'the-long-wall'] },
  realm: { attack: /^attack$/, decks: ['the-red-muster', 'the-iron-marches'] },
};

const matchOf = (game: string): MatchRequest => {
  const [first, second] = GAMES[game].decks;
  const { places } = duel('', { deck: second, sitter: 'greedy' });
  return { game, mode: 'duel', seed: 'forecast', places: [{ ...places[0], deck: first }, places[1]] };
};

/** A question with an attack of one card on another among its answers; of few, so that all are in sight. */
const attackIn =
  (game: string) =>
  (view: View): number =>
    Number(view.question?.choices?.some((c) => GAMES[game].attack.test(c.verb) && c.on !== undefined) === true);

const told = (page: Page) => page.getByRole('status').filter({ hasText: /nobody answers|Hits/ });

/** The attacker and its target, as they lie on the table. */
async function pair(page: Page, game: string, storage: Record<string, string>): Promise<void> {
  await page.goto('/play');
  await scene(page);
  expect(storage['wardroom.match']).toContain(game);
}

test.each(Object.keys(GAMES))('%s: on a desk, beside what is attacked', async (game) => {
  const storage = await midway(matchOf(game), attackIn(game), 2);
  const page = await newPage({ storage });
  await pair(page, game, storage);
  // In a duel of two creatures the answer in words is pointed at; on a board the attacker is, or it is chosen.
  if (game === 'ward')
    await bar(page)
      .getByRole('button', { name: /battles/ })
      .first()
      .hover();
  const cards = game === 'ward' ? [] : await page.locator('[data-card] button', { hasText: 'can be chosen' }).all();
  for (const card of cards) {
    await card.hover();
    if ((await told(page).count()) > 0) break;
    await card.click();
    if (await told(page).first().isVisible({ timeout: 2_000 })) break;
    await page.keyboard.press('Escape');
  }
  await told(page).first().waitFor();
  await screenshot(page, `forecast-${game}`);
  expect(await told(page).first().textContent()).toMatch(/Hits.*Kills/);
  const size = await told(page)
    .first()
    .evaluate((e) =>
      Math.min(...[...e.querySelectorAll('dt, dd, h3, p')].map((x) => Number.parseFloat(getComputedStyle(x).fontSize))),
    );
  expect(size).toBeGreaterThanOrEqual(12);
});

test('on a phone, over the question and not on it', async () => {
  const storage = await midway(matchOf('ward'), attackIn('ward'), 2);
  const page = await newPage({ width: 390, height: 844, touch: true, storage });
  await pair(page, 'ward', storage);
  await told(page).first().waitFor();
  await screenshot(page, 'forecast-phone');
  expect(await axe(page, 'section[aria-label="What is asked"]')).toEqual([]);
  const panel = (await told(page).first().boundingBox())!;
  const asked = (await bar(page).boundingBox())!;
  expect(panel.y + panel.height).toBeLessThanOrEqual(asked.y + 1);
  expect(panel.width).toBeLessThanOrEqual(390);
});
