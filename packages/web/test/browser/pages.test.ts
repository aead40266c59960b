import { describe, expect, test } from 'vitest';
import { axe, newPage, screenshot } from './harness.ts';

const PAGES = [
  '/',
  '/rules/ward',
  '/rules/ward/W10.2.3',
  '/cards/ward',
  '/cards/ward?card=grizzly-bear',
  '/credits',
  '/replay',
];

describe('axe finds nothing serious', () => {
  test.each(PAGES.flatMap((path) => (['dark', 'light'] as const).map((theme) => [path, theme] as const)))(
    '%s, %s',
    async (path, theme) => {
      const page = await newPage({ theme, settings: { theme } });
      await page.goto(path);
      await page.getByRole('heading').first().waitFor();
      expect(await axe(page)).toEqual([]);
      await screenshot(page, `page${path.replaceAll(/[^\w]+/g, '-')}-${theme}`);
    },
  );

  test('the settings', async () => {
    const page = await newPage();
    await page.goto('/');
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('dialog', { name: 'Settings' }).waitFor();
    expect(await axe(page)).toEqual([]);
  });
});

describe('the rulebook', () => {
  test('opens at a clause by its address, and is searched', async () => {
    const page = await newPage();
    await page.goto('/rules/ward/W10.3.1');
    const clause = page.locator('[id="W10.3.1"]');
    await clause.waitFor();
    await expect.poll(() => clause.evaluate((e) => e.getBoundingClientRect().top < innerHeight)).toBe(true);
    await page.keyboard.press('/');
    await page.keyboard.type('cemetery');
    await expect.poll(() => page.locator('mark').count()).toBeGreaterThan(3);
    await page.keyboard.press('Control+a');
    await page.keyboard.type('no such words anywhere');
    await page
      .getByText(/[Nn]o clause|[Nn]othing/)
      .first()
      .waitFor();
  });
});

describe('what was chosen at home', () => {
  test('is still chosen on the next visit', async () => {
    const page = await newPage();
    await page.goto('/');
    await page.getByRole('radio', { name: /A friend/ }).check({ force: true });
    await page.reload();
    await expect.poll(() => page.getByRole('radio', { name: /A friend/ }).isChecked()).toBe(true);
  });

  test('without a match under way the table leads home', async () => {
    const page = await newPage();
    await page.goto('/play');
    await page.getByRole('heading', { name: 'Wardroom', level: 1 }).waitFor();
  });
});

describe('bot moves', () => {
  test('run in a worker, never on the page', async () => {
    const page = await newPage();
    const workers: string[] = [];
    page.on('worker', (w) => workers.push(w.url()));
    await page.goto('/');
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.locator('[data-asked="true"]').waitFor();
    expect(workers.some((url) => /worker/.test(url))).toBe(true);
  });
});
