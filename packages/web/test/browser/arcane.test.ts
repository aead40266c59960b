import { arcane } from '@wardroom/arcane';
import type { ZoneView } from '@wardroom/core';
import type { MatchRecord, MatchRequest, Place } from '@wardroom/host';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axe, newPage, screenshot } from './harness.ts';
import { after, bar, type Press, scene, tap } from './table.ts';

const DECKS = arcane.decks.map((d) => d.id);

const duel = (seed: string, second: Partial<Place> = {}): MatchRequest => ({
  game: 'arcane',
  mode: 'duel',
  seed,
  places: [
    { name: 'Ada', deck: DECKS[0], sitter: 'person' },
    { name: 'Bo', deck: DECKS[1], sitter: 'random', ...second },
  ],
});

const begun = (request: MatchRequest): Record<string, string> => {
  const record: MatchRecord = { request, fingerprint: arcane.fingerprint, inputs: [], used: [0, 0] };
  return { 'wardroom.match': JSON.stringify(record) };
};

/** Nobody is asked twice whether a turn is over. */
const settings = { confirmEnd: false } as const;

const square = (page: Page, n: number): Locator => page.locator(`[data-spot="${n}"] > button`);
const hand = (page: Page): Locator => page.getByRole('list', { name: /your hand/ });
const playable = (page: Page): Locator => hand(page).locator('[data-card] button', { hasText: 'can be chosen' });
const click: Press = (what) => what.click();

type Marks = Readonly<Record<string, number[]>>;

/** What each square of the board offers now. */
const marksOn = (page: Page): Promise<Marks> =>
  page.locator('[data-spot][data-mark]').evaluateAll((squares) => {
    const found: Record<string, number[]> = {};
    for (const { dataset } of squares as HTMLElement[])
      found[dataset.mark!] = [...(found[dataset.mark!] ?? []), Number(dataset.spot)];
    return found;
  });

const ENDS = /^(End the turn|Done|Pass|Stay|No|None)$/;

/** The buttons of the bar, without the numbers of their keys. */
async function wordsOf(page: Page): Promise<string[]> {
  const words = await bar(page).getByRole('button').allTextContents();
  return words.map((w) => w.replace(/^\d/, '').trim());
}

/** What to do next, as a player with more zeal than sense would: attack, else aim, else go forward. */
async function wish(page: Page, turn: number): Promise<Locator> {
  const marks = await marksOn(page);
  for (const mark of ['attack', 'target', 'spot']) {
    const found = marks[mark] ?? [];
    // Squares stand in the page from the far side on: the first are the boldest.
    if (found.length > 0) return square(page, found[turn % Math.min(2, found.length)]);
  }
  const buttons = bar(page).getByRole('button');
  const words = await wordsOf(page);
  if (marks.chosen !== undefined)
    return buttons.nth(
      Math.max(
        0,
        words.findIndex((w) => /^(Flip|Cast)/.test(w)),
      ),
    );
  const end = words.findIndex((w) => ENDS.test(w));
  const held = await playable(page).count();
  const done = words.indexOf('Done');
  if (done >= 0 || (await page.getByText('of 5 cards').count()) > 0)
    return done >= 0 && (held === 0 || turn > 13) ? buttons.nth(done) : playable(page).nth(turn % held);
  const able = marks.can ?? [];
  if (end >= 0 && (turn % 11 === 10 || able.length + held === 0)) return buttons.nth(end);
  // Those in front move first: they stand where there is somebody to attack.
  if (able.length > 0 && (turn % 3 !== 2 || held === 0)) return square(page, able[turn % Math.min(3, able.length)]);
  return held > 0 ? playable(page).nth(turn % held) : buttons.last();
}

/** Play to the end, with the mouse or by taps. */
async function playOut(
  page: Page,
  each: (turn: number, marks: Marks) => Promise<void> = async () => {},
  press: Press = click,
): Promise<number> {
  const dialog = page.getByRole('dialog');
  for (let turn = 0; turn < 1500; turn++) {
    const now = await scene(page);
    if (now === 'over') return turn;
    if (now === 'confirm') await press(dialog.locator('footer button').last());
    else if (now === 'menu') await press(dialog.locator('button:not([aria-label="Close"])').first());
    else if (now === 'offer') await press(dialog.locator(':is(ul, ol) button').first());
    else {
      await each(turn, await marksOn(page));
      await press(await wish(page, turn));
    }
  }
  throw new Error('the match does not end');
}

