import { expect, test } from 'vitest';
import { axe, newPage, offlineReady, screenshot } from './harness.ts';

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

test('a page that does not exist says so', async () => {
  const page = await newPage();
  await page.goto('/no/such/page');
  await page.getByRole('heading').first().waitFor();
  expect(await axe(page)).toEqual([]);
});
