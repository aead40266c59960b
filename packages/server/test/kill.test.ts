import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { below, randomStream } from '@wardroom/core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../src/store/database.ts';
import { entriesOf } from '../src/store/log.ts';
import { type Connection, playSeat, type Seat, type Visitor, visitor } from './play.ts';
import { freePort } from './postgres.ts';

/**
 * The server as it is started, killed without a word in the middle of matches. What was acknowledged is there, and everybody goes on.
 * WARDROOM_KILLS says how often; the usual few are for every run of the tests.
 */
const KILLS = Number(process.env.WARDROOM_KILLS ?? 4);

const root = fileURLToPath(new URL('../../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'wardroom-kill-'));
const data = join(folder, 'wardroom.db');
let bundle = '';
let port = 0;
let child: ChildProcess | null = null;

/** Starts it and waits until it says where it is. */
function start(): Promise<void> {
  const script = `import(${JSON.stringify(bundle)}).then((m) => m.main(process.argv.slice(1), async () => ${JSON.stringify(folder)}))`;
  const args = ['-e', script, '--', '--host', '127.0.0.1', '--port', String(port), '--data', data];
  const next = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  child = next;
  return new Promise((done, failed) => {
    next.stdout!.on('data', (text) => String(text).includes('Wardroom is at') && done());
    next.on('exit', (code) => failed(new Error(`the server ended with ${code}`)));
  });
}

const kill = (): Promise<void> =>
  new Promise((done) => {
    child!.removeAllListeners('exit');
    child!.on('exit', () => done());
    child!.kill('SIGKILL');
  });

beforeAll(async () => {
  const script = "import('./scripts/lib/build.mjs').then((m) => process.stdout.write('\\n' + m.build('server')))";
  bundle = execFileSync(process.execPath, ['-e', script], { cwd: root, encoding: 'utf8' }).trim().split('\n').at(-1)!;
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Wardroom</title>');
  port = await freePort();
  await start();
});
afterAll(async () => {
  await kill();
  rmSync(folder, { recursive: true });
});

test('killed in the middle of matches, it loses nothing that was acknowledged, and they go on', async () => {
  const random = randomStream('kill');
  const url = `http://127.0.0.1:${port}`;
  const choose = (n: number): number => below(random, n);
  const games = [
    { game: 'ward', deck: 'tooth-and-claw', options: { format: 'open', threshold: 60 } },
    { game: 'arcane', deck: 'storm-front' },
    { game: 'realm', deck: '' },
  ];
  const matches = await Promise.all(
    games.map(async ({ game, deck, options }) => {
      const players = await Promise.all(['Ada', 'Bo'].map((name) => visitor(url, name)));
      const own = deck === '' ? (await import('@wardroom/games')).gameByName(game)!.decks[0].id : deck;
      const { code } = await players[0].open({ game, deck: own, ...(options === undefined ? {} : { options }) });
      await players[1].at(code, { do: 'sit' });
      await players[1].at(code, { do: 'ready', ready: true });
      const { match } = await players[0].at(code, { do: 'start' });
      return { match: match!, players, seats: [] as Seat[], acknowledged: new Set<string>() };
    }),
  );

  const connectAll = (): Promise<Connection[]> =>
    Promise.all(
      matches.flatMap((m) =>
        m.players.map(async (player: Visitor, i) => {
          const connection = await player.connect();
          m.seats[i] = playSeat(connection, m.match, choose, m.seats[i]?.following);
          connection.onMessage((x) => {
            const told = x.is === 'room' && x.match === m.match ? (x.message as { is: string; key?: string }) : null;
            if (told?.is === 'taken' && told.key !== undefined) m.acknowledged.add(`${i} ${told.key}`);
          });
          return connection;
        }),
      ),
    );

  for (let k = 0; k < KILLS; k++) {
    const connections = await connectAll();
    // After so many messages, whatever is under way then.
    let left = 20 + below(random, 60);
    await Promise.race([
      new Promise<void>((done) => {
        for (const c of connections) c.onMessage(() => left-- === 0 && done());
      }),
      Promise.all(matches.flatMap((m) => m.seats.map((s) => s.over))),
    ]);
    await kill();
    const database = await openDatabase(data);
    for (const m of matches) {
      const entries = (await entriesOf(database.db, m.match)).map(
        (x) => JSON.parse(x) as { key?: string; input?: { seat: number } },
      );
      const kept = new Set(entries.flatMap((e) => (e.key === undefined ? [] : [`${e.input?.seat} ${e.key}`])));
      expect([...m.acknowledged].filter((key) => !kept.has(key))).toEqual([]);
    }
    await database.close();
    await start();
  }
  const connections = await connectAll();
  await Promise.all(matches.flatMap((m) => m.seats.map((s) => s.over)));
  for (const m of matches) {
    const [a, b] = m.seats.map((s) => s.following.shown!.view.over);
    expect(a).not.toBeNull();
    expect(a).toEqual(b);
  }
  for (const c of connections) c.close();
});
