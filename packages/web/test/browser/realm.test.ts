import type { MatchRecord, MatchRequest } from '@wardroom/host';
import { realm } from '@wardroom/realm';
import { errors, type Locator, type Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axe, newPage, screenshot } from './harness.ts';
import { after, bar, scene } from './table.ts';

const request = (seed: string, decks = [0, 1]): MatchRequest => ({
  game: 'realm',
  mode: 'duel',
  seed,
  places: [
    { name: 'Ada', deck: realm.decks[decks[0]].id, sitter: 'person' },
    { name: 'Bo', deck: realm.decks[decks[1]].id, sitter: 'random' },
  ],
});

/** Storage in which this match is under way and nobody has moved. */
const begun = (match: MatchRequest): Record<string, string> => {
  const record: MatchRecord = { request: match, fingerprint: realm.fingerprint, inputs: [], used: [0, 0] };
  return { 'wardroom.match': JSON.stringify(record) };
};

const quick = { confirm: false, confirmEnd: false } as const;

/** What can be pressed, by what it is for. */
const AT = {
  menu: '[data-menu="asked"] button:not([aria-label])',
  attack: '[data-mark="attack"] > button, [data-lit-as="attack"] > button[data-lit="true"]',
  lit: '[data-game="realm"] [data-lit="true"]',
  held: 'ul[aria-label*="hand"] [data-card] [class*="can"]:is(button)',
  unit: '[data-mark="can"] > button',
  draw: '[data-draw]',
  bar: '[aria-label="What is asked"] button',
} as const;
/** What a square says where too many stand to be pressed one by one: they are laid out. */
const CROWD = 'choose among those who are here';
const CHOSEN = '[data-game="realm"] :is([data-mark="chosen"], [class*="chosen"])';

/** What a player sees they can do: attack, go forward, play what they hold, and then end the turn. */
function wanted(page: Page, turn: number): Promise<{ at: keyof typeof AT; n: number; beside: boolean; text: string }> {
  return page.evaluate(
    ({ at, chosen, turn }) => {
      const all = (selector: string): HTMLElement[] =>
        [...document.querySelectorAll<HTMLElement>(selector)].filter((e) => e.offsetParent !== null);
      const take = (name: keyof typeof at, n = 0) => {
        const e = all(at[name])[n];
        // What is attacked may stand behind others: it is pressed where it shows.
        const beside = name === 'held' || name === 'attack' || e.parentElement?.matches('[data-spot]') === true;
        return { at: name, n, beside, text: e.textContent ?? '' };
      };
      const there = (name: keyof typeof at): boolean => all(at[name]).length > 0;
      const words = all(at.bar).map((e) => e.textContent ?? '');
      const button = (pattern: RegExp): number => words.findIndex((w) => pattern.test(w));
      const main = button(/End the turn/) >= 0;
      const begun = document.querySelector(chosen) !== null;
      if (there('menu')) return take('menu');
      if (there('attack')) return take('attack');
      if ((begun || !main) && there('lit')) return take('lit');
      if (button(/Keep the hand/) >= 0) return take('bar', button(/Keep the hand/));
      if (!main && there('draw')) return take('draw', turn % all(at.draw).length);
      if (main && !begun && there('held')) return take('held');
      if (main && !begun && there('unit')) return take('unit');
      const calm = button(/End the turn|Nobody|None|No$|Yes/);
      return take('bar', calm < 0 ? words.length - 1 : calm);
    },
    { at: AT, chosen: CHOSEN, turn },
  );
}

/** What is pressed may walk off or join a crowd meanwhile: a press that meets nothing for so long is aimed anew. */
const AIM = { timeout: 15_000 };

type Press = (what: Locator, beside: boolean) => Promise<void>;
/** Cards of a full hand are pressed at the corner that shows. */
const BESIDE = { position: { x: 12, y: 12 } };

/**
 * Squares are pressed beside whoever stands on them, where there is room for a finger and not in a gap between two; where
 * they fill it, whoever stands there is the square.
 */
async function placeOn(what: Locator): Promise<{ position: { x: number; y: number }; force?: boolean }> {
  const position = await what.evaluate(
    (e) => {
      const { left, top, width, height } = e.getBoundingClientRect();
      const shows = (x: number, y: number): boolean => e.contains(document.elementFromPoint(left + x, top + y));
      const room = [-4, 0, 4];
      for (let y = 12; y < height - 4; y += 6)
        for (let x = 12; x < width - 4; x += 6)
          if (room.every((dx) => room.every((dy) => shows(x + dx, y + dy)))) return { x, y };
      return null;
    },
    undefined,
    AIM,
  );
  return position === null ? { position: BESIDE.position, force: true } : { position };
}

const click: Press = async (what, beside) => what.click(beside ? { ...(await placeOn(what)), ...AIM } : AIM);
const tap: Press = async (what, beside) => what.tap(beside ? { ...(await placeOn(what)), ...AIM } : AIM);

