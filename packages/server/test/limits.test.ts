import { type AddressInfo, connect as connectTo } from 'node:net';
import { type FromRoom, thinkHere } from '@wardroom/host/room';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createServer } from '../src/app.ts';
import { addressOf } from '../src/crowd.ts';
import { type Online, openOnline } from '../src/online.ts';
import { attempts } from '../src/people/attempts.ts';
import { sendTo } from '../src/sockets.ts';
import { type Running, startServer } from '../src/start.ts';
import { openDatabase } from '../src/store/database.ts';
import { type Connection, connect, type Visitor, visitor } from './play.ts';
import { folderFor } from './process.ts';
import { type Serving, serve, told } from './serve.ts';

/** How much one address and one person may have, and what every answer carries. */

const { folder: root, remove } = folderFor('limits');
let now = 1_000_000;
let online: Online;
let running: Running;

beforeAll(async () => {
  online = await openOnline({
    database: await openDatabase(':memory:'),
    think: thinkHere,
    now: () => now,
    limits: { sockets: 2, requests: 2, guests: 6 },
  });
  running = await startServer({ root, host: '127.0.0.1', port: 0, online });
});
afterAll(async () => {
  await running.close();
  await online.close();
  remove();
});

/** What comes back to these bytes, until the server hangs up. */
const answerTo = (port: number, bytes: string): Promise<string> =>
  new Promise((done) => {
    let heard = '';
    const socket = connectTo(port, '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (data) => {
      heard += data;
    });
    socket.on('error', () => {});
    socket.on('close', () => done(heard));
  });

describe('one address', () => {
  test('may have so many connections open, and another when one is closed', async () => {
    const { cookie } = await visitor(running.url, 'Ada');
    const two = await Promise.all([connect(running.url, cookie), connect(running.url, cookie)]);
    const third = await connect(running.url, cookie);
    expect(await third.closed).toBe(4429);
    two[0].close();
    await two[0].closed;
    // The server hears of it a moment later than the client.
    let last = await connect(running.url, cookie);
    while (online.metrics.text({ rooms: 0, thoughts: 0 }).includes('wardroom_sockets 1\n')) {
      last = await connect(running.url, cookie);
    }
    last.send({ do: 'watch', code: 'ZZZZZZ' });
    await last.next((m): m is Extract<typeof m, { is: 'refused' }> => m.is === 'refused');
    last.close();
    two[1].close();
  });

  test('may ask so often, is told to wait beyond that, and may ask again later', async () => {
    now += 60_000;
    const codes: number[] = [];
    let refused: Response | null = null;
    for (let i = 0; i < 12; i++) {
      const answer = await fetch(`${running.url}/api/tables`);
      codes.push(answer.status);
      if (answer.status === 429) refused = answer;
    }
    expect(codes).toEqual([...Array(8).fill(200), ...Array(4).fill(429)]);
    expect(refused!.headers.get('retry-after')).toBe('1');
    expect(await refused!.json()).toEqual({ error: 'requests: too many tries; wait 1 s and try again.' });
    // Whoever looks after the node, and the page itself, are not kept out.
    expect((await fetch(`${running.url}/healthz`)).status).toBe(200);
    expect((await fetch(running.url)).status).toBe(200);
    now += 1000;
    expect((await fetch(`${running.url}/api/tables`)).status).toBe(200);
  });

  test('is a whole network of IPv6, however it is written', () => {
    expect(addressOf('2001:db8:1:2:3:4:5:6')).toBe(addressOf('2001:db8:1:2:ffff::1'));
    expect(addressOf('2001:db8::1')).toBe(addressOf('2001:DB8:0:0:ffff:2::1'));
    expect(addressOf('2001:db8::1')).not.toBe(addressOf('2001:db8:0:1::1'));
    expect(addressOf('fe80::1%eth0')).toBe(addressOf('fe80::2'));
    expect(addressOf('::1')).toBe(addressOf('::2'));
    expect(addressOf('::ffff:10.0.0.1')).toBe('10.0.0.1');
    expect(addressOf('10.0.0.1')).not.toBe(addressOf('10.0.0.2'));
  });

  test('may send so many new guests in an hour; those who are known come and go', async () => {
    now += 3_600_000;
    const comes = async (cookie = ''): Promise<number> => {
      now += 1000;
      const headers = { 'content-type': 'application/json', cookie };
      return (await fetch(`${running.url}/api/me`, { method: 'PUT', headers, body: '{"name": "Ada"}' })).status;
    };
    const known = await visitor(running.url, 'Ada');
    for (let i = 1; i < 6; i++) expect(await comes()).toBe(200);
    expect(await comes()).toBe(429);
    expect(await comes(known.cookie)).toBe(200);
    now += 600_000;
    expect(await comes()).toBe(200);
    now += 3_600_000;
  });
});

