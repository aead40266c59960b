import type { MatchRecord, MatchRequest, Place } from '@wardroom/host';
import { ward } from '@wardroom/ward';
import type { Locator, Page } from 'playwright-core';

/** How a test sits at the table and plays. Everything goes through what a player sees and touches. */

export const duel = (seed: string, second: Partial<Place> = {}): MatchRequest => ({
  game: 'ward',
  mode: 'duel',
  seed,
  places: [
    { name: 'Ada', deck: 'tooth-and-claw', sitter: 'person' },
    { name: 'Bo', deck: 'first-blood', sitter: 'random', ...second },
  ],
});

/** Storage in which this match is under way and nobody has moved: the table goes on with it. */
export const begun = (request: MatchRequest): Record<string, string> => {
  const record: MatchRecord = { request, fingerprint: ward.fingerprint, inputs: [], used: request.places.map(() => 0) };
  return { 'wardroom.match': JSON.stringify(record) };
};

export const bar = (page: Page): Locator => page.getByRole('region', { name: 'What is asked' });
/** Cards that may be chosen now. */
export const choosable = (page: Page): Locator => page.locator('[data-card] button', { hasText: 'can be chosen' });
export const after = (page: Page): Locator => page.getByRole('dialog').getByRole('button', { name: 'Rematch' });

export type Scene = 'asked' | 'over' | 'curtain' | 'confirm' | 'menu';

/** Wait until the table wants something: a choice, a second word, the next player, or nothing more. */
export async function scene(page: Page): Promise<Scene> {
  const found = await page.waitForFunction(() => {
    const dialog = document.querySelector('dialog[open]');
    const title = dialog?.querySelector('h2')?.textContent ?? '';
    const buttons = [...(dialog?.querySelectorAll('button') ?? [])].map((b) => b.textContent?.trim());
    if (buttons.includes('Rematch')) return 'over';
    if (title.startsWith('What do you do')) return 'menu';
    if (dialog !== null && buttons.includes('Cancel')) return 'confirm';
    if (document.getElementById('curtain') !== null) return 'curtain';
    if (dialog !== null) return null;
    return document.querySelector('[data-asked="true"]') === null ? null : 'asked';
  });
  return (await found.jsonValue()) as Scene;
}

/** Answer the open question with the mouse: a card that glows if there is one worth it, else a button. */
export async function clickOn(page: Page, turn: number): Promise<void> {
  const cards = choosable(page);
  const many = await cards.count();
  const buttons = bar(page).getByRole('button');
  const words = await buttons.allTextContents();
  const wanted = ['battles', 'Summon'].map((word) => words.findIndex((w) => w.includes(word))).find((i) => i >= 0);
  // Now a card, now a button: both ways must lead to the end.
  if (many > 0 && turn % 3 === 0) return cards.nth(turn % many).click();
  if (wanted !== undefined) return buttons.nth(wanted).click();
  const plain = words.findIndex((w) => /Go on|End|Pass|No|None|Ada|Bo/.test(w));
  if (plain >= 0) return buttons.nth(plain).click();
  if (many > 0) return cards.first().click();
  return buttons.last().click();
}

/** Play to the end with the mouse. Returns how many choices it took. */
export async function playByClicks(page: Page, each: (scene: Scene, turn: number) => Promise<void> = async () => {}) {
  for (let turn = 0; turn < 1500; turn++) {
    const now = await scene(page);
    await each(now, turn);
    if (now === 'over') return turn;
    if (now === 'curtain') await page.getByRole('button', { name: /^I am / }).click();
    else if (now === 'confirm') await page.getByRole('dialog').locator('footer button').last().click();
    else if (now === 'menu') await page.getByRole('dialog').locator('button:not([aria-label="Close"])').first().click();
    else await clickOn(page, turn);
  }
  throw new Error('the match does not end');
}
