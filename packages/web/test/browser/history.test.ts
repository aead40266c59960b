import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Entry } from '../../src/history/entry.ts';
import { axe, newPage, screenshot } from './harness.ts';
import { after, playByClicks } from './table.ts';

const rows = (page: Page) => page.getByRole('region', { name: 'Matches' }).getByRole('listitem');

/** Put something into the history as it lies on the device, whatever it is. */
const plant = (page: Page, entries: readonly (readonly [string, unknown])[]) =>
  page.evaluate(
    (list) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('wardroom', 1);
        request.onupgradeneeded = () => {
          for (const name of ['entries', 'replays']) request.result.createObjectStore(name);
        };
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const transaction = request.result.transaction(['entries', 'replays'], 'readwrite');
          for (const [id, value] of list) transaction.objectStore('entries').put(value, id);
          transaction.oncomplete = () => {
            request.result.close();
            resolve();
          };
        };
      }),
    entries,
  );

const RESULTS = [0, 1, 0, 0, -1, 1, 0];
const entry = (i: number, change: Partial<Entry> = {}): [string, Entry] => [
  `id ${i}`,
  {
    v: 1,
    id: `id ${i}`,
    at: Date.UTC(2026, 10, 1) + i * 5_000_000,
    game: ['ward', 'arcane', 'realm'][i % 3],
    mode: 'duel',
    rules: 'of long ago',
    seat: 0,
    seats: [
      { name: 'Ada', team: 0, sitter: 'person', deck: 'Tooth and Claw' },
      { name: 'Bo', team: 1, sitter: i % 2 === 0 ? 'greedy' : 'random', deck: 'First Blood' },
    ],
    winner: RESULTS[i % RESULTS.length],
    turns: 9 + (i % 7),
    ms: 400_000 + i * 10_000,
    dice: { own: [12, 14, 9, 11, 15, 13], others: [1, 1, 1, 1, 1, 1] },
    luck: { tries: 20, happened: 12, expected: 10.4 },
    curve: [50, 55, 40 + (i % 30), 70, 20, 90],
    ...change,
  },
];

