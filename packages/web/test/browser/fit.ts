import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { misfits } from './fit-page.ts';
import { screenshot } from './harness.ts';

/**
 * Whether a table at rest fits its page. At every size that players have:
 *
 *     await fits(page, 'ward-duel');           // resizes the page, asserts, and takes screenshots if they are wished for
 *     expect(await misfitsOf(page)).toEqual([]);  // at the size that it has
 *     await fitsToRead(page, 'lobby');            // the same for a page that may be higher than the screen
 *
 * What is looked for, and how a table says what is meant, is in fit-page.ts.
 */
export const SIZES = [
  [1440, 900],
  [1366, 768],
  [1024, 768],
  [2560, 1440],
  [390, 844],
  [360, 640],
  [844, 390],
  [720, 450],
] as const;

export async function fits(
  page: Page,
  name: string,
  sizes: readonly (readonly [width: number, height: number])[] = SIZES,
): Promise<void> {
  await page.locator('main [data-card]').first().waitFor();
  await atSizes(page, name, sizes, false);
}

export const fitsToRead = (page: Page, name: string): Promise<void> => atSizes(page, name, SIZES, true);

async function atSizes(page: Page, name: string, sizes: readonly (readonly [number, number])[], reads: boolean) {
  const found: string[] = [];
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    await screenshot(page, `fit-${name}-${width}x${height}`);
    for (const line of await misfitsOf(page, reads)) found.push(`${width}×${height}: ${line}`);
  }
  expect(found, `what does not fit, ${name}`).toEqual([]);
}

/** What does not fit on the page as it is now, a sentence each. */
export async function misfitsOf(page: Page, reads = false): Promise<string[]> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    // Two frames: one in which what follows the size is drawn anew, one in which that has been laid out.
    for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
    const passing = document.getAnimations().filter((a) => a.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(passing.map((a) => a.finished));
  });
  return page.evaluate(misfits, reads);
}
