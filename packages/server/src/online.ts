import { randomBytes } from 'node:crypto';
import type { FindRules } from '@wardroom/host/editions';
import type { Think } from '@wardroom/host/room';
import { type Decks, decks } from './decks/decks.ts';
import { type Dice, dice } from './dice/dice.ts';
import { type Lobby, lobby } from './lobby/lobby.ts';
import { type Log, silent } from './log.ts';
import { noOtherRules } from './match/editions.ts';
import { type Rooms, rooms } from './match/rooms.ts';
import { type Metrics, metrics } from './metrics.ts';
import { type Passkeys, passkeys } from './people/passkeys.ts';
import { type People, people } from './people/people.ts';
import { type Bus, EVERYTHING, localBus } from './store/bus.ts';
import type { Database } from './store/database.ts';

/** All that playing together needs, on one database: people, tables, matches, and word of what has changed. */
export interface Online {
  database: Database;
  people: People;
  passkeys: Passkeys;
  decks: Decks;
  dice: Dice;
  lobby: Lobby;
  rooms: Rooms;
  /** Changes, here or on another node. */
  bus: Bus;
  now: () => number;
  speech: Speech;
  metrics: Metrics;
  log: Log;
  /** Whether this node takes nobody new. */
  ending: () => boolean;
  /** From now on it says so. */
  end: () => void;
  /** Cookies are signed with it: the same on every node. */
  cookieKey: string;
  /** Something went wrong that no player could do anything about. */
  failed: (what: string, error: unknown) => void;
  close: () => Promise<void>;
}

/** How many messages of a socket are taken at once, and how many a second after that. */
export interface Speech {
  atOnce: number;
  perSecond: number;
}

export interface OnlinePorts {
  database: Database;
  think: Think;
  now?: () => number;
  speech?: Speech;
  bus?: Bus;
  /** Rules of other builds. */
  rules?: FindRules;
  log?: Log;
  failed?: (what: string, error: unknown) => void;
}

export async function openOnline(ports: OnlinePorts): Promise<Online> {
  const { database, think, now = Date.now, bus = localBus(), rules = noOtherRules, log = silent } = ports;
  const { speech = { atOnce: 60, perSecond: 50 } } = ports;
  const { db } = database;
  const figures = metrics();
  const failed = (what: string, error: unknown): void => {
    figures.failed();
    log.error({ err: error, what }, 'failed');
    ports.failed?.(what, error);
  };
  const counted = dice(db);
  const matches = rooms({
    db,
    think,
    rules,
    now,
    measured: figures.appended,
    appended: (match) => bus.tellOthers(`match ${match}`),
    failed: (match, error) => failed(`match ${match}`, error),
    over: (match, replay) => counted.count(match, replay),
  });
  const stop = bus.listen((topic) => {
    if (topic.startsWith('match ')) matches.follow(topic.slice(6));
    else if (topic === EVERYTHING) matches.followAll();
  });
  let ending = false;
  return {
    database,
    people: people(db, now),
    passkeys: passkeys(db, now),
    decks: decks(db, now),
    dice: counted,
    lobby: lobby(db, matches, now, (code) => bus.tell(`table ${code}`)),
    rooms: matches,
    bus,
    now,
    speech,
    metrics: figures,
    log,
    ending: () => ending,
    end: () => {
      ending = true;
    },
    cookieKey: await cookieKey(database),
    failed,
    close: async () => {
      stop();
      matches.close();
      await matches.settled();
      await bus.close();
      await database.close();
    },
  };
}

/** Made once, by whichever node is first. */
async function cookieKey({ db }: Database): Promise<string> {
  await db
    .insertInto('setting')
    .values({ name: 'cookie key', value: randomBytes(32).toString('base64url') })
    .onConflict((c) => c.column('name').doNothing())
    .execute();
  const { value } = await db
    .selectFrom('setting')
    .select('value')
    .where('name', '=', 'cookie key')
    .executeTakeFirstOrThrow();
  return value;
}
