import { text } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axe, newPage, offlineReady, screenshot } from './harness.ts';
import { bar, begun, duel } from './table.ts';

const heading = { name: 'Wardroom', level: 1 } as const;

test.each([
  ['wide', 1440, 900],
  ['phone', 360, 640],
])('home opens without errors and axe finds nothing serious: %s', async (name, width, height) => {
  const page = await newPage({ width, height, touch: name === 'phone' });
  await page.goto('/');
  await page.getByRole('heading', heading).waitFor();
  expect(await axe(page)).toEqual([]);
  await screenshot(page, `home-${name}`);
});

test('the way to the table is in sight without scrolling', async () => {
  const page = await newPage();
  await page.goto('/');
  const play = (await page.getByRole('button', { name: 'Play', exact: true }).boundingBox())!;
  expect(play.y + play.height).toBeLessThanOrEqual(900);
});

test('after one visit the table opens without a network, at any address', async () => {
  const page = await newPage({ mayFail: ['/assets/none.js'] });
  await page.goto('/');
  await offlineReady(page);
  await page.context().setOffline(true);
  // The service worker is cut off as well: what it has not stored, nobody answers.
  expect(await page.evaluate(() => fetch('/assets/none.js').catch(() => 'no network'))).toBe('no network');
  await page.reload();
  await page.getByRole('heading', heading).waitFor();
  // The scripts, the engine and the fonts are all there.
  const missing = await page.evaluate(async () => {
    const files = (
      await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
    ).flat();
    const answers = await Promise.all(files.map(async ({ url }) => ({ url, ok: (await fetch(url)).ok })));
    return answers.filter(({ ok }) => !ok).map(({ url }) => url);
  });
  expect(missing).toEqual([]);
  await page.goto('/rules/ward');
  await page.getByRole('heading').first().waitFor();
});

const aside = (page: Page) => page.getByRole('region', { name: 'A match set aside' });

test.each([
  ['nothing in it', '{}', /request: give an object/],
  ['half of it', '{"request":{"ga', /not whole/],
  [
    'null as inputs',
    JSON.stringify({ ...JSON.parse(begun(duel('x'))['wardroom.match']), inputs: [null] }),
    /inputs\[0\]/,
  ],
])('a kept match with %s is set aside, told, saved and let go; the table goes on', async (_, kept, why) => {
  const page = await newPage({ storage: { 'wardroom.match': kept } });
  await page.goto('/');
  await aside(page).getByText(why).waitFor();
  expect(await axe(page)).toEqual([]);
  await screenshot(page, 'home-aside');
  // It can be saved just as it was kept.
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    aside(page).getByRole('button', { name: 'Save it as a file' }).click(),
  ]);
  expect(await text(await file.createReadStream())).toBe(kept);
  // The page opens again, still with it, until the player lets it go.
  await page.reload();
  await aside(page).getByRole('button', { name: 'Let it go' }).click();
  await aside(page).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await bar(page).getByRole('button').first().waitFor();
});

test('a kept match that the engine cannot go on with is not erased', async () => {
  const [key, record] = Object.entries(begun(duel('old')))[0];
  const kept = JSON.stringify({ ...JSON.parse(record), fingerprint: 'other rules' });
  const page = await newPage({ storage: { [key]: kept } });
  await page.goto('/play');
  await page.getByText('begun with other rules').waitFor();
  await page.getByRole('button', { name: 'Save what is kept of it as a file' }).waitFor();
  await page.getByRole('button', { name: 'Home' }).click();
  await aside(page).getByText('begun with other rules').waitFor();
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('wardroom.aside')!)[0].text)).toBe(kept);
});

test('whoever chooses another game cannot sit down at the table of the one before', async () => {
  const page = await newPage();
  await page.goto('/');
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
  // Within the same task in which it is chosen, before its table can be there.
  const shut = await page
    .getByRole('radio', { name: /War of the Arcane/ })
    .evaluate(async (radio: HTMLInputElement) => {
      const play = [...document.querySelectorAll('button')].find((b) => b.textContent?.trim() === 'Play')!;
      const before = play.closest('[inert]');
      radio.click();
      await null;
      return [before !== null, play.closest('[inert]') !== null];
    });
  expect(shut).toEqual([false, true]);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByRole('grid', { name: 'Board' }).waitFor();
});

test('a page that does not exist says so', async () => {
  const page = await newPage();
  await page.goto('/no/such/page');
  await page.getByRole('heading').first().waitFor();
  expect(await axe(page)).toEqual([]);
});
