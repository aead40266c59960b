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

const NAMES = ['Ada', 'Bram', 'Cora', 'Dain', 'Edda', 'Finn'];

/** Ada and bots at a table of many; short, for the tide is low. */
export const many = (mode: string, players: number, seed: string, more: Partial<MatchRequest> = {}): MatchRequest => ({
  game: 'ward',
  mode,
  seed,
  options: { format: 'open', threshold: 80 },
  places: NAMES.slice(0, players).map((name, i) => ({
    name,
    deck: ward.decks[i % ward.decks.length].id,
    sitter: i === 0 ? 'person' : 'random',
  })),
  ...(mode === 'boss' ? { foe: ward.foes[0].id } : {}),
  ...more,
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

/** By keyboard alone: by the key that stands on it, else by Tab. */
export const byKeys: Press = async (what) => {
  const page = what.page();
  let it = (await what.elementHandle())!;
  const key = await it.evaluate((x) => x.querySelector('kbd')?.textContent ?? null);
  if (key !== null) return page.keyboard.press(key);
  for (let i = 0; i < 200; i++) {
    const at = await it.evaluate((x) => (x === document.activeElement ? 'here' : x.isConnected ? 'off' : 'gone'));
    if (at === 'here') return page.keyboard.press('Enter');
    if (at === 'gone') {
      // What glows changes when the advice comes: then the question is looked at again.
      if ((await what.count()) === 0) return;
      it = (await what.elementHandle())!;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error('it cannot be reached by Tab');
};

export type Scene = 'asked' | 'over' | 'curtain' | 'confirm' | 'menu' | 'offer';

/** Wait until the table wants something: a choice, a second word, the next player, or nothing more. */
export async function scene(page: Page): Promise<Scene> {
  const found = await page.waitForFunction(() => {
    const dialog = document.querySelector('dialog[open]');
    const title = dialog?.querySelector('h2')?.textContent ?? '';
    const buttons = [...(dialog?.querySelectorAll('button') ?? [])].map((b) => b.textContent?.trim());
    if (buttons.includes('Rematch')) return 'over';
    if (title.startsWith('What do you do')) return 'menu';
    if (buttons.includes('Cancel') || buttons.includes('Choose something else')) return 'confirm';
    if (document.getElementById('curtain') !== null) return 'curtain';
    // Cards to choose among that do not lie on the table, or all choices as a list.
    if (dialog?.querySelector(':is(ul, ol) button') != null) return 'offer';
    if (dialog !== null) return null;
    return document.querySelector('[data-asked="true"]') === null ? null : 'asked';
  });
  return (await found.jsonValue()) as Scene;
}

/** How a test touches the table. */
export type Press = (what: Locator) => Promise<void>;
const click: Press = (what) => what.click();
export const tap: Press = (what) => what.tap();

/** Answer the open question: by a card that glows if there is one worth it, else by a button. */
export async function clickOn(page: Page, turn: number, press: Press = click): Promise<void> {
  const cards = choosable(page);
  const many = await cards.count();
  const buttons = bar(page).getByRole('button');
  const words = await buttons.allTextContents();
  const wanted = ['battles', 'Summon'].map((word) => words.findIndex((w) => w.includes(word))).find((i) => i >= 0);
  // Now a card, now a button: both ways must lead to the end.
  if (many > 0 && turn % 3 === 0) return press(cards.nth(turn % many));
  if (wanted !== undefined) return press(buttons.nth(wanted));
  const plain = words.findIndex((w) => /Go on|End|Pass|No|None|Ada|Bo/.test(w));
  if (plain >= 0) return press(buttons.nth(plain));
  if (many > 0) return press(cards.first());
  return press(buttons.last());
}

/** Go on from whatever the table wants. */
export async function answer(page: Page, now: Scene, turn: number, press: Press = click): Promise<void> {
  const dialog = page.getByRole('dialog');
  if (now === 'curtain') await press(page.getByRole('button', { name: /^I am / }));
  else if (now === 'confirm') await press(dialog.locator('footer button').last());
  else if (now === 'menu') await press(dialog.locator('button:not([aria-label="Close"])').first());
  else if (now === 'offer') await press(dialog.locator(':is(ul, ol) button').first());
  else await clickOn(page, turn, press);
}

/** Play to the end, with the mouse or by taps. Returns how many choices it took. */
export async function playByClicks(
  page: Page,
  each: (scene: Scene, turn: number) => Promise<void> = async () => {},
  press: Press = click,
) {
  for (let turn = 0; turn < 1500; turn++) {
    const now = await scene(page);
    await each(now, turn);
    if (now === 'over') return turn;
    await answer(page, now, turn, press);
  }
  throw new Error('the match does not end');
}
