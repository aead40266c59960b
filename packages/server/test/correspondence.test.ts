import { createECDH, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { type AddressInfo, createServer as listen } from 'node:net';
import type { MyMatch, Notices } from '@wardroom/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Visitor } from './play.ts';
import { type Serving, serve, told } from './serve.ts';

/** Matches over days: time runs out with nobody there, everybody sees whose turn it is, and who is away is told. */

const DAY = 86_400_000;

/** A push service: what came to each of its addresses; those in `gone` are no more. */
async function pushService() {
  const came = new Map<string, number>();
  const gone = new Set<string>();
  const heard: IncomingMessage['headers'][] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    came.set(path, (came.get(path) ?? 0) + 1);
    heard.push(request.headers);
    request.resume();
    response.writeHead(gone.has(path) ? 410 : 201).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, came, gone, heard, close: () => new Promise((done) => server.close(done)) };
}

/** A server for mail that takes every letter. */
async function mailServer() {
  const letters: string[] = [];
  const server = listen((socket) => {
    let letter: string | null = null;
    let rest = '';
    socket.write('220 here\r\n');
    socket.on('data', (data) => {
      rest += String(data);
      for (let end = rest.indexOf('\r\n'); end >= 0; end = rest.indexOf('\r\n')) {
        const line = rest.slice(0, end);
        rest = rest.slice(end + 2);
        if (letter !== null && line === '.') {
          // Long lines are folded on the way.
          letters.push(letter.replaceAll('=\n', '').replaceAll('=3D', '='));
          letter = null;
          socket.write('250 kept\r\n');
        } else if (letter !== null) letter += `${line}\n`;
        else if (/^DATA/i.test(line)) {
          letter = '';
          socket.write('354 go on\r\n');
        } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
        else socket.write('250 fine\r\n');
      }
    });
    socket.on('error', () => {});
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, letters, close: () => new Promise((done) => server.close(done)) };
}

let here: Serving;
let service: Awaited<ReturnType<typeof pushService>>;
let post: Awaited<ReturnType<typeof mailServer>>;

beforeAll(async () => {
  service = await pushService();
  post = await mailServer();
  const smtp = { url: post.url, from: 'Wardroom <wardroom@play.example>' };
  here = await serve({
    notify: { url: 'https://play.example', smtp, isPushService: (url) => url.origin === service.url },
  });
});
afterAll(async () => {
  await here.end();
  await service.close();
  await post.close();
});

/** What a browser says when it is asked for a subscription. */
const subscription = (path: string) => {
  const curve = createECDH('prime256v1');
  curve.generateKeys();
  const keys = { p256dh: curve.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') };
  return { endpoint: `${service.url}${path}`, keys };
};

interface Begun {
  people: Visitor[];
  match: string;
  /** Whose turn it is, by seat. */
  turn: number;
}

/** A match of Ada and Bo that has begun, three days for a decision, and nobody there any more. */
async function begun(people?: Visitor[]): Promise<Begun> {
  const both = people ?? (await here.visitors('Ada', 'Bo'));
  const [ada, bo] = both;
  const { code } = await ada.open({ clock: { decision: 3 * DAY, bank: DAY, then: 'lose' } });
  await bo.at(code, { do: 'sit' });
  await bo.at(code, { do: 'ready', ready: true });
  const { match } = await ada.at(code, { do: 'start' });
  for (const who of both) {
    const page = await who.connect();
    page.send({ do: 'join', match });
    page.send({ do: 'say', match, message: { do: 'entropy', value: 'abcd' } });
    await page.next(told('room', (m) => who === ada || JSON.stringify(m.message).includes('"told"')));
    page.close();
    await page.closed;
  }
  const room = await here.online.rooms.room(match!);
  while (room.awaits().length === 0 || room.status() !== 'playing') await new Promise(setImmediate);
  while (here.online.presence.at(code).size > 0) await new Promise(setImmediate);
  await new Promise(setImmediate);
  await here.online.turns.flush();
  await here.online.notices.settled();
  return { people: both, match: match!, turn: room.awaits()[0].seat };
}

const matchOf = async (who: Visitor, match: string): Promise<MyMatch> =>
  (await who.ask<MyMatch[]>('GET', '/api/matches')).body.find((m) => m.match === match)!;

describe('a match over days', () => {
  test('says whose turn it is, since when and until when; what presses most comes first', async () => {
    const { people, match, turn } = await begun();
    const mine = await matchOf(people[turn], match);
    expect(mine).toMatchObject({ yours: true, waits: [people[turn].me.name], status: 'open' });
    expect(mine.until! - mine.since!).toBe(4 * DAY);
    expect(await matchOf(people[1 - turn], match)).toMatchObject({ yours: false, waits: [people[turn].me.name] });
    // A second one begins later, so that its time ends later.
    here.later(1000);
    const second = await begun(people);
    const { body } = await people[turn].ask<MyMatch[]>('GET', '/api/matches');
    const pressing = second.turn === turn ? [match, second.match] : [match];
    expect(body.slice(0, pressing.length).map((m) => m.match)).toEqual(pressing);
  });

  test('time runs out after a restart with nobody there, and not a moment before', async () => {
    const { people, match, turn } = await begun();
    await here.restart();
    for (const who of people) who.moved(here.running.url);
    here.later(4 * DAY - 60_000);
    await here.online.turns.sweep();
    expect((await matchOf(people[0], match)).status).toBe('open');
    here.later(3 * 60_000);
    await here.online.turns.sweep();
    while ((await matchOf(people[0], match)).status === 'open') await new Promise(setImmediate);
    const replay = await here.online.rooms.replayOf(match);
    expect(JSON.stringify(replay!.inputs.at(-1))).toContain('disqualify');
    expect(replay!.inputs.at(-1)).toMatchObject({ target: turn });
    await here.online.turns.flush();
    expect(await matchOf(people[turn], match)).toMatchObject({ yours: false, waits: [], until: null });
  });
});

describe('who is away', () => {
  test('is told in each browser when it is their turn, until it is refused or they sign out', async () => {
    const people = await here.visitors('Ada', 'Bo');
    for (const [i, who] of people.entries()) {
      for (const path of [`/kept-${i}`, `/gone-${i}`]) {
        expect((await who.ask<Notices>('POST', '/api/push', subscription(path))).code).toBe(200);
      }
    }
    for (const path of ['/gone-0', '/gone-1']) service.gone.add(path);
    const { turn, match } = await begun(people);
    expect([service.came.get(`/kept-${turn}`), service.came.get(`/gone-${turn}`)]).toEqual([1, 1]);
    expect(service.came.get(`/kept-${1 - turn}`) ?? 0).toBeLessThanOrEqual(1);
    // Encrypted for that browser, and signed by this server.
    expect(service.heard.at(-1)).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
    expect(service.heard.at(-1)!.authorization).toMatch(/^vapid t=/);
    expect((await people[turn].ask<Notices>('GET', '/api/notices')).body).toMatchObject({ browsers: 1 });
    // The same question is not told twice, however often somebody looks.
    const room = await here.online.rooms.room(match);
    here.online.turns.rests(
      await here.online.database.db.selectFrom('match').selectAll().where('id', '=', match).executeTakeFirstOrThrow(),
      room,
    );
    await here.online.turns.flush();
    await here.online.notices.settled();
    expect(service.came.get(`/kept-${turn}`)).toBe(1);
    await people[turn].ask('POST', '/api/logout');
    const rows = await here.online.database.db
      .selectFrom('push')
      .select('endpoint')
      .where('person', '=', people[turn].me.id)
      .execute();
    expect(rows).toEqual([]);
  });

  test('gives no address that is not of a push service, and no more browsers than they can have', async () => {
    const [ada] = await here.visitors('Ada');
    const wrong = { ...subscription('/x'), endpoint: 'https://169.254.169.254/latest' };
    const refused = await ada.ask<{ error: string }>('POST', '/api/push', wrong);
    expect([refused.code, refused.body.error]).toEqual([
      400,
      'endpoint: this is no push service that this server knows.',
    ]);
    for (let i = 0; i < 12; i++) await ada.ask('POST', '/api/push', subscription(`/many-${i}`));
    expect((await ada.ask<Notices>('GET', '/api/notices')).body.browsers).toBe(10);
    await ada.ask('DELETE', '/api/push', { endpoint: `${service.url}/many-11` });
    expect((await ada.ask<Notices>('GET', '/api/notices')).body.browsers).toBe(9);
  });

  test('is told of so many matches in an hour, and of others after that', async () => {
    const [ada] = await here.visitors('Ada');
    const { notices, database } = here.online;
    await ada.ask('POST', '/api/push', subscription('/busy'));
    const row = { code: 'AAAAAA', game: 'ward', mode: 'duel', fingerprint: '', status: 'open', made: 0, ended: null };
    const matches = Array.from({ length: 61 }, (_, i) => ({
      ...row,
      id: `busy ${i}`,
      judge: null,
      gone: null,
      due: null,
      secret: 0,
    }));
    await database.db.insertInto('match').values(matches).execute();
    for (const match of matches) {
      notices.tell(ada.me.id, match);
      await notices.settled();
    }
    expect(service.came.get('/busy')).toBe(60);
    here.later(3_600_000);
    notices.tell(ada.me.id, matches[60]);
    await notices.settled();
    expect(service.came.get('/busy')).toBe(61);
  });

  test('gets a letter at an address they confirmed, once an hour for a match, until they want none', async () => {
    const people = await here.visitors('Ada', 'Bo');
    const links = (text: string): string[] =>
      [...text.matchAll(/https:\/\/play\.example(\/api\/mail\/\S+?)[>\s]/g)].map((m) => m[1]);
    const addresses = people.map((_, i) => `player-${i}@example.org`);
    for (const [i, who] of people.entries()) {
      const asked = await who.ask<Notices>('PUT', '/api/mail', { address: addresses[i] });
      expect(asked.body.mail).toEqual({ address: addresses[i], confirmed: false });
    }
    const [first] = links(post.letters[0]).filter((x) => x.includes('/confirm'));
    // To look at a link does nothing; a link of somebody else's, or a changed one, neither.
    const [, other] = people;
    expect(await (await fetch(`${here.running.url}${first}`)).text()).toContain('<form method="post">');
    expect((await people[0].ask<Notices>('GET', '/api/notices')).body.mail?.confirmed).toBe(false);
    const forged = await fetch(`${here.running.url}${first.replace(people[0].me.id, other.me.id)}`, { method: 'POST' });
    expect(forged.status).toBe(404);
    for (const letter of post.letters.slice()) {
      const [link] = links(letter).filter((x) => x.includes('/confirm'));
      expect((await fetch(`${here.running.url}${link}`, { method: 'POST' })).status).toBe(200);
    }
    expect((await people[0].ask<Notices>('GET', '/api/notices')).body.mail?.confirmed).toBe(true);
    const before = post.letters.length;
    const { turn, match } = await begun(people);
    const mine = post.letters.slice(before).filter((x) => x.includes(`To: ${addresses[turn]}`));
    expect(mine).toHaveLength(1);
    expect(mine[0]).toContain('It is your turn. Ward, Duel with');
    expect(mine[0]).toMatch(/List-Unsubscribe-Post: List-Unsubscribe=One-Click/);
    const row = await here.online.database.db
      .selectFrom('match')
      .selectAll()
      .where('id', '=', match)
      .executeTakeFirstOrThrow();
    const told = async (): Promise<number> => {
      here.online.notices.tell(people[turn].me.id, row);
      await here.online.notices.settled();
      return post.letters.slice(before).filter((x) => x.includes(`To: ${addresses[turn]}`)).length;
    };
    here.later(30 * 60_000);
    expect(await told()).toBe(1);
    here.later(31 * 60_000);
    expect(await told()).toBe(2);
    const [stop] = links(mine[0]).filter((x) => x.includes('/stop'));
    const oneClick = {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    };
    expect((await fetch(`${here.running.url}${stop}`, oneClick)).status).toBe(200);
    here.later(2 * 3_600_000);
    expect(await told()).toBe(2);
    const enough = async (): Promise<number> =>
      (await people[0].ask('PUT', '/api/mail', { address: `a${randomBytes(4).toString('hex')}@example.org` })).code;
    expect([await enough(), await enough(), await enough()]).toEqual([200, 200, 429]);
    expect((await people[0].ask('PUT', '/api/mail', { address: 'nobody' })).code).toBe(400);
  });
});
