import { Agent, request as ask } from 'node:http';
import { connect as connectTo } from 'node:net';
import { below, randomStream } from '@wardroom/core';
import { sql } from 'kysely';
import WebSocket from 'ws';
import { openDatabase } from '../src/store/database.ts';
import { type Connection, playSeat, type Seat, someChoice, type Visitor, visitor } from '../test/play.ts';
import type { Process } from '../test/process.ts';
import {
  anything,
  broken,
  garbage,
  malformed,
  oneOf,
  oversized,
  type Random,
  request,
  type Targets,
  toServer,
} from './nonsense.ts';

/**
 * A stranger sends whatever they like, to a server where two others are in the middle of a match and at a second table. Nothing of
 * theirs changes, nothing goes wrong on the server's side, and their match goes on to its end.
 */
export interface Fuzzing {
  server: Process;
  /** Its SQLite file, or `postgres://…`. */
  database: string;
  /** Messages and requests. */
  count: number;
  seed: string;
  said?: (line: string) => void;
}

export interface Fuzzed {
  requests: number;
  messages: number;
  connections: number;
  /** By status of HTTP. */
  answers: Record<string, number>;
  /** Megabytes of the server after a fifth of it, and at the end. */
  memory: { early: number; late: number };
}

/** Messages on one connection: more, and it is closed for saying too much. */
const ON_ONE = 40;
/** At the same time. */
const SIDE_BY_SIDE = 6;

export async function fuzzing({ server, database, count, seed, said = () => {} }: Fuzzing): Promise<Fuzzed> {
  const random = randomStream(seed);
  const victims = await victimsAt(server.url);
  const before = await kept(database, victims);
  const mallory = await visitor(server.url, 'Mallory');
  const sum: Fuzzed = { requests: 0, messages: 0, connections: 0, answers: {}, memory: { early: 0, late: 0 } };
  const agent = new Agent({ keepAlive: true, maxSockets: SIDE_BY_SIDE });
  const cookies = cookiesOf(random, mallory, victims.people);
  const done = (): number => sum.requests + sum.messages + sum.connections;

  let told = 0;
  const worker = async (): Promise<void> => {
    while (done() < count) {
      const kind = below(random, 10);
      if (kind < 5) await manyMessages(server.url, cookies(), random, victims.targets, sum);
      else if (kind < 9)
        for (let i = 0; i < 20; i++) await oneRequest(server.url, agent, cookies(), random, victims.targets, sum);
      else await rawBytes(server.url, random, sum);
      if (sum.memory.early === 0 && done() > count / 5) sum.memory.early = await memoryOf(server.url);
      if (done() - told >= 10_000) {
        told = done();
        said(`${told} sent, ${JSON.stringify(sum.answers)}`);
      }
    }
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, worker));
  agent.destroy();
  sum.memory.late = await memoryOf(server.url);

  if (server.child.exitCode !== null || server.child.signalCode !== null)
    throw new Error(`The server has ended: ${server.log()}`);
  if (server.log() !== '') throw new Error(`Something went wrong on the server: ${server.log().slice(0, 2000)}`);
  const failures = Object.keys(sum.answers).filter((status) => status.startsWith('5'));
  if (failures.length > 0) throw new Error(`The server answered with ${failures}.`);
  compare(before, await kept(database, victims));
  await victims.playOut();
  return sum;
}

interface Victims {
  people: Visitor[];
  targets: Targets;
  /** Their match, played to its end. */
  playOut: () => Promise<void>;
}

