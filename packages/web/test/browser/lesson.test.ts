import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axe, newPage, screenshot } from './harness.ts';
import { bar } from './table.ts';

const coach = (page: Page) => page.getByRole('region', { name: 'Lesson' });

/** What the lesson says now: something other than before, or that it is over. */
async function said(page: Page, before: string): Promise<string | null> {
  const found = await page.waitForFunction((last) => {
    if (document.querySelector('dialog[open]') !== null) return 'over';
    const part = document.querySelector<HTMLElement>('section[aria-label="Lesson"]');
    if (part === null || part.dataset.now !== 'true') return null;
    const text = part.querySelector('p')?.textContent ?? '';
    return text === last ? null : text;
  }, before);
  const text = (await found.jsonValue())!;
  return text === 'over' ? null : text;
}

describe('Learn Ward in five minutes', () => {
  test.each([
    ['wide', 1440, 900],
    ['phone', 390, 844],
  ])('is followed to its end: %s', async (name, width, height) => {
    const page = await newPage({ width, height, touch: name === 'phone' });
    await page.goto('/');
    await page.getByRole('button', { name: /Learn Ward in/ }).click();
    let words = '';
    const all: string[] = [];
    for (let step = 0; ; step++) {
      const now = await said(page, words);
      if (now === null) break;
      words = now;
      all.push(now);
      if (step === 6) {
        expect(await axe(page)).toEqual([]);
        await screenshot(page, `lesson-${name}`);
      }
      const box = (await coach(page).boundingBox())!;
      expect(box.y + box.height, now).toBeLessThanOrEqual(height + 1);
      const go = coach(page).getByRole('button', { name: 'Continue' });
      if ((await go.count()) > 0) await go.click();
      else await bar(page).getByRole('button').last().click();
    }
    // Everything that a newcomer must have met is spoken of.
    const told = all.join(' ');
    for (const word of [/draw/i, /summon/i, /sacrific/i, /battle/i, /critical/i, /magic/i, /lightning/i, /cemetery/i]) {
      expect(told).toMatch(word);
    }
    await page.getByRole('heading', { name: /You know Ward/ }).waitFor();
    expect(await axe(page)).toEqual([]);
    expect(await page.evaluate(() => localStorage.getItem('wardroom.learnt.ward.duel'))).not.toBeNull();
  });

  test('another choice than the one asked for is refused, and says what is wanted', async () => {
    const page = await newPage();
    await page.goto('/');
    await page.getByRole('button', { name: /Learn Ward in/ }).click();
    let words = '';
    // To the first choice of two or more cards.
    for (;;) {
      words = (await said(page, words))!;
      const go = coach(page).getByRole('button', { name: 'Continue' });
      if ((await go.count()) === 0) break;
      await go.click();
    }
    // Only the card that is asked for glows.
    const glowing = await page.locator('[data-card] button', { hasText: 'can be chosen' }).count();
    expect(glowing).toBeLessThanOrEqual(1);
    await page.keyboard.press('9');
    await page.keyboard.press('2');
    // The host says no, and the question stands as before.
    await expect.poll(() => coach(page).locator('p').first().textContent()).toBe(words);
  });
});
