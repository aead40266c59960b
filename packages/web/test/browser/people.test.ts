import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { fitsToRead } from './fit.ts';
import { axe, newPage, screenshot } from './harness.ts';

/** Who one is to the server, and what anybody may look at afterwards. */

async function come(page: Page, name: string, at = '/me'): Promise<void> {
  await page.goto(at);
  await page.getByLabel('What are you called?').fill(name);
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.getByRole('heading', { name: 'Passkeys' }).waitFor();
}

/** A device that holds passkeys and always knows its owner, in place of a finger. */
async function withAuthenticator(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

describe('you', () => {
  test('add a passkey as a guest, sign out, and in again with nothing but it', async () => {
    // Passkeys belong to a name: a number will not do.
    const me = `${inject('table').replace('127.0.0.1', 'localhost')}/me`;
    const page = await newPage();
    await withAuthenticator(page);
    await come(page, 'Ada', me);
    await page.getByLabel('What to call it').fill('My laptop');
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByRole('button', { name: 'Remove My laptop' }).waitFor();
    expect(await axe(page)).toEqual([]);
    await screenshot(page, 'me');
    await page.getByRole('button', { name: 'Sign out on this device' }).click();
    await page.getByLabel('What are you called?').waitFor();
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await page.getByText(/, used \d/).waitFor();
    expect(await page.getByLabel('What others see').inputValue()).toBe('Ada');
    await page.getByRole('button', { name: 'Remove My laptop' }).click();
    await page.getByRole('button', { name: 'Remove it' }).click();
    await page.getByRole('button', { name: 'Remove My laptop' }).waitFor({ state: 'detached' });
  });

  test('give an address for letters where the server sends them, and hear again whom they muted', async () => {
    const page = await newPage();
    let mail: { address: string | null; confirmed: boolean } = { address: null, confirmed: false };
    const told = () => ({ json: { key: '', browsers: 0, mail } });
    await page.route('**/api/notices', (route) => route.fulfill(told()));
    await page.route('**/api/mail', (route) => {
      mail = { ...mail, ...(route.request().postDataJSON() as { address: string | null }) };
      return route.fulfill(told());
    });
    let muted = [{ id: 'bo', name: 'Bo', since: 0 }];
    await page.route('**/api/mutes', (route) => route.fulfill({ json: muted }));
    await page.route('**/api/mutes/bo', (route) => {
      muted = [];
      return route.fulfill({ json: {} });
    });
    await come(page, 'Ada');
    await page.getByLabel('A letter to').fill('ada@example.org');
    await page.getByRole('button', { name: 'Write to me there' }).click();
    await page.getByText('A letter is on its way to ada@example.org.').waitFor();
    expect(await axe(page)).toEqual([]);
    await screenshot(page, 'me-mail');
    await page.getByRole('button', { name: 'No more letters' }).click();
    await page.getByText('A letter is on its way').waitFor({ state: 'detached' });
    expect(await page.getByLabel('A letter to').inputValue()).toBe('');
    await page.getByRole('button', { name: 'Hear again Bo' }).click();
    await page.getByRole('heading', { name: 'Muted' }).waitFor({ state: 'detached' });
  });

  test('make an account, sign in on a phone with a guest’s matches, see both devices, and are forgotten', async () => {
    const page = await newPage();
    await come(page, 'Bo');
    const account = { name: 'bo-in-the-browser', password: 'correct horse' };
    await page.getByLabel('Name to sign in with').first().fill(account.name);
    await page.getByLabel('Password, 8 characters or more').fill(account.password);
    await page.getByRole('button', { name: 'Make an account' }).click();
    await page.getByText('You have an account: ').waitFor();

    const phone = await newPage({ width: 390, height: 844, touch: true, mayFail: ['403'] });
    await come(phone, 'Bo on the phone');
    const signIn = phone.getByRole('region', { name: 'You have an account already?' });
    await signIn.getByLabel(/Take along what you have as Bo on the phone/).waitFor();
    expect(await axe(phone)).toEqual([]);
    await screenshot(phone, 'me-phone');
    await signIn.getByLabel('Name to sign in with').fill(account.name);
    await signIn.getByLabel('Password').fill('not this one');
    await signIn.getByRole('button', { name: 'Sign in', exact: true }).tap();
    await phone.getByText('login: name and password do not fit together.').waitFor();
    await signIn.getByLabel('Password').fill(account.password);
    await signIn.getByRole('button', { name: 'Sign in', exact: true }).tap();
    await phone.getByText('You have an account: ').waitFor();
    expect(await phone.getByLabel('What others see').inputValue()).toBe('Bo');
    // The other device is signed out from here.
    await phone.getByRole('button', { name: /^Sign out .* on / }).tap();
    await phone.getByRole('button', { name: /^Sign out .* on / }).waitFor({ state: 'detached' });
    await page.reload();
    await page.getByLabel('What are you called?').waitFor();

    const saved = phone.waitForEvent('download');
    await phone.getByRole('button', { name: 'Export' }).tap();
    expect((await saved).suggestedFilename()).toMatch(/^wardroom-.*\.json$/);
    await phone.getByRole('button', { name: 'Forget me' }).tap();
    await phone.getByRole('dialog').getByRole('button', { name: 'Forget me' }).tap();
    await phone.getByLabel('What are you called?').waitFor();
  });
});

/** A match against a bot that ends as soon as it has begun: the id of it. */
const conceded = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const post = async (path: string, body: unknown) => {
      const answer = await fetch(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      return (await answer.json()) as { code: string; match: string };
    };
    const { code } = await post('/api/tables', {
      game: 'ward',
      mode: 'duel',
      players: 2,
      deck: 'tooth-and-claw',
      listed: false,
      among: 'friends',
      takeBack: 'never',
      spectators: null,
      clock: null,
    });
    await post(`/api/tables/${code}`, { do: 'bot', seat: 1, bot: 'random' });
    const { match } = await post(`/api/tables/${code}`, { do: 'start' });
    await new Promise<void>((done) => {
      const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/socket`);
      const say = (message: unknown) => socket.send(JSON.stringify({ do: 'say', match, message }));
      socket.onopen = () => socket.send(JSON.stringify({ do: 'join', match }));
      socket.onmessage = ({ data }) => {
        const { is, message } = JSON.parse(data) as { is: string; message?: { is: string; shown?: unknown } };
        if (is !== 'room') return;
        if (message?.is === 'whole' && message.shown === null) say({ do: 'entropy', value: 'c0ffee' });
        else if (message?.is === 'replay') {
          socket.close();
          done();
        } else if (message?.is === 'told' || message?.is === 'whole') say({ do: 'act', act: 'concede' });
      };
    });
    return match;
  });

describe('a match that is over', () => {
  test('is watched and verified by anybody with its address, and its dice are among all that were served', async () => {
    const ada = await newPage();
    await come(ada, 'Ada');
    const match = await conceded(ada);
    const cy = await newPage({ width: 390, height: 844, touch: true });
    await cy.goto(`/verify/${match}`);
    await cy.getByRole('heading', { name: 'Every one is right' }).waitFor();
    await cy.getByText('c0ffee').waitFor();
    await cy
      .getByText(/a shuffle of 30: /)
      .first()
      .waitFor();
    expect(await axe(cy)).toEqual([]);
    await screenshot(cy, 'verify-phone');
    await cy.getByRole('link', { name: 'All dice served' }).tap();
    await cy
      .getByRole('region', { name: /Ward, dice of 6/ })
      .getByText(/χ² = \d/)
      .waitFor();
    expect(await axe(cy)).toEqual([]);
    await screenshot(cy, 'dice-phone');
    await fitsToRead(ada, 'me');
    await ada.goto(`/verify/${match}`);
    await ada.getByRole('heading', { name: 'Every one is right' }).waitFor();
    await fitsToRead(ada, 'verify');
    await ada.goto('/dice');
    await ada
      .getByText(/χ² = \d/)
      .first()
      .waitFor();
    await fitsToRead(ada, 'dice');
    await cy.goto(`/r/${match}`);
    await cy.getByText('Ada').first().waitFor();
    await expect.poll(() => cy.title()).not.toBe('Open a replay');
  });

  test('one that nobody knows is told of in a sentence', async () => {
    const page = await newPage({ mayFail: ['404'] });
    await page.goto('/verify/no-such-match');
    await page.getByRole('alert').getByText('There is no such match.').waitFor();
  });
});