describe('the history', () => {
  test('is empty at first and leads to the table', async () => {
    const page = await newPage();
    await page.goto('/history');
    await page.getByText('No match has been played').waitFor();
    expect(await axe(page)).toEqual([]);
    await page.getByRole('link', { name: 'Play a match' }).click();
    await page.getByRole('heading', { name: 'Wardroom', level: 1 }).waitFor();
  });

  test.each([
    ['wide', 1440, 900, 'dark'],
    ['wide', 1440, 900, 'light'],
    ['phone', 390, 844, 'dark'],
    ['lying', 844, 390, 'dark'],
    ['zoomed', 720, 450, 'light'],
  ] as const)(
    'shows what was played, and what cannot be read as that: %s, %i×%i, %s',
    async (name, width, height, theme) => {
      const page = await newPage({ width, height, theme, settings: { theme }, touch: name === 'phone' });
      await page.goto('/credits');
      const many = Array.from({ length: 45 }, (_, i) => entry(i));
      await plant(page, [
        ...many,
        ['broken', { game: 5 }],
        ['nothing', null],
        entry(50, { game: 'chess', aside: 'practice' }),
        entry(51, { seat: -1 }),
        entry(52, { daily: '2026-11-01' }),
      ]);
      await page.goto('/history');
      await rows(page).first().waitFor();
      // Practice and matches of several people count in no statistics.
      await page.getByText('46', { exact: true }).waitFor();
      expect(await axe(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      await screenshot(page, `history-${name}-${theme}`);
      while ((await page.getByRole('button', { name: /^Show \d+ more/ }).count()) > 0)
        await page.getByRole('button', { name: /^Show \d+ more/ }).click();
      expect(await page.getByText('A match that cannot be read.').count()).toBe(2);
      await page.getByRole('button', { name: 'Let it go' }).first().click();
      await expect.poll(() => page.getByText('A match that cannot be read.').count()).toBe(1);
      await page.getByText('Deck', { exact: true }).click();
      await page.getByRole('rowheader', { name: 'Tooth and Claw' }).waitFor();
      await page.getByRole('combobox', { name: 'Result' }).selectOption('drawn');
      await page.getByText(/^\d+ of 49 matches$/).waitFor();
      // One without its replay says so.
      await rows(page).first().getByRole('button').first().click();
      await page.getByText('Its replay is not kept any more.').waitFor();
      await screenshot(page, `history-list-${name}-${theme}`);
    },
  );

  test('keeps no more than 200, and takes a file over with what is wrong in it named', async () => {
    const page = await newPage();
    await page.goto('/credits');
    await plant(
      page,
      Array.from({ length: 200 }, (_, i) => entry(i)),
    );
    await page.goto('/history');
    await page.getByText('200 matches', { exact: true }).waitFor();
    const replay = { wardroom: 'replay', game: 'ward' };
    const file = join(tmpdir(), `history-${process.pid}.json`);
    writeFileSync(
      file,
      JSON.stringify({
        wardroom: 'history',
        version: 1,
        matches: [
          { entry: entry(900, { game: 'ward' })[1], replay },
          { entry: { ...entry(901)[1], turns: -1 }, replay },
          { entry: entry(3, { game: 'ward' })[1], replay },
        ],
      }),
    );
    await page.getByLabel('History file').setInputFiles(file);
    await page.getByText('1 taken over, 1 were here already. 1 could not be:').waitFor();
    await page.getByText('matches[1].entry.turns: give a whole number').waitFor();
    // The oldest has made room.
    await page.getByText('200 matches', { exact: true }).waitFor();
    writeFileSync(file, 'no history');
    await page.getByLabel('History file').setInputFiles(file);
    await page.getByText('not whole JSON').waitFor();
  });

  test('works where the browser keeps nothing, and says so', async () => {
    const page = await newPage();
    await page.addInitScript(() => {
      Object.defineProperty(window, 'indexedDB', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    await page.goto('/history');
    await page.getByText('This browser keeps nothing here').waitFor();
    expect(await axe(page)).toEqual([]);
  });
});

describe('the daily table', () => {
  test('is played for the record once, shared, and kept; then it is practice', async () => {
    const page = await newPage({ settings: { name: 'Ada' } });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    // The same day for every run of this test.
    const today = '2026-11-18';
    await page.clock.setFixedTime(`${today}T10:00:00Z`);
    await page.goto('/daily');
    const ward = page.getByRole('article', { name: 'Ward', exact: true });
    await ward.getByRole('button', { name: /Play for the record/ }).waitFor();
    await page.getByRole('article').nth(3).waitFor();
    expect(await axe(page)).toEqual([]);
    await screenshot(page, 'daily');
    await ward.getByRole('button', { name: /Play for the record/ }).click();
    // A reload goes on with the same one.
    await page.locator('[data-asked="true"]').waitFor();
    await page.goto('/daily');
    await ward.getByRole('button', { name: /Go on/ }).click();
    await playByClicks(page);
    await after(page).waitFor();
    const share = page.getByRole('button', { name: 'Share the result' });
    await share.waitFor();
    // The curve stands in it once the match has been looked back at.
    await page.getByRole('heading', { name: 'How the match went' }).waitFor();
    await page.getByText(/min [▁-█]{2,}/).waitFor();
    const tip = page.getByRole('region', { name: 'One thing to try' });
    await tip.getByRole('button', { name: 'Try that moment again' }).waitFor();
    expect(await axe(page)).toEqual([]);
    await screenshot(page, 'daily-after');
    await share.click();
    const line = await page.evaluate(() => navigator.clipboard.readText());
    expect(line).toMatch(/^Wardroom daily, .*: Ward\n(Won|Lost|Drew) in \d+ turns, \d+ min [▁-█]+\nhttp.*\/daily$/);
    await tip.getByRole('button', { name: 'Try that moment again' }).click();
    await page.locator('[data-asked="true"]').waitFor();
    expect(
      await page.evaluate(() => JSON.parse(localStorage.getItem('wardroom.match')!).request.from.inputs.length),
    ).toBeGreaterThan(5);
    await page.goto('/history');
    await rows(page).getByText(`Daily, ${today}`).waitFor();
    await page.getByText('1 day', { exact: true }).waitFor();
    // What was exported is a history of one match with its replay.
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export' }).click(),
    ]);
    const { matches } = JSON.parse(await text(await file.createReadStream()));
    expect(matches).toHaveLength(1);
    expect(matches[0].entry).toMatchObject({ game: 'ward', daily: today, seat: 0 });
    expect(matches[0].replay.seed).toBe(`daily ${today} ward`);
    // From the history it is looked back at, watched, and played on from.
    await rows(page).getByRole('button').first().click();
    await page.getByRole('button', { name: 'Watch the replay' }).click();
    await page.getByRole('button', { name: 'Step forward' }).click();
    await page.getByRole('button', { name: 'Next turn' }).click();
    await page.getByRole('button', { name: 'Next turn' }).click();
    await page.getByRole('button', { name: 'Play on from here' }).click();
    await page.getByRole('button', { name: 'Begin a new match' }).click();
    await page.locator('[data-asked="true"]').waitFor();
    expect(new URL(page.url()).pathname).toBe('/play');
    const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('wardroom.match')!));
    expect(kept.request.from.inputs.length).toBeGreaterThan(5);
    expect(kept.request.places[1].sitter).toBe(matches[0].entry.seats[1].sitter);
    await page.goto('/daily');
    await ward.getByRole('button', { name: /Practise/ }).waitFor();
    expect(await axe(page)).toEqual([]);
    await screenshot(page, 'daily-done');
  });
});
