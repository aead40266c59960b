import type { TableAsk } from '@wardroom/protocol';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axe, newPage, screenshot } from './harness.ts';
import { after, playByClicks, tap } from './table.ts';

/** People on several pages at one table of the server. */

/** Requests and sockets that fail while a test has cut the network. */
const CUT = ['WebSocket', 'ERR_INTERNET_DISCONNECTED', 'ERR_FAILED'];

async function come(page: Page, name: string, path = '/online'): Promise<void> {
  await page.goto(path);
  await page.getByLabel('What are you called?').fill(name);
  await page.getByRole('button', { name: 'Go on' }).click();
}

/** A short duel: the tide is low. */
const SHORT: TableAsk = {
  game: 'ward',
  mode: 'duel',
  players: 2,
  options: { format: 'open', threshold: 60 },
  deck: 'tooth-and-claw',
  listed: false,
  among: 'friends',
  takeBack: 'consent',
  spectators: { hands: 'hidden', delay: 0 },
  clock: null,
};

/** Opens a table as the page would, with options that it does not offer. Returns its address. */
const opened = (page: Page, ask: TableAsk): Promise<string> =>
  page.evaluate(async (body) => {
    const answer = await fetch('/api/tables', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return `/t/${((await answer.json()) as { code: string }).code}`;
  }, ask);

describe('playing together', () => {
  test('a table is opened, told of by its code, and another sits down at it', async () => {
    const ada = await newPage();
    const bo = await newPage({ width: 390, height: 844, touch: true });
    await come(ada, 'Ada');
    await ada.getByRole('heading', { name: 'Open a table' }).waitFor();
    expect(await axe(ada)).toEqual([]);
    await screenshot(ada, 'online');
    await ada.getByRole('group', { name: 'Game' }).getByText('Guardian Realms').click();
    await ada.getByRole('button', { name: 'Open the table' }).click();
    await ada.getByRole('heading', { name: 'Invite somebody' }).waitFor();
    const code = new URL(ada.url()).pathname.slice(3);
    await come(bo, 'Bo');
    await bo.getByLabel(/Its code/).fill(code.toLowerCase());
    await bo.getByRole('button', { name: 'Join' }).tap();
    await bo.getByRole('button', { name: 'Sit down' }).tap();
    await bo.getByText('Bo (you)').waitFor();
    expect(await axe(bo)).toEqual([]);
    await screenshot(bo, 'online-table-phone');
    await ada.getByText('Bo', { exact: true }).waitFor();
    await expect.poll(() => ada.getByRole('button', { name: 'Waiting until all are ready' }).isVisible()).toBe(true);
    await bo.getByRole('button', { name: 'I am ready' }).tap();
    await ada.getByRole('button', { name: 'Begin' }).click();
    for (const page of [ada, bo]) await page.getByRole('region', { name: 'What is asked' }).waitFor();
  });

  test('a duel is played to its end while one loses the network twice and another looks on', async () => {
    const ada = await newPage();
    const bo = await newPage({ width: 390, height: 844, touch: true, mayFail: CUT });
    const cy = await newPage();
    await come(ada, 'Ada');
    await ada.getByRole('heading', { name: 'Open a table' }).waitFor();
    const path = await opened(ada, SHORT);
    await ada.goto(path);
    await come(bo, 'Bo', path);
    await bo.getByRole('button', { name: 'Sit down' }).tap();
    await bo.getByRole('button', { name: 'I am ready' }).tap();
    await ada.getByRole('button', { name: 'Begin' }).click();
    await come(cy, 'Cy', path);
    await cy.getByRole('region', { name: 'What is asked' }).waitFor();
    let cuts = 0;
    await Promise.all([
      playByClicks(ada),
      playByClicks(
        bo,
        async (_, turn) => {
          if (cuts >= 2 || turn < 4 + 5 * cuts) return;
          cuts++;
          await bo.context().setOffline(true);
          await bo.getByText('The connection is lost').waitFor();
          await bo.context().setOffline(false);
          await bo.getByText('The connection is lost').waitFor({ state: 'detached' });
        },
        tap,
      ),
    ]);
    expect(cuts).toBe(2);
    for (const page of [ada, bo]) await after(page).waitFor();
    await screenshot(bo, 'online-over-phone');
    // The address leads back to it, on another device too.
    await ada.reload();
    await after(ada).waitFor();
    await after(ada).click();
    await ada.getByRole('heading', { name: 'Invite somebody' }).waitFor();
  });
});
