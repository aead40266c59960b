import { join } from 'node:path';
import { gameByName } from '@wardroom/games';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '../src/store/database.ts';
import { entriesOf } from '../src/store/log.ts';
import { type Connection, playSeat, type Seat, someChoice, type Visitor, visitor } from './play.ts';
import { freePort } from './postgres.ts';
import { folderFor, type Process, serverBundle, startProcess } from './process.ts';

/** The server as those who run it meet it: a process with a log, that is told to end. */

const { folder, remove } = folderFor('operation');
const data = join(folder, 'wardroom.db');
let bundle: string;
let port: number;
let running: Process;

const start = async (env: Record<string, string> = {}): Promise<void> => {
  running = await startProcess({ bundle, folder, port, env: { WARDROOM_DATA: data, WARDROOM_LOG: 'debug', ...env } });
};

beforeAll(async () => {
  bundle = serverBundle();
  port = await freePort();
  await start({ WARDROOM_DRAIN: '1' });
});
afterAll(async () => {
  await running.end('SIGKILL');
  remove();
});

async function begun(): Promise<{ people: Visitor[]; match: string; code: string }> {
  const people = await Promise.all(['Ada', 'Bo'].map((name) => visitor(running.url, name)));
  const { code } = await people[0].open({ deck: 'tooth-and-claw', options: { format: 'open', threshold: 60 } });
  await people[1].at(code, { do: 'sit' });
  await people[1].at(code, { do: 'ready', ready: true });
  const { match } = await people[0].at(code, { do: 'start' });
  return { people, match: match!, code };
}

const log = async (match: string): Promise<Record<string, unknown>[]> => {
  const database = await openDatabase(data);
  const entries = await entriesOf(database.db, match);
  await database.close();
  return entries.map((x) => JSON.parse(x));
};

describe('told to end in the middle of a match', () => {
  let people: Visitor[];
  let match: string;
  let connections: Connection[];
  let seats: Seat[];
  const taken: string[] = [];

  beforeAll(async () => {
    ({ people, match } = await begun());
    connections = await Promise.all(people.map((p) => p.connect()));
    seats = connections.map((c, i) => playSeat(c, match, someChoice(i)));
    connections.forEach((c, i) => {
      c.onMessage((m) => {
        const told = m.is === 'room' ? (m.message as { is: string; key?: string }) : { is: '' };
        if (told.is === 'taken' && told.key !== undefined) taken.push(`${i} ${told.key}`);
      });
    });
    await new Promise<void>((done) => connections[0].onMessage(() => taken.length >= 5 && done()));
  });

  test('it says that it is not ready before it closes anything, and closes with a code to come back on', async () => {
    expect((await fetch(`${running.url}/readyz`)).status).toBe(200);
    const ended = running.end('SIGTERM');
    let ready = 200;
    while (ready === 200) ready = (await fetch(`${running.url}/readyz`)).status;
    expect(ready).toBe(503);
    // It still lives, and says so.
    expect((await fetch(`${running.url}/healthz`)).status).toBe(200);
    expect(await Promise.all(connections.map((c) => c.closed))).toEqual([1012, 1012]);
    expect(await ended).toBe(0);
    expect(running.log()).toContain('"msg":"ended"');
  });

  test('what was acknowledged is kept, and the match goes on when it is back', async () => {
    const kept = (await log(match)).flatMap((e) =>
      typeof e.key === 'string' ? [`${(e.input as { seat: number }).seat} ${e.key}`] : [],
    );
    expect(taken.filter((key) => !kept.includes(key))).toEqual([]);
    await start();
    const back = await Promise.all(people.map((p) => p.connect()));
    seats = back.map((c, i) => playSeat(c, match, someChoice(i), seats[i].following));
    await Promise.all(seats.map((s) => s.over));
    for (const c of back) c.close();
  });
});

test('the log of a whole match holds no card, seed, cookie, share of the dice or code of a table', async () => {
  const { people, match, code } = await begun();
  const connections = await Promise.all(people.map((p) => p.connect()));
  await Promise.all(connections.map((c, i) => playSeat(c, match, someChoice(i)).over));
  // What goes wrong is logged, too, and must not say more.
  connections[0].send({ do: 'say', match, message: { do: 'pick', question: -1, pick: 'x' } });
  await people[0].ask('GET', `/api/tables/${code}`);
  await people[0].ask('POST', `/api/tables/${code}`, { do: 'nonsense', password: 'a secret word' });
  for (const c of connections) c.close();
  await Promise.all(connections.map((c) => c.closed));

  const text = running.log();
  expect(text.split('\n').filter((line) => line.includes('/api/tables/:code')).length).toBeGreaterThan(3);
  for (const line of text.trim().split('\n')) expect(() => JSON.parse(line)).not.toThrow();
  const [opened] = await log(match);
  const { defs, decks } = gameByName('ward')!;
  const dealt = new Set(decks.find((d) => d.id === 'tooth-and-claw')!.cards);
  const names = defs.flatMap((c) => (dealt.has(c.id) ? [c.name, c.id] : []));
  expect(names.length).toBeGreaterThan(20);
  const tokens = people.flatMap(({ cookie }) => cookie.split(/[=.]/)).filter((x) => x.length > 15);
  expect(tokens.length).toBeGreaterThan(1);
  const secrets = [...names, ...tokens, opened.secret as string, code, 'abcd', 'a secret word', 'entropy'];
  expect(secrets.filter((x) => text.includes(x))).toEqual([]);
});
