import { describe, expect, test } from 'vitest';
import { axe, newPage, screenshot } from './harness.ts';

const PAGES = [
  '/',
  '/rules/ward',
  '/rules/ward/W10.2.3',
  '/mechanics/ward',
  '/mechanics/ward/negation',
  '/cards/ward',
  '/cards/ward?card=grizzly-bear',
  '/bosses',
  '/settings',
  '/daily',
  '/puzzles',
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

test.each([
  ['/cards', 'War of the Arcane cards'],
  ['/rules', 'War of the Arcane rulebook'],
  ['/bosses/ward', 'Bosses'],
  ['/rules/chess', 'There is no such page'],
  ['/bosses/ward/nobody', 'There is no such page'],
  ['/mechanics/ward/juggling', 'There is no such page'],
])('%s leads to “%s” for somebody who chose the Arcane', async (path, title) => {
  const chosen = JSON.stringify({ state: { game: 'arcane' }, version: 1 });
  const page = await newPage({ storage: { 'wardroom.game': chosen } });
  await page.goto(path);
  await page.getByRole('heading', { name: title, level: 1 }).waitFor();
});

describe('the rulebook', () => {
  test('opens with how to play, before the first clause, and leads from there to the clauses', async () => {
    const page = await newPage();
    await page.goto('/rules/guardian');
    const how = page.getByRole('region', { name: 'How to play' });
    await how.waitFor();
    const top = async (what: typeof how) => (await what.boundingBox())!.y;
    expect(await top(how)).toBeLessThan(900);
    expect(await top(how)).toBeLessThan(await top(page.locator('article').first()));
    await how.getByRole('button', { name: /G5\.5/ }).click();
    await page.getByRole('dialog', { name: /G5\.5/ }).waitFor();
    expect(await axe(page)).toEqual([]);
  });

  test('leads to a page for each mechanic, from there to its cards, and from a card back', async () => {
    const page = await newPage();
    await page.goto('/rules/ward');
    await page.getByRole('link', { name: 'What cards do' }).click();
    await page.getByRole('link', { name: /^Negation/ }).click();
    await page.getByRole('heading', { name: 'Negation', level: 1 }).waitFor();
    await page.getByRole('button', { name: /W14\.3\.2/ }).waitFor();
    await page.getByRole('button', { name: /Haunted Tree/ }).click();
    const card = page.getByRole('dialog', { name: 'Haunted Tree' });
    await card.getByRole('link', { name: 'Negation' }).click();
    await page.getByRole('heading', { name: 'Negation', level: 1 }).waitFor();
  });

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

describe('home', () => {
  test.each([
    [1440, 900],
    [390, 844],
    [844, 390],
    [720, 450],
  ])('says what it is and where to go on without scrolling at %i×%i', async (width, height) => {
    const page = await newPage({ width, height, touch: width < 1000 });
    await page.goto('/');
    await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
    const doors = page.getByRole('navigation', { name: 'Pages', exact: true });
    const seen = [
      page.getByText('free and without an account'),
      ...['Rulebook', 'Cards'].map((name) => doors.getByRole('link', { name })),
      doors.getByRole('button', { name: 'Settings' }),
    ];
    const name = (await page.getByRole('heading', { level: 1 }).boundingBox())!;
    for (const part of [...seen, doors.getByRole('link', { name: 'Daily' })]) {
      const box = (await part.boundingBox())!;
      const beside = box.x + box.width <= name.x || box.x >= name.x + name.width;
      expect(beside || box.y + box.height <= name.y || box.y >= name.y + name.height).toBe(true);
      expect([box.x >= 0, box.y >= 0, box.x + box.width <= width, box.y + box.height <= height]).not.toContain(false);
    }
  });

  test('every deck can be looked through, and every card in it read', async () => {
    const page = await newPage();
    await page.goto('/');
    await page.getByRole('button', { name: /^See its cards.*Tooth and Claw/ }).click();
    const list = page.getByRole('dialog', { name: /^Tooth and Claw, \d+ cards$/ });
    await list.waitFor();
    expect(await axe(page)).toEqual([]);
    await list.getByText('Behemoth', { exact: false }).last().waitFor();
    await list.getByRole('button', { name: /Behemoth/ }).click();
    await page.getByRole('dialog', { name: 'Behemoth' }).waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Opponent: all decks' }).click();
    await page.getByRole('button', { name: /See all \d+ cards of The Hoard/ }).click();
    await page.getByRole('dialog', { name: /^The Hoard/ }).waitFor();
  });

  test('opens with a store that is switched off, and plays', async () => {
    const page = await newPage();
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        });
    });
    await page.goto('/');
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.locator('[data-asked="true"]').waitFor();
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

describe('from page to page', () => {
  test('a new page begins at its top, back leads to where one was, also after a reload, and what was typed is still there', async () => {
    const page = await newPage({ width: 390, height: 844 });
    await page.goto('/cards/ward');
    await page.getByRole('searchbox').fill('bear');
    const card = page.locator('main').getByRole('button', { name: /Grizzly Bear/ });
    await card.scrollIntoViewIfNeeded();
    // Beside the page that it lies over, a card has an address of its own.
    await card.click();
    await page.getByRole('dialog').waitFor();
    expect(page.url()).toContain('?card=grizzly-bear');
    await page.goBack();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await page.getByRole('searchbox').inputValue()).toBe('bear');

    await page.goto('/rules/ward');
    const last = page.getByRole('article').last();
    await last.waitFor();
    // Lines break anew when the fonts arrive: what is in sight before that need not be after it.
    await page.evaluate(() => document.fonts.ready);
    await last.scrollIntoViewIfNeeded();
    const depth = (): Promise<number> => page.evaluate(() => scrollY);
    const inSight = () =>
      last.evaluate((e) => e.getBoundingClientRect().top < innerHeight && e.getBoundingClientRect().bottom > 0);
    await expect.poll(depth).toBeGreaterThan(844);
    await expect.poll(inSight).toBe(true);
    // Not by the mouse: playwright scrolls to what it clicks on.
    await page.getByRole('link', { name: 'Wardroom' }).evaluate((e: HTMLElement) => e.click());
    await page.getByRole('heading', { level: 1, name: 'Wardroom' }).waitFor();
    expect(await depth()).toBe(0);
    await page.goBack();
    await last.waitFor();
    await expect.poll(inSight).toBe(true);
    await page.reload();
    await last.waitFor();
    await expect.poll(inSight).toBe(true);
  });

  test('what goes wrong on a page is told, and gone on the next', async () => {
    const page = await newPage({ mayFail: ['HistoryPage', 'dynamically imported', 'ERR_FAILED'] });
    await page.route(/HistoryPage-.*\.js/, (route) => route.abort());
    await page.goto('/credits');
    await page.getByRole('link', { name: 'History' }).click();
    await page.getByRole('heading', { name: 'Something went wrong' }).waitFor();
    await page.getByRole('link', { name: 'Go to the front door' }).click();
    await page.getByRole('heading', { level: 1, name: 'Wardroom' }).waitFor();
  });
});
