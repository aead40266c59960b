import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { FromRoom } from '@wardroom/host/room';
import type { FromServer } from '@wardroom/protocol';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { buildServerIf } from '../../../scripts/lib/build.mjs';
import { withSixCards } from '../../games/ward/test/six-cards.ts';
import { type Connection, playSeat, someChoice, type Visitor, visitor } from './play.ts';
import { freePort } from './postgres.ts';
import { folderFor, type Process, serverBundle, startProcess } from './process.ts';

/** A deploy changes a rule: the server is ended, and started as another build, in which players of Ward begin with six cards. */

const { folder, remove } = folderFor('rules');
const rules = join(folder, 'kept');
let before: string;
let after: { file: string; fingerprint: string };
let port: number;
let running: Process | null = null;

const start = async (bundle: string, folderOfRules = rules): Promise<Process> => {
  const env = { WARDROOM_DATA: join(folder, 'wardroom.db'), WARDROOM_RULES: folderOfRules };
  running = await startProcess({ bundle, folder, port, env });
  return running;
};

beforeAll(async () => {
  before = serverBundle();
  after = await buildServerIf('ward', withSixCards);
  port = await freePort();
});
afterEach(async () => void (await running?.end('SIGKILL')));
afterAll(() => {
  rmSync(dirname(after.file), { recursive: true });
  remove();
});

type OfRoom = Extract<FromServer, { is: 'room' }>;
const whole = (m: FromServer): m is OfRoom => m.is === 'room' && (m.message as FromRoom).is === 'whole';

const wholeOf = async (connection: Connection) =>
  (await connection.next(whole)).message as Extract<FromRoom, { is: 'whole' }>;

/** Somebody alone with a bot, at a match that has begun. */
async function begun(person: Visitor): Promise<string> {
  const { code } = await person.open({ deck: 'tooth-and-claw', options: { format: 'open', threshold: 60 } });
  await person.at(code, { do: 'bot', seat: 1, bot: 'greedy' });
  return (await person.at(code, { do: 'start' })).match!;
}

/** The cards that seat 0 was dealt: told before anything else can be played. */
async function dealt(connection: Connection, match: string): Promise<number> {
  const seat = playSeat(connection, match, () => 0);
  const hand = (): number =>
    seat.following.shown?.view.zones.find((z) => z.zone === 'hand' && z.seat === 0)?.count ?? 0;
  return new Promise((done) => connection.onMessage(() => hand() > 0 && done(hand())));
}

test('a match under way goes on by the rules it began with, bots too; a new one has the new rules', async () => {
  const old = await start(before);
  const ada = await visitor(old.url, 'Ada');
  const match = await begun(ada);
  const first = await ada.connect();
  const seat = playSeat(first, match, someChoice(1));
  let left = 12;
  await new Promise<void>((done) => first.onMessage((m) => m.is === 'room' && --left === 0 && done()));
  expect(await old.end('SIGTERM')).toBe(0);

  await start(after.file);
  const again = await ada.connect();
  const on = playSeat(again, match, someChoice(2), seat.following);
  await on.over;
  expect(on.following.shown!.view.over).not.toBeNull();
  expect(on.following.facts!.fingerprint).not.toBe(after.fingerprint);

  const fresh = await ada.connect();
  fresh.send({ do: 'join', match });
  expect((await wholeOf(fresh)).shown!.view).toEqual(on.following.shown!.view);

  const newer = await begun(ada);
  expect(await dealt(await ada.connect(), newer)).toBe(6);
  await running!.end('SIGTERM');

  // While nodes are replaced one by one, an older one meets matches of the newer build.
  await start(before);
  const late = await ada.connect();
  late.send({ do: 'join', match: newer });
  expect((await wholeOf(late)).facts.fingerprint).toBe(after.fingerprint);
  await playSeat(late, newer, someChoice(4)).over;
});

test('where its rules are not kept, a match says so and stays as it is', async () => {
  const old = await start(before);
  const ada = await visitor(old.url, 'Ada');
  const match = await begun(ada);
  await old.end('SIGTERM');

  const empty = join(folder, 'empty');
  mkdirSync(empty);
  await start(after.file, empty);
  const connection = await ada.connect();
  connection.send({ do: 'join', match });
  const refused = await connection.next((m): m is Extract<FromServer, { is: 'refused' }> => m.is === 'refused');
  expect(refused).toMatchObject({ match, error: expect.stringContaining('begun with other rules of Ward') });
  await running!.end('SIGTERM');

  await start(after.file);
  const back = await ada.connect();
  await playSeat(back, match, someChoice(3)).over;
});
