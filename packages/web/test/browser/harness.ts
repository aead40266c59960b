/**
 * A real browser for tests, on the real server and the built table.
 *
 *     import { expect, test } from 'vitest';
 *     import { axe, newPage, screenshot } from './harness.ts';
 *
 *     test('home', async () => {
 *       const page = await newPage({ width: 390, height: 844 });   // a playwright Page, at no address yet
 *       await page.goto('/');                                      // addresses are relative to the table
 *       await page.getByRole('heading', { name: 'Wardroom' }).waitFor();
 *       expect(await axe(page)).toEqual([]);
 *       await screenshot(page, 'home');
 *     });
 *
 * - `newPage(options)`: a page in a context of its own (nothing stored, no service worker yet), closed after the test.
 *   `width`, `height` (1440×900); `touch` (false): a phone, with taps; `theme` ('dark'): what the system asks for;
 *   `reduced` (true): the system asks for less motion; `settings`: over the tests' own, which are pace 0, muted, motion
 *   reduced and flat dice (see src/settings.ts); `storage`: more of localStorage, by key; `mayFail`: texts of errors that
 *   this test expects.
 *   Storage is set once, before the first page: a reload finds what the table has stored itself.
 * - Any error on the page (uncaught, console.error, a failed or refused request) fails the test when it ends.
 *   `errors(page)` gives them earlier; `page.context().setOffline(true)` needs no `mayFail`.
 * - `axe(page)`: what axe finds serious or critical, one readable line each; `axe(page, 'selector')` within a part.
 * - `screenshot(page, name)`: only if WARDROOM_SHOTS is set; to packages/web/test/browser/shots/name.png, or to the folder
 *   that WARDROOM_SHOTS names.
 * - `offlineReady(page)`: resolves when the service worker has stored the table and answers for this page.
 *
 * Wait for what you expect (`waitFor`, `expect.poll`), never for a while.
 * WARDROOM_CHROMIUM names another browser, or `package` for the one that npm installs; see chromium.ts.
 * One file: node scripts/browser.mjs home
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, expect, inject } from 'vitest';
import type { Settings } from '../../src/settings.ts';

export interface PageOptions {
  width?: number;
  height?: number;
  touch?: boolean;
  theme?: 'dark' | 'light';
  reduced?: boolean;
  settings?: Partial<Settings>;
  storage?: Record<string, string>;
  mayFail?: readonly string[];
}

const QUICK: Partial<Settings> = { pace: 0, muted: true, motion: 'reduced', dice: 'flat' };

let browser: Promise<Browser> | undefined;
const contexts: BrowserContext[] = [];
const trouble = new Map<Page, string[]>();

export async function newPage({
  width = 1440,
  height = 900,
  touch = false,
  theme = 'dark',
  reduced = true,
  settings = {},
  storage = {},
  mayFail = [],
}: PageOptions = {}): Promise<Page> {
  browser ??= chromium.connect(inject('browser'));
  const context = await (await browser).newContext({
    baseURL: inject('table'),
    viewport: { width, height },
    hasTouch: touch,
    isMobile: touch,
    colorScheme: theme,
    reducedMotion: reduced ? 'reduce' : 'no-preference',
    locale: 'en-GB',
  });
  // A busy machine is no failure.
  context.setDefaultTimeout(120_000);
  contexts.push(context);
  const seeds = {
    'wardroom.settings': JSON.stringify({ state: { ...QUICK, ...settings }, version: 1 }),
    ...storage,
  };
  await context.addInitScript((entries) => {
    if (localStorage.getItem('wardroom.seeded') !== null) return;
    localStorage.setItem('wardroom.seeded', 'yes');
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, Object.entries(seeds));

  const page = await context.newPage();
  const found: string[] = [];
  trouble.set(page, found);
  const note = (text: string) => {
    if (!mayFail.some((part) => text.includes(part))) found.push(text);
  };
  page.on('pageerror', (e) => note(e.stack ?? e.message));
  page.on('crash', () => note('The page crashed.'));
  page.on('console', (message) => {
    // Requests that fail while the test has cut the network are what it asked for.
    if (message.type() === 'error' && !message.text().includes('ERR_INTERNET_DISCONNECTED'))
      note(`${message.text()} (${message.location().url})`);
  });
  return page;
}

/** What went wrong on the page so far. */
export const errors = (page: Page): readonly string[] => trouble.get(page) ?? [];

afterEach(async () => {
  const found = [...trouble.values()].flat();
  trouble.clear();
  await Promise.all(contexts.splice(0).map((context) => context.close()));
  expect(found, 'errors on the page').toEqual([]);
});

afterAll(async () => {
  await (await browser)?.close();
  browser = undefined;
});

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  id: string;
  impact: string | null;
  help: string;
  nodes: { target: unknown[]; failureSummary?: string }[];
}

export async function axe(page: Page, within?: string): Promise<string[]> {
  // Evaluated and not added as a script tag, which the table's policy refuses.
  await page.evaluate(source);
  const { violations } = (await page.evaluate(
    (selector) =>
      (globalThis as unknown as { axe: { run: (at: unknown, how: unknown) => Promise<unknown> } }).axe.run(
        selector ?? document,
        { resultTypes: ['violations'] },
      ),
    within,
  )) as { violations: Violation[] };
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, impact, help, nodes }) =>
      nodes.map(({ target, failureSummary = '' }) => {
        const why = failureSummary
          .split('\n')
          .slice(1)
          .map((line) => line.trim());
        return `${impact} ${id}: ${help} — ${target.join(' ')} — ${why.join('; ')}`;
      }),
    );
}

const SHOTS = join(dirname(fileURLToPath(import.meta.url)), 'shots');

export async function screenshot(page: Page, name: string): Promise<void> {
  const wish = process.env.WARDROOM_SHOTS;
  if (!wish) return;
  const folder = /[\\/]/.test(wish) ? wish : SHOTS;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}.png`) });
}

export async function offlineReady(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    await navigator.serviceWorker.ready;
    return navigator.serviceWorker.controller !== null;
  });
}
