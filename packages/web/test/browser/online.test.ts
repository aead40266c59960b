import { ward } from '@wardroom/ward';
import { describe, expect, test } from 'vitest';
import { fits, fitsToRead } from './fit.ts';
import { axe, newPage, screenshot } from './harness.ts';
import { after, answer, byKeys, playByClicks, scene, tap } from './table.ts';
import { begin, CUT, come, hosting, SHORT, seated } from './together.ts';

describe('gathering', () => {
  test('a table is opened with one press, and a phone joins it by its code', async () => {
    const ada = await newPage();
    const bo = await newPage({ width: 390, height: 844, touch: true });
    await come(ada, 'Ada');
    await ada.getByRole('group', { name: 'Game' }).getByText('Guardian Realms').click();
    await ada.getByRole('button', { name: 'Open a table' }).waitFor();
    expect(await axe(ada)).toEqual([]);
    await ada.getByRole('button', { name: 'Open a table' }).click();
    await ada.getByRole('heading', { name: 'Invite somebody' }).waitFor();
    await ada.getByRole('img', { name: /The link as a picture/ }).waitFor();
    const code = new URL(ada.url()).pathname.slice(3);
    await come(bo, 'Bo');
    await bo.getByLabel('Six letters and digits').fill(code.toLowerCase());
    await bo.getByRole('button', { name: 'Join' }).tap();
    await bo.getByRole('button', { name: 'Sit down' }).tap();
    await bo.getByText('Bo (you)').waitFor();
    expect(await axe(bo)).toEqual([]);
    // Those who listen are told who comes, and who is ready.
    await ada.getByRole('status').getByText('Bo has sat down.').waitFor({ state: 'attached' });
    await ada.getByText('Waiting for Bo').waitFor();
    await bo.getByRole('button', { name: 'I am ready' }).tap();
    await begin(ada, bo);
  });

  test('seats are changed by consent, and the host asks somebody to leave', async () => {
    const { page: ada, path } = await hosting('Ada', SHORT);
    const bo = await seated('Bo', path);
    await bo.getByRole('button', { name: 'Change places' }).click();
    await ada.getByText('Bo would like to change places with you.').waitFor();
    await ada.getByRole('button', { name: 'Change', exact: true }).click();
    await expect.poll(() => ada.getByRole('listitem').first().innerText()).toContain('Bo');
    await ada.getByRole('button', { name: 'Ask to leave' }).click();
    await bo.getByRole('button', { name: 'Sit down' }).waitFor();
  });

  test('two who look for anybody find each other', async () => {
    const ada = await newPage();
    const bo = await newPage();
    for (const [page, name] of [[ada, 'Ada'] as const, [bo, 'Bo'] as const]) {
      await come(page, name);
      await page.getByRole('group', { name: 'Game' }).getByText('War of the Arcane').click();
      await page.getByRole('button', { name: 'Find a match' }).click();
    }
    for (const page of [ada, bo]) await page.getByRole('region', { name: 'What is asked' }).waitFor();
    expect(new URL(ada.url()).pathname).toBe(new URL(bo.url()).pathname);
  });

  test('whoever looks for anybody may stop, or take a bot', async () => {
    const ada = await newPage();
    await come(ada, 'Ada');
    await ada.getByRole('button', { name: 'Find a match' }).click();
    await ada.getByRole('button', { name: 'Stop looking' }).click();
    await ada.getByRole('button', { name: 'Find a match' }).click();
    await ada.getByRole('button', { name: 'Play a bot instead' }).click();
    await ada.getByRole('region', { name: 'What is asked' }).waitFor();
  });
});

