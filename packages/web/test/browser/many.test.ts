import { greedy } from '@wardroom/bots';
import { makeReplay, openTable, question, type Replay, randomStream, seatings, submit } from '@wardroom/core';
import { ward } from '@wardroom/ward';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axe, newPage, screenshot } from './harness.ts';
import { after, answer, bar, begun, clickOn, many, playByClicks, scene, tap } from './table.ts';

const BOSS = ward.foes[0];
const seats = (page: Page) => page.getByRole('list', { name: /^(The other seats|Your party)$/ }).getByRole('listitem');
const ask = { stops: { when: 'only', at: [] } } as const;

/** Nothing is wider than the screen, and the action bar is on it. */
async function inReach(page: Page, width: number, height: number): Promise<void> {
  const box = (await bar(page).boundingBox())!;
  expect(box.y + box.height).toBeLessThanOrEqual(height + 1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
}

const TABLES = [
  ['a raid of one person and three bots', many('boss', 4, 'raid')],
  ['two against two', many('team', 4, 'teams')],
  ['a rumble of five', many('rumble', 5, 'rumble')],
] as const;

describe.each(TABLES)('%s', (_, request) => {
  test('is played to its end by clicks, and axe finds nothing on the way', async () => {
    const page = await newPage({ storage: begun(request), settings: ask });
    await page.goto('/play');
    let looked = false;
    await playByClicks(page, async (now, turn) => {
      if (looked || turn < 4 || now !== 'asked') return;
      looked = true;
      expect(await axe(page)).toEqual([]);
      await screenshot(page, `many-${request.mode}`);
    });
    expect(looked).toBe(true);
    await after(page).waitFor();
    await page.getByRole('heading', { name: 'In numbers' }).waitFor();
    expect(await axe(page)).toEqual([]);
  });

  test('is played to its end by taps on a phone, nothing out of reach', async () => {
    const page = await onPhone(390, 844);
    let looked = false;
    await playByClicks(
      page,
      async (now, turn) => {
        if (now !== 'asked' || turn % 4 !== 0) return;
        await inReach(page, 390, 844);
        if (looked || turn < 4) return;
        looked = true;
        expect(await axe(page)).toEqual([]);
        await screenshot(page, `many-${request.mode}-390`);
      },
      tap,
    );
    expect(looked).toBe(true);
    await after(page).waitFor();
  });

  test('fits a small phone', async () => {
    const page = await onPhone(360, 640);
    for (let turn = 0; turn < 10; turn++) {
      if ((await scene(page)) !== 'asked') break;
      await inReach(page, 360, 640);
      await clickOn(page, turn, tap);
    }
    await scene(page);
    expect(await axe(page)).toEqual([]);
    await screenshot(page, `many-${request.mode}-360`);
  });

  async function onPhone(width: number, height: number): Promise<Page> {
    const settings = { ...ask, theme: 'light' } as const;
    const page = await newPage({ width, height, touch: true, theme: 'light', storage: begun(request), settings });
    await page.goto('/play');
    return page;
  }
});

describe('seats round the table', () => {
  test('a seat comes forward by click and by keyboard, and its creature can be chosen while it sits back', async () => {
    const page = await newPage({ storage: begun(many('rumble', 5, 'forward')), settings: ask });
    await page.goto('/play');
    const far = page.locator('[data-side="far"] header strong');
    const targets = seats(page).locator('[data-card] button', { hasText: 'can be chosen' });
    const opens = (n: number) =>
      seats(page)
        .nth(n)
        .getByRole('button', { name: /Show their side|Shown large/ });
    // Until there are several to battle.
    for (let turn = 1; ; turn++) {
      expect(turn).toBeLessThan(80);
      const now = await scene(page);
      const asked = now === 'asked' ? ((await bar(page).locator('#question').textContent()) ?? '') : '';
      if (asked.startsWith('Battle') && (await targets.count()) > 1) break;
      await answer(page, now, turn);
    }
    await opens(1).click();
    await expect.poll(() => far.allTextContents()).toEqual(['Cora']);
    await opens(2).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => far.allTextContents()).toEqual(['Dain']);
    expect(await opens(2).getAttribute('aria-expanded')).toBe('true');
    // Those who sit back can be battled where they are.
    await targets.first().click();
    await expect.poll(() => page.getByRole('log', { name: 'What happens' }).textContent()).toMatch(/battles/);
  });

  test('partners and teams are told apart by words and shapes', async () => {
    const page = await newPage({ storage: begun(many('team', 4, 'partners')), settings: ask });
    await page.goto('/play');
    await scene(page);
    await seats(page).first().waitFor();
    const said = await seats(page).allTextContents();
    expect(said.map((x) => [/team (Sun|Moon)/.exec(x)?.[1], x.includes('partner')])).toEqual([
      ['Moon', false],
      ['Sun', true],
      ['Moon', false],
    ]);
    await page.getByRole('list', { name: 'Turn order' }).waitFor();
  });

  test('whoever is out leaves a nameplate, and watches the rest', async () => {
    const page = await newPage({ storage: begun(many('rumble', 4, 'out')), settings: ask });
    await page.goto('/play');
    await scene(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Concede' }).click();
    await page.getByRole('dialog').getByText('the others play on').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Concede' }).click();
    // The others play to the end without Ada.
    await after(page).waitFor();
    expect(await page.getByRole('dialog').textContent()).toMatch(/(Bram|Cora|Dain) wins/);
  });
});

describe('the boss', () => {
  test('has its side, its HP and its deck; a mini turn is told', async () => {
    const page = await newPage({ storage: begun(many('boss', 4, 'its side')), settings: ask });
    await page.goto('/play');
    await scene(page);
    const side = page.getByRole('region', { name: `${BOSS.name}’s side` });
    const hp = side.getByRole('meter', { name: `${BOSS.name}’s HP` });
    expect(Number(await hp.getAttribute('aria-valuemax'))).toBe(ward.cardFace(BOSS.cards[0])!.hps![3]);
    await side.getByRole('img', { name: /challenge deck, \d+ cards/ }).waitFor();
    for (let turn = 1; turn < 30; turn++) {
      if ((await scene(page)) === 'over') break;
      if (/Mini turn/.test((await page.getByRole('complementary', { name: 'Chain and log' }).textContent()) ?? ''))
        break;
      await clickOn(page, turn);
    }
    await page.getByRole('complementary', { name: 'Chain and log' }).getByText('Mini turn').first().waitFor();
  });

  test('falls, and that is seen', async () => {
    const page = await newPage();
    await page.goto('/replay');
    await page.getByLabel('Replay file').setInputFiles({
      name: 'a.replay.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(fallen())),
    });
    await page.getByRole('slider', { name: 'Place in the match' }).waitFor();
    // From the boss's own seat as well.
    await page.getByRole('radio', { name: BOSS.name }).check({ force: true });
    await page.locator('[data-side="near"] header strong', { hasText: BOSS.name }).waitFor();
    await page.getByRole('radio', { name: 'Ada' }).check({ force: true });
    await page.getByRole('slider', { name: 'Place in the match' }).press('End');
    await page.getByRole('status').getByText('has fallen').waitFor();
    expect(await axe(page)).toEqual([]);
    await screenshot(page, 'many-fall');
  });

  test('has a page of its own, reached from home', async () => {
    const page = await newPage({
      storage: { 'wardroom.home': JSON.stringify({ state: { mode: 'boss' }, version: 1 }) },
    });
    await page.goto('/');
    await page.getByRole('link', { name: `${BOSS.name}: card and deck` }).click();
    await page.getByRole('heading', { name: BOSS.name, level: 1 }).waitFor();
    await page.getByRole('heading', { name: `Challenge deck, ${BOSS.cards.length - 1} cards` }).waitFor();
    expect(await axe(page)).toEqual([]);
    await screenshot(page, 'boss-page');
  });
});

describe('home', () => {
  test('chooses mode, players, boss and who sits where, and remembers it', async () => {
    const page = await newPage();
    await page.goto('/');
    const check = (name: string | RegExp, group: string) =>
      page.getByRole('group', { name: group }).getByRole('radio', { name }).check({ force: true });
    await check('Teams', 'Mode');
    await check('6', 'Players');
    expect(await page.getByText('partner', { exact: true }).count()).toBe(2);
    await check('Boss Battle', 'Mode');
    await check('3', 'Players');
    const last = ward.foes.at(-1)!;
    await check(new RegExp(last.name), 'Boss');
    await page.getByText(last.threat).waitFor();
    await page.getByLabel('Bram: who plays').selectOption('Squire Wick');
    await page.getByLabel('Cora: deck').selectOption(ward.decks[2].name);
    expect(await axe(page)).toEqual([]);
    await screenshot(page, 'home-boss');
    await page.reload();
    await page.getByText(`3 together against ${last.name}`).waitFor();
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await scene(page);
    await page.getByRole('region', { name: `${last.name}’s side` }).waitFor();
    await expect.poll(() => seats(page).count()).toBe(2);
  });

  test('on a phone, in the light theme: nothing wider than the screen, axe clean', async () => {
    for (const mode of ['team', 'rumble', 'boss']) {
      const page = await newPage({
        width: 390,
        height: 844,
        touch: true,
        theme: 'light',
        settings: { theme: 'light' },
        storage: {
          'wardroom.home': JSON.stringify({ state: { mode, players: { team: 6, rumble: 6, boss: 6 } }, version: 1 }),
        },
      });
      await page.goto('/');
      await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
      expect(await axe(page)).toEqual([]);
    }
  });
});

/** A raid that the party has won: with a tide that never drowns anybody, one of the first does. */
function fallen(): Replay {
  const mode = ward.modes.find((m) => m.name === BOSS.mode)!;
  const players = ['Ada', 'Bram'].map((name, i) => ({ name, deck: ward.decks[i].cards }));
  for (let seed = 0; ; seed++) {
    const setup = {
      mode: mode.name,
      seats: seatings(mode, players, BOSS),
      options: { format: 'open', threshold: 10_000 },
    };
    const table = openTable(ward, setup, `fall ${seed}`);
    const random = randomStream(`fall ${seed}`);
    for (let q = question(table); q !== null; q = question(table)) {
      submit(table, { seat: q.seat, pick: greedy.decide(ward, table.machine.state, q.seat, random) });
    }
    const replay = makeReplay(table);
    if (replay.result?.winner === 0) return replay;
  }
}
