import { randomBytes } from 'node:crypto';
import { type Replay, sealOf } from '@wardroom/core';
import { type MatchRequest, prepare } from '@wardroom/host';
import type { FindRules } from '@wardroom/host/editions';
import { type Entry, newSecret, type Opening, opening, type Room, RoomError } from '@wardroom/host/room';
import type { Kysely, Transaction } from 'kysely';
import type { Table } from '../lobby/table.ts';
import { NOBODY } from '../people/belongings.ts';
import { Refusal } from '../refusal.ts';
import { appender, entriesOf } from '../store/log.ts';
import type { Schema } from '../store/schema.ts';
import { openerOf } from './editions.ts';
import type { ThinkFor } from './thinkers.ts';

/** The matches that are open on this node. A room is opened when somebody comes, and put away when nobody is left. */
export interface Rooms {
  /** A new match. It is there when it has been kept, in a transaction with whatever belongs to it. */
  draft: (table: Table, request: MatchRequest) => Promise<Draft>;
  /** The room of a match, opened from its log if it is not open here. */
  room: (match: string) => Promise<Room>;
  /** What a match is to somebody. */
  placeOf: (match: string, person: string) => Promise<Place>;
  /** All of a match that is over, for anybody; null while it goes on. Who wanted to be forgotten has no name in it. */
  replayOf: (match: string) => Promise<Replay | null>;
  /** Others have appended to a match. */
  follow: (match: string) => void;
  /** Nobody knows what was missed: look at all that are open here. */
  followAll: () => void;
  /** Rooms that are open here. */
  count: () => number;
  /** When all that was on its way into the log is there. */
  settled: () => Promise<void>;
  close: () => void;
}

export interface Draft {
  id: string;
  keep: (trx: Transaction<Schema>) => Promise<void>;
}

export interface Place {
  /** Of the table. */
  code: string;
  /** Theirs, or null. */
  seat: number | null;
  /** Whether they are the judge of it. */
  judge: boolean;
}

export interface Seated {
  seat: number;
  person: string;
}

export interface RoomsPorts {
  db: Kysely<Schema>;
  think: ThinkFor;
  /** Rules of other builds, for matches that were begun with them. */
  rules: FindRules;
  now: () => number;
  /** A match has gone on: tell other nodes. */
  appended: (match: string) => void;
  /** How long an append took in milliseconds, and whether it was the first with its number. */
  measured: (milliseconds: number, kept: boolean) => void;
  failed: (match: string, error: unknown) => void;
  /** Replays of finished matches are signed. */
  sign: (replay: Replay) => Replay;
  /** A match has ended. It may be told more than once, by several nodes. */
  over: (match: string, replay: Replay) => Promise<void>;
  /** A room was opened here, for these people; nothing happens in it by itself for now; it was put away. */
  opened: (match: Schema['match'], persons: readonly Seated[], room: Room) => void;
  rests: (match: Schema['match'], room: Room) => void;
  closed: (match: string) => void;
}

/** How long a window takes among strangers, and how long a bot seems to think. */
const PACE = { window: 4000, bot: 900 };
/** A room that nobody has looked at for so long is put away; it is opened again from its log. */
const QUIET = 60_000;