async function goOn(page: Page, press: Press, turn: number): Promise<void> {
  // What glows may glow no more once it is known what a good player would do.
  await page.locator('[data-asked="true"][data-advised="true"]').waitFor();
  const { at, n, beside, text } = await wanted(page, turn);
  try {
    await press(page.locator(AT[at]).locator('visible=true').nth(n), beside);
  } catch (e) {
    // It is still there and cannot be pressed: a fault. It is gone: the table has moved on.
    const again = await wanted(page, turn);
    if (!(e instanceof errors.TimeoutError) || (again.at === at && again.text === text)) throw e;
    return;
  }
  if (text.includes(CROWD)) await page.getByRole('dialog').waitFor();
}

/** What a dialog offers: who can be chosen, or the square where nobody can; what is only to be looked at comes last. */
async function offered(page: Page): Promise<Locator> {
  const dialog = page.getByRole('dialog');
  const chosen = dialog.locator('button[data-glow]:not([data-glow="dim"])');
  const square = dialog.getByText('Choose the square itself');
  for (const what of [chosen, square]) if ((await what.count()) > 0) return what.first();
  return dialog.locator(':is(ul, ol) button').first();
}

async function playOn(page: Page, press: Press, each: (turn: number) => Promise<void>): Promise<number> {
  const dialog = page.getByRole('dialog');
  for (let turn = 0; turn < 1500; turn++) {
    const now = await scene(page);
    if (now === 'over') return turn;
    if (now === 'asked') await each(turn);
    if (now === 'confirm') await press(dialog.locator('footer button').last(), false);
    else if (now === 'menu') await press(dialog.locator('button:not([aria-label="Close"])').first(), false);
    else if (now === 'offer') await press(await offered(page), false);
    else await goOn(page, press, turn);
  }
  throw new Error('the match does not end');
}

