import { guardian } from '@wardroom/guardian';
import type { MatchRecord, MatchRequest } from '@wardroom/host';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axe, newPage, screenshot } from './harness.ts';
import { after, bar, choosable, type Press, scene, tap } from './table.ts';

const request = (seed: string, lanes: 3 | 5 = 3, decks = [0, 1]): MatchRequest => ({
  game: 'guardian',
  mode: 'duel',
  seed,
  ...(lanes === 5 ? { options: { lanes } } : {}),
  places: [
    { name: 'Ada', deck: guardian.decks[decks[0]].id, sitter: 'person' },
    { name: 'Bo', deck: guardian.decks[decks[1]].id, sitter: 'random' },
  ],
});

/** Storage in which this match is under way and nobody has moved. */
const begun = (match: MatchRequest): Record<string, string> => {
  const record: MatchRecord = { request: match, fingerprint: guardian.fingerprint, inputs: [], used: [0, 0] };
  return { 'wardroom.match': JSON.stringify(record) };
};

const quick = { confirm: false, confirmEnd: false } as const;

const spots = (page: Page) => page.locator('[data-spot] > button');
const hand = (page: Page) => page.getByRole('list', { name: /your hand/ });
const click: Press = (what) => what.click();

/** What a player sees they can do: aim what is chosen, else attack, else put something out, else end the turn. */
async function goOn(page: Page, press: Press): Promise<void> {
  // At a base with a sight on it before any Guardian: that is how matches end.
  if ((await spots(page).count()) > 0) return press(spots(page).last());
  const targets = page.locator(TARGET);
  if ((await targets.count()) > 0) return press(targets.first());
  const buttons = bar(page).getByRole('button');
  const words = await buttons.allTextContents();
  const attack = words.findIndex((w) => w.includes('attacks'));
  if (attack >= 0) return press(buttons.nth(attack));
  const lane = page.locator('[data-spot]').locator('[data-card] button', { hasText: 'can be chosen' });
  if ((await lane.count()) > 0) return press(lane.last());
  if ((await choosable(page).count()) > 0) return press(choosable(page).last());
  const plain = words.findIndex((w) => /Keep|End the turn|No|None|Yes/.test(w));
  return press(buttons.nth(plain < 0 ? words.length - 1 : plain));
}

async function playOn(page: Page, press: Press, each: (turn: number) => Promise<void>): Promise<number> {
  const dialog = page.getByRole('dialog');
  for (let turn = 0; turn < 1500; turn++) {
    const now = await scene(page);
    if (now === 'over') return turn;
    if (now === 'asked') await each(turn);
    if (now === 'confirm') await press(dialog.locator('footer button').last());
    else if (now === 'menu') await press(dialog.locator('button:not([aria-label="Close"])').first());
    else if (now === 'offer') await press(dialog.locator(':is(ul, ol) button').first());
    else await goOn(page, press);
  }
  throw new Error('the match does not end');
}