test('whoever tries a great many names makes the first of them forgotten, and nothing grows', () => {
  let time = 0;
  const tries = attempts(() => time);
  const guess = (key: string): void => tries.count('login', [{ key, atOnce: 2, every: 30_000 }]);
  guess('ada');
  guess('ada');
  expect(() => guess('ada')).toThrow('login: too many tries; wait 30 s and try again.');
  for (let i = 0; i < 20_000; i++) guess(`nobody ${i}`);
  expect(() => guess('ada')).not.toThrow();
  time = 60_000;
  expect(() => guess('nobody 19999')).not.toThrow();
});

test('one person may be in so many matches at a time', async () => {
  now += 60_000;
  const ada = await visitor(running.url, 'Ada');
  const { code } = await ada.open({});
  await ada.at(code, { do: 'bot', seat: 1, bot: 'random' });
  const { db } = online.database;
  const row = { code: 'AAAAAA', game: 'ward', mode: 'duel', fingerprint: '', status: 'open', made: 0, ended: null };
  const ids = Array.from({ length: 100 }, (_, i) => `m${i}`);
  await db
    .insertInto('match')
    .values(ids.map((id) => ({ id, ...row, judge: null, gone: '{}', due: null, secret: 0 })))
    .execute();
  const seat = { seat: 0, person: ada.me.id, name: 'Ada', asked: null, until: null };
  await db
    .insertInto('seat')
    .values(ids.map((match) => ({ match, ...seat })))
    .execute();
  const refused = await ada.ask('POST', `/api/tables/${code}`, { do: 'start' });
  expect(refused).toEqual({ code: 429, body: { error: 'You are in many matches; finish some of them first.' } });
  await db.updateTable('match').set({ status: 'over' }).where('id', '=', 'm0').execute();
  expect((await ada.at(code, { do: 'start' })).match).not.toBeNull();
});

