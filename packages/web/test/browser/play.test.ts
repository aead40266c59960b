import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axe, newPage, screenshot } from './harness.ts';
import { after, answer, bar, begun, choosable, clickOn, duel, playByClicks, scene } from './table.ts';

const log = (page: Page) => page.getByRole('complementary', { name: 'Chain and log' });

describe('a duel against a bot', () => {
  test('from home in three clicks, and no account', async () => {
    const page = await newPage();
    await page.goto('/');
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await scene(page);
    expect(new URL(page.url()).pathname).toBe('/play');
    expect(await bar(page).getByRole('button').count()).toBeGreaterThan(0);
    await screenshot(page, 'opening');
  });

  test('is played to its end by clicks, and axe finds nothing on the way', async () => {
    const page = await newPage({ storage: begun(duel('by clicks')) });
    await page.goto('/play');
    const turns = await playByClicks(page, async (now, turn) => {
      if (turn === 0 || turn === 20) expect(await axe(page)).toEqual([]);
      if (turn === 20) await screenshot(page, `mid-duel-${now}`);
    });
    expect(turns).toBeGreaterThan(10);
    await after(page).waitFor();
    expect(await axe(page)).toEqual([]);
    await screenshot(page, 'after-match');
    // The table may be looked at once more: the way back stands in the bar, over nothing.
    await page.keyboard.press('Escape');
    await bar(page).getByRole('button', { name: 'Back to the result' }).click();
    await after(page).waitFor();
    // What is over is not gone on with.
    await page.goto('/play');
    await page.getByRole('heading', { name: 'Wardroom', level: 1 }).waitFor();
  });

  test('is played to its end by keyboard alone', async () => {
    const page = await newPage({ storage: begun(duel('by keys')) });
    await page.goto('/play');
    for (let turn = 0; turn < 1500; turn++) {
      const now = await scene(page);
      if (now === 'over') break;
      if (now === 'confirm' || now === 'menu') await page.keyboard.press('Enter');
      else {
        const words = (await bar(page).getByRole('button').allTextContents()).filter((w) => /^\d/.test(w));
        // Numbers do not skip.
        expect(words.map((w) => w[0])).toEqual(words.map((_, i) => String(i + 1)));
        const cards = (turn % 4 === 1 || words.length === 0) && (await choosable(page).count()) > 0;
        if (cards) {
          // Cards are reached with Tab and chosen with Enter.
          await tabTo(page, 'can be chosen');
          await page.keyboard.press('Enter');
        } else {
          const fight = words.find((w) => /^\d(?=.*(battles|Summon))/.test(w));
          const calm = words.find((w) => /^\d(?=Go on|End|Pass|No|None|Ada|Bo)/.test(w));
          await page.keyboard.press((fight ?? calm ?? '1')[0]);
        }
      }
    }
    await after(page).waitFor();
  });

  test('a card of the hand rises under the mouse and stays risen, wherever on it the mouse is', async () => {
    const page = await newPage({ storage: begun(duel('take back')) });
    await page.goto('/play');
    await toMain(page);
    const hand = page.getByRole('list', { name: /^Your hand/i }).getByRole('listitem');
    for (const place of [hand.first(), hand.last()]) {
      await page.mouse.move(5, 5);
      const lay = (await place.boundingBox())!;
      const [x, y] = [lay.x + lay.width / 2, lay.y + lay.height - 4];
      await page.mouse.move(x, y);
      await expect.poll(async () => (await place.boundingBox())!.y).toBeLessThan(lay.y - 10);
      // It has left the place under the mouse, and is pressed there all the same.
      const pressed = await place.evaluate(
        (card, at) => card.querySelector('button')!.contains(document.elementFromPoint(at.x, at.y)),
        { x, y },
      );
      expect(pressed).toBe(true);
    }
  });

  test('goes on where it was after a reload', async () => {
    const page = await newPage({ storage: begun(duel('reload')) });
    await page.goto('/play');
    for (let turn = 1; turn < 12; turn++) {
      await scene(page);
      await clickOn(page, turn);
    }
    await scene(page);
    const before = await table(page);
    await page.reload();
    await scene(page);
    expect(await table(page)).toEqual(before);
  });

  test('a summon is taken back with U, and the hand is as it was', async () => {
    const page = await newPage({ storage: begun(duel('take back')) });
    await page.goto('/play');
    await toMain(page);
    const before = await table(page);
    await bar(page)
      .getByRole('button', { name: /Summon/ })
      .first()
      .click();
    await bar(page).getByRole('button', { name: 'Take back' }).waitFor();
    await page.keyboard.press('u');
    await expect.poll(() => table(page)).toEqual(before);
  });

  test('a card that cannot be chosen says why, and the clause opens', async () => {
    const page = await newPage({ storage: begun(duel('why not')) });
    await page.goto('/play');
    await toMain(page);
    await bar(page)
      .getByRole('button', { name: /Summon/ })
      .first()
      .click();
    await scene(page);
    const quiet = page
      .getByRole('list', { name: /your hand/ })
      .locator('[data-card] button:not(:has-text("can be chosen"))');
    await quiet.first().click();
    const said = page.getByRole('status').filter({ hasText: /\(W[\d.]+\)/ });
    await said.waitFor();
    await said.getByRole('button', { name: /^W/ }).click();
    await page.getByRole('dialog').filter({ hasText: /W\d/ }).waitFor();
  });

  test('what happens is told to those who listen', async () => {
    const page = await newPage({ storage: begun(duel('listen')) });
    await page.goto('/play');
    await toMain(page);
    const told = page.getByRole('log', { name: 'What happens' });
    await expect.poll(() => told.textContent()).toMatch(/draws|goes first/);
    await bar(page)
      .getByRole('button', { name: /Summon/ })
      .first()
      .click();
    await expect.poll(() => told.textContent()).toMatch(/Ada summons .*\./);
  });

  test('a line of the log opens its clause in our words', async () => {
    const page = await newPage({ storage: begun(duel('log')) });
    await page.goto('/play');
    await toMain(page);
    await log(page)
      .getByRole('button', { name: /goes first/ })
      .click();
    // It opens in place: the wording of the clause, and a link into the rulebook.
    await log(page).getByText(/W7\.1/).first().waitFor();
    expect(await axe(page)).toEqual([]);
  });

  test('with answers asked for always, the other player is asked too', async () => {
    const page = await newPage({ storage: begun(duel('stops')), settings: { stops: { when: 'always' } } });
    await page.goto('/play');
    let asked = '';
    for (let turn = 1; !/Do you (answer|play anything)/.test(asked); turn++) {
      const now = await scene(page);
      expect(now).not.toBe('over');
      asked = (await bar(page).textContent()) ?? '';
      await answer(page, now, turn);
    }
  });

  test('is conceded after a second word', async () => {
    const page = await newPage({ storage: begun(duel('concede')) });
    await page.goto('/play');
    await scene(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Concede' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Concede' }).click();
    await after(page).waitFor();
    await page.getByRole('dialog').getByText('W4.1.2').first().waitFor();
  });

  test('dragging a creature onto the table summons it', async () => {
    const page = await newPage({ storage: begun(duel('drag')) });
    await page.goto('/play');
    await toMain(page);
    const card = page
      .getByRole('list', { name: /your hand/ })
      .locator('[data-card]:has(button:has-text("can be chosen"))');
    const from = (await card.first().boundingBox())!;
    const name = (await card.first().getByRole('button').textContent()) ?? '';
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(700, 420, { steps: 8 });
    await page.mouse.up();
    await expect.poll(async () => (await table(page)).hand.some((x) => x === name)).toBe(false);
  });
});

