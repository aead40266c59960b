import { randomBytes } from 'node:crypto';
import type { FindRules } from '@wardroom/host/editions';
import { type Chat, chat } from './chat/chat.ts';
import { type Limits, UNLIMITED } from './crowd.ts';
import { type Decks, decks } from './decks/decks.ts';
import { type Dice, dice } from './dice/dice.ts';
import { type Forgotten, forgotten } from './forgotten.ts';
import { type Lobby, lobby } from './lobby/lobby.ts';
import { QUICK, type Quicks, quicks } from './lobby/quick.ts';
import { type Log, silent } from './log.ts';
import { type Attendance, attendance } from './match/attendance.ts';
import { noOtherRules } from './match/editions.ts';
import { type Rooms, rooms } from './match/rooms.ts';
import { signing } from './match/signing.ts';
import type { ThinkFor } from './match/thinkers.ts';
import { type Turns, turns } from './match/turns.ts';
import { type Metrics, metrics } from './metrics.ts';
import { mails } from './notices/mail.ts';
import { type Notices, notices } from './notices/notices.ts';
import { pushes } from './notices/push.ts';
import { type Passkeys, passkeys } from './people/passkeys.ts';
import { type People, people, SIGNED_OUT } from './people/people.ts';
import { type Presence, presence } from './presence.ts';
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
  forgotten: Forgotten;
  quicks: Quicks;
  chat: Chat;
  rooms: Rooms;
  /** Who is at which table. */
  presence: Presence;
  attendance: Attendance;
  turns: Turns;
  notices: Notices;
  /** Changes, here or on another node. */
  bus: Bus;
  now: () => number;
  speech: Speech;
  metrics: Metrics;
  log: Log;
  /** What one address may have. */
  limits: Limits;
  thoughts: () => number;
  /** Whether this node takes nobody new. */
  ending: () => boolean;
  /** From now on it says so. */
  end: () => void;
  /** Cookies are signed with it: the same on every node. */
  cookieKey: string;
  /** The public key that replays of matches here are signed with. */
  replayKey: string;
  /** Something went wrong that no player could do anything about. */
  failed: (what: string, error: unknown) => void;
  close: () => Promise<void>;
}

/** How many messages of a socket are taken at once, and how many a second after that. */
export interface Speech {
  atOnce: number;
  perSecond: number;
}

/** What notices need to go out. */
export interface Notify {
  /** Where this server is found by others, without a slash at its end. */
  url?: string;
  /** By which way mail goes, and from whom. */
  smtp?: { url: string; from: string };
  /** Which addresses are those of push services, if not the usual ones. */
  isPushService?: (url: URL) => boolean;
}

export interface OnlinePorts {
  database: Database;
  think: ThinkFor;
  /** Bots' decisions that wait. */
  thoughts?: () => number;
  now?: () => number;
  speech?: Speech;
  bus?: Bus;
  /** Rules of other builds. */
  rules?: FindRules;
  log?: Log;
  limits?: Limits;
  notify?: Notify;
  failed?: (what: string, error: unknown) => void;
}

export async function openOnline(ports: OnlinePorts): Promise<Online> {
  const {
    database,
    think,
    now = Date.now,
    bus = localBus(),
    rules = noOtherRules,
    log = silent,
    limits = UNLIMITED,
  } = ports;
  const { speech = { atOnce: 60, perSecond: 50 } } = ports;
  const { db } = database;
  const figures = metrics();
  const failed = (what: string, error: unknown): void => {
    figures.failed();
    log.error({ err: error, what }, 'failed');
    ports.failed?.(what, error);
  };
  const signs = await signing(database);
  const counted = dice(db);
  const key = await cookieKey(database);
  const { url, smtp, isPushService } = ports.notify ?? {};
  const letters = smtp === undefined || url === undefined ? null : mails({ smtp: smtp.url, from: smtp.from, url, key });
  const telling = notices({
    db,
    now,
    pushes: await pushes(db, url ?? NO_CONTACT, isPushService),
    mails: letters,
    log,
    failed: (error) => failed('notice', error),
  });
  const here = presence(bus, now);
  const attending = attendance(bus, here, now);
  const matches = rooms({
    db,
    think,
    rules,
    now,
    measured: figures.appended,
    appended: (match) => bus.tellOthers(`match ${match}`),
    failed: (match, error) => failed(`match ${match}`, error),
    sign: signs.sign,
    over: (match, replay) => counted.count(match, replay),
    opened: attending.opened,
    closed: attending.closed,
    rests: (match, room) => turning.rests(match, room),
  });
  const turning: Turns = turns({
    db,
    now,
    open: matches.room,
    asked: (person, match) => {
      if (!here.at(match.code).has(person)) telling.tell(person, match);
    },
    failed: (match, error) => failed(`turn of ${match}`, error),
  });
  const tables = lobby({ db, rooms: matches, now, changed: (code) => bus.tell(`table ${code}`), at: here.at });
  const seeking = quicks({
    db,
    rooms: matches,
    lobby: tables,
    now,
    tell: (person) => bus.tell(`${QUICK} ${person}`),
    failed: (error) => failed('quick match', error),
  });
  const old = forgotten(db, now, (error) => failed('what is forgotten', error));
  const stop = bus.listen({ match: matches.follow, [EVERYTHING]: matches.followAll });
  let ending = false;
  return {
    database,
    people: people(db, now, (device) => bus.tell(`${SIGNED_OUT} ${device}`)),
    passkeys: passkeys(db, now),
    decks: decks(db, now),
    dice: counted,
    lobby: tables,
    forgotten: old,
    quicks: seeking,
    chat: chat(db, now, (code) => bus.tell(`chat ${code}`)),
    rooms: matches,
    presence: here,
    attendance: attending,
    turns: turning,
    notices: telling,
    bus,
    now,
    speech,
    metrics: figures,
    log,
    limits,
    thoughts: ports.thoughts ?? (() => 0),
    ending: () => ending,
    end: () => {
      ending = true;
    },
    cookieKey: key,
    replayKey: signs.key,
    failed,
    close: async () => {
      stop();
      seeking.close();
      old.close();
      attending.close();
      await turning.close();
      await telling.settled();
      letters?.close();
      matches.close();
      here.close();
      await matches.settled();
      await bus.close();
      await database.close();
    },
  };
}

/** Push services want to know whom to write to; one that is run at home has nothing to say. */
const NO_CONTACT = 'mailto:nobody@localhost';

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
