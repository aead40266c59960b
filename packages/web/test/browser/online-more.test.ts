import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { misfitsOf } from './fit.ts';
import { newPage, screenshot } from './harness.ts';
import { after, answer, scene } from './table.ts';
import { begin, come, hosting, SHORT, seated } from './together.ts';

const asks = async (page: Page): Promise<boolean> => (await page.locator('[data-asked="true"]').count()) > 0;

/** Whoever is asked answers, until something is so. */
async function playUntil(pages: readonly Page[], done: () => Promise<boolean>): Promise<void> {
  for (let turn = 1; !(await done()); turn++) {
    for (const page of pages) if (await asks(page)) await answer(page, await scene(page), turn);
  }
}

describe('beside the game', () => {
  test('a judge who does not play rules, and ends the match with a sentence', async () => {
    const { page: ada, path } = await hosting('Ada', { ...SHORT, judge: 'apart' });
    const bo = await seated('Bo', path);
    const cy = await seated('Cy', path, { width: 390, height: 844 });
    await begin(ada, bo, cy);
    await ada.getByRole('button', { name: 'Judge' }).click();
    await ada.getByLabel('In words, for everybody').waitFor();
    await screenshot(ada, 'judge');
    await ada.getByLabel('In words, for everybody').fill('The die that fell is thrown again.');
    await ada.getByRole('button', { name: 'Rule', exact: true }).click();
    for (const page of [bo, cy]) await page.getByText('The die that fell is thrown again.').first().waitFor();
    await screenshot(cy, 'ruled-phone');
    await ada.getByLabel('In words, for everybody').fill('The hall closes.');
    await ada.getByRole('button', { name: 'End the match' }).click();
    await ada.getByRole('button', { name: 'Do it' }).click();
    for (const page of [bo, cy]) {
      const dialog = page.getByRole('dialog', { name: 'The judge has ended the match' });
      await dialog.getByText('The hall closes.').waitFor();
    }
    await screenshot(cy, 'judge-ended-phone');
    await screenshot(ada, 'judge-ended');
    await cy.getByRole('link', { name: 'Verify the dice' }).click();
    await cy.getByRole('heading', { name: 'Every one is right' }).waitFor();
    await cy.getByText('It is signed by this server').waitFor();
    await screenshot(cy, 'verify-phone');
    await cy.getByRole('link', { name: 'Watch the match' }).click();
    await cy.getByRole('region', { name: 'Replay' }).waitFor();
    await screenshot(cy, 'replay-phone');
  });

  test('the host chooses a bot, and the deck it plays', async () => {
    const { page: ada } = await hosting('Ada', SHORT, { width: 390, height: 844 });
    await ada.getByLabel('Which bot').selectOption('Squire Wick');
    await ada.getByRole('button', { name: 'Seat the bot' }).click();
    await ada.getByRole('button', { name: /^Its deck/ }).click();
    const decks = ada.getByRole('dialog', { name: 'The deck of Bot 2' });
    await decks
      .getByRole('button', { name: /Slow Venom/ })
      .first()
      .click();
    await ada.getByRole('button', { name: 'Its deck: Slow Venom' }).waitFor();
    await screenshot(ada, 'bot-deck-phone');
    await begin(ada);
  });

  test('whoever looks on with a delay is told when the match begins for them', async () => {
    const { page: ada, path } = await hosting('Ada', { ...SHORT, spectators: { hands: 'hidden', delay: 60_000 } });
    const bo = await seated('Bo', path);
    await begin(ada, bo);
    const cy = await newPage({ width: 390, height: 844 });
    await come(cy, 'Cy', path);
    await cy.getByRole('heading', { name: 'You look on' }).waitFor();
    await cy.getByText('The match is shown 1 minute late').waitFor();
    expect(await cy.getByRole('timer').textContent()).toMatch(/^It begins in (1:00|0:\d\d)\.$/);
    await screenshot(cy, 'behind-phone');
  });

  test('an offer is answered on a small phone, however long the names are', async () => {
    const { page: ada, path } = await hosting('Wilhelmina Abernathy', SHORT);
    const bo = await seated('Bartholomew Featherston', path, { width: 360, height: 740 });
    await begin(ada, bo);
    await ada.getByRole('button', { name: 'Menu' }).click();
    await ada.getByRole('button', { name: 'Offer a draw' }).click();
    await ada.getByRole('button', { name: 'Offer it' }).click();
    await bo.getByText('Wilhelmina Abernathy asks to call it a draw.').waitFor();
    for (const [width, height] of [
      [844, 390],
      [720, 450],
      [360, 740],
    ]) {
      await bo.setViewportSize({ width, height });
      expect(await bo.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      const covered = (await misfitsOf(bo)).filter((line) => /An offer|Agree|Decline/.test(line));
      expect(covered, `by the offer at ${width}×${height}`).toEqual([]);
      await screenshot(bo, `offer-${width}x${height}`);
    }
    await bo.getByRole('button', { name: 'Agree' }).click();
    for (const page of [ada, bo]) await page.getByRole('heading', { name: 'A draw, by agreement' }).waitFor();
  });

  test('among strangers a window says how long it stays open, and stays longer', async () => {
    const { page: ada, path } = await hosting('Ada', { ...SHORT, among: 'strangers' });
    const bo = await seated('Bo', path, { width: 390, height: 844 });
    await begin(ada, bo);
    const more = (page: Page) => page.getByRole('button', { name: 'More time' });
    const open = async (): Promise<Page | undefined> => {
      for (const page of [ada, bo]) if ((await more(page).count()) > 0) return page;
      return undefined;
    };
    await playUntil([ada, bo], async () => (await open()) !== undefined);
    const asked = (await open())!;
    await screenshot(asked, 'more-time');
    if ((await asked.getByRole('dialog').count()) === 0) expect(await misfitsOf(asked)).toEqual([]);
    await more(asked).click();
    await more(asked).waitFor({ state: 'detached' });
    await asked.getByText(/You may answer for (1:0|0?:?[1-9]\d)/).waitFor();
    await screenshot(asked, 'more-time-held');
    await answer(asked, await scene(asked), 1);
  });

  test('whoever lets the time run out is warned, and takes the seat back from the bot', async () => {
    const clock = { decision: 1000, bank: 20_000, then: 'bot' as const };
    const { page: ada, path } = await hosting('Ada', { ...SHORT, clock });
    const bo = await seated('Bo', path);
    await begin(ada, bo);
    const warned = (page: Page) => page.getByRole('alert').getByText('20 seconds left to decide.').count();
    await expect.poll(async () => (await warned(ada)) + (await warned(bo))).toBe(1);
    const back = (page: Page) => page.getByRole('button', { name: 'Take my seat again' });
    await expect.poll(async () => (await back(ada).count()) + (await back(bo).count()), { timeout: 60_000 }).toBe(1);
    const away = (await back(ada).count()) > 0 ? ada : bo;
    await screenshot(away, 'replaced');
    await back(away).click();
    await back(away).waitFor({ state: 'detached' });
    await screenshot(away, 'replaced-back');
  });

  test('a line that has gone dead without a word is noticed, and what was said into it is not lost', async () => {
    const { page: ada, path } = await hosting('Ada', SHORT);
    const bo = await newPage();
    const lines: { dead: boolean }[] = [];
    await bo.routeWebSocket(/\/socket$/, (page) => {
      const server = page.connectToServer();
      const line = { dead: false };
      lines.push(line);
      page.onMessage((m) => line.dead || server.send(m));
      server.onMessage((m) => line.dead || page.send(m));
    });
    await come(bo, 'Bo', path);
    await bo.getByRole('button', { name: 'Sit down' }).click();
    await bo.getByRole('button', { name: 'I am ready' }).click();
    await begin(ada, bo);
    for (const line of lines) line.dead = true;
    await bo.getByRole('button', { name: 'Menu' }).click();
    await bo.getByRole('button', { name: 'Concede' }).click();
    await bo.getByRole('dialog', { name: 'Concede the match?' }).getByRole('button', { name: 'Concede' }).click();
    for (const page of [ada, bo]) await after(page).waitFor();
  });

  test('an answer that the room refuses is asked for again', async () => {
    const { page: ada, path } = await hosting('Ada', SHORT);
    const bo = await seated('Bo', path);
    await begin(ada, bo);
    await playUntil([bo], () => asks(ada));
    let refused = 0;
    let sent = 0;
    await ada.routeWebSocket('**/socket', (page) => {
      const server = page.connectToServer();
      page.onMessage((words) => {
        const { do: what, match, message } = JSON.parse(String(words));
        if (what !== 'say' || message.do !== 'pick') return server.send(words);
        if (refused++ > 0) {
          sent++;
          return server.send(words);
        }
        const refusal = { error: 'The table has gone on meanwhile.' };
        page.send(JSON.stringify({ is: 'room', match, message: { is: 'refused', key: message.key, refusal } }));
      });
    });
    await ada.reload();
    await answer(ada, await scene(ada), 1);
    await ada.getByText('The table has gone on meanwhile.').first().waitFor();
    await playUntil([ada], async () => sent > 0);
    await playUntil([ada], () => asks(bo));
  });

  test('a phone sends the link by its own sheet, a table is joined by the whole of it, and a line is reported', async () => {
    const { page: ada } = await hosting('Ada', SHORT, { width: 390, height: 844 });
    const sent: string[] = [];
    await ada.exposeFunction('sent', (link: string) => void sent.push(link));
    await ada.addInitScript(() => {
      const { sent } = globalThis as unknown as { sent: (link: string) => void };
      Object.assign(navigator, { share: async ({ url }: { url: string }) => sent(url) });
    });
    await ada.reload();
    await ada.getByRole('button', { name: 'Send the link' }).click();
    await expect.poll(() => sent).toEqual([ada.url()]);
    const bo = await newPage();
    await come(bo, 'Bo');
    await bo.getByLabel('Six letters and digits').focus();
    // As pasted, all at once.
    await bo.keyboard.insertText(sent[0]);
    await bo.getByRole('button', { name: 'Join' }).click();
    await bo.getByRole('button', { name: 'Sit down' }).click();
    await bo.getByRole('button', { name: 'I am ready' }).click();
    await begin(ada, bo);
    await ada.getByRole('button', { name: 'Talk' }).click();
    await ada.getByLabel('Write something').fill('You play badly');
    await ada.keyboard.press('Enter');
    await bo.getByRole('button', { name: 'Talk, 1 unread' }).click();
    await bo.getByRole('button', { name: 'Mute or report Ada' }).click();
    await bo.getByRole('button', { name: 'Report it' }).click();
    await screenshot(bo, 'report');
    await bo.getByRole('button', { name: 'An insult' }).click();
    await bo.getByText('Reported. Those who run this server will look at it.').waitFor();
  });
});