/** Nothing is wider than the screen, and the action bar is on it. */
async function inReach(page: Page, width: number, height: number): Promise<void> {
  const box = (await bar(page).boundingBox())!;
  expect(box.y + box.height).toBeLessThanOrEqual(height + 1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
}

describe('Guardian Realms', () => {
  test('is played to its end by clicks, and axe finds nothing on the way', async () => {
    const page = await newPage({ storage: begun(request('by clicks')), settings: quick });
    await page.goto('/play');
    const turns = await playOn(page, click, async (turn) => {
      if (turn === 0) await page.getByRole('region', { name: 'Your opening hand' }).waitFor();
      if (turn === 0 || turn === 25) expect(await axe(page)).toEqual([]);
      if (turn === 0 || turn === 25) await screenshot(page, `guardian-${turn}`);
    });
    expect(turns).toBeGreaterThan(10);
    await after(page).waitFor();
    expect(await axe(page)).toEqual([]);
    await screenshot(page, 'guardian-over');
    // And looked at once more.
    await page.getByRole('dialog').getByText('Watch the replay').click();
    await page.locator('[data-game="guardian"] [data-spot]').first().waitFor();
    expect(await axe(page)).toEqual([]);
    await screenshot(page, 'guardian-replay');
  });

  test('with five lanes is played to its end by taps on a phone, nothing out of reach', async () => {
    const [width, height] = [390, 844];
    const page = await newPage({
      width,
      height,
      touch: true,
      theme: 'light',
      storage: begun(request('by taps', 5, [0, 2])),
      settings: { ...quick, theme: 'light' },
    });
    await page.goto('/play');
    await playOn(page, tap, async (turn) => {
      if (turn % 10 === 0) await inReach(page, width, height);
      if (turn === 30) {
        expect(await axe(page)).toEqual([]);
        await screenshot(page, 'guardian-five-390');
      }
    });
    await after(page).waitFor();
    expect(await axe(page)).toEqual([]);
  });

  test('is played to its end by keyboard alone', async () => {
    const page = await newPage({ storage: begun(request('by keys')), settings: quick });
    await page.goto('/play');
    const keys = page.keyboard;
    let across = false;
    for (let turn = 0; turn < 1500; turn++) {
      const now = await scene(page);
      if (now === 'over') break;
      if (now !== 'asked') {
        // In a window the first answer has the focus.
        await keys.press('Enter');
        continue;
      }
      const words = await bar(page).getByRole('button').allTextContents();
      const attack = words.find((w) => /^\d.*attacks/.test(w));
      const calm = words.find((w) => /^\d(Keep|End|No|None|Yes)/.test(w));
      if (attack !== undefined) await keys.press(attack[0]);
      else if ((await spots(page).count()) > 0) await enterOn(page, PLACE);
      else if ((await page.locator(TARGET).count()) > 0) await enterOn(page, TARGET);
      else if (turn % 2 === 0 && (await choosable(page).count()) > 0) await enterOn(page, CHOOSABLE);
      else if (calm !== undefined) await keys.press(calm[0]);
      else await enterOn(page, '[aria-label="What is asked"] button:last-child');
      if (!across && turn > 4) {
        // Arrows go across the board, to bases too, and each says what it is.
        await scene(page);
        await page
          .getByRole('meter', { name: /Stronghold/ })
          .last()
          .focus();
        await keys.press('ArrowLeft');
        const said = await page.evaluate(() => document.activeElement?.getAttribute('aria-valuetext'));
        expect(said).toMatch(/^your left Outpost, (\d+ of 50 HP|fallen)/);
        across = true;
      }
    }
    await after(page).waitFor();
    expect(across).toBe(true);
  });

  test.each([3, 5] as const)('fits a small phone with %i lanes', async (lanes) => {
    const page = await newPage({
      width: 360,
      height: 640,
      touch: true,
      storage: begun(request('small', lanes, [3, 1])),
      settings: quick,
    });
    await page.goto('/play');
    for (let turn = 0; turn < 14; turn++) {
      if ((await scene(page)) !== 'asked') break;
      await inReach(page, 360, 640);
      await goOn(page, tap);
    }
    await scene(page);
    expect(await axe(page)).toEqual([]);
    await screenshot(page, `guardian-360-${lanes}`);
  });

  test('a Guardian is dragged into a lane, and taken back', async () => {
    const page = await newPage({ storage: begun(request('drag')), settings: quick });
    await page.goto('/play');
    const held = hand(page).locator(
      '[data-card]:has(button:has-text("Guardian")), [data-card]:has(button:has-text("attack"))',
    );
    const ready = held.filter({ has: page.locator('button', { hasText: 'can be chosen' }) });
    for (let turn = 0; (await ready.count()) === 0; turn++) {
      expect(turn).toBeLessThan(40);
      if ((await scene(page)) === 'asked' && (await ready.count()) === 0) await endTurn(page);
    }
    const from = (await ready.first().boundingBox())!;
    const to = (await page.locator('[data-spot="1"]').boundingBox())!;
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 });
    await page.mouse.up();
    const there = page.locator('[data-spot="1"] [data-card] button', { hasText: 'middle lane, your Guardian' });
    await there.first().waitFor();
    await page.keyboard.press('u');
    await expect.poll(() => there.count()).toBe(0);
  });
});

async function endTurn(page: Page): Promise<void> {
  const buttons = bar(page).getByRole('button', { name: /Keep|End the turn|No|None/ });
  await buttons.last().click();
}

const PLACE = '[data-spot] > button';
const TARGET = '[data-can="true"] [class*="target"]';
/** Cards whose edge says that they can be chosen now. */
const CHOOSABLE = '[data-card] [class*="can"]:is(button)';

/** Go to it with Tab, and press Enter. */
async function enterOn(page: Page, selector: string): Promise<void> {
  for (let i = 0; i < 200; i++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((s) => document.activeElement?.matches(s) ?? false, selector))
      return page.keyboard.press('Enter');
  }
  throw new Error(`nothing like ${selector} can be reached by Tab`);
}
