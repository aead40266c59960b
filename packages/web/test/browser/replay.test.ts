import { rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { greedy, random } from '@wardroom/bots';
import { makeReplay, openTable, question, type Replay, randomStream, submit, type WholeGame } from '@wardroom/core';
import { games } from '@wardroom/games';
import type { RulesBundle } from '@wardroom/host';
import { ward } from '@wardroom/ward';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { rulesBundleIf } from '../../../../scripts/lib/rules-bundles.mjs';
import { withSixCards } from '../../../games/ward/test/six-cards.ts';
import { axe, newPage, screenshot } from './harness.ts';
import { bar } from './table.ts';

/** A match between two bots, played here. */
function match(seed: string, game: WholeGame = ward) {
  const table = openTable(
    game,
    {
      mode: 'duel',
      seats: [
        { name: 'Ada', deck: game.decks[0].cards },
        { name: 'Bo', deck: game.decks[1].cards },
      ],
    },
    seed,
  );
  const dice = randomStream(seed);
  for (let q = question(table); q !== null; q = question(table)) {
    const bot = q.seat === 0 ? greedy : random;
    submit(table, { seat: q.seat, pick: bot.decide(game, table.machine.state, q.seat, dice) });
  }
  return makeReplay(table);
}

const replay = match('replayed');
const place = (page: Page) => page.getByRole('slider', { name: 'Place in the match' });
const at = async (page: Page): Promise<number> => Number(await place(page).inputValue());

async function open(page: Page, told: Replay = replay): Promise<void> {
  await page.goto('/replay');
  await page.getByLabel('Replay file').setInputFiles({
    name: 'a.replay.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(told)),
  });
  await place(page).waitFor();
}

describe('a replay', () => {
  test('is opened from a file, stepped, scrubbed and looked at from either seat', async () => {
    const page = await newPage();
    await open(page);
    expect(await at(page)).toBe(0);
    await page.getByRole('button', { name: 'Step forward' }).click();
    await expect.poll(() => at(page)).toBe(1);
    await page.getByRole('button', { name: 'Next turn' }).click();
    await page.getByRole('button', { name: 'Next turn' }).click();
    await page.getByRole('button', { name: 'Next turn' }).click();
    const third = await at(page);
    expect(third).toBeGreaterThan(3);
    const near = () => page.locator('[data-side="near"] header strong').textContent();
    expect(await near()).toBe('Ada');
    // From Bo's seat Ada's hand is backs, and Bo's own is there to see.
    const names = () => page.locator('ul[aria-label*="hand"] [data-card]').count();
    await expect.poll(names).toBeGreaterThan(0);
    await page.getByRole('radio', { name: 'Bo' }).check({ force: true });
    await expect.poll(near).toBe('Bo');
    expect(await page.getByRole('img', { name: /^Ada holds \d+ cards?/ }).count()).toBe(1);
    expect(await at(page)).toBe(third);
    expect(await axe(page)).toEqual([]);
    await screenshot(page, 'replay');
    // To the end and back to the start.
    await place(page).focus();
    await page.keyboard.press('End');
    const last = Number(await place(page).getAttribute('max'));
    await expect.poll(() => at(page)).toBe(last);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => at(page)).toBe(last - 1);
    await page.keyboard.press('Home');
    await expect.poll(() => at(page)).toBe(0);
  });

  test.each(games.map((game) => [game.title, game] as const))(
    '%s: is played on from any moment of it',
    async (_, game) => {
      const page = await newPage();
      const told = match('played on', game);
      await open(page, told);
      await page.getByRole('button', { name: 'Step forward' }).click();
      for (let turns = 0; turns < 2; turns++) await page.getByRole('button', { name: 'Next turn' }).click();
      await page.getByRole('button', { name: 'Play on from here' }).click();
      await page.locator('[data-asked="true"]').waitFor();
      expect(new URL(page.url()).pathname).toBe('/play');
      const { from } = await page.evaluate(() => JSON.parse(localStorage.getItem('wardroom.match')!).request);
      expect(from.inputs.length).toBeGreaterThan(0);
      expect(from.inputs).toEqual(told.inputs.slice(0, from.inputs.length));
      // It is a match like any other: an answer is taken.
      const before = await bar(page).textContent();
      await bar(page).locator('button[data-pick]').first().click();
      await expect.poll(() => bar(page).textContent()).not.toBe(before);
    },
  );

  test('plays by itself to its end', async () => {
    const page = await newPage();
    await open(page);
    // From a few steps before it: what is played takes its time.
    await place(page).focus();
    await page.keyboard.press('End');
    for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowLeft');
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.getByRole('button', { name: 'Play again from the start' }).waitFor();
    await page
      .getByText(/ wins\./)
      .first()
      .waitFor();
  });

  test('is a link, too', async () => {
    const page = await newPage();
    await open(page);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: /Copy a link/ }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('/replay#r=');
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link.length).toBeLessThan(8000);
    const friend = await newPage({ width: 390, height: 844, touch: true });
    await friend.goto(new URL(link).pathname + new URL(link).hash);
    await place(friend).waitFor();
    expect(Number(await place(friend).getAttribute('max'))).toBe(Number(await place(page).getAttribute('max')));
    expect(await axe(friend)).toEqual([]);
    await screenshot(friend, 'replay-phone');
  });

  test('that was changed, cut off or is none says so', async () => {
    const page = await newPage();
    await page.goto('/replay');
    const texts = ['{', '{"wardroom":"deck"}', JSON.stringify({ ...replay, seed: 'other' })];
    for (const text of texts) {
      await page
        .getByLabel('Replay file')
        .setInputFiles({ name: 'bad.json', mimeType: 'application/json', buffer: Buffer.from(text) });
      await page.getByRole('alert').filter({ hasText: /\w/ }).first().waitFor();
    }
    await page.goto('/replay#r=nonsense');
    await page.reload();
    await page.getByRole('alert').filter({ hasText: /\w/ }).first().waitFor();
    expect(await place(page).count()).toBe(0);
  });
});

describe('a replay of other rules', () => {
  test('is played by them if they were kept, and refused if not', async () => {
    const { fingerprint, file, text } = await rulesBundleIf('ward', withSixCards);
    expect(fingerprint).not.toBe(ward.fingerprint);
    // As an earlier build would have left it.
    const path = fileURLToPath(new URL(`../../dist/rules/${file}`, import.meta.url));
    writeFileSync(path, text);
    try {
      const { rules } = (await import(/* @vite-ignore */ pathToFileURL(path).href)) as { rules: RulesBundle };
      const { engine, game } = rules;
      const table = engine.openTable(game, replay.setup, 'six cards');
      for (let q = table.machine.state.ask; q !== null; q = table.machine.state.ask)
        engine.submit(table, { seat: q.seat, pick: 0 });
      const old = JSON.stringify(engine.makeReplay(table));
      const give = (page: Page) =>
        page
          .getByLabel('Replay file')
          .setInputFiles({ name: 'old.replay.json', mimeType: 'application/json', buffer: Buffer.from(old) });
      const page = await newPage();
      await page.goto('/replay');
      await give(page);
      await place(page).waitFor();
      await page.getByText('played by the rules it was made with').waitFor();
      await place(page).focus();
      await page.keyboard.press('End');
      await page
        .getByText(/ wins\./)
        .first()
        .waitFor();
      rmSync(path);
      const later = await newPage({ mayFail: ['404', file] });
      await later.goto('/replay');
      await give(later);
      await later.getByRole('alert').filter({ hasText: 'those are not kept here' }).waitFor();
    } finally {
      rmSync(path, { force: true });
    }
  });
});
