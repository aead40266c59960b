import { createPublicKey, verify } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gameByName } from '@wardroom/games';
import { thinkHere } from '@wardroom/host/room';
import { signedText } from '@wardroom/host/signature';
import { verifyDice } from '@wardroom/host/verify';
import type { Device, DiceServed, FromServer, KeptDeck, Me, Passkey } from '@wardroom/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Online, openOnline } from '../src/online.ts';
import { type Running, startServer } from '../src/start.ts';
import { isTaken, openDatabase } from '../src/store/database.ts';
import { authenticator } from './authenticator.ts';
import { connect, playSeat, someChoice, type Visitor, visitor } from './play.ts';
import { type Cluster, startPostgres } from './postgres.ts';

/** Who people are, what is theirs, and what anybody may look at: the same on both databases. */

/** The first migration there was. */
const FIRST = '2026-11-18 people, tables, matches';

const folder = mkdtempSync(join(tmpdir(), 'wardroom-people-'));
let cluster: Cluster;

beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Wardroom</title>');
  cluster = await startPostgres();
});
afterAll(async () => {
  await cluster.stop();
  rmSync(folder, { recursive: true });
});

/** Whether the holder of this key has signed it as it is. */
function isSigned(replay: object, x: string): boolean {
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  const { signature } = (replay as { signed: { signature: string } }).signed;
  return verify(null, Buffer.from(signedText(replay)), key, Buffer.from(signature, 'base64url'));
}

interface Refused {
  error: string;
}

test.each([
  ['SQLite', async () => join(folder, 'older.db')],
  ['PostgreSQL', () => cluster.database('older')],
])('a database of the first days is brought up to date on %s, and keeps what is in it', async (_, where) => {
  const url = await where();
  const older = await openDatabase(url, { upTo: FIRST });
  await older.db.insertInto('person').values({ id: 'ada', name: 'Ada', made: 1 }).execute();
  await expect(older.db.selectFrom('deck').selectAll().execute()).rejects.toThrow();
  await older.close();
  const now = await openDatabase(url);
  expect(await now.db.selectFrom('person').selectAll().execute()).toEqual([{ id: 'ada', name: 'Ada', made: 1 }]);
  const deck = { person: 'ada', id: 'a', game: 'ward', name: 'A', cards: '[]', changed: 1 };
  await now.db.insertInto('deck').values(deck).execute();
  const again = await now.db
    .insertInto('deck')
    .values(deck)
    .execute()
    .catch((e: unknown) => e);
  expect(isTaken(again)).toBe(true);
  const nobodys = await now.db
    .insertInto('account')
    .values({ person: 'nobody', login: 'nobody', hash: '', made: 1 })
    .execute()
    .catch((e: unknown) => e);
  expect([nobodys, isTaken(nobodys)]).toEqual([expect.any(Error), false]);
  await now.close();
});