/** Place what is needed, and let the match begin. */
async function begin(page: Page): Promise<void> {
  await scene(page);
  for (const spot of [2, 7, 6, 8]) {
    await playable(page).first().click();
    await square(page, spot).click();
    await page.locator(`[data-spot="${spot}"][data-card]`).waitFor();
  }
  await bar(page).getByRole('button', { name: 'Done' }).click();
}

/** Nothing is wider than the screen, and the action bar is on it. */
async function inReach(page: Page, width: number, height: number): Promise<void> {
  const box = (await bar(page).boundingBox())!;
  expect(box.y + box.height).toBeLessThanOrEqual(height + 1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  const board = (await page.getByRole('grid', { name: 'Board' }).boundingBox())!;
  expect(board.x).toBeGreaterThanOrEqual(0);
  expect(board.x + board.width).toBeLessThanOrEqual(width);
}

describe('a duel against a bot', () => {
  test('is played to its end by clicks, and axe finds nothing on the way', async () => {
    const page = await newPage({ storage: begun(duel('by clicks')), settings });
    await page.goto('/play');
    const seen = new Set<string>();
    await playOut(page, async (turn, marks) => {
      for (const what of ['setup', ...Object.keys(marks)]) {
        if (seen.has(what) || (what !== 'setup' && turn < 16)) continue;
        seen.add(what);
        expect(await axe(page)).toEqual([]);
        await screenshot(page, `arcane-${what}`);
      }
    });
    expect([...seen].sort()).toEqual(expect.arrayContaining(['attack', 'can', 'chosen', 'setup', 'spot']));
    await after(page).waitFor();
    await page.getByRole('heading', { name: 'In numbers' }).waitFor();
    expect(await axe(page)).toEqual([]);
    await screenshot(page, 'arcane-after');
  });

  test('is played to its end by keyboard alone', async () => {
    const page = await newPage({ storage: begun(duel('by keys', { sitter: 'greedy' })), settings });
    await page.goto('/play');
    await playOut(page, undefined, async (what) => {
      const key = await what
        .locator('kbd')
        .textContent({ timeout: 1 })
        .catch(() => null);
      // What has a key of its own is chosen by it; squares by arrows, and the rest by Tab.
      if (key !== null) return page.keyboard.press(key);
      if (!(await walkTo(page, what))) await tabTo(page, what);
      await page.keyboard.press('Enter');
    });
    await after(page).waitFor();
  });

  test('placing is taken back with U', async () => {
    const page = await newPage({ storage: begun(duel('take back')), settings });
    await page.goto('/play');
    await scene(page);
    const before = await hand(page).locator('[data-card]').count();
    await playable(page).first().click();
    expect((await marksOn(page)).spot).toHaveLength(10);
    await square(page, 6).click();
    await expect.poll(() => hand(page).locator('[data-card]').count()).toBe(before - 1);
    expect(await square(page, 6).textContent()).toMatch(/^b2, your .*Stone, face down\./);
    await page.keyboard.press('u');
    await expect.poll(() => hand(page).locator('[data-card]').count()).toBe(before);
    expect(await square(page, 6).textContent()).toMatch(/^b2, empty, your territory\./);
  });

  test('cards are placed as the switch says, and dragged to their square', async () => {
    const page = await newPage({ storage: begun(duel('drag')), settings });
    await page.goto('/play');
    await scene(page);
    await page.getByText('Face up', { exact: true }).click();
    const unit = playable(page).filter({ hasText: 'attack' }).first();
    const from = (await unit.boundingBox())!;
    const to = (await square(page, 7).boundingBox())!;
    await page.mouse.move(from.x + from.width / 2, from.y + 20);
    await page.mouse.down();
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 });
    await page.mouse.up();
    await expect.poll(() => square(page, 7).textContent()).toMatch(/to be placed face up/);
  });

  test('the focus stays on the board while cards come and go', async () => {
    const page = await newPage({ storage: begun(duel('focus')), settings });
    await page.goto('/play');
    await scene(page);
    await playable(page).first().focus();
    await page.keyboard.press('Enter');
    // Whoever chose a card of the hand goes on at a square where it may go.
    await expect.poll(() => focused(page)).toBeGreaterThanOrEqual(0);
    const spot = await focused(page);
    await page.keyboard.press('Enter');
    await page.locator(`[data-spot="${spot}"][data-card]`).waitFor();
    expect(await focused(page)).toBe(spot);
    await page.keyboard.press('Home');
    await page.keyboard.press('PageUp');
    expect(await focused(page)).toBe(20);
  });

  test('nothing of what lies face down on the other side is in the page or on its way there', async () => {
    const page = await newPage({ storage: begun(duel('hidden')), settings });
    await page.addInitScript(() => {
      const heard: unknown[] = [];
      Object.assign(globalThis, { heard });
      globalThis.Worker = class extends Worker {
        constructor(url: string | URL, options?: WorkerOptions) {
          super(url, options);
          this.addEventListener('message', (e) => heard.push(e.data));
        }
      };
    });
    await page.goto('/play');
    await begin(page);
    const own = new Set(arcane.decks[0].cards);
    const theirs = arcane.decks[1].cards.filter((id) => !own.has(id));
    for (let turn = 14; turn < 40; turn++) {
      const now = await scene(page);
      if (now !== 'asked') break;
      await (await wish(page, turn)).click();
    }
    await scene(page);
    const told = await page.evaluate(() => {
      const named = new Set<string>();
      const open = new Set<string>();
      const look = (x: unknown): void => {
        if (typeof x !== 'object' || x === null) return;
        const { zones = [], card } = x as { zones?: ZoneView[]; card?: unknown };
        if (typeof card === 'string') named.add(card);
        for (const { zone, cards = [] } of zones)
          for (const c of cards) if (c.card !== undefined && (zone !== 'board' || c.up === true)) open.add(c.card);
        for (const inner of Object.values(x)) look(inner);
      };
      for (const message of (globalThis as unknown as { heard: unknown[] }).heard) {
        // The catalogue of all cards is no secret: only what is told of the match.
        if (JSON.stringify(message).includes('"zones"')) look(message);
      }
      return [...named].filter((id) => !open.has(id));
    });
    expect(told.filter((id) => theirs.includes(id))).toEqual([]);
    // A back has no name, and no square says more than that it is one.
    const backs = page.locator('[data-spot] > button', { hasText: 'Bo’s face-down card' });
    expect(await backs.count()).toBeGreaterThan(0);
    for (const text of await backs.allTextContents()) expect(text).toMatch(/^[a-e][1-5], Bo’s face-down card\./);
  });
});

