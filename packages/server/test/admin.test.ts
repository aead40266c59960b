import { execFile } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { FromRoom } from '@wardroom/host/room';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { build } from '../../../scripts/lib/build.mjs';
import { openDatabase } from '../src/store/database.ts';
import { entriesOf } from '../src/store/log.ts';
import { type Connection, playSeat, someChoice, type Visitor, visitor } from './play.ts';
import { type Cluster, freePort, startPostgres } from './postgres.ts';
import { folderFor, type Process, serverBundle, startProcess } from './process.ts';

/** `wardroom admin`, beside a server that runs. */

const { folder, remove } = folderFor('admin');
const data = join(folder, 'wardroom.db');
let bundle: string;
let tool: string;
let server: Process;
let cluster: Cluster;

beforeAll(async () => {
  bundle = serverBundle();
  tool = build('admin');
  cluster = await startPostgres();
  server = await startProcess({ bundle, folder, port: await freePort(), env: { WARDROOM_DATA: data } });
});
afterAll(async () => {
  await server.end('SIGKILL');
  await cluster.stop();
  remove();
});

const run = promisify(execFile);
const admin = async (args: string[], env: Record<string, string> = { WARDROOM_DATA: data }) => {
  const { stdout } = await run(process.execPath, [tool, ...args], { env: { ...process.env, ...env } });
  return stdout;
};
const refused = (args: string[], env?: Record<string, string>): Promise<{ code: number; stderr: string }> =>
  admin(args, env).then(
    (out) => Promise.reject(new Error(`it was done: ${out}`)),
    (e) => e,
  );

interface Begun {
  people: Visitor[];
  match: string;
  connections: Connection[];
}

/** Two people some answers into a match. */
async function begun(url = server.url): Promise<Begun> {
  const people = await Promise.all(['Ada', 'Bo'].map((name) => visitor(url, name)));
  const { code } = await people[0].open({ deck: 'tooth-and-claw', options: { format: 'open', threshold: 60 } });
  await people[1].at(code, { do: 'sit' });
  await people[1].at(code, { do: 'ready', ready: true });
  const match = (await people[0].at(code, { do: 'start' })).match!;
  const connections = await Promise.all(people.map((p) => p.connect()));
  let left = 12;
  connections.forEach((c, i) => {
    playSeat({ ...c, send: (m) => (left-- > 0 ? c.send(m) : undefined) }, match, someChoice(i));
  });
  await new Promise<void>((done) => {
    for (const c of connections) c.onMessage(() => left <= 0 && done());
  });
  return { people, match, connections };
}

test('lists, looks, exports and ends a match while it is played', async () => {
  const { match, connections } = await begun();
  expect(await admin(['list'])).toContain(`${match}  `);
  expect(await admin(['list', '--status', 'over'])).toContain('There are none.');
  const seen = await admin(['look', match]);
  expect(seen).toContain('seat 1: Bo');
  expect(seen).toContain('ward duel');

  const database = await openDatabase(data);
  const [first] = await entriesOf(database.db, match);
  await database.close();
  const { secret } = JSON.parse(first) as { secret: string };
  expect(seen).not.toContain(secret);
  const file = join(folder, 'match.json');
  expect(await admin(['export', match, file])).toContain('keep it to yourself');
  expect(JSON.parse(readFileSync(file, 'utf8')).entries[0].secret).toBe(secret);
  expect((await refused(['export', match, file])).stderr).toContain('cannot be written');

  const told = connections.map(
    (c) =>
      new Promise<string>((done) => {
        c.onMessage((m) => {
          const text = JSON.stringify(m.is === 'room' ? (m.message as FromRoom) : null);
          if (text.includes('The server moves house.')) done(text);
        });
      }),
  );
  expect(await admin(['end', match, 'The server moves house.'])).toContain(`The match ${match} is ended`);
  await Promise.all(told);
  expect(await admin(['list', '--status', 'over'])).toContain(match);
  expect((await refused(['end', match, 'again'])).stderr).toContain('is over already');
  for (const c of connections) c.close();
});

test.each(['SQLite', 'PostgreSQL'])(
  'backs up %s while matches go on, and all of it goes on elsewhere: another file, or PostgreSQL',
  async (kind) => {
    const from: Record<string, string> =
      kind === 'SQLite' ? { WARDROOM_DATA: data } : { DATABASE_URL: await cluster.database('from') };
    const running =
      kind === 'SQLite' ? server : await startProcess({ bundle, folder, port: await freePort(), env: from });
    const { people, match, connections } = await begun(running.url);
    const file = join(folder, `backup-${kind}.gz`);
    expect(await admin(['backup', file], from)).toMatch(/^\d+ rows/);
    expect((await refused(['backup', file], from)).stderr).toContain('is there already');
    for (const c of connections) c.close();

    const places: Record<string, string>[] = [
      { WARDROOM_DATA: join(folder, `from-${kind}.db`) },
      { DATABASE_URL: await cluster.database(`from_${kind.toLowerCase()}`) },
    ];
    for (const env of places) {
      expect(await admin(['restore', file], env)).toMatch(/^\d+ rows are in/);
      const other = await startProcess({ bundle, folder, port: await freePort(), env });
      // They are still signed in there, and their match goes on to its end.
      for (const p of people) p.moved(other.url);
      const back = await Promise.all(people.map((p) => p.connect()));
      await Promise.all(back.map((c, i) => playSeat(c, match, someChoice(i)).over));
      await other.end('SIGTERM');
      expect((await refused(['restore', file], env)).stderr).toContain('is not empty');
    }
    if (running !== server) await running.end('SIGTERM');
  },
  60_000,
);

test('a file that is no backup, or not all of one, changes nothing', async () => {
  const env = { WARDROOM_DATA: join(folder, 'empty.db') };
  const whole = readFileSync(join(folder, 'backup-SQLite.gz'));
  const half = join(folder, 'half.gz');
  writeFileSync(half, whole.subarray(0, whole.length >> 1));
  writeFileSync(join(folder, 'text.gz'), 'hello');
  expect((await refused(['restore', half], env)).stderr).toContain('damaged');
  expect((await refused(['restore', join(folder, 'text.gz')], env)).stderr).toContain('no backup of Wardroom');
  expect((await refused(['restore', join(folder, 'none.gz')], env)).stderr).toContain('There is no file');
  expect(await admin(['list'], env)).toContain('There are none.');
  expect(existsSync(half)).toBe(true);
});

test.each([
  [['fly'], "There is no command 'fly'. See wardroom admin --help."],
  [['look'], 'look takes MATCH.'],
  [['look', 'x'], "There is no match 'x'"],
  [['list', '--most', 'all'], '--most takes a whole number'],
  [['list', '--status', 'lost'], '--status is open, over or failed'],
  [['list', '--date', 'x'], '--date'],
])('%j is refused in a sentence', async (args, sentence) => {
  expect((await refused(args)).stderr).toContain(sentence);
});