describe('one person', () => {
  let here: Serving;
  let ada: Visitor;
  beforeAll(async () => {
    here = await serve({ speech: { atOnce: 100, perSecond: 1 / 1000 } });
    [ada] = await here.visitors('Ada');
  });
  afterAll(() => here.end());

  const refusal = async (page: Connection): Promise<string> => (await page.next(told('refused'))).error;
  const asks = async (method: string, path: string, body: unknown): Promise<[number, string]> => {
    const answer = await ada.ask<{ error: string }>(method, path, body);
    return [answer.code, answer.body.error];
  };

  test('may have so many tables open, and watch so many on one page', async () => {
    const codes: string[] = [];
    for (let i = 0; i < 20; i++) codes.push((await ada.open({})).code);
    await expect(ada.open({})).rejects.toThrow(
      '429 {"error":"You have many tables open; begin at one of them first."}',
    );
    const page = await ada.connect();
    for (const code of codes.slice(0, 11)) page.send({ do: 'watch', code });
    expect(await refusal(page)).toBe('You watch too many tables on this page.');
    page.send({ do: 'unwatch', code: codes[0] });
    page.send({ do: 'watch', code: codes[10] });
    await page.next(told('table', ({ table }) => table.code === codes[10]));
    page.close();
    here.later(3_600_000);
    await ada.open({});
  });

  test('may be at so many matches on one page', async () => {
    const page = await ada.connect();
    for (let i = 0; i < 11; i++) {
      const { code } = await ada.open({});
      await ada.at(code, { do: 'bot', seat: 1, bot: 'random' });
      page.send({ do: 'join', match: (await ada.at(code, { do: 'start' })).match });
    }
    expect(await refusal(page)).toBe('You are at too many matches on this page.');
    page.close();
  });

  test('may have so many pages open', async () => {
    const [bo] = await here.visitors('Bo');
    const pages = await Promise.all(Array.from({ length: 12 }, () => bo.connect()));
    // Each of them is heard.
    for (const page of pages) page.send({ do: 'watch', code: 'ZZZZZZ' });
    for (const page of pages) expect(await refusal(page)).toMatch(/^There is no table/);
    expect(await (await bo.connect()).closed).toBe(4429);
    for (const page of pages) page.close();
  });

  test('may say so much, is heard later beyond that, and shut out when they go on', async () => {
    const [bo] = await here.visitors('Bo');
    const page = await bo.connect();
    for (let i = 0; i < 100; i++) page.send({ do: 'unseek' });
    for (let i = 0; i < 100; i++) await page.next(told('quick'));
    for (let i = 0; i < 200; i++) page.send({ do: 'unseek' });
    page.send({ do: 'unseek' });
    expect(await page.closed).toBe(4429);
    expect(page.heard).toEqual([]);
  });

  test('may say so much before it is known who they are, and is shut out when they say more', async () => {
    const { people } = here.online;
    const { byToken } = people;
    let known = (): void => {};
    const looked = new Promise<void>((done) => {
      known = done;
    });
    people.byToken = async (token) => {
      await looked;
      return byToken(token);
    };
    const [patient, loud] = await Promise.all([ada.connect(), ada.connect()]);
    for (let i = 0; i < 20; i++) patient.send({ do: 'unseek' });
    for (let i = 0; i < 21; i++) loud.send({ do: 'unseek' });
    expect(await loud.closed).toBe(4429);
    expect(patient.heard).toEqual([]);
    known();
    for (let i = 0; i < 20; i++) await patient.next(told('quick'));
    people.byToken = byToken;
    patient.close();
  });

  test('is remembered when the host asks them to leave, with 49 others', async () => {
    const { code } = await ada.open({});
    const guests = await here.visitors(...Array.from({ length: 51 }, (_, i) => `Guest ${i}`));
    for (const guest of guests) {
      await guest.at(code, { do: 'sit' });
      await ada.at(code, { do: 'kick', seat: 1 });
    }
    const sits = async (guest: Visitor) => (await guest.ask('POST', `/api/tables/${code}`, { do: 'sit' })).code;
    // Whoever was asked first is forgotten.
    expect([await sits(guests[1]), await sits(guests[50]), await sits(guests[0])]).toEqual([403, 403, 200]);
  });

  test('may have so many passkeys', async () => {
    const { db } = here.online.database;
    const row = { person: ada.me.id, name: 'Key', key: 'x', counter: 0, transports: '[]', made: 0, used: null };
    const keys = Array.from({ length: 20 }, (_, i) => ({ id: `key ${i}`, ...row }));
    await db.insertInto('passkey').values(keys).execute();
    const origin = { origin: here.running.url };
    const { code, body } = await ada.ask('POST', '/api/passkeys/options', {}, origin);
    expect([code, body]).toEqual([409, { error: 'You have 20 passkeys; remove one of them first.' }]);
  });

  test('may mute so many, report so much in a day, and a table keeps so many lines', async () => {
    const { chat, database } = here.online;
    const [bo] = await here.visitors('Bo');
    const { code } = await ada.open({});
    for (let i = 0; i < 201; i++) {
      here.later(2000);
      await chat.say(code, bo.me.id, { text: `Line ${i}` });
    }
    const lines = await database.db.selectFrom('chat').select('n').where('code', '=', code).orderBy('n').execute();
    expect([lines.length, lines[0].n]).toEqual([200, 2]);
    for (let line = 152; line < 172; line++)
      expect(await asks('POST', `/api/tables/${code}/report`, { line, why: 'spam' })).toEqual([200, undefined]);
    expect(await asks('POST', `/api/tables/${code}/report`, { line: 190, why: 'spam' })).toEqual([
      429,
      'You have reported much today; somebody will look at it.',
    ]);
    const others = Array.from({ length: 500 }, (_, i) => ({ id: `other ${i}`, name: 'Somebody', made: 0 }));
    await database.db.insertInto('person').values(others).execute();
    const rows = Array.from({ length: 500 }, (_, i) => ({
      id: `m${i}`,
      person: ada.me.id,
      other: `other ${i}`,
      made: 0,
    }));
    await database.db.insertInto('mute').values(rows).execute();
    expect(await asks('POST', `/api/tables/${code}/mute`, { line: 190 })).toEqual([
      429,
      'You have muted many; unmute some first.',
    ]);
  });

  test('is given all that is kept of them three times in a while', async () => {
    const [bo] = await here.visitors('Bo');
    const codes = await Promise.all([1, 2, 3, 4].map(async () => (await bo.ask('GET', '/api/me/export')).code));
    expect(codes.sort()).toEqual([200, 200, 200, 429]);
  });
});

