import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { thinkHere } from '@wardroom/host/room';
import type { FromServer, Listed } from '@wardroom/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Online, openOnline } from '../src/online.ts';
import { type Running, startServer } from '../src/start.ts';
import { openDatabase } from '../src/store/database.ts';
import { entriesOf } from '../src/store/log.ts';
import { connect, playSeat, type Seat, someChoice, type Visitor, visitor } from './play.ts';

/** The server as people meet it: over HTTP and sockets, on a database of its own. */

const folder = mkdtempSync(join(tmpdir(), 'wardroom-online-'));
let online: Online;
let running: Running;
const failures: unknown[] = [];

const begin = async (): Promise<void> => {
  online = await openOnline({
    database: await openDatabase(join(folder, 'wardroom.db')),
    think: thinkHere,
    speech: { atOnce: 10_000, perSecond: 10_000 },
    failed: (what, e) => failures.push([what, e]),
  });
  running = await startServer({ root: folder, port: 0, online });
};
const end = async (): Promise<void> => {
  await running.close();
  await online.close();
};

beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Wardroom</title>');
  await begin();
});
afterAll(async () => {
  await end();
  rmSync(folder, { recursive: true });
  expect(failures).toEqual([]);
});

const isTable = (m: FromServer): m is Extract<FromServer, { is: 'table' }> => m.is === 'table';

type Seen = Extract<FromServer, { is: 'table' }>;

/** Two people at a table that has begun. */
async function begun(
  more: Parameters<Visitor['open']>[0] = {},
): Promise<{ ada: Visitor; bo: Visitor; match: string; code: string }> {
  const [ada, bo] = await Promise.all([visitor(running.url, 'Ada'), visitor(running.url, 'Bo')]);
  const { code } = await ada.open(more);
  await bo.at(code, { do: 'sit' });
  await bo.at(code, { do: 'ready', ready: true });
  const { match } = await ada.at(code, { do: 'start' });
  return { ada, bo, match: match!, code };
}

describe('two friends', () => {
  test('meet by a code, see each other come, and play a match to its end', async () => {
    const [ada, bo] = await Promise.all([visitor(running.url, 'Ada'), visitor(running.url, 'Bo')]);
    const { code } = await ada.open({});
    const hers = await ada.connect();
    hers.send({ do: 'watch', code });
    expect((await hers.next(isTable)).table.seats[1]).toEqual({ who: 'nobody' });
    const his = await bo.connect();
    const sat = await bo.at(code.toLowerCase(), { do: 'sit' });
    expect([sat.seat, sat.host]).toEqual([1, false]);
    his.send({ do: 'watch', code });
    await hers.next((m): m is Seen => isTable(m) && m.table.seats.every((s) => s.who === 'person' && s.here));
    await bo.at(code, { do: 'ready', ready: true });
    const started = await ada.at(code, { do: 'start' });
    const told = await his.next((m): m is Seen => isTable(m) && m.table.match !== null);
    expect(told.table.match).toBe(started.match);
    const seats = [hers, his].map((c, i) => playSeat(c, started.match!, someChoice(i)));
    await Promise.all(seats.map((s) => s.over));
    const ends = seats.map((s) => s.following.shown!.view.over);
    expect(ends[0]).not.toBeNull();
    expect(ends[0]).toEqual(ends[1]);
    expect(seats.flatMap((s) => s.refusals)).toEqual([]);

    const again = await Promise.all([ada.at(code, { do: 'again' }), bo.at(code, { do: 'again' })]);
    expect(again[0].code).toBe(again[1].code);
    expect([again[0].seat, again[1].seat, again[0].match]).toEqual([1, 0, null]);
    // It waits for both of them, wherever they go in the meantime.
    for (const who of [ada, bo]) {
      const { body } = await who.ask<Listed[]>('GET', '/api/tables/mine');
      expect(body).toMatchObject([{ code: again[0].code, host: 'Ada', seats: 2, free: 0 }]);
    }
    await bo.at(again[0].code, { do: 'stand' });
    expect((await bo.ask<Listed[]>('GET', '/api/tables/mine')).body).toEqual([]);
  });

  test('one is cut off again and again, the server ends in between, and nothing is lost', async () => {
    const { ada, bo, match } = await begun({ game: 'guardian', deck: 'the-long-wall' });
    let cuts = 0;
    let mine: Seat;
    let hers: Seat;
    const play = async (): Promise<void> => {
      const [a, b] = await Promise.all([ada.connect(), bo.connect()]);
      hers = playSeat(a, match, someChoice(1), hers?.following);
      let heard = 0;
      const gone = new Promise<void>((done) => {
        a.onMessage((m) => {
          if (cuts < 3 && m.is === 'room' && heard++ === 12) {
            a.cut();
            b.cut();
            done();
          }
        });
      });
      mine = playSeat(b, match, someChoice(2), mine?.following);
      await Promise.race([gone, Promise.all([hers.over, mine.over])]);
    };
    for (; cuts < 3; cuts++) {
      await play();
      if (cuts === 1) {
        await end();
        await begin();
        ada.moved(running.url);
        bo.moved(running.url);
      }
    }
    await play();
    expect(hers!.following.shown!.view.over).not.toBeNull();
    // The log holds every entry once, in order, and leads to the same end.
    const entries = await entriesOf(online.database.db, match);
    expect(JSON.parse(entries[0]).is).toBe('open');
    const late = playSeat(await ada.connect(), match, () => 0);
    await late.over;
    expect(late.following.shown!.view.over).toEqual(hers!.following.shown!.view.over);
  });
});