describe('hot seat', () => {
  test('nobody sees the other hand while the screen changes hands', async () => {
    const page = await newPage({ storage: begun(duel('two people', { sitter: 'person' })) });
    await page.goto('/play');
    const hands: Record<string, Set<string>> = { Ada: new Set(), Bo: new Set() };
    const bothSeen = () => hands.Ada.size > 0 && hands.Bo.size > 0;
    let reloaded = false;
    for (let turn = 0; turn < 60; turn++) {
      let now = await scene(page);
      if (now === 'over') break;
      if (now === 'asked' && bothSeen() && !reloaded) {
        // A reload asks again who is looking before anything is shown.
        await page.reload();
        now = await scene(page);
        expect(now).toBe('curtain');
        reloaded = true;
      }
      const shown = await page.locator('body').innerText();
      if (now === 'curtain') {
        // Between the two, no card is on the page at all.
        expect(await page.locator('[data-card]').count()).toBe(0);
        expect(shown).toMatch(/(Ada|Bo), your seat/);
        await page.getByRole('button', { name: /^I am / }).click();
        continue;
      }
      if (now === 'asked') {
        const list = page.getByRole('list', { name: /your hand/ });
        const mine = await list
          .locator('[data-card]')
          .evaluateAll((cards) => cards.map((c) => c.getAttribute('data-card')!));
        const who = (await page.locator('[data-side="near"] header strong').textContent())!;
        const other = who === 'Ada' ? 'Bo' : 'Ada';
        for (const id of mine) hands[who].add(id);
        // The other hand is a number of backs, and none of its cards is anywhere in the page.
        expect(await page.locator(`[data-side="far"] [role="img"][aria-label^="${other} holds"]`).count()).toBe(1);
      }
      await answer(page, now, turn);
    }
    expect(reloaded).toBe(true);
  });
});

describe('on a phone', () => {
  test.each([
    [390, 844],
    [360, 640],
  ])('%i×%i: a whole duel by taps, nothing out of reach', async (width, height) => {
    const page = await newPage({ width, height, touch: true, storage: begun(duel(`phone ${width}`)) });
    await page.goto('/play');
    await playByClicks(page, async (now, turn) => {
      if (turn % 15 !== 0 || now !== 'asked') return;
      const box = (await bar(page).boundingBox())!;
      expect(box.y + box.height).toBeLessThanOrEqual(height + 1);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(width);
      if (turn === 15) {
        expect(await axe(page)).toEqual([]);
        await screenshot(page, `phone-${width}`);
      }
    });
    await after(page).waitFor();
    expect(await axe(page)).toEqual([]);
  });
});

/** Until the player may summon. */
async function toMain(page: Page): Promise<void> {
  for (let turn = 1; turn < 40; turn++) {
    const now = await scene(page);
    const words = await bar(page).getByRole('button').allTextContents();
    if (now === 'asked' && words.some((w) => w.includes('Summon'))) return;
    await answer(page, now, turn);
  }
  throw new Error('nothing to summon');
}

/** What the table shows, in words. */
async function table(page: Page): Promise<{ hand: string[]; field: string[]; asked: string }> {
  const words = (selector: string) => page.locator(selector).allTextContents();
  // With the advice, what does harm glows no longer.
  await page.locator('[data-advised="true"]').waitFor();
  return {
    hand: await words('ul[aria-label*="your hand"] [data-card] button'),
    field: await words('[data-side] [data-card] button'),
    asked: (await bar(page).locator('#question').textContent()) ?? '',
  };
}

/** Press Tab until something that says this has the focus. */
async function tabTo(page: Page, text: string): Promise<void> {
  for (let i = 0; i < 200; i++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((t) => document.activeElement?.textContent?.includes(t) ?? false, text)) return;
  }
  throw new Error(`nothing with '${text}' can be reached by Tab`);
}
