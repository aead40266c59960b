import type { TableAsk } from '@wardroom/protocol';
import type { Page } from 'playwright-core';
import { newPage, type PageOptions } from './harness.ts';

/** People on several pages at one table of the server. */

/** Requests and sockets that fail while a test has cut the network. */
export const CUT = ['WebSocket', 'ERR_INTERNET_DISCONNECTED', 'ERR_FAILED'];

/** Says who they are, at the lobby or wherever a link has led them. */
export async function come(page: Page, name: string, path = '/online'): Promise<void> {
  await page.goto(path);
  await page.getByLabel('What are you called?').fill(name);
  await page.getByRole('button', { name: 'Go on' }).click();
}

/** Opens a table as the page would, with what this test needs. Returns its address. */
export const opened = (page: Page, ask: TableAsk): Promise<string> =>
  page.evaluate(async (body) => {
    const answer = await fetch('/api/tables', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return `/t/${((await answer.json()) as { code: string }).code}`;
  }, ask);

/** A short duel: the tide is low. */
export const SHORT: TableAsk = {
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

/** Somebody at a new table of theirs. */
export async function hosting(
  name: string,
  ask: TableAsk,
  options: PageOptions = {},
): Promise<{ page: Page; path: string }> {
  const page = await newPage(options);
  await come(page, name);
  await page.getByRole('button', { name: 'Open a table' }).waitFor();
  const path = await opened(page, ask);
  await page.goto(path);
  await page.getByRole('button', { name: 'Begin' }).waitFor();
  return { page, path };
}

/** Somebody who has followed the link, sat down and is ready. */
export async function seated(name: string, path: string, options: PageOptions = {}): Promise<Page> {
  const page = await newPage(options);
  await come(page, name, path);
  await page.getByRole('button', { name: 'Sit down' }).click();
  await page.getByRole('button', { name: 'I am ready' }).click();
  await page.getByRole('button', { name: 'Not ready after all' }).waitFor();
  return page;
}

export async function begin(host: Page, ...others: Page[]): Promise<void> {
  await host.getByRole('button', { name: 'Begin' }).click();
  for (const page of [host, ...others]) await page.getByRole('region', { name: 'What is asked' }).waitFor();
}
