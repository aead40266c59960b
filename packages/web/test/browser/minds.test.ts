import { expect, test } from 'vitest';
import { axe, newPage, screenshot } from './harness.ts';
import { begun, duel } from './table.ts';

/** Advice while playing, and what the choices were worth when it is over. */

const SIZES = [
  [1440, 900],
  [390, 844],
  [844, 390],
  [720, 450],
] as const;

test('a hint comes at one key, says what and why, and is closed again', async () => {
  const page = await newPage({ storage: begun(duel('hint')) });
  await page.goto('/play');
  await page.locator('#question').waitFor();
  await page.getByRole('button', { name: 'Hint' }).waitFor();
  await page.keyboard.press('h');
  const hint = page.getByRole('region', { name: 'Hint' });
  await hint.getByText(/% to win/).waitFor();
  expect(await axe(page)).toEqual([]);
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await screenshot(page, `hint-${width}`);
  }
  expect(await page.evaluate(() => localStorage.getItem('wardroom.hints'))).toContain('"n":1');
  await hint.getByRole('button', { name: 'Close the hint' }).click();
  await hint.waitFor({ state: 'detached' });
});

test('the choices of a match are analysed when somebody asks, and the analysis is kept with it', async () => {
  const page = await newPage({ storage: begun(duel('hint')) });
  await page.goto('/play');
  await page.locator('#question').waitFor();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Concede' }).click();
  await page.getByRole('dialog', { name: 'Concede the match?' }).getByRole('button', { name: 'Concede' }).click();
  await page.getByRole('button', { name: 'Analyse the choices' }).click();
  const part = page.getByRole('region', { name: 'The choices' });
  await part.getByRole('table').waitFor();
  expect(await axe(page, 'dialog[open]')).toEqual([]);
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await part.scrollIntoViewIfNeeded();
    await screenshot(page, `analysis-${width}`);
  }
});
