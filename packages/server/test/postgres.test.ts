import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { thinkHere } from '@wardroom/host/room';
import type { FromServer } from '@wardroom/protocol';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Online, openOnline } from '../src/online.ts';
import { type Running, startServer } from '../src/start.ts';
import { EVERYTHING, postgresBus } from '../src/store/bus.ts';
import { isTaken, openDatabase } from '../src/store/database.ts';
import { appender, entriesOf } from '../src/store/log.ts';
import { type Connection, playSeat, type Seat, someChoice, type Visitor, visitor } from './play.ts';
import { type Cluster, startPostgres } from './postgres.ts';

/** The store, and several nodes on it, on a real PostgreSQL that the tests start themselves. */

const folder = mkdtempSync(join(tmpdir(), 'wardroom-nodes-'));
let cluster: Cluster;

beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Wardroom</title>');
  cluster = await startPostgres();
});
afterAll(async () => {
  await cluster.stop();
  rmSync(folder, { recursive: true });
});

describe('a log on PostgreSQL', () => {
  test('is made once by two nodes that start together, and each number is kept once, whoever is first', async () => {
    const url = await cluster.database('log');
    const nodes = await Promise.all([openDatabase(url), openDatabase(url)]);
    const [{ db }] = nodes;
    const row = { code: 'AAAAAA', game: 'ward', mode: 'duel', fingerprint: 'f', status: 'open', ended: null };
    const made = 1_800_000_000_123;
    await db
      .insertInto('match')
      .values({ id: 'a', ...row, made })
      .execute();
    expect((await db.selectFrom('match').select('made').executeTakeFirstOrThrow()).made).toBe(made);
    const taken = await db
      .insertInto('match')
      .values({ id: 'a', ...row, made })
      .execute()
      .catch((e: unknown) => e);
    expect(isTaken(taken)).toBe(true);

    const appends = nodes.map((node) => appender(node.db));
    const kept = await Promise.all(
      Array.from({ length: 200 }, (_, seq) => Promise.all(appends.map((append, i) => append('a', seq, `${i}`)))),
    );
    expect(kept.map((yes) => yes.filter(Boolean).length)).toEqual(kept.map(() => 1));
    expect(await entriesOf(db, 'a')).toEqual(kept.map((yes) => `${yes.indexOf(true)}`));
    // What cannot be kept is said, and does not stop what comes after it.
    await expect(appends[0]('no such match', 0, '1')).rejects.toThrow();
    expect(await appends[1]('a', 200, '1')).toBe(true);
    await Promise.all(nodes.map((node) => node.close()));
  });
});

describe('word between nodes', () => {
  test('is heard here at once and there by notice, and a lost connection says that something may be missed', async () => {
    const url = await cluster.database('word');
    const database = await openDatabase(url);
    const [here, there] = await Promise.all([postgresBus(url), postgresBus(url)]);
    const heard = { here: [] as string[], there: [] as string[] };
    const all = (list: string[]) => ({
      table: (rest: string) => void list.push(`table ${rest}`),
      match: (rest: string) => void list.push(`match ${rest}`),
    });
    here.listen(all(heard.here));
    there.listen(all(heard.there));
    const next = (word: string): Promise<void> => new Promise((done) => there.listen({ [word]: () => done() }));
    const last = next('last');
    here.tell('table A');
    expect(heard.here).toEqual(['table A']);
    here.tellOthers('match m');
    for (let i = 0; i < 250; i++) here.tellOthers(`match ${i}`);
    here.tellOthers('last');
    await last;
    expect(heard.there).toHaveLength(252);
    expect(heard.here).toEqual(['table A']);

    const back = [here, there].map((bus) => new Promise<void>((done) => bus.listen({ [EVERYTHING]: () => done() })));
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(database.db);
    const again = next('lonely');
    here.tellOthers('lonely said while nobody was connected');
    await Promise.all(back);
    here.tellOthers('lonely said while nobody was connected');
    await again;
    await Promise.all([here.close(), there.close()]);
    await database.close();
  });
});

interface Node {
  online: Online;
  running: Running;
}

