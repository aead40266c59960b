import { connect as connectTo } from 'node:net';
import { thinkHere } from '@wardroom/host/room';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createServer } from '../src/app.ts';
import { addressOf } from '../src/crowd.ts';
import { type Online, openOnline } from '../src/online.ts';
import { sendTo } from '../src/sockets.ts';
import { type Running, startServer } from '../src/start.ts';
import { openDatabase } from '../src/store/database.ts';
import { connect, visitor } from './play.ts';
import { folderFor } from './process.ts';

/** How much one address may have, and what every answer carries. */

const { folder: root, remove } = folderFor('limits');
let now = 1_000_000;
let online: Online;
let running: Running;

beforeAll(async () => {
  online = await openOnline({
    database: await openDatabase(':memory:'),
    think: thinkHere,
    now: () => now,
    limits: { sockets: 2, requests: 2 },
  });
  running = await startServer({ root, host: '127.0.0.1', port: 0, online });
});
afterAll(async () => {
  await running.close();
  await online.close();
  remove();
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

  test('is a whole network of IPv6', () => {
    expect(addressOf('2001:db8:1:2:3:4:5:6')).toBe(addressOf('2001:db8:1:2:ffff::1'));
    expect(addressOf('::ffff:10.0.0.1')).toBe('10.0.0.1');
    expect(addressOf('10.0.0.1')).not.toBe(addressOf('10.0.0.2'));
  });
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
    const text = await new Promise<string>((done) => {
      let heard = '';
      const socket = connectTo(running.port, '127.0.0.1', () => socket.write('BLAH\r\n\r\n'));
      socket.on('data', (data) => {
        heard += data;
      });
      socket.on('close', () => done(heard));
    });
    expect(text).toContain('HTTP/1.1 400 Bad Request');
    for (const name of Object.keys(SAFE)) expect(text).toContain(`${name}: `);
  });

  test('asks for TLS from then on where it came by TLS, by the word of a proxy that is trusted and of no other', async () => {
    const over = async (proxies: number | string[]): Promise<string | undefined> => {
      const app = await createServer({ root, proxies });
      const { headers } = await app.inject({ url: '/healthz', headers: { 'x-forwarded-proto': 'https' } });
      await app.close();
      return headers['strict-transport-security'] as string | undefined;
    };
    expect(await over(1)).toContain('max-age=');
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