test('somebody who has played much is given the matches of all times, and the replays of the last 200', async () => {
  const here = await serve();
  const [ada] = await here.visitors('Ada');
  const { db } = here.online.database;
  const { code } = await ada.open({});
  await ada.at(code, { do: 'bot', seat: 1, bot: 'random' });
  const match = (await ada.at(code, { do: 'start' })).match!;
  const page = await ada.connect();
  page.send({ do: 'join', match });
  page.send({ do: 'say', match, message: { do: 'entropy', value: 'abcd' } });
  await page.next(told('room', (m) => (m.message as FromRoom).is === 'told'));
  page.send({ do: 'say', match, message: { do: 'act', act: 'concede' } });
  await page.next(told('room', (m) => (m.message as FromRoom).is === 'replay'));
  page.close();
  await vi.waitFor(async () => expect(await status()).toBe('over'));
  const [of, sat, entries] = await Promise.all([
    db.selectFrom('match').selectAll().where('id', '=', match).executeTakeFirstOrThrow(),
    db.selectFrom('seat').selectAll().where('match', '=', match).execute(),
    db.selectFrom('entry').selectAll().where('match', '=', match).execute(),
  ]);
  // As if it had been played again and again, a second later each time.
  for (let n = 1; n <= 200; n++) {
    const id = `again ${n}`;
    await db
      .insertInto('match')
      .values({ ...of, id, made: of.made + n * 1000 })
      .execute();
    await db
      .insertInto('seat')
      .values(sat.map((x) => ({ ...x, match: id })))
      .execute();
    await db
      .insertInto('entry')
      .values(entries.map((x) => ({ ...x, match: id })))
      .execute();
  }
  const { body } = await ada.ask<{ matches: { id: string; replay?: object }[] }>('GET', '/api/me/export');
  expect(body.matches).toHaveLength(201);
  expect(body.matches.filter((m) => m.replay === undefined).map((m) => m.id)).toEqual([match]);
  await here.end();

  async function status(): Promise<string> {
    return (await db.selectFrom('match').select('status').where('id', '=', match).executeTakeFirstOrThrow()).status;
  }
});

describe('a request', () => {
  test('may be so large, its head too', async () => {
    const ada = await visitor(running.url, 'Ada');
    now += 60_000;
    const large = await ada.ask<{ error: string }>('PUT', '/api/me', { name: 'x'.repeat(40_000) });
    expect([large.code, typeof large.body.error]).toEqual([413, 'string']);
    const head = await answerTo(running.port, `GET / HTTP/1.1\r\nHost: x\r\nCookie: ${'x'.repeat(20_000)}\r\n\r\n`);
    expect(head).toContain('HTTP/1.1 431 ');
  });

  test.each([
    ['its head', 'GET / HTTP/1.1\r\nHost: x\r\n'],
    ['its body', 'PUT /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{"na'],
  ])('that never comes to the end of %s is not waited for', async (_, bytes) => {
    const slowest = { head: 20, request: 40, look: 10 };
    const app = await createServer({ root, online, slowest });
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    now += 60_000;
    expect(await answerTo(port, bytes)).toContain('HTTP/1.1 408 Request Timeout');
    await app.close();
  });
});

describe('every answer', () => {
  const SAFE = {
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
    'content-security-policy': expect.stringContaining('default-src'),
  };

  test.each(['/', '/api/nothing', '/gone.txt', '/api/tables/%', '/healthz'])('%s carries its headers', async (path) => {
    now += 60_000;
    const { headers } = await fetch(`${running.url}${path}`);
    expect(Object.fromEntries(headers)).toMatchObject(SAFE);
  });

  test('what cannot be read as a request, too', async () => {
    const text = await answerTo(running.port, 'BLAH\r\n\r\n');
    expect(text).toContain('HTTP/1.1 400 Bad Request');
    for (const name of Object.keys(SAFE)) expect(text).toContain(`${name}: `);
  });

  test('asks for TLS from then on where it came by TLS, by the word of a proxy that is trusted and of no other', async () => {
    const over = async (proxies: number | string[], url = '/healthz'): Promise<string | undefined> => {
      const app = await createServer({ root, proxies });
      const { headers } = await app.inject({ url, headers: { 'x-forwarded-proto': 'https' } });
      await app.close();
      return headers['strict-transport-security'] as string | undefined;
    };
    for (const url of ['/healthz', '/', '/gone.txt', '/api/nothing'])
      expect(await over(1, url), url).toContain('max-age=');
    expect(await over(['127.0.0.0/8'])).toContain('max-age=');
    expect(await over(['10.0.0.0/8'])).toBeUndefined();
    expect(await over(0)).toBeUndefined();
  });
});

test('somebody who does not read what they are sent is closed, and nothing more waits for them', () => {
  const sent: string[] = [];
  const closed: unknown[] = [];
  const socket = {
    bufferedAmount: 0,
    send: (text: string) => {
      sent.push(text);
      socket.bufferedAmount += text.length;
    },
    close: (code?: number) => void closed.push(code),
  };
  for (let i = 0; i < 400; i++) sendTo(socket, 'x'.repeat(10_000));
  expect(sent.length).toBeGreaterThan(90);
  expect(sent.length).toBeLessThan(110);
  expect(closed).toContain(4408);
});