async function startNode(url: string, failures: unknown[]): Promise<Node> {
  const online = await openOnline({
    database: await openDatabase(url),
    bus: await postgresBus(url),
    think: thinkHere,
    speech: { atOnce: 10_000, perSecond: 10_000 },
    failed: (what, e) => failures.push([what, e]),
  });
  return { online, running: await startServer({ root: folder, port: 0, online }) };
}

async function endNode({ online, running }: Node): Promise<void> {
  await running.close();
  await online.close();
}

type Seen = Extract<FromServer, { is: 'table' }>;
const seen =
  (fits: (table: Seen['table']) => boolean) =>
  (m: FromServer): m is Seen =>
    m.is === 'table' && fits(m.table);

describe('two nodes', () => {
  let url: string;
  const failures: unknown[] = [];
  const nodes: Node[] = [];

  beforeAll(async () => {
    url = await cluster.database('nodes');
    nodes.push(...(await Promise.all([startNode(url, failures), startNode(url, failures)])));
  });
  afterAll(async () => {
    await Promise.all(nodes.map(endNode));
    expect(failures).toEqual([]);
  });

  /** Ada at one node and Bo at the other, at a table that has begun. */
  async function begun(more: Parameters<Visitor['open']>[0]): Promise<{
    people: Visitor[];
    connections: Connection[];
    match: string;
    code: string;
  }> {
    const people = await Promise.all(nodes.map((node, i) => visitor(node.running.url, ['Ada', 'Bo'][i])));
    const connections = await Promise.all(people.map((p) => p.connect()));
    const [ada, bo] = people;
    const { code } = await ada.open(more);
    connections[0].send({ do: 'watch', code });
    await connections[0].next(seen((t) => t.seats[1].who === 'nobody'));
    await bo.at(code, { do: 'sit' });
    await connections[0].next(seen((t) => t.seats[1].who === 'person' && t.seats[1].name === 'Bo'));
    connections[1].send({ do: 'watch', code });
    const bothHere = seen((t) => t.seats.every((s) => s.who === 'person' && s.here));
    await Promise.all(connections.map((c) => c.next(bothHere)));
    await bo.at(code, { do: 'ready', ready: true });
    await connections[0].next(seen((t) => t.seats[1].who === 'person' && t.seats[1].ready));
    const { match } = await ada.at(code, { do: 'start' });
    await connections[1].next(seen((t) => t.match === match));
    return { people, connections, match: match!, code };
  }

  const sameEnd = (seats: readonly Seat[]): void => {
    const ends = seats.map((s) => s.following.shown!.view.over);
    expect(ends[0]).not.toBeNull();
    expect(ends[1]).toEqual(ends[0]);
  };

  test('one player at each see each other’s table change and play a match to its end', async () => {
    const { connections, match } = await begun({});
    const seats = connections.map((c, i) => playSeat(c, match, someChoice(i)));
    await Promise.all(seats.map((s) => s.over));
    sameEnd(seats);
    for (const c of connections) c.close();
  });

  test('a node ends in the middle of a match: its player goes on at the other, and nothing is lost', async () => {
    const { people, connections, match, code } = await begun({ game: 'guardian', deck: 'the-long-wall' });
    const seats = connections.map((c, i) => playSeat(c, match, someChoice(i)));
    let heard = 0;
    await new Promise<void>((done) => {
      connections[1].onMessage((m) => m.is === 'room' && ++heard === 30 && done());
    });
    connections[0].heard.length = 0;
    const boIs = (here: boolean) => seen((t) => t.seats[1].who === 'person' && t.seats[1].here === here);
    const gone = connections[0].next(boIs(false));
    await endNode(nodes.pop()!);
    await gone;
    people[1].moved(nodes[0].running.url);
    const back = await people[1].connect();
    back.send({ do: 'watch', code });
    await connections[0].next(boIs(true));
    seats[1] = playSeat(back, match, someChoice(2), seats[1].following);
    await Promise.all(seats.map((s) => s.over));
    sameEnd(seats);
    // A new node has it all from the log alone.
    nodes.push(await startNode(url, failures));
    people[1].moved(nodes[1].running.url);
    const late = playSeat(await people[1].connect(), match, () => 0);
    await late.over;
    expect(late.following.shown!.view).toEqual(seats[1].following.shown!.view);
  });
});