describe.each([
  ['SQLite', async () => join(folder, 'wardroom.db')],
  ['PostgreSQL', () => cluster.database('people')],
])('on %s', (_, where) => {
  let online: Online;
  let running: Running;
  let clock = Date.UTC(2026, 10, 18);
  const failures: unknown[] = [];

  beforeAll(async () => {
    online = await openOnline({
      database: await openDatabase(await where()),
      think: thinkHere,
      now: () => clock,
      speech: { atOnce: 10_000, perSecond: 10_000 },
      failed: (what, e) => failures.push([what, e]),
    });
    running = await startServer({ root: folder, port: 0, online });
  });
  afterAll(async () => {
    await running.close();
    await online.close();
    expect(failures).toEqual([]);
  });

  const come = (name: string): Promise<Visitor> => visitor(running.url, name);
  /** As a page of the site asks. */
  const asks = <T>(who: Visitor, method: string, path: string, body: unknown = {}) =>
    who.ask<T>(method, path, body, { origin: running.url });

  /** A whole duel that somebody has won. */
  async function played(ada: Visitor, bo: Visitor): Promise<string> {
    const { code } = await ada.open({ options: { format: 'open', threshold: 60 } });
    await bo.at(code, { do: 'sit' });
    await bo.at(code, { do: 'ready', ready: true });
    const { match } = await ada.at(code, { do: 'start' });
    const lines = await Promise.all([ada.connect(), bo.connect()]);
    await Promise.all(lines.map((c, i) => playSeat(c, match!, someChoice(i)).over));
    for (const c of lines) c.close();
    return match!;
  }

  describe('a passkey', () => {
    const added = async (who: Visitor, device = authenticator(running.url)) => {
      const { body: options } = await asks<{ challenge: string }>(who, 'POST', '/api/passkeys/options');
      const { code, body } = await asks<Passkey>(who, 'POST', '/api/passkeys', {
        name: 'My phone',
        response: device.make(options),
      });
      expect([code, body]).toMatchObject([200, { id: device.id, name: 'My phone', used: null }]);
      return device;
    };
    const toUse = async (who: Visitor) =>
      (await asks<{ challenge: string }>(who, 'POST', '/api/login/passkey/options')).body;

    test('is added to a guest, signs in elsewhere without a name, and is removed', async () => {
      const ada = await come('Ada');
      const device = await added(ada);
      const phone = await come('Guest');
      const { code, body } = await asks<Me>(phone, 'POST', '/api/login/passkey', {
        response: device.use(await toUse(phone)),
      });
      expect([code, body]).toEqual([200, ada.me]);
      const list = await ada.ask<Passkey[]>('GET', '/api/passkeys');
      expect(list.body).toMatchObject([{ id: device.id, used: clock }]);
      // Nobody else's can be removed.
      const eve = await come('Eve');
      await eve.ask('DELETE', `/api/passkeys/${device.id}`);
      expect((await ada.ask<Passkey[]>('GET', '/api/passkeys')).body).toHaveLength(1);
      await ada.ask('DELETE', `/api/passkeys/${device.id}`);
      expect((await ada.ask<Passkey[]>('GET', '/api/passkeys')).body).toEqual([]);
      const again = await asks<Refused>(phone, 'POST', '/api/login/passkey', {
        response: device.use(await toUse(phone)),
      });
      expect([again.code, again.body.error]).toEqual([
        403,
        'response: this passkey is not known here any more; sign in another way.',
      ]);
    });

    test('that is forged, stale, used twice or of another site signs nobody in', async () => {
      const ada = await come('Ada');
      const device = await added(ada);
      const eve = await come('Eve');
      const tries = async (response: object): Promise<number> =>
        (await asks<Refused>(eve, 'POST', '/api/login/passkey', { response })).code;
      const once = device.use(await toUse(eve));
      expect(await tries(once)).toBe(200);
      expect(await tries(once)).toBe(403);
      expect(await tries(device.use({ challenge: 'bm90IG91cnM' }))).toBe(403);
      expect(await tries(device.use(await toUse(eve), { origin: 'https://elsewhere.example' }))).toBe(403);
      expect(await tries(device.use(await toUse(eve), { host: 'elsewhere.example' }))).toBe(403);
      expect(await tries(device.use(await toUse(eve), { counter: 1 }))).toBe(403);
      expect(await tries(device.use(await toUse(eve), { unverified: true }))).toBe(403);
      // Another key under the same id.
      const forged = { ...authenticator(running.url).use(await toUse(eve)), id: device.id, rawId: device.id };
      expect(await tries(forged)).toBe(403);
      // Somebody else's challenge makes no passkey of mine, and a late answer none at all.
      const { body: hers } = await asks<{ challenge: string }>(ada, 'POST', '/api/passkeys/options');
      const another = authenticator(running.url);
      const made = (who: Visitor, options: { challenge: string }) =>
        asks<Refused>(who, 'POST', '/api/passkeys', { name: 'x', response: another.make(options) });
      expect((await made(await come('Eve'), hers)).code).toBe(403);
      const { body: late } = await asks<{ challenge: string }>(ada, 'POST', '/api/passkeys/options');
      clock += 301_000;
      expect((await made(ada, late)).code).toBe(403);
      expect((await ada.ask('POST', '/api/passkeys/options', {})).code).toBe(403);
      const wrong = await asks<Refused>(ada, 'POST', '/api/passkeys', { name: 'x', response: { id: '!' } });
      expect([wrong.code, wrong.body.error]).toMatchObject([400, expect.stringContaining('response')]);
    });
  });

  describe('signing in', () => {
    const account = (login: string) => ({ login, password: 'a long enough one' });

    test('takes the guest’s matches and decks along if they like, and leaves them otherwise', async () => {
      const ada = await come('Ada');
      await ada.ask('POST', '/api/account', account('ada-at-home'));
      const bo = await come('Bo');
      for (const bring of [true, false]) {
        const guest = await come('Ada on her phone');
        const match = await played(guest, bo);
        await guest.ask('PUT', `/api/decks/phone-${bring}`, { game: 'ward', name: 'Phone', cards: ['bear-wolf'] });
        await guest.ask('POST', '/api/login', { ...account('ada-at-home'), bring });
        const matches = (await guest.ask<{ match: string }[]>('GET', '/api/matches')).body.map((m) => m.match);
        expect(matches.includes(match)).toBe(bring);
        const decks = (await guest.ask<KeptDeck[]>('GET', '/api/decks')).body.map((d) => d.id);
        expect(decks.includes(`phone-${bring}`)).toBe(bring);
      }
      // Nobody takes an account's matches.
      const other = await come('Cy');
      await other.ask('POST', '/api/account', account('cy-himself'));
      const his = await played(other, bo);
      await other.ask('POST', '/api/login', { ...account('ada-at-home'), bring: true });
      expect((await other.ask<{ match: string }[]>('GET', '/api/matches')).body.map((m) => m.match)).not.toContain(his);
    });

    test('may be tried a few times a minute, for a name and from an address', async () => {
      const ada = await come('Ada');
      await ada.ask('POST', '/api/account', account('ada-guarded'));
      const eve = await come('Eve');
      const tries = async (password: string) =>
        eve.ask<Refused>('POST', '/api/login', { login: 'Ada-Guarded', password });
      for (let i = 0; i < 5; i++) expect((await tries('a wrong password')).code).toBe(403);
      const sixth = await tries('a long enough one');
      expect([sixth.code, sixth.body.error]).toEqual([429, 'login: too many tries; wait 30 s and try again.']);
      clock += 30_000;
      expect((await tries('a long enough one')).code).toBe(200);
      for (let i = 0; i < 40; i++)
        await eve.ask('POST', '/api/login', { login: `nobody-${i}`, password: 'x'.repeat(8) });
      const next = await eve.ask<Refused>('POST', '/api/login', { login: 'nobody-else', password: 'x'.repeat(8) });
      expect([next.code, next.body.error]).toMatchObject([429, expect.stringMatching(/^login: too many tries; wait/)]);
      clock += 600_000;
    });

    test('is by a cookie that scripts and other sites do not get', async () => {
      const answer = await fetch(`${running.url}/api/me`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: '{"name": "Ada"}',
      });
      const cookie = answer.headers.getSetCookie()[0];
      expect(cookie).toMatch(/; HttpOnly/);
      expect(cookie).toMatch(/; SameSite=Lax/);
      // Nothing here ends TLS.
      expect(cookie).not.toMatch(/; Secure/);
    });

    test('lasts for a year from the last visit', async () => {
      const ada = await come('Ada');
      const answer = await fetch(`${running.url}/api/me`, { headers: { cookie: ada.cookie } });
      const [again] = answer.headers.getSetCookie();
      expect(again.startsWith(`${ada.cookie};`)).toBe(true);
      expect(again).toMatch(/; Max-Age=31536000;.*HttpOnly/);
      const nobody = await fetch(`${running.url}/api/me`, { headers: { cookie: `${ada.cookie}x` } });
      expect(nobody.headers.getSetCookie()).toEqual([]);
    });

    test('ends at once for what a browser has open', async () => {
      const ada = await come('Ada');
      await ada.ask('POST', '/api/account', account('ada-lost-her-phone'));
      const phone = await come('Guest');
      const asGuest = await phone.connect();
      await phone.ask('POST', '/api/login', account('ada-lost-her-phone'));
      // The guest is no more, and the page comes back as Ada.
      expect(await asGuest.closed).toBe(4410);
      const [atHome, lost, other] = await Promise.all([ada.connect(), phone.connect(), phone.connect()]);
      const devices = (await ada.ask<Device[]>('GET', '/api/devices')).body;
      await ada.ask('DELETE', `/api/devices/${devices.find((d) => !d.here)!.id}`);
      expect(await Promise.all([lost.closed, other.closed])).toEqual([4410, 4410]);
      expect(await (await phone.connect()).closed).toBe(4401);
      atHome.send({ do: 'watch', code: 'ZZZZZZ' });
      await atHome.next((m): m is Extract<FromServer, { is: 'refused' }> => m.is === 'refused');
      await ada.ask('DELETE', '/api/me');
      expect(await atHome.closed).toBe(4410);
    });

    test('is as somebody whose name can be read', async () => {
      const named = async (name: string): Promise<[number, string]> => {
        const answer = await fetch(`${running.url}/api/me`, {
          method: 'PUT',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ name }),
        });
        const said = (await answer.json()) as Me & Refused;
        return [answer.status, said.name ?? said.error];
      };
      for (const name of ['Ada', 'Ada Lovelace', 'Žofie', 'Νίκος', '小明', 'A'.repeat(24)])
        expect(await named(name)).toEqual([200, name]);
      const unseen = ['', ' ', ' Ada', 'Ada ', 'A\nB', 'A\u0000', '\u202eadA', 'A\u200bda', 'A\u2028B', '\ud800'];
      for (const name of [...unseen, 'A'.repeat(25), `A${'\u0301'.repeat(5)}`])
        expect(await named(name)).toEqual([400, expect.stringMatching(/^name: /)]);
    });

    test('is by a cookie for TLS alone where a proxy that is believed ends it', async () => {
      const behind = await startServer({ root: folder, port: 0, online, proxies: 1 });
      const cookies = async (url: string): Promise<string> => {
        const headers = { 'content-type': 'application/json', 'x-forwarded-proto': 'https' };
        const answer = await fetch(`${url}/api/me`, { method: 'PUT', headers, body: '{"name": "Ada"}' });
        return answer.headers.getSetCookie()[0];
      };
      expect(await cookies(behind.url)).toMatch(/; Secure/);
      expect(await cookies(running.url)).not.toMatch(/; Secure/);
      await behind.close();
    });

    test.each([
      ['another site', { origin: 'https://elsewhere.example' }, false],
      ['another port', { origin: 'http://localhost:1' }, false],
      ['no site', { origin: 'null' }, false],
      ['what is no address', { origin: 'x' }, false],
      ['a browser that hides it', { 'sec-fetch-site': 'cross-site' }, false],
      ['a browser that hides it, of a neighbour', { 'sec-fetch-site': 'same-site' }, false],
      ['a browser here', { 'sec-fetch-site': 'same-origin' }, true],
      ['no browser', {}, true],
    ])('from %s is let in or not', async (_from, headers: Record<string, string>, mayEnter) => {
      const ada = await come('Ada');
      const renamed = await ada.ask<Me>('PUT', '/api/me', { name: 'Eve' }, headers);
      expect(renamed.code).toBe(mayEnter ? 200 : 403);
      const line = await connect(running.url, ada.cookie, headers);
      if (mayEnter) line.close();
      expect((await line.closed) === 4403).toBe(!mayEnter);
    });
  });

  describe('a deck of one’s own', () => {
    const deck = { game: 'ward', name: 'Half a deck', cards: ['bear-wolf', 'bear-wolf'] };

    test('is kept, changed and removed, and is nobody else’s', async () => {
      const [ada, bo] = await Promise.all([come('Ada'), come('Bo')]);
      expect((await ada.ask('PUT', '/api/decks/a', deck)).body).toEqual({ id: 'a', ...deck, changed: clock });
      await bo.ask('PUT', '/api/decks/a', { ...deck, name: 'His' });
      await bo.ask('DELETE', '/api/decks/a');
      await ada.ask('PUT', '/api/decks/a', { ...deck, cards: [] });
      expect((await ada.ask<KeptDeck[]>('GET', '/api/decks')).body).toEqual([
        { id: 'a', ...deck, cards: [], changed: clock },
      ]);
      await ada.ask('DELETE', '/api/decks/a');
      expect((await ada.ask<KeptDeck[]>('GET', '/api/decks')).body).toEqual([]);
    });

    test('is refused in a sentence where it cannot be', async () => {
      const ada = await come('Ada');
      const says = async (path: string, body: unknown): Promise<[number, string]> => {
        const { code, body: said } = await ada.ask<Refused>('PUT', path, body);
        return [code, said.error];
      };
      expect(await says('/api/decks/a', { ...deck, game: 'chess' })).toEqual([
        400,
        "game: 'chess' is not played here.",
      ]);
      expect(await says('/api/decks/a', { ...deck, cards: ['bear-wolf', 'gone'] })).toEqual([
        400,
        "cards.1: Ward has no card 'gone'.",
      ]);
      expect(await says('/api/decks/a', { ...deck, cards: Array(201).fill('bear-wolf') })).toMatchObject([
        400,
        expect.stringMatching(/^cards: /),
      ]);
      expect(await says('/api/decks/a', { ...deck, name: '' })).toMatchObject([400, expect.stringMatching(/^name: /)]);
      expect(await says('/api/decks/a%20b', deck)).toEqual([404, 'id: there is none like that.']);
      for (let i = 0; i < 100; i++) expect((await ada.ask('PUT', `/api/decks/d${i}`, deck)).code).toBe(200);
      expect(await says('/api/decks/more', deck)).toEqual([409, 'You have 100 decks here; remove one of them first.']);
      expect((await ada.ask('PUT', '/api/decks/d7', deck)).code).toBe(200);
    });

    test('is played with at a table, if it is legal there', async () => {
      const ada = await come('Ada');
      const { code } = await ada.open({});
      const cards = gameByName('ward')!.decks[1].cards;
      const seated = await ada.at(code, { do: 'deck', deck: [...cards] });
      expect(seated.seats[0]).toMatchObject({ deck: cards });
      const short = await ada.ask<Refused>('POST', `/api/tables/${code}`, { do: 'deck', deck: cards.slice(1) });
      expect([short.code, short.body.error]).toEqual([400, 'deck: A deck has exactly 30 cards; this one has 29.']);
    });
  });

  describe('a match that is over', () => {
    test('is there for anybody with its link, its dice verified and counted once; one under way is not', async () => {
      const before = (await fetch(`${running.url}/api/dice`).then((r) => r.json())) as DiceServed;
      const [ada, bo] = await Promise.all([come('Ada'), come('Bo')]);
      const match = await played(ada, bo);
      const answer = await fetch(`${running.url}/api/replays/${match}`);
      expect(answer.status).toBe(200);
      const replay = (await answer.json()) as { inputs: { chance?: number[] }[]; fair: { sides: number[] } };
      // It is signed by the key that the server tells everybody.
      const told = (await (await fetch(`${running.url}/.well-known/wardroom.json`)).json()) as {
        replays: { key: string };
      };
      expect(isSigned(replay, told.replays.key)).toBe(true);
      expect(isSigned({ ...replay, seed: 'other' }, told.replays.key)).toBe(false);
      const verdict = await verifyDice(replay);
      expect(verdict.problems).toEqual([]);
      expect(verdict.dice).toBeGreaterThan(0);
      // Counted again and again, it is counted once.
      await expect.poll(async () => (await served()).matches.ward).toBe((before.matches.ward ?? 0) + 1);
      await online.dice.count(match, replay as never);
      const after = await served();
      const all = (of: DiceServed): number => of.dice.flatMap((d) => d.faces).reduce((a, b) => a + b, 0);
      expect(all(after) - all(before)).toBe(verdict.dice);
      expect(after.dice.every((d) => d.game === 'ward' && d.faces.length === d.sides)).toBe(true);

      const { code } = await ada.open({});
      await bo.at(code, { do: 'sit' });
      await bo.at(code, { do: 'ready', ready: true });
      const open = (await ada.at(code, { do: 'start' })).match;
      const early = await fetch(`${running.url}/api/replays/${open}`);
      expect([early.status, await early.json()]).toEqual([
        409,
        { error: 'This match is not over yet: its replay comes with its end.' },
      ]);
      expect((await fetch(`${running.url}/api/replays/none`)).status).toBe(404);
    });

    const served = async (): Promise<DiceServed> =>
      (await fetch(`${running.url}/api/dice`).then((r) => r.json())) as DiceServed;
  });

  test('what is kept of somebody is theirs to take, and goes with them', async () => {
    const [ada, bo] = await Promise.all([come('Ada Lovelace'), come('Bo')]);
    await ada.ask('POST', '/api/account', { login: 'ada-l', password: 'a long enough one' });
    await ada.ask('PUT', '/api/decks/a', { game: 'ward', name: 'Mine', cards: ['bear-wolf'] });
    const match = await played(ada, bo);
    const mine = await ada.ask<Record<string, unknown>>('GET', '/api/me/export');
    expect(mine.body).toMatchObject({
      person: { name: 'Ada Lovelace' },
      account: { login: 'ada-l' },
      devices: [{ agent: expect.any(String) }],
      decks: [{ id: 'a', name: 'Mine', cards: ['bear-wolf'] }],
      matches: [{ id: match, seat: 0, replay: { game: 'ward', setup: { seats: [{ name: 'Ada Lovelace' }, {}] } } }],
    });
    const text = JSON.stringify(mine.body);
    expect(text).not.toMatch(/argon2|"token"|"hash"/);
    for (let i = 0; i < 2; i++) await ada.ask('GET', '/api/me/export');
    expect((await ada.ask('GET', '/api/me/export')).code).toBe(429);

    expect((await ada.ask('DELETE', '/api/me')).code).toBe(200);
    expect((await ada.ask('GET', '/api/devices')).code).toBe(401);
    const left = await fetch(`${running.url}/api/replays/${match}`);
    const replay = await left.text();
    expect(replay).toContain('Somebody');
    expect(replay).not.toContain('Lovelace');
    expect((await verifyDice(JSON.parse(replay))).problems).toEqual([]);
    expect(isSigned(JSON.parse(replay), online.replayKey)).toBe(true);
    const his = await bo.ask<{ names: string[] }[]>('GET', '/api/matches');
    expect(his.body[0].names).toEqual(['Somebody', 'Bo']);
    const login = await bo.ask('POST', '/api/login', { login: 'ada-l', password: 'a long enough one' });
    expect(login.code).toBe(403);
  });
});
