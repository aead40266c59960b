import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axe, newPage, screenshot } from './harness.ts';
import { bar } from './table.ts';

const coach = (page: Page) => page.getByRole('region', { name: 'Lesson' });
const puzzle = (page: Page) => page.getByRole('region', { name: 'Puzzle' });

/** Sit down at a lesson, as its button on home does. */
async function learn(page: Page, game: string, lesson: string, names: string[], more: object = {}): Promise<void> {
  await page.goto('/');
  const places = names.map((name, i) => ({ name, deck: [], sitter: i === 0 ? 'person' : 'greedy' }));
  const request = { game, mode: 'duel', seed: 'lesson', lesson, places, ...more };
  await page.evaluate((text) => sessionStorage.setItem('wardroom.next', text), JSON.stringify(request));
  await page.goto('/play');
}

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

/** Rings that point at nothing, or at what is not on the screen. */
const lost = (page: Page) =>
  page.evaluate(async () => {
    // They are placed with the next frame.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    return [...document.querySelectorAll<HTMLElement>('[data-pointer] > *')].filter((ring) => {
      const { left, right, top, bottom } = ring.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      return ring.hidden || right - left < 12 || x < 0 || x > innerWidth || y < 0 || y > innerHeight;
    }).length;
  });

const LESSONS = [
  ['ward', 'duel', {}],
  ['ward', 'boss', { mode: 'boss', foe: 'the-toll-keeper' }],
  ['arcane', 'first', {}],
  ['guardian', 'first', {}],
  ['realm', 'first', {}],
] as const;

describe.each([
  ['wide', 1440, 900],
  ['phone', 390, 844],
  ['zoomed', 720, 450],
])('lessons, %s', (size, width, height) => {
  test.each(LESSONS)('%s, %s: what is named is lit and on the screen, to the end', async (game, lesson, more) => {
    const page = await newPage({ width, height, touch: size === 'phone' });
    await learn(page, game, lesson, ['Player 1', 'Mara'], more);
    let words = '';
    for (let step = 0; ; step++) {
      const now = await said(page, words);
      if (now === null) break;
      words = now;
      expect(await lost(page), now).toBe(0);
      await screenshot(page, `lesson-${game}-${lesson}-${size}-${String(step).padStart(2, '0')}`);
      if (step === 3) expect(await axe(page)).toEqual([]);
      const go = coach(page).getByRole('button', { name: 'Continue' });
      if ((await go.count()) > 0) await go.click();
      else await bar(page).getByRole('button').last().click();
    }
    await page.getByRole('heading', { name: /You know/ }).waitFor();
    const kept = await page.evaluate((key) => localStorage.getItem(key), `wardroom.learnt.${game}.${lesson}`);
    expect(kept).toBe('1');
  });

  test('a puzzle is missed, tried again, shown and solved', async () => {
    const page = await newPage({ width, height, touch: size === 'phone' });
    await learn(page, 'realm', 'ward', ['Player 1', 'Mara'], { puzzle: 0 });
    await puzzle(page).getByText('Make this true:').waitFor();
    await page.locator('[data-advised="true"]').waitFor();
    expect(await bar(page).locator('.brass').count()).toBe(0);
    await puzzle(page).getByRole('button', { name: 'Hint' }).click();
    expect(await puzzle(page).textContent()).toContain('nobody has two');
    await screenshot(page, `puzzle-${size}`);
    await bar(page)
      .getByRole('button', { name: /End the turn/ })
      .click();
    const sure = page.getByRole('dialog').getByRole('button', { name: /End/ });
    await Promise.race([
      sure.click({ timeout: 5000 }).catch(() => {}),
      puzzle(page).getByText('Not yet true:').waitFor(),
    ]);
    await puzzle(page).getByText('Not yet true:').waitFor();
    await screenshot(page, `puzzle-missed-${size}`);
    await puzzle(page).getByRole('button', { name: 'Show me' }).click();
    await coach(page)
      .getByText(/Whispered Litany on Pack Mule/)
      .waitFor();
    expect(await lost(page)).toBe(0);
    await bar(page).getByRole('button').last().click();
    await puzzle(page)
      .getByText(/at most one Ward/)
      .waitFor();
    expect(await axe(page)).toEqual([]);
    await screenshot(page, `puzzle-solved-${size}`);
    await puzzle(page).getByRole('button', { name: 'Next puzzle' }).click();
    await puzzle(page).getByText('2 of 12').waitFor();
  });
});

describe('what stands on the table explains itself', () => {
  const tooltip = (page: Page) => page.getByRole('tooltip');

  test('by mouse, by focus and by the rule it rests on', async () => {
    const page = await newPage();
    await learn(page, 'guardian', 'first', ['Player 1', 'Mara']);
    await coach(page).waitFor();
    await page.locator('[data-tip="sp"][data-tip-of="0"]').hover();
    await tooltip(page)
      .getByText(/For summoning Guardians/)
      .waitFor();
    // The keyboard comes to it, hears it, and opens its clause.
    await page.mouse.move(2, 2);
    await page.keyboard.press('Tab');
    await page.locator('[data-tip="dz"][data-tip-of="0"]').focus();
    await tooltip(page)
      .getByText(/full again at the start of each/)
      .waitFor();
    await screenshot(page, 'tip');
    await page.keyboard.press('Escape');
    await expect.poll(() => tooltip(page).isVisible()).toBe(false);
    await page.locator('[data-tip="sp"][data-tip-of="0"]').focus();
    await tooltip(page)
      .getByText(/For summoning/)
      .waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByText('G3.4').first().waitFor();
  });

  test('by a long press, and a keyword opens its clause', async () => {
    const page = await newPage({ width: 390, height: 844, touch: true });
    await learn(page, 'guardian', 'first', ['Player 1', 'Mara']);
    await coach(page).waitFor();
    const lamps = page.locator('[data-tip="dz"][data-tip-of="0"]');
    await lamps.dispatchEvent('pointerdown', { pointerType: 'touch', bubbles: true });
    await tooltip(page)
      .getByText(/For attacks, abilities and cards/)
      .waitFor();
    await lamps.dispatchEvent('pointerup', { pointerType: 'touch', bubbles: true });
    await page.locator('[data-card] button', { hasText: 'Lance Veteran' }).focus();
    await page.keyboard.press('i');
    const keywords = page.getByRole('list', { name: 'Keywords' });
    await keywords.getByRole('button', { name: 'Fury' }).click();
    await page.getByRole('dialog').getByText('G8.8').first().waitFor();
  });
});
