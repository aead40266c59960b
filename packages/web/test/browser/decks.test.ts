import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { fitsToRead } from './fit.ts';
import { axe, newPage, screenshot } from './harness.ts';

/** Decks of one's own: built, checked, shared, played with. */

const legal = (page: Page) => page.getByText('Legal: you can play it.');
const inDeck = (page: Page) => page.getByRole('complementary', { name: 'The deck' });

async function begin(page: Page, game: string, deck: string): Promise<void> {
  await page.goto(`/decks/${game}`);
  await page.getByRole('button', { name: `Copy and change ${deck}` }).click();
  await page.getByRole('region', { name: 'Cards to choose from' }).waitFor();
}

describe('a deck of one’s own', () => {
  test('begins with a ready one, says what is wrong with its clause, and is played with', async () => {
    const page = await newPage();
    await begin(page, 'ward', 'Tooth and Claw');
    await legal(page).waitFor();
    expect(await axe(page)).toEqual([]);
    await page.getByLabel('Search names and texts').fill('bear wolf');
    await page
      .getByRole('button', { name: /^Add Bear Wolf/ })
      .first()
      .click();
    await page.getByText('1 thing to mend').waitFor();
    const wrong = page.getByText('A deck has exactly 30 cards; this one has 31.');
    await wrong.waitFor();
    await wrong.getByRole('button', { name: 'W2.1.1' }).click();
    await page.getByRole('dialog').getByText(/30/).first().waitFor();
    await page.keyboard.press('Escape');
    await screenshot(page, 'decks-builder');
    await page.getByRole('button', { name: 'Take back' }).click();
    await legal(page).waitFor();
    await page.getByRole('button', { name: 'Deal a hand' }).click();
    await page.getByRole('list', { name: /^A hand of \d/ }).waitFor();
    await page.getByLabel('Name', { exact: true }).fill('Claws of mine');
    await page.getByRole('button', { name: 'Play with it' }).click();
    await page.getByRole('region', { name: 'You' }).getByRole('heading', { name: 'Claws of mine' }).waitFor();
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.getByRole('region', { name: 'What is asked' }).waitFor();
    // It is found again.
    await page.goto('/decks/ward');
    await page.getByRole('link', { name: 'Open Claws of mine' }).waitFor();
    await page.goto('/');
    await page.getByRole('button', { name: 'You: all decks' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Claws of mine/, pressed: true })
      .waitFor();
  });

  test('W3.2.3 says which formats it fits and why not the others; pool and home follow the format', async () => {
    const page = await newPage();
    await begin(page, 'ward', 'The Hoard');
    await legal(page).waitFor();
    const fits = page.getByRole('region', { name: 'Formats it fits' });
    expect((await fits.getByRole('listitem').allInnerTexts()).map((line) => line.trim())).toEqual([
      'Official',
      'Generations 1 to 3',
      'Generations 1 and 2',
      'Generation 1',
      'Open',
    ]);
    await page.getByText('475 of 475 cards').waitFor();
    await page.getByLabel('Search names and texts').fill('kendo tiger');
    await page.getByRole('button', { name: 'Take out Lucky Charm' }).first().click();
    await page.getByRole('button', { name: /^Add Kendo Tiger/ }).click();
    await legal(page).waitFor();
    await fits.getByText('Not Generation 1: 1 reason').click();
    await fits
      .getByText(/^Kendo Tiger is of generation 2; this format plays with generation 1\. Take it out, or/)
      .waitFor();
    await fits.getByRole('button', { name: 'W3.2.3' }).waitFor();
    expect(await axe(page)).toEqual([]);
    await screenshot(page, 'decks-formats');
    await page.getByLabel('Search names and texts').fill('');
    await inDeck(page).getByText('Generation 1', { exact: true }).first().click();
    await page.getByText('151 of 151 cards').waitFor();
    await page.getByText('1 thing to mend').waitFor();
    await page.getByRole('button', { name: 'Take out Kendo Tiger' }).first().click();
    await page.getByRole('button', { name: 'Add Lucky Charm' }).first().click();
    await legal(page).waitFor();
    await page.getByRole('button', { name: 'Play with it' }).click();
    // At home the match is of that format, and only decks that fit are there to choose.
    await page.getByRole('button', { name: 'You: all decks' }).click();
    const decks = page.getByRole('dialog');
    await decks.getByRole('button', { name: /^The Open Grave/ }).waitFor();
    expect(await decks.getByRole('button', { name: /Slow Venom/ }).count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.getByRole('region', { name: 'What is asked' }).waitFor();
  });

  test('is imported on a phone, with each line that cannot be read, and sent on by a link', async () => {
    const page = await newPage({ width: 390, height: 844, touch: true });
    await page.goto('/decks/arcane');
    await page.getByRole('button', { name: 'Import a list' }).tap();
    const list = page.getByLabel(/One card a line/);
    await list.fill('# From a friend\n1 Mystic Stone\n3 Clay Golm\n2 golemancer');
    await page.getByText("line 3: No card is called 'Clay Golm'. Did you mean Clay Golem?").waitFor();
    expect(await axe(page)).toEqual([]);
    await page.getByRole('button', { name: 'Take 3 cards' }).tap();
    await page.getByRole('heading', { name: 'From a friend', level: 1 }).waitFor();
    await page.getByText('Deck, 3').tap();
    await page.getByText('A deck has exactly 54 cards; this one has 3.').waitFor();
    await screenshot(page, 'decks-phone');
    const link = await page.evaluate(
      () =>
        new Promise<string>((done) => {
          Object.assign(navigator, { share: async ({ url }: { url: string }) => done(url) });
          (document.querySelector('[data-share]') as HTMLElement).click();
        }),
    );
    const other = await newPage({ width: 390, height: 844, touch: true });
    await other.goto(new URL(link).pathname + new URL(link).hash);
    await other.getByRole('heading', { name: 'From a friend', level: 1 }).waitFor();
    await other.getByRole('button', { name: 'Keep it as mine' }).tap();
    await other.getByText('Deck, 3').tap();
    await inDeck(other).getByRole('button', { name: 'Golemancer', exact: true }).waitFor();
  });

  test('is built by keyboard alone, and told of to those who listen', async () => {
    const page = await newPage();
    await page.goto('/decks/realm');
    await page.getByRole('button', { name: 'New deck' }).focus();
    await page.keyboard.press('Enter');
    const search = page.getByLabel('Search names and texts');
    await search.focus();
    await page.keyboard.type('avatar');
    const first = page.getByRole('button', { name: /^Add / }).first();
    await expect.poll(() => first.isVisible()).toBe(true);
    await first.focus();
    await page.keyboard.press('Enter');
    await page
      .getByRole('status')
      .getByText(/ added: 1 in the deck, 1 cards in all\./)
      .waitFor({ state: 'attached' });
    await page.getByText('0 sites; an atlas has at least 16.').waitFor();
    await page.getByRole('group', { name: 'Checked for' }).getByText(/full/i).click();
    await page.getByText('0 sites; an atlas has at least 30.').waitFor();
  });

  test('is built at every size', async () => {
    const page = await newPage();
    await page.goto('/decks/realm');
    await page.getByRole('heading', { name: 'Begin with a ready deck' }).waitFor();
    await fitsToRead(page, 'decks');
    await page
      .getByRole('button', { name: /^Copy and change / })
      .first()
      .click();
    // Few cards, so that all of them are drawn.
    await page.getByLabel('Search names and texts').fill('avatar');
    await page.getByRole('button', { name: /^Add / }).first().waitFor();
    await fitsToRead(page, 'builder');
    await page.getByText(/^Deck, /).click();
    await fitsToRead(page, 'builder-deck');
    await page.getByText('Charts', { exact: true }).click();
    await fitsToRead(page, 'builder-charts');
  });

  test('is on the server too for whoever is known there, and on their other devices', async () => {
    const page = await newPage();
    await page.goto('/me');
    await page.getByLabel('What are you called?').fill('Ada');
    await page.getByRole('button', { name: 'Go on' }).click();
    await page.getByRole('heading', { name: 'Devices' }).waitFor();
    await begin(page, 'guardian', 'The Long Wall');
    await page.getByText('Kept on this device and on the server.').waitFor();
    await page.getByLabel('Name', { exact: true }).fill('A longer wall');
    await expect
      .poll(() =>
        page.evaluate(async () => (await (await fetch('/api/decks')).json()).map((d: { name: string }) => d.name)),
      )
      .toEqual(['A longer wall']);
    // The same person on a device that has nothing yet.
    const cookies = await page.context().cookies();
    const phone = await newPage({ width: 390, height: 844, touch: true });
    await phone.context().addCookies(cookies);
    await phone.goto('/decks/guardian');
    await phone.getByRole('link', { name: 'Open A longer wall' }).waitFor();
  });
});