describe('a table', () => {
  test('says in a sentence what cannot be', async () => {
    const [ada, bo, cy] = await Promise.all(['Ada', 'Bo', 'Cy'].map((name) => visitor(running.url, name)));
    const { code } = await ada.open({ listed: true });
    const says = async (who: Visitor, act: unknown): Promise<[number, string]> => {
      const { code: is, body } = await who.ask<{ error: string }>('POST', `/api/tables/${code}`, act);
      return [is, body.error];
    };
    expect(await says(ada, { do: 'start' })).toEqual([
      409,
      'Seat 2 is free: wait for somebody, or let a bot sit there.',
    ]);
    expect(await says(bo, { do: 'ready', ready: true })).toEqual([409, 'Sit down first.']);
    expect(await says(bo, { do: 'sit', seat: 0 })).toEqual([409, 'seat: 0 is taken.']);
    expect(await says(bo, { do: 'sit', seat: 7 })).toEqual([400, 'seat: the table has seats 0 to 1.']);
    expect(await says(bo, { do: 'sit', deck: 'gone' })).toEqual([400, "deck: no deck is called 'gone' here."]);
    await bo.at(code, { do: 'sit' });
    expect(await says(cy, { do: 'sit' })).toEqual([409, 'Every seat is taken.']);
    expect(await says(ada, { do: 'start' })).toEqual([409, 'Bo is not ready.']);
    expect(await says(bo, { do: 'kick', seat: 0 })).toEqual([403, 'Only whoever opened the table may do that.']);
    expect(await says(bo, { do: 'fly' })).toMatchObject([400, expect.stringContaining('do')]);
    expect(await says(bo, { do: 'sit', seat: -1 })).toMatchObject([400, expect.stringContaining('seat')]);
    await ada.at(code, { do: 'kick', seat: 1 });
    expect(await says(bo, { do: 'sit' })).toEqual([403, 'The host has asked you to leave this table.']);
    const none = await cy.ask<{ error: string }>('GET', '/api/tables/ZZZZZZ');
    expect([none.code, none.body.error]).toEqual([404, 'There is no table ZZZZZZ: look at the code again.']);
  });

  test('is on the list of open ones as long as somebody is there', async () => {
    const [ada, cy] = await Promise.all(['Ada', 'Cy'].map((name) => visitor(running.url, name)));
    const { code } = await ada.open({ listed: true });
    const listed = async (): Promise<Listed | undefined> =>
      (await cy.ask<Listed[]>('GET', '/api/tables')).body.find((t) => t.code === code);
    expect(await listed()).toBeUndefined();
    const hers = await ada.connect();
    hers.send({ do: 'watch', code });
    await hers.next(isTable);
    expect(await listed()).toMatchObject({ host: 'Ada', free: 1, seats: 2 });
    // Somebody who only looks does not keep it there.
    const his = await cy.connect();
    his.send({ do: 'watch', code });
    await his.next((m): m is Seen => isTable(m) && m.table.watching === 1);
    hers.close();
    const left = await his.next(
      (m): m is Seen => isTable(m) && m.table.seats[0].who === 'person' && !m.table.seats[0].here,
    );
    expect(left.table.seats[0]).toMatchObject({ away: expect.any(Number) });
    expect(await listed()).toBeUndefined();
    his.close();
  });

  test('tells nobody another’s deck', async () => {
    const { ada, bo, code } = await begun({ deck: 'slow-venom' });
    const seen = await bo.ask<unknown>('GET', `/api/tables/${code}`);
    expect(JSON.stringify(seen.body)).not.toContain('slow-venom');
    const own = await ada.ask<{ seats: { deck: string }[] }>('GET', `/api/tables/${code}`);
    expect(own.body.seats[0].deck).toBe('slow-venom');
  });

  test('is sat down at by a program that knows the protocol alone', async () => {
    const ada = await visitor(running.url, 'Ada');
    const { code } = await ada.open({ options: { format: 'open', threshold: 60 } });
    const example = fileURLToPath(new URL('../../../examples/bot.mjs', import.meta.url));
    const child = spawn(process.execPath, [example, running.url, code], { stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    child.stdout.on('data', (text) => {
      said += text;
    });
    child.stderr.on('data', (text) => {
      said += text;
    });
    const ended = new Promise<number | null>((done) => child.on('exit', done));
    const c = await ada.connect();
    c.send({ do: 'watch', code });
    await c.next((m): m is Seen => isTable(m) && m.table.seats[1].who === 'person' && m.table.seats[1].ready);
    const { match } = await ada.at(code, { do: 'start' });
    await playSeat(c, match!, someChoice(3)).over;
    expect(await ended).toBe(0);
    expect(said).toMatch(/^Over: team \d has won \(W[\d.]+\)\.\n$/);
  });

  test('lets bots sit down, and they play', async () => {
    const ada = await visitor(running.url, 'Ada');
    const { code } = await ada.open({});
    await ada.at(code, { do: 'bot', seat: 1, bot: 'random' });
    const { match } = await ada.at(code, { do: 'start' });
    const seat = playSeat(await ada.connect(), match!, someChoice(5));
    await seat.over;
    const { body } = await ada.ask<{ match: string; names: string[] }[]>('GET', '/api/matches');
    expect(body).toMatchObject([{ match, names: ['Ada'] }]);
  });
});

describe('nobody', () => {
  test('sits at another’s seat, or looks on where that is not allowed', async () => {
    const { match } = await begun();
    const cy = await visitor(running.url, 'Cy');
    const his = await cy.connect();
    his.send({ do: 'join', match });
    const refused = await his.next((m): m is Extract<FromServer, { is: 'refused' }> => m.is === 'refused');
    expect(refused).toMatchObject({ match, error: expect.stringMatching(/look on|spectator|watch/i) });
    his.send({ do: 'say', match, message: { do: 'pick', question: 0, pick: 0 } });
    expect((await his.next((m): m is Extract<FromServer, { is: 'refused' }> => m.is === 'refused')).error).toBe(
      'Join the match first.',
    );
  });

  test('asks for another match who has not played this one', async () => {
    const { ada, code } = await begun();
    const cy = await visitor(running.url, 'Cy');
    const refused = await cy.ask('POST', `/api/tables/${code}`, { do: 'again' });
    expect(refused).toEqual({ code: 403, body: { error: 'Only those who played may ask for another match.' } });
    const next = await ada.at(code, { do: 'again' });
    // Where the others meet again, everybody with the link may look on.
    expect((await cy.at(code, { do: 'again' })).code).toBe(next.code);
  });

  test('acts from another site, with a forged cookie or without one', async () => {
    const ada = await visitor(running.url, 'Ada');
    const evil = { origin: 'https://elsewhere.example' };
    expect((await ada.ask('PUT', '/api/me', { name: 'Eve' }, evil)).code).toBe(403);
    expect(await (await connect(running.url, ada.cookie, evil)).closed).toBe(4403);
    expect(await (await connect(running.url, '')).closed).toBe(4401);
    expect(await (await connect(running.url, `${ada.cookie}x`)).closed).toBe(4401);
    const me = await fetch(`${running.url}/api/me`, { headers: { cookie: 'wardroom=s%3Aabc.def' } });
    expect(await me.json()).toBeNull();
  });

  test('breaks a connection with what it says', async () => {
    const ada = await visitor(running.url, 'Ada');
    const c = await ada.connect();
    for (const text of [
      '{',
      '[]',
      'null',
      '{"do":"join"}',
      '{"do":"watch","code":"abc"}',
      '{"__proto__":{"do":"x"}}',
    ]) {
      c.send(text);
      const { error } = await c.next((m): m is Extract<FromServer, { is: 'refused' }> => m.is === 'refused');
      expect(error, text).toMatch(/^\S+: .+\.$/);
    }
    c.send('x'.repeat(40_000));
    expect(await c.closed).toBe(1009);
  });
});

describe('somebody', () => {
  test('has an account with what they did as a guest, signs in elsewhere, and out again', async () => {
    const ada = await visitor(running.url, 'Ada');
    const account = { login: 'Ada_L', password: 'a long enough one' };
    expect((await ada.ask('POST', '/api/account', account)).body).toEqual({ ...ada.me, account: true });
    const phone = await visitor(running.url, 'Guest');
    const wrong = await phone.ask<{ error: string }>('POST', '/api/login', {
      ...account,
      password: 'not the right one',
    });
    expect([wrong.code, wrong.body.error]).toEqual([403, 'login: name and password do not fit together.']);
    expect((await phone.ask('POST', '/api/login', { ...account, login: 'ada_l' })).body).toEqual({
      ...ada.me,
      account: true,
    });
    const devices = await phone.ask<{ id: string; here: boolean }[]>('GET', '/api/devices');
    expect(devices.body.filter((d) => d.here)).toHaveLength(1);
    const other = devices.body.find((d) => !d.here)!;
    expect((await phone.ask('DELETE', `/api/devices/${other.id}`)).code).toBe(200);
    expect((await ada.ask('GET', '/api/devices')).code).toBe(401);
    const taken = await (await visitor(running.url, 'Bo')).ask<{ error: string }>('POST', '/api/account', account);
    expect([taken.code, taken.body.error]).toEqual([
      409,
      'login: somebody is called Ada_L already; choose another name.',
    ]);
  });
});

describe('whoever runs it', () => {
  const figure = (text: string, name: string): number =>
    Number(
      text
        .split('\n')
        .find((line) => line.startsWith(`${name} `))
        ?.split(' ')[1],
    );

  test('learns whether it can serve, and its figures', async () => {
    const read = async (): Promise<string> => {
      const answer = await fetch(`${running.url}/metrics`);
      expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
      return answer.text();
    };
    expect((await fetch(`${running.url}/readyz`)).status).toBe(200);
    const before = await read();
    const { ada, bo, match } = await begun();
    const connections = await Promise.all([ada.connect(), bo.connect()]);
    await Promise.all(connections.map((c, i) => playSeat(c, match, someChoice(i)).over));
    const after = await read();
    const more = (name: string): number => figure(after, name) - figure(before, name);
    // The first entry comes with the match itself.
    const entries = (await entriesOf(online.database.db, match)).length - 1;
    expect(more('wardroom_appends_total{result="kept"}')).toBe(entries);
    expect(more('wardroom_append_seconds_count')).toBe(entries);
    expect(more('wardroom_append_seconds_bucket{le="+Inf"}')).toBe(entries);
    expect(more('wardroom_append_seconds_sum')).toBeGreaterThan(0);
    expect(more('wardroom_rooms')).toBe(1);
    expect(figure(after, 'wardroom_sockets')).toBeGreaterThanOrEqual(2);
    expect(figure(after, 'wardroom_failures_total')).toBe(0);
  });

  test('learns that its database does not answer', async () => {
    const other = await openOnline({ database: await openDatabase(':memory:'), think: thinkHere });
    const at = await startServer({ root: folder, port: 0, online: other });
    await other.close();
    expect((await fetch(`${at.url}/readyz`)).status).toBe(503);
    expect((await fetch(`${at.url}/healthz`)).status).toBe(200);
    await at.close();
  });
});