/** Ada and Bo in the middle of a match, and at another table that has not begun. */
async function victimsAt(url: string): Promise<Victims> {
  const people = await Promise.all(['Ada', 'Bo'].map((name) => visitor(url, name)));
  const table = async (): Promise<string> => {
    const { code } = await people[0].open({ deck: 'tooth-and-claw', options: { format: 'open', threshold: 60 } });
    await people[1].at(code, { do: 'sit' });
    await people[1].at(code, { do: 'ready', ready: true });
    return code;
  };
  const codes = [await table(), await table()];
  const match = (await people[0].at(codes[0], { do: 'start' })).match!;
  const connections: Connection[] = await Promise.all(people.map((p) => p.connect()));
  let left = 12;
  // They stop in the middle, and answer again when all is over.
  const paused = connections.map((c, i) => {
    const choose = someChoice(i);
    const quiet: Connection = { ...c, send: (m) => (left-- > 0 ? c.send(m) : undefined) };
    return playSeat(quiet, match, choose);
  });
  await new Promise<void>((stopped) => {
    for (const c of connections) c.onMessage(() => left <= 0 && stopped());
  });
  // What was sent last is in the log when it is acknowledged; a look at the table comes after it.
  for (const c of connections) {
    c.send({ do: 'watch', code: codes[0] });
    await c.next((m): m is Extract<typeof m, { is: 'table' }> => m.is === 'table');
  }
  const devices = (await Promise.all(people.map((p) => p.ask<{ id: string }[]>('GET', '/api/devices')))).flatMap((x) =>
    x.body.map((d) => d.id),
  );
  return {
    people,
    targets: { codes, matches: [match], persons: people.map((p) => p.me.id), devices },
    playOut: async () => {
      // What they were shown goes on with the new connections: heard on the old ones too, each change would be made twice.
      for (const c of connections) c.close();
      await Promise.all(connections.map((c) => c.closed));
      const again = await Promise.all(people.map((p) => p.connect()));
      const seats: Seat[] = again.map((c, i) => playSeat(c, match, someChoice(i), paused[i].following));
      await Promise.all(seats.map((s) => s.over));
      for (const c of again) c.close();
    },
  };
}

/** What must stay as it is: the log and the seats of the match, the tables, the people with their accounts and devices. */
async function kept(database: string, { people, targets }: Victims): Promise<Record<string, string>> {
  const { db, close } = await openDatabase(database);
  const ids = sql.join(people.map((p) => p.me.id));
  const matches = sql.join([...targets.matches]);
  const queries = {
    entries: sql`select * from entry where match in (${matches}) order by match, seq`,
    seats: sql`select match, seat, person, name from seat where match in (${matches}) order by match, seat`,
    matches: sql`select id, status, ended from match where id in (${matches}) order by id`,
    tables: sql`select code, host, body, version from lobby where code in (${sql.join([...targets.codes])}) order by code`,
    people: sql`select * from person where id in (${ids}) order by id`,
    accounts: sql`select person, login from account where person in (${ids}) order by person`,
    devices: sql`select id, person, token from device where person in (${ids}) order by id`,
    settings: sql`select * from setting order by name`,
  };
  const rows: Record<string, string> = {};
  for (const [name, query] of Object.entries(queries)) rows[name] = JSON.stringify((await query.execute(db)).rows);
  await close();
  return rows;
}

/** Says what has changed, with as much of it as helps. */
function compare(before: Record<string, string>, after: Record<string, string>): void {
  for (const [name, was] of Object.entries(before)) {
    const is = after[name];
    if (is === was) continue;
    let at = 0;
    while (was[at] === is[at]) at++;
    const around = (text: string): string => text.slice(Math.max(0, at - 200), at + 200);
    throw new Error(`Something of others has changed, ${name}:\n${around(was)}\n${around(is)}`);
  }
}

/** Cookies: one's own, none, and forged ones. */
function cookiesOf(random: Random, mallory: Visitor, people: readonly Visitor[]): () => string {
  const forged = people.flatMap(({ cookie, me }) => [
    // Signed by somebody else's signature, cut, or not at all.
    cookie.slice(0, -2),
    `${cookie.split('.')[0]}.${mallory.cookie.split('.')[1] ?? ''}`,
    cookie.replace(/.$/, (x) => (x === 'A' ? 'B' : 'A')),
    `wardroom=${me.id}`,
    `wardroom=s%3A${me.id}.x`,
  ]);
  const all = [mallory.cookie, mallory.cookie, mallory.cookie, '', 'wardroom=', ...forged];
  return () => oneOf(random, all);
}

