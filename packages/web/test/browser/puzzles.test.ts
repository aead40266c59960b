import { ward } from '@wardroom/ward';
import { expect, test } from 'vitest';
import { fitsToRead } from './fit.ts';
import { newPage, screenshot } from './harness.ts';
import { bar, byKeys } from './table.ts';

test('a puzzle is opened and solved by keyboard, and the row of right first tries grows', async () => {
  const found = await ward.puzzles!();
  const at = found.findIndex((x) => x.answer.verb === 'summon');
  const { name } = ward.defs.find((x) => x.id === found[at].answer.card)!;
  const page = await newPage();
  await page.goto('/puzzles');
  const all = page.getByRole('article', { name: 'Ward', exact: true });
  await all.getByText('In a row: 0, at best 0.').waitFor();
  const chosen = all.getByRole('button', { name: new RegExp(`^${at + 1}: `) });
  expect(await chosen.getAttribute('aria-label')).not.toContain('Solved');
  await byKeys(chosen);
  const puzzle = page.getByRole('region', { name: 'Puzzle' });
  await puzzle.waitFor();
  await byKeys(bar(page).getByRole('button', { name: `Summon ${name}` }));
  await puzzle.getByText(/^Right: /).waitFor();
  await screenshot(page, 'found-puzzle-solved');
  await byKeys(puzzle.getByRole('button', { name: 'Leave the puzzles' }));
  await all.getByText('In a row: 1, at best 1.').waitFor();
  expect(await chosen.getAttribute('aria-label')).toContain('Solved');
  await fitsToRead(page, 'puzzles');
});