describe('at the match', () => {
  test('a duel is played to its end while one loses the network twice and another looks on', async () => {
    const { page: ada, path } = await hosting('Ada', SHORT);
    const bo = await seated('Bo', path, { width: 390, height: 844, touch: true, mayFail: CUT });
    await begin(ada, bo);
    const cy = await newPage();
    await come(cy, 'Cy', path);
    await cy.getByText('You look on. Hands stay hidden.').waitFor();
    let cuts = 0;
    await Promise.all([
      playByClicks(ada),
      playByClicks(
        bo,
        async (_, turn) => {
          if (cuts >= 2 || turn < 2 + 3 * cuts) return;
          cuts++;
          await bo.context().setOffline(true);
          await bo.getByText('The connection is lost').waitFor();
          if (cuts === 1) await ada.getByText('Bo has lost the connection.').first().waitFor({ state: 'attached' });
          await bo.context().setOffline(false);
          await bo.getByText('The connection is lost').waitFor({ state: 'detached' });
        },
        tap,
      ),
    ]);
    expect(cuts).toBe(2);
    for (const page of [ada, bo]) await after(page).waitFor();
    // Another match is not for those who looked on to ask for.
    await cy.getByRole('link', { name: 'Verify the dice' }).waitFor();
    expect(await after(cy).count()).toBe(0);
    await screenshot(bo, 'online-over-phone');
    // What came of it stands over the ways on.
    const [result, ways] = await Promise.all(
      [bo.getByRole('dialog').locator('header[data-outcome]'), bo.getByRole('link', { name: 'Verify the dice' })].map(
        (part) => part.boundingBox(),
      ),
    );
    expect(ways!.y).toBeGreaterThan(result!.y + result!.height);
    const checked = await cy.context().newPage();
    await checked.goto((await cy.getByRole('link', { name: 'Verify the dice' }).getAttribute('href'))!);
    await checked.getByRole('heading', { name: 'Every one is right' }).waitFor();
    await checked.getByText('It is signed by this server').waitFor();
    // The address leads back to it, on another device too.
    await ada.reload();
    await after(ada).waitFor();
    await after(ada).click();
    await ada.getByRole('heading', { name: 'Invite somebody' }).waitFor();
    await bo.getByText('Ada wants a rematch.').waitFor();
    await bo.getByRole('link', { name: 'To the rematch' }).tap();
    await bo.getByText('Bo (you)').waitFor();
  });

  test('two play a whole duel by keyboard alone', async () => {
    const { page: ada, path } = await hosting('Ada', { ...SHORT, options: { format: 'open', threshold: 30 } });
    const bo = await newPage();
    await come(bo, 'Bo', path);
    await byKeys(bo.getByRole('button', { name: 'Sit down' }));
    await byKeys(bo.getByRole('button', { name: 'I am ready' }));
    await bo.getByRole('button', { name: 'Not ready after all' }).waitFor();
    await byKeys(ada.getByRole('button', { name: 'Begin' }));
    await Promise.all([ada, bo].map((page) => playByClicks(page, undefined, byKeys)));
    for (const page of [ada, bo]) await after(page).waitFor();
  });

  test('people talk, one mutes another, and an offer waits for its answer', async () => {
    const { page: ada, path } = await hosting('Ada', SHORT);
    const bo = await seated('Bo', path, { width: 390, height: 844, touch: true });
    await begin(ada, bo);
    await ada.getByRole('button', { name: 'Talk' }).click();
    await ada.getByLabel('Write something').fill('Good evening');
    await ada.keyboard.press('Enter');
    await bo.getByRole('button', { name: 'Talk, 1 unread' }).tap();
    await bo.getByRole('log', { name: 'What was said' }).getByText('Good evening').waitFor();
    await screenshot(bo, 'talk-phone');
    await bo.getByRole('button', { name: 'Wow!' }).tap();
    const said = ada.getByRole('log', { name: 'What was said' });
    await said.getByText('Wow!').waitFor();
    await ada.getByRole('button', { name: 'Mute or report Bo' }).click();
    await ada.getByRole('button', { name: 'Mute Bo' }).click();
    await ada.getByText('You hear no more of Bo.').waitFor();
    await bo.getByRole('button', { name: 'Oops' }).tap();
    await bo.getByRole('log', { name: 'What was said' }).getByText('Oops').waitFor();
    await ada.getByRole('button', { name: 'Thank you' }).click();
    await said.getByText('Thank you').waitFor();
    expect(await said.innerText()).not.toContain('Oops');

    await bo.getByRole('button', { name: 'Close the talk' }).tap();
    await bo.getByRole('button', { name: 'Menu' }).tap();
    await bo.getByRole('button', { name: 'Offer a draw' }).tap();
    await bo.getByRole('button', { name: 'Offer it' }).tap();
    await ada.getByRole('button', { name: 'Agree' }).click();
    for (const page of [ada, bo]) await page.getByRole('heading', { name: 'A draw, by agreement' }).waitFor();
  });

  test('four fight a boss, one goes beyond grace, a bot plays for them, and they come back', async () => {
    const raid = {
      ...SHORT,
      mode: 'boss',
      players: 4,
      foe: ward.foes[0].id,
      options: {},
      gone: { grace: 5000, then: 'bot' as const },
    };
    const { page: ada, path } = await hosting('Ada', raid);
    const others = [];
    for (const name of ['Bo', 'Cy', 'Di']) others.push(await seated(name, path, { mayFail: CUT }));
    await begin(ada, ...others);
    const pages = [ada, ...others];
    const names = ['Ada', 'Bo', 'Cy', 'Di'];
    // Whoever is asked goes away: the others wait for them.
    const asked = async (): Promise<number> => {
      for (;;) {
        for (const [i, page] of pages.entries())
          if (i > 0 && (await page.locator('[data-asked="true"]').count()) > 0) return i;
        for (const page of pages) {
          if ((await page.locator('[data-asked="true"]').count()) === 0) continue;
          await answer(page, await scene(page), 1);
        }
      }
    };
    const gone = await asked();
    await pages[gone].goto('/rules/ward');
    await ada.getByText(`A bot plays for ${names[gone]} now.`).first().waitFor({ state: 'attached' });
    await pages[gone].goto(path);
    await ada.getByText(`${names[gone]} is back and plays again.`).first().waitFor({ state: 'attached' });
    await pages[gone].getByRole('region', { name: 'What is asked' }).waitFor();
  });
});

describe('every size', () => {
  test('the lobby, a new table, the table and its match', async () => {
    const lobby = await newPage();
    await come(lobby, 'Ada');
    await lobby.getByRole('button', { name: 'Open a table' }).waitFor();
    await fitsToRead(lobby, 'lobby');
    await lobby.getByText('How the table is set').click();
    await fitsToRead(lobby, 'new-table');
    const clock = { decision: 60_000, bank: 300_000, then: 'bot' as const };
    const { page: ada, path } = await hosting('Adelheid', { ...SHORT, clock });
    await fitsToRead(ada, 'table');
    const bo = await seated('Bo', path);
    await begin(ada, bo);
    // A mouse that rests where a card comes to lie would look closer at it.
    await ada.mouse.move(0, 0);
    // On, until somebody has cards on the table.
    while ((await ada.locator('main [data-card]').count()) === 0) {
      for (const page of [ada, bo]) {
        if ((await page.locator('[data-asked="true"]').count()) > 0) await answer(page, await scene(page), 1);
      }
    }
    await fits(ada, 'online-match');
  });
});