export function rooms(ports: RoomsPorts): Rooms {
  const { db, think, rules, now, appended, measured, failed, over } = ports;
  const append = appender(db);
  const open = new Map<string, Promise<Room>>();
  const timers = new Set<NodeJS.Timeout>();

  /** Milliseconds on the clock of a match: real time since it was made, never before its last entry. */
  const clockOf = (made: number, last: number): (() => number) => {
    let least = last;
    return () => {
      least = Math.max(least, now() - made);
      return least;
    };
  };

  /** What goes wrong in one match is that match's. */
  const guarded = (match: string, work: () => void): void => {
    try {
      work();
    } catch (e) {
      failed(match, e);
    }
  };

  const after = (match: string, ms: number, work: () => void): (() => void) => {
    // A day ahead is as far as a timer goes; the room asks again.
    const timer = setTimeout(
      () => {
        timers.delete(timer);
        guarded(match, work);
      },
      Math.min(ms, 86_400_000),
    );
    timers.add(timer);
    return () => {
      clearTimeout(timer);
      timers.delete(timer);
    };
  };

  const rowOf = async (match: string): Promise<Schema['match']> => {
    const row = await db.selectFrom('match').selectAll().where('id', '=', match).executeTakeFirst();
    if (row === undefined) throw new Refusal('There is no such match.', 404);
    return row;
  };

  const entriesFrom = async (match: string) => {
    const entries = (await entriesOf(db, match)).map((body) => JSON.parse(body) as Entry);
    const first = entries[0];
    if (first?.is !== 'open') throw new Refusal('This match was never begun.', 404);
    return { entries, opens: await openerOf(first, rules) };
  };

  const load = async (match: string): Promise<Room> => {
    const row = await rowOf(match);
    const { entries, opens } = await entriesFrom(match);
    const persons = await db
      .selectFrom('seat')
      .select(['seat', 'person'])
      .where('match', '=', match)
      .orderBy('seat')
      .execute();
    // Bots think on account of the first person at the table.
    const whose = persons[0]?.person ?? match;
    let ended = (): void => {};
    let resting = false;
    const room: Room = opens(
      {
        log: {
          append: async (at, entry) => {
            resting = false;
            const began = performance.now();
            const kept = await append(match, at, JSON.stringify(entry));
            measured(performance.now() - began, kept);
            if (kept) appended(match);
            // When the room has taken it in.
            setImmediate(() => guarded(match, ended));
            return kept;
          },
          read: async (from) => (await entriesOf(db, match, from)).map((body) => JSON.parse(body) as Entry),
        },
        now: clockOf(row.made, entries.at(-1)!.t),
        later: (work) => void setImmediate(() => guarded(match, work)),
        after: (ms, work) => after(match, ms, work),
        think: (thought) => think(thought, whose),
        sign: ports.sign,
        rests: () => {
          resting = true;
          ports.rests(row, room);
        },
        failed: (e) => failed(match, e),
      },
      entries,
    );
    ended = noteEnd(match, row.status, room);
    ended();
    watch(match, room, () => resting);
    ports.opened(row, persons, room);
    // Before it begins it waits for people, too.
    if (room.status() === 'gathering') ports.rests(row, room);
    return room;
  };

  /** Notes when a match has ended, as soon as it has. */
  const noteEnd = (match: string, status: string, room: Room): (() => void) => {
    let noted = status;
    return () => {
      const is = room.status();
      const now_ = is === 'over' || is === 'failed' ? is : 'open';
      if (now_ === noted) return;
      noted = now_;
      const replay = room.replay();
      const told = replay === null ? undefined : over(match, replay);
      const row = { status: now_, ended: now_ === 'open' ? null : now() };
      // What a match leaves behind comes first: one that was noted is not looked at again.
      Promise.resolve(told)
        .then(() => db.updateTable('match').set(row).where('id', '=', match).execute())
        .catch((e: unknown) => failed(match, e));
    };
  };

  /** Puts a room away that nobody looks at. */
  const watch = (match: string, room: Room, resting: () => boolean): void => {
    let quiet = false;
    const look = (): void => {
      // Nobody at two looks: a window that was open when the last one left has closed by now, and bots have answered.
      if (quiet && room.sessions() === 0 && (resting() || room.status() !== 'playing')) {
        room.close();
        open.delete(match);
        ports.closed(match);
        return;
      }
      quiet = room.sessions() === 0;
      after(match, QUIET, look);
    };
    after(match, QUIET, look);
  };

  /** A match that is over, looked at once: nothing in it goes on. */
  const lookAt = async (match: string): Promise<Replay | null> => {
    const { entries, opens } = await entriesFrom(match);
    const room = opens(
      {
        log: { append: async () => false, read: async () => [] },
        now: () => entries.at(-1)!.t,
        later: () => {},
        after: () => () => {},
        think: () => new Promise(() => {}),
      },
      entries,
    );
    const replay = room.replay();
    room.close();
    return replay;
  };

  const replayOf = async (match: string): Promise<Replay | null> => {
    const { status } = await rowOf(match);
    const replay = status === 'over' && !open.has(match) ? await lookAt(match) : (await room(match)).replay();
    if (replay === null) return null;
    const forgotten = await db
      .selectFrom('seat')
      .select('seat')
      .where('match', '=', match)
      .where('name', '=', NOBODY)
      .execute();
    return ports.sign(
      forgotten.length === 0 ? replay : withoutNames(replay, new Set(forgotten.map((row) => row.seat))),
    );
  };

  const room = (match: string): Promise<Room> => {
    const found = open.get(match);
    if (found !== undefined) return found;
    const coming = load(match);
    open.set(match, coming);
    coming.catch(() => open.delete(match));
    return coming;
  };

  return {
    draft: async (table, request) => {
      const first = await firstEntry(table, request);
      const id = randomBytes(12).toString('base64url');
      const { code, clock, gone, judge, host } = table;
      const made = now();
      const persons = table.seats.flatMap((s, seat) =>
        s.who === 'person' ? [{ match: id, seat, person: s.person, name: s.name, asked: null, until: null }] : [],
      );
      const keep = async (trx: Transaction<Schema>): Promise<void> => {
        const { game, mode } = request;
        await trx
          .insertInto('match')
          .values({
            id,
            code,
            game,
            mode,
            fingerprint: first.fingerprint,
            status: 'open',
            made,
            ended: null,
            judge: judge === null ? null : host,
            gone: JSON.stringify(gone),
            due: clock === null ? null : made + clock.decision,
            secret: 0,
          })
          .execute();
        if (persons.length > 0) await trx.insertInto('seat').values(persons).execute();
        await trx
          .insertInto('entry')
          .values({ match: id, seq: 0, body: JSON.stringify(first) })
          .execute();
      };
      return { id, keep };
    },
    room,
    replayOf,
    placeOf: async (match, person) => {
      const row = await db
        .selectFrom('match')
        .leftJoin('seat', (on) => on.onRef('seat.match', '=', 'match.id').on('seat.person', '=', person))
        .select(['match.code', 'match.judge', 'seat.seat'])
        .where('match.id', '=', match)
        .executeTakeFirst();
      if (row === undefined) throw new Refusal('There is no such match.', 404);
      return { code: row.code, seat: row.seat, judge: row.judge === person };
    },
    follow: (match) => {
      void open.get(match)?.then(
        (r) => r.follow(),
        () => {},
      );
    },
    followAll: () => {
      for (const coming of open.values()) {
        coming.then(
          (r) => r.follow(),
          () => {},
        );
      }
    },
    count: () => open.size,
    settled: append.settled,
    close: () => {
      for (const timer of timers) clearTimeout(timer);
      for (const match of open.keys()) ports.closed(match);
      for (const coming of open.values())
        coming.then(
          (r) => r.close(),
          () => {},
        );
      open.clear();
    },
  };
}

/** The same match, told without the names of some. */
function withoutNames(replay: Replay, gone: ReadonlySet<number>): Replay {
  const seats = replay.setup.seats.map((seat, i) => (gone.has(i) ? { ...seat, name: NOBODY } : seat));
  const changed = { ...replay, setup: { ...replay.setup, seats } };
  return { ...changed, seal: sealOf(changed) };
}

/** The first entry of the log of a match at this table. */
export async function firstEntry(table: Table, request: MatchRequest): Promise<Opening> {
  const { among, takeBack, spectators, clock } = table;
  await prepare(request);
  try {
    return opening(
      {
        request,
        among,
        takeBack,
        secret: newSecret(),
        ...(spectators === null ? {} : { spectators }),
        ...(clock === null ? {} : { clock }),
        ...(among === 'strangers' ? { pace: PACE } : {}),
      },
      0,
    );
  } catch (e) {
    if (e instanceof RoomError) throw new Refusal(e.message);
    throw e;
  }
}