describe('on a phone', () => {
  test('a whole duel by taps in the light theme, nothing out of reach', async () => {
    const page = await newPage({
      width: 390,
      height: 844,
      touch: true,
      theme: 'light',
      storage: begun(duel('by taps', { sitter: 'greedy' })),
      settings: { ...settings, theme: 'light' },
    });
    await page.goto('/play');
    const seen = new Set<string>();
    await playOut(
      page,
      async (turn, marks) => {
        if (turn % 10 === 0) await inReach(page, 390, 844);
        for (const what of ['setup', ...Object.keys(marks)]) {
          if (seen.has(what) || (what !== 'setup' && turn < 16)) continue;
          seen.add(what);
          expect(await axe(page)).toEqual([]);
          await screenshot(page, `arcane-390-${what}`);
        }
      },
      tap,
    );
    await after(page).waitFor();
    expect(await axe(page)).toEqual([]);
  });

  test('fits a small phone', async () => {
    const page = await newPage({ width: 360, height: 640, touch: true, storage: begun(duel('small')), settings });
    await page.goto('/play');
    for (let turn = 0; turn < 40; turn++) {
      if ((await scene(page)) !== 'asked') break;
      if (turn % 5 === 0) await inReach(page, 360, 640);
      await tap(await wish(page, turn));
    }
    await scene(page);
    expect(await axe(page)).toEqual([]);
    await screenshot(page, 'arcane-360');
  });
});

