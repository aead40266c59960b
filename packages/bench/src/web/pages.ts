/** The two pages that are clicked on: a duel at the table, and a page with one button. */
import type { MatchRequest } from '@wardroom/host';
import type { Browser, Page } from 'playwright-core';
import { type Answer, install, type Probe, type Scene, type Spot } from './probe.ts';

/** As `packages/web/src/settings.ts` keeps them. Muted: a machine without a sound card is slow at being told so. */
export interface TableSettings {
  readonly pace: number;
  readonly dice: '3d' | 'flat';
  /** Who sits opposite; greedy if absent. */
  readonly bot?: string;
}

declare const window: { probe: Probe };
declare const localStorage: { setItem(key: string, value: string): void };
declare const sessionStorage: typeof localStorage;

const size = { width: 1440, height: 900 };

const duel = (seed: string, bot = 'greedy'): MatchRequest => ({
  game: 'ward',
  mode: 'duel',
  seed,
  places: [
    { name: 'Ada', deck: 'tooth-and-claw', sitter: 'person' },
    { name: 'Bo', deck: 'first-blood', sitter: bot },
  ],
});

/** A table in a browser that has never seen it, with a duel about to be dealt. Resolves when the question stands. */
export async function openTable(browser: Browser, url: string, seed: string, set: TableSettings): Promise<Page> {
  const { bot, ...settings } = set;
  const context = await browser.newContext({ viewport: size, reducedMotion: 'no-preference', locale: 'en-GB' });
  context.setDefaultTimeout(120_000);
  await context.addInitScript(install);
  await context.addInitScript(
    ([settings, next]) => {
      localStorage.setItem('wardroom.settings', settings);
      sessionStorage.setItem('wardroom.next', next);
    },
    [
      JSON.stringify({ state: { ...settings, motion: 'full', theme: 'dark', muted: true }, version: 1 }),
      JSON.stringify(duel(seed, bot)),
    ],
  );
  const page = await context.newPage();
  await page.goto(`${url}/play`);
  await page.waitForFunction(() => window.probe.onScreen > 0);
  return page;
}

const bare = `<!doctype html><title>Bare</title><body style="margin:0">
<button style="width:100vw;height:100vh" onclick="this.textContent = this.textContent === 'one' ? 'two' : 'one'">one</button>`;

/** The least that a page can do about a click. */
export async function openBare(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ viewport: size });
  await context.addInitScript(install);
  await context.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: bare }));
  const page = await context.newPage();
  await page.goto(url);
  return page;
}

export const probeOf = <T>(page: Page, what: (probe: Probe) => T): Promise<T> =>
  page.evaluate<T>(`(${what})(window.probe)`);

export const look = (page: Page): Promise<Scene> => probeOf(page, (probe) => probe.look());

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Longer than resting the mouse on a card takes to show it large. */
const STILL = 450;

/** Waits until the last change is a while ago: what changes after a click is then what the click has changed. */
async function still(page: Page): Promise<void> {
  const patience = performance.now() + 4_000;
  while ((await page.evaluate(() => performance.now() - window.probe.changed)) < STILL) {
    if (performance.now() > patience) return;
    await pause(60);
  }
}

export async function tap(page: Page, { x, y }: Spot): Promise<void> {
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.up();
}

/** Presses there and returns how soon it showed; null if it has gone from there, or nothing changed. */
export async function press(page: Page, at: Spot, calm = true): Promise<Answer | null> {
  if (calm) {
    await page.mouse.move(at.x, at.y);
    await pause(STILL);
    await still(page);
  }
  const before = await probeOf(page, (probe) => probe.answered.length);
  await tap(page, at);
  for (const patience = performance.now() + 5_000; performance.now() < patience; await pause(10)) {
    const answered = await probeOf(page, (probe) => probe.answered);
    if (answered.length > before) return answered[before];
  }
  return null;
}

/** What to answer: by turns a card that glows and a button, so that the duel goes on and both are measured. */
export function choose({ is, cards, buttons }: Scene, turn: number): Spot | undefined {
  if (is === 'window') return buttons.at(-1);
  if (cards.length > 0 && turn % 3 === 0) return cards[turn % cards.length];
  return (
    buttons.find(({ text }) => /battles|Summon/.test(text)) ??
    buttons.find(({ text }) => /Go on|End|Pass|No|None|Ada|Bo/.test(text)) ??
    cards[0] ??
    buttons.at(-1)
  );
}