/** Nothing is wider than the screen, and squares and the action bar are on it. */
async function inReach(page: Page, width: number, height: number): Promise<void> {
  const box = (await bar(page).boundingBox())!;
  expect(box.y + box.height).toBeLessThanOrEqual(height + 1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  for (const corner of [0, 4, 15, 19]) {
    const square = (await page.locator(`[data-spot="${corner}"]`).boundingBox())!;
    expect(square.x).toBeGreaterThanOrEqual(-1);
    expect(square.x + square.width).toBeLessThanOrEqual(width + 1);
    expect(square.y + square.height).toBeLessThanOrEqual(box.y + 1);
  }
  // What a strip says is not cut off.
  for (const strip of await page.locator('section[aria-label$="side"]').all()) {
    const wide = await strip.evaluate((e) => [e.scrollWidth, e.clientWidth]);
    expect(wide[0]).toBeLessThanOrEqual(wide[1] + 1);
  }
}

/** Goes on until a site without a text can be played: what it does can be taken back. */
async function plainSites(page: Page): Promise<Locator> {
  const sites = page.locator(AT.held, { hasText: /Cinder Slope|Barley Terrace|Slag Hills/ });
  for (let turn = 0; turn < 40; turn++) {
    await scene(page);
    if ((await sites.count()) > 0) return sites;
    const draw = page.locator('[data-draw="drawSite"]');
    const answers = bar(page).getByRole('button', { name: /Keep|End the turn|Nobody/ });
    if ((await answers.count()) > 0) await answers.last().click();
    else if ((await draw.count()) > 0) await draw.click();
    else await bar(page).getByRole('button').last().click();
  }
  throw new Error('no such site is drawn');
}

/** Go to it with Tab, and press Enter. */
async function enterOn(page: Page, selector: string): Promise<void> {
  for (let i = 0; i < 200; i++) {
    const text = await page.evaluate((s) => {
      const at = document.activeElement;
      return at?.matches(s) === true ? at.textContent : null;
    }, selector);
    if (text !== null) {
      await page.keyboard.press('Enter');
      if (text.includes(CROWD)) await page.getByRole('dialog').waitFor();
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`nothing like ${selector} can be reached by Tab`);
}

describe('Contested Realm', () => {
  test('is played to its end by clicks, axe finds nothing on the way, and it is looked at once more', async () => {
    const page = await newPage({ storage: begun(request('by clicks')), settings: quick });
    await page.goto('/play');
    const turns = await playOn(page, click, async (turn) => {
      if (turn === 0) await page.getByRole('region', { name: 'Your opening hand' }).waitFor();
      if (turn !== 0 && turn !== 30) return;
      expect(await axe(page)).toEqual([]);
      await screenshot(page, `realm-${turn}`);
    });
    expect(turns).toBeGreaterThan(10);
    await after(page).waitFor();
    expect(await axe(page)).toEqual([]);
    await screenshot(page, 'realm-over');
    await page.getByRole('dialog').getByText('Watch the replay').click();
    await page.locator('[data-game="realm"] [data-spot]').first().waitFor();
    expect(await axe(page)).toEqual([]);
    await screenshot(page, 'realm-replay');
  });

  test('is played to its end by taps on a phone, nothing out of reach', async () => {
    const [width, height] = [390, 844];
    const page = await newPage({
      width,
      height,
      touch: true,
      theme: 'light',
      storage: begun(request('by taps', [2, 3])),
      settings: { ...quick, theme: 'light' },
    });
    await page.goto('/play');
    await playOn(page, tap, async (turn) => {
      if (turn > 0 && turn % 10 === 0) await inReach(page, width, height);
      if (turn === 40) {
        expect(await axe(page)).toEqual([]);
        await screenshot(page, 'realm-390');
      }
    });
    await after(page).waitFor();
    expect(await axe(page)).toEqual([]);
  });

  test('is played to its end by keyboard alone', async () => {
    const page = await newPage({ storage: begun(request('by keys', [1, 0])), settings: quick });
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
      const { at, text } = await wanted(page, turn);
      // What is in the bar has a figure to press; all else is reached with Tab.
      if (at === 'bar' && /^\d/.test(text)) await keys.press(text[0]);
      else await enterOn(page, AT[at]);
      if (!across && turn > 6) {
        // Arrows go across the realm, and every square says what it is.
        await scene(page);
        await page.locator('[data-spot="2"] > button').focus();
        await keys.press('ArrowUp');
        const spot = await page.evaluate(() =>
          document.activeElement?.closest('[data-spot]')?.getAttribute('aria-label'),
        );
        expect(spot).toMatch(/^c[12], /);
        across = true;
      }
    }
    await after(page).waitFor();
    expect(across).toBe(true);
  });

  test('fits a small phone', async () => {
    const page = await newPage({
      width: 360,
      height: 640,
      touch: true,
      storage: begun(request('small', [3, 1])),
      settings: quick,
    });
    await page.goto('/play');
    for (let turn = 0; turn < 24; turn++) {
      if ((await scene(page)) !== 'asked') break;
      if (turn > 0) await inReach(page, 360, 640);
      await goOn(page, tap, turn);
    }
    await scene(page);
    expect(await axe(page)).toEqual([]);
    await screenshot(page, 'realm-360');
  });

  test('cards of the opening hand are put back, a site is dragged into the void and taken back', async () => {
    const page = await newPage({ storage: begun(request('drag')), settings: quick });
    await page.goto('/play');
    const opening = page.getByRole('region', { name: 'Your opening hand' });
    await opening
      .getByRole('button', { name: /can be put back/ })
      .first()
      .click();
    await expect.poll(() => opening.getByRole('button', { name: /can be put back/ }).count()).toBeLessThan(6);
    await bar(page)
      .getByRole('button', { name: /Keep|Done|these/ })
      .last()
      .click();
    const sites = await plainSites(page);
    const from = (await sites.first().boundingBox())!;
    const to = (await page.locator('[data-spot="2"]').boundingBox())!;
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(to.x + 14, to.y + 14, { steps: 8 });
    await page.mouse.up();
    const land = page.locator('[data-spot="2"][data-side="near"]');
    await land.waitFor();
    // While it still comes up out of the void nothing can be taken back.
    await bar(page).getByRole('button', { name: 'Take back' }).waitFor();
    await page.keyboard.press('u');
    await expect.poll(() => land.count()).toBe(0);
  });

  test('whoever stands in the way is no wrong step, and no touch of a unit does anything at once', async () => {
    const page = await newPage({ storage: begun(request('in the way')), settings: quick });
    await page.goto('/play');
    const avatar = page.locator('[data-spot="2"] [data-avatar="true"] > button');
    const land = page.locator('[data-spot="2"][data-side="near"]');
    const sites = await plainSites(page);
    // The avatar alone: what it can do is shown, and done only when it is pressed there.
    const before = await page.getByRole('img', { name: /Ada’s spellbook/ }).getAttribute('aria-label');
    await avatar.click();
    await page.locator('[data-menu="asked"]').getByRole('button', { name: 'Draw a site' }).waitFor();
    expect(await page.getByRole('img', { name: /Ada’s spellbook/ }).getAttribute('aria-label')).toBe(before);
    await page.getByRole('button', { name: 'Nothing of these' }).click();
    // With a site chosen, the avatar on the only square for it is the square.
    await sites.first().click(BESIDE);
    await avatar.click();
    await land.waitFor();
  });

  test('shows of the other player’s cards what is public and nothing else', async () => {
    const page = await newPage({ storage: begun(request('hidden', [1, 2])), settings: quick });
    await page.goto('/play');
    await scene(page);
    await page.getByRole('img', { name: 'Bo holds 3 sites and 3 spells' }).waitFor();
    for (let turn = 0; turn < 12 && (await scene(page)) === 'asked'; turn++) {
      await goOn(page, click, turn);
    }
    await scene(page);
    const drawn = await page.getByText(/^Bo draws/).allTextContents();
    // The opening hand is one line, and every later draw one.
    expect(drawn).toContain('Bo draws 3 sites and 3 spells.');
    expect(drawn.length).toBeGreaterThan(1);
    expect(drawn.filter((line) => !/^Bo draws (a|\d+) (site|spell)s?( and (a|\d+) spells?)?\.$/.test(line))).toEqual(
      [],
    );
    // Wherever a card is named on the table, it is on the realm, in a cemetery or one's own.
    const far = page.getByRole('region', { name: 'Bo’s side' });
    expect(await far.locator('[data-card]').count()).toBe(0);
  });
});
