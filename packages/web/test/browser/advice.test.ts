import type { ChoiceView, View } from '@wardroom/core';
import type { MatchRequest } from '@wardroom/host';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axe, newPage, type PageOptions, screenshot } from './harness.ts';
import { inZone, midway } from './midway.ts';
import { bar, duel, scene } from './table.ts';

/** What stands out is what a good player would likely do; what harms oneself or helps the other side is marked and asked again. */

const PHONE: PageOptions = { width: 390, height: 844, touch: true };

const realm: MatchRequest = {
  game: 'realm',
  mode: 'duel',
  seed: 'advice',
  places: [
    { name: 'Ada', deck: 'the-burning-library', sitter: 'person' },
    { name: 'Bo', deck: 'the-red-muster', sitter: 'greedy' },
  ],
};

const asked = (view: View): readonly ChoiceView[] => view.question?.choices ?? [];

/** Whether an answer can be aimed at either side. */
const eitherSide = (view: View): boolean => [0, 1].every((seat) => asked(view).some((c) => c.whose === seat));

/** Sit down where the question is that is wanted, and wait for the advice. */
async function sit(
  request: MatchRequest,
  worth: (view: View) => number,
  options: PageOptions = {},
  matches = 1,
): Promise<Page> {
  const page = await newPage({ ...options, storage: await midway(request, worth, matches) });
  await page.goto('/play');
  await scene(page);
  return page;
}

/** The second question: leaving it stands out, and the first question still stands afterwards. */
async function asksAgain(page: Page, sentence: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByText(/This (hurts you|helps the other side)/).waitFor();
  const safe = dialog.getByRole('button', { name: 'Choose something else' });
  expect(await safe.getAttribute('class')).toContain('brass');
  expect(await dialog.locator('button.brass').count()).toBe(1);
  await safe.click();
  await bar(page).getByText(sentence).waitFor();
}

test('on a phone: an equip that could only arm the other side’s creature says so, and is asked about once more', async () => {
  const arms = (view: View): number =>
    Number(
      inZone(view, 'primary', 0) === 0 &&
        inZone(view, 'primary', 1) === 1 &&
        asked(view).some((c) => c.verb === 'play' && /Battle Axe|Sword of/.test(c.text)),
    );
  const page = await sit(duel('arms', { deck: 'tooth-and-claw', sitter: 'greedy' }), arms, PHONE, 6);
  const brass = bar(page).locator('button.brass');
  await brass.waitFor();
  expect(await brass.textContent()).toMatch(/Summon/);
  // It is in sight without swiping.
  const box = (await brass.boundingBox())!;
  expect(box.x >= 0 && box.x + box.width <= 390).toBe(true);
  await screenshot(page, 'advice-arms');
  await page
    .locator('[data-card] button', { hasText: /Battle Axe|Sword of/ })
    .first()
    .tap();
  // What it would be done to is shown before anything is.
  await bar(page).locator('#question', { hasText: 'theirs?' }).waitFor();
  await screenshot(page, 'advice-arms-half');
  await bar(page)
    .getByRole('button', { name: /helps them/ })
    .tap();
  await screenshot(page, 'advice-arms-again');
  await asksAgain(page, 'theirs?');
});

test('which magic is destroyed: one’s own is marked, and the other side’s stands out', async () => {
  const destroys = (view: View): number =>
    Number(/magic/.test(view.question?.text ?? '') && asked(view).every((c) => c.verb === 'card') && eitherSide(view));
  const page = await sit(duel('d2', { sitter: 'greedy' }), destroys);
  const own = bar(page).getByRole('button', { name: /yours hurts you/ });
  await own.first().waitFor();
  const sentence = (await bar(page).locator('#question').textContent())!;
  await screenshot(page, 'advice-destroys');
  expect(sentence).toMatch(/^Destroy which magic\?/);
  expect(await axe(page, 'section[aria-label="What is asked"]')).toEqual([]);
  expect(await bar(page).locator('button.brass').allTextContents()).toEqual([expect.stringMatching(/theirs$/)]);
  // It stands out where it lies, too.
  const best = page.locator('#main [data-card] [data-best="true"]');
  expect(await best.allTextContents()).toEqual([expect.stringContaining('Bo’s')]);
  await own.first().click();
  await asksAgain(page, sentence);
});

test.each([
  ['ward', duel('many choices', { sitter: 'greedy' })],
  ['realm', realm],
])(
  '%s: however many choices there are, what is advised stands out in the bar, and a press does it',
  async (name, request) => {
    const many = (view: View): number =>
      asked(view).filter((c) => c.card !== undefined && c.verb !== 'kill').length > 4 ? asked(view).length : 0;
    const page = await sit(request, many, PHONE);
    await page.locator('[data-advised="true"]').waitFor();
    const brass = bar(page).locator('button.brass');
    expect(await brass.count()).toBe(1);
    const box = (await brass.boundingBox())!;
    expect(box.x >= 0 && box.x + box.width <= 390).toBe(true);
    expect(await brass.getAttribute('data-harm')).toBeNull();
    // What ends the turn, or this part of it, stands beside it and not in a menu.
    const goOn = bar(page).locator('button', { hasText: /Go on|End/ });
    expect(await goOn.count()).toBe(1);
    const beside = (await goOn.boundingBox())!;
    expect(beside.x >= 0 && beside.x + beside.width <= 390).toBe(true);
    await screenshot(page, `advice-many-${name}`);
    // Where it is done with a card, that card stands out as well, or the pile or crowd that it lies in.
    const marked = page.locator('#main [data-best="true"]');
    expect(await marked.count()).toBe(1);
    const before = await bar(page).textContent();
    await brass.tap();
    await expect.poll(() => bar(page).textContent()).not.toBe(before);
  },
);

test('nothing stands out before the advice is there', async () => {
  const page = await newPage({
    storage: await midway(duel('late', { sitter: 'greedy' }), (view) => asked(view).length),
  });
  let come = (): void => {};
  const thought = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route(/\/assets\/thinking-/, async (route) => {
    await thought;
    await route.fallback();
  });
  await page.goto('/play');
  await scene(page);
  await bar(page).getByRole('button').first().waitFor();
  expect(await bar(page).locator('button.brass').count()).toBe(0);
  come();
  await bar(page).locator('button.brass').waitFor();
});

test('Contested Realm: a spell at one’s own avatar is marked and asked about once more', async () => {
  const atAvatar = (view: View): number =>
    Number(
      asked(view).some((c) => c.verb === 'cast' && /(Bolt|Volley) on Lamplit Scholar/.test(c.text)) && eitherSide(view),
    );
  const page = await sit(realm, atAvatar, {}, 4);
  const sentence = (await bar(page).locator('#question').textContent())!;
  await bar(page).getByRole('button', { name: /^More/ }).click();
  const own = page
    .getByRole('dialog')
    .getByRole('button', { name: /(Bolt|Volley) on Lamplit Scholar.*yours hurts you/ });
  await own.first().waitFor();
  await screenshot(page, 'advice-realm');
  await own.first().click();
  await screenshot(page, 'advice-realm-again');
  await asksAgain(page, sentence);
});