describe('hot seat', () => {
  test('each player sees the board from their own side, and only their own secrets', async () => {
    const page = await newPage({ storage: begun(duel('two people', { sitter: 'person' })), settings });
    await page.goto('/play');
    for (const who of ['Ada', 'Bo']) {
      expect(await scene(page)).toBe('curtain');
      expect(await page.locator('[data-spot]').count()).toBe(0);
      await page.getByRole('button', { name: `I am ${who}` }).click();
      await scene(page);
      // The square in the near left corner.
      const last = page.locator('[role="row"]').last().locator('[data-spot]').first();
      expect(await last.getAttribute('data-spot')).toBe(who === 'Ada' ? '0' : '24');
      const from = who === 'Ada' ? 0 : 15;
      await playable(page).first().click();
      await square(page, from + 2).click();
      await page.locator(`[data-spot="${from + 2}"][data-card]`).waitFor();
      expect(await page.locator('[data-spot][data-card]').count()).toBe(1);
      await bar(page).getByRole('button', { name: 'Done' }).click();
    }
  });
});

describe('beside the table', () => {
  test('the match just played can be watched again', async () => {
    const page = await newPage({ storage: begun(duel('again')), settings });
    await page.goto('/play');
    await begin(page);
    await scene(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Concede' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Concede' }).click();
    await after(page).waitFor();
    await page.getByRole('button', { name: 'Watch the replay' }).click();
    await page.getByRole('slider', { name: 'Place in the match' }).waitFor();
    await page.getByRole('grid', { name: 'Board' }).waitFor();
    expect(await axe(page)).toEqual([]);
    await screenshot(page, 'arcane-replay');
  });

  test('its cards and its rules can be read', async () => {
    const page = await newPage();
    await page.goto('/cards/arcane');
    await page.getByText('Lightning Knight').first().waitFor();
    expect(await axe(page)).toEqual([]);
    await screenshot(page, 'arcane-cards');
    await page.goto('/rules/arcane');
    await page.getByText('A4.2.4').first().waitFor();
    expect(await axe(page)).toEqual([]);
  });

  test('home offers it', async () => {
    const page = await newPage();
    await page.goto('/');
    await page.getByText('War of the Arcane').first().click();
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await scene(page);
    await page.getByRole('grid', { name: 'Board' }).waitFor();
  });
});

/** The square that has the focus; -1 if none has. */
const focused = (page: Page): Promise<number> =>
  page.evaluate(() => Number((document.activeElement?.parentElement as HTMLElement | null)?.dataset.spot ?? -1));

/** By arrows from the square that has the focus to another, as the first seat sees them. */
async function walkTo(page: Page, what: Locator): Promise<boolean> {
  const to = Number(await what.locator('..').getAttribute('data-spot'));
  const from = await focused(page);
  if (from < 0 || !(await what.evaluate((x) => x.parentElement?.dataset.spot !== undefined))) return false;
  const [up, right] = [Math.floor(to / 5) - Math.floor(from / 5), (to % 5) - (from % 5)];
  for (let i = 0; i < Math.abs(up); i++) await page.keyboard.press(up > 0 ? 'ArrowUp' : 'ArrowDown');
  for (let i = 0; i < Math.abs(right); i++) await page.keyboard.press(right > 0 ? 'ArrowRight' : 'ArrowLeft');
  expect(await focused(page)).toBe(to);
  return true;
}

async function tabTo(page: Page, what: Locator): Promise<void> {
  for (let i = 0; i < 200; i++) {
    await page.keyboard.press('Tab');
    if (await what.evaluate((x) => x === document.activeElement)) return;
    if ((await focused(page)) >= 0 && (await walkTo(page, what))) return;
  }
  throw new Error('it cannot be reached by Tab');
}
