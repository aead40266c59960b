import { join } from 'node:path';
import { below, randomStream } from '@wardroom/core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../src/store/database.ts';
import { entriesOf } from '../src/store/log.ts';
import { type Connection, playSeat, type Seat, type Visitor, visitor } from './play.ts';
import { freePort } from './postgres.ts';
import { folderFor, type Process, serverBundle, startProcess } from './process.ts';

/**
 * The server as it is started, killed without a word in the middle of matches. What was acknowledged is there, and everybody goes on.
 * WARDROOM_KILLS says how often; the usual few are for every run of the tests.
 */
const KILLS = Number(process.env.WARDROOM_KILLS ?? 4);

const { folder, remove } = folderFor('kill');
const data = join(folder, 'wardroom.db');
let bundle: string;
let port: number;
let running: Process;

const start = async (): Promise<void> => {
  running = await startProcess({ bundle, folder, port, env: { WARDROOM_DATA: data } });
};

beforeAll(async () => {
  bundle = serverBundle();
  port = await freePort();
  await start();
});
afterAll(async () => {
  await running.end('SIGKILL');
  remove();
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
    await running.end('SIGKILL');
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