/** One connection with many messages, and whether the server is still there after them. */
async function manyMessages(url: string, cookie: string, random: Random, targets: Targets, sum: Fuzzed): Promise<void> {
  const headers = {
    ...(cookie === '' ? {} : { cookie }),
    ...(below(random, 20) === 0 ? { origin: 'http://elsewhere.example' } : {}),
  };
  const socket = new WebSocket(`${url.replace('http', 'ws')}/socket`, { headers });
  sum.connections++;
  const closed = new Promise<void>((done) => socket.on('close', () => done()));
  socket.on('error', () => {});
  await Promise.race([new Promise((done) => socket.on('open', done)), closed]);
  let last: unknown;
  for (let i = 0; i < ON_ONE && socket.readyState === socket.OPEN; i++) {
    sum.messages++;
    const kind = below(random, 12);
    if (kind === 0) socket.send(malformed(random));
    else if (kind === 1) socket.send(Buffer.from(malformed(random)));
    else if (kind === 2) socket.send(JSON.stringify(anything(random)) ?? '');
    else if (kind === 3) socket.send(JSON.stringify(broken(random, toServer(random, targets))) ?? '');
    else if (kind === 4 && last !== undefined) socket.send(JSON.stringify(last));
    else if (kind === 5 && below(random, 8) === 0) socket.send(oversized(random));
    else {
      last = toServer(random, targets);
      socket.send(JSON.stringify(last) ?? '');
    }
  }
  if (below(random, 4) === 0) return void socket.terminate();
  // Whatever was said is dealt with when this is, since it comes last.
  const answered = new Promise<void>((done) => socket.on('message', (data) => String(data).includes(MARK) && done()));
  if (socket.readyState === socket.OPEN) socket.send(JSON.stringify({ do: 'watch', code: MARK }));
  await Promise.race([answered, closed]);
  socket.terminate();
}

const MARK = 'ZZZ999';

function oneRequest(
  url: string,
  agent: Agent,
  cookie: string,
  random: Random,
  targets: Targets,
  sum: Fuzzed,
): Promise<void> {
  const { method, path, body } = request(random, targets);
  const kind = below(random, 6);
  const text =
    kind === 0
      ? malformed(random)
      : kind === 1 && below(random, 4) === 0
        ? oversized(random)
        : kind === 2
          ? JSON.stringify(broken(random, body))
          : JSON.stringify(body);
  const headers: Record<string, string> = {
    ...(cookie === '' ? {} : { cookie }),
    ...(text === undefined
      ? {}
      : { 'content-type': oneOf(random, ['application/json', 'application/json', 'text/plain', 'x']) }),
    ...(below(random, 10) === 0 ? { origin: oneOf(random, ['http://elsewhere.example', 'null', '%%%']) } : {}),
  };
  sum.requests++;
  return new Promise((done) => {
    const asked = ask(`${url}${path}`, { method, headers, agent }, (answer) => {
      const status = String(answer.statusCode);
      sum.answers[status] = (sum.answers[status] ?? 0) + 1;
      answer.resume();
      answer.on('close', done);
    });
    // A body that is too large is not read to its end.
    asked.on('error', () => done());
    asked.end(text);
  });
}

/** What is no request at all, sometimes cut off in the middle. */
function rawBytes(url: string, random: Random, sum: Fuzzed): Promise<void> {
  sum.connections++;
  const { port } = new URL(url);
  return new Promise((done) => {
    const socket = connectTo(Number(port), '127.0.0.1');
    socket.on('error', () => {});
    socket.on('close', () => done());
    socket.on('data', () => socket.destroy());
    const text = garbage(random);
    const cut = below(random, 3) === 0 ? below(random, text.length) : text.length;
    // Byte by byte and then gone, or all of it and whatever comes of that.
    socket.write(text.slice(0, cut), () => (cut < text.length ? socket.destroy() : socket.end()));
  });
}

async function memoryOf(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/wardroom_memory_bytes (\d+)/.exec(text)![1]) / 1e6;
}
