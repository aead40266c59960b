import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axe, newPage, screenshot } from './harness.ts';
import { bar, begun, duel, scene } from './table.ts';

/** A page that was left open while a newer table came: files that it has not fetched yet are gone from the server. */

const GONE = ['404', 'Failed to fetch dynamically imported module', 'Unable to preload CSS'];

/** From now on these files are gone, and the front door is a newer table's. */
async function replaced(page: Page, gone: RegExp): Promise<void> {
  await page.route(gone, (route) => route.fulfill({ status: 404, body: '' }));
  await page.route(
    ({ pathname }) => pathname === '/',
    async (route) => {
      // Pages are still shown as they are; what is asked for by the old page is what it compares itself with.
      if (route.request().isNavigationRequest()) return route.fallback();
      await route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html><script type="module" src="/assets/index-newer.js"></script>',
      });
    },
  );
}

/** Nothing is kept for later: what has not been fetched is on the server alone. */
async function unkept(options: Parameters<typeof newPage>[0] = {}): Promise<Page> {
  const page = await newPage({ ...options, mayFail: GONE });
  await page.route('**/sw.js', (route) => route.fulfill({ status: 404, body: '' }));
  return page;
}

test('a page that is gone from the server says that there is a newer table, and a reload shows it', async () => {
  const page = await unkept({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('link', { name: 'Cards' }).first().waitFor();
  await replaced(page, /\/assets\/CardsPage-/);
  await page.getByRole('link', { name: 'Cards' }).first().click();
  await page.getByRole('heading', { name: 'There is a newer table' }).waitFor();
  expect(await axe(page)).toEqual([]);
  await screenshot(page, 'newer');
  const brass = page.locator('button.brass');
  expect(await brass.allTextContents()).toEqual(['Reload']);
  await page.unrouteAll();
  await brass.click();
  // The address is where they wanted to go.
  await page.getByRole('heading', { name: 'Ward cards' }).waitFor();
});

test('a table goes on without the parts that it can do without', async () => {
  const page = await unkept({ storage: begun(duel('newer')) });
  await replaced(page, /\/assets\/(Log|InspectPanel|Tips|Forecasts|Gliding|SkipButtons|sound)-/);
  await page.goto('/play');
  expect(await scene(page)).toBe('asked');
  const asked = bar(page).locator('#question');
  const before = await asked.textContent();
  await bar(page).getByRole('button').last().click();
  await expect.poll(() => asked.textContent()).not.toBe(before);
  expect(await page.getByRole('heading', { name: 'There is a newer table' }).count()).toBe(0);
});

test('a match whose game is gone from the server says that there is a newer table, and is kept', async () => {
  const page = await unkept({ storage: begun(duel('newer')) });
  await replaced(page, /\/assets\/(opening|game)-ward-/);
  await page.goto('/play');
  await page.getByRole('heading', { name: 'There is a newer table' }).waitFor();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Reload' }).click();
  expect(await scene(page)).toBe('asked');
});
