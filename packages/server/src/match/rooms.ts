import { randomBytes } from 'node:crypto';
import { type MatchRequest, prepare } from '@wardroom/host';
import type { FindRules } from '@wardroom/host/editions';
import { type Entry, newSecret, opening, type Room, RoomError, type Think } from '@wardroom/host/room';
import type { Kysely } from 'kysely';
import type { Table } from '../lobby/table.ts';
import { Refusal } from '../refusal.ts';
import { appender, entriesOf } from '../store/log.ts';
import type { Schema } from '../store/schema.ts';
import { openerOf } from './editions.ts';

/** The matches that are open on this node. A room is opened when somebody comes, and put away when nobody is left. */
export interface Rooms {
  /** A new match, with its first entry in the log. Returns its id. */
  create: (table: Table, request: MatchRequest, persons: readonly Seated[]) => Promise<string>;
  /** The room of a match, opened from its log if it is not open here. */
  room: (match: string) => Promise<Room>;
  /** Which seat of a match is this person's, or null. */
  seatOf: (match: string, person: string) => Promise<number | null>;
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

export interface Seated {
  seat: number;
  person: string;
  name: string;
}

export interface RoomsPorts {
  db: Kysely<Schema>;
  think: Think;
  /** Rules of other builds, for matches that were begun with them. */
  rules: FindRules;
  now: () => number;
  /** A match has gone on: tell other nodes. */
  appended: (match: string) => void;
  /** How long an append took in milliseconds, and whether it was the first with its number. */
  measured: (milliseconds: number, kept: boolean) => void;
  failed: (match: string, error: unknown) => void;
}

/** How long a window takes among strangers, and how long a bot seems to think. */
const PACE = { window: 4000, bot: 900 };
/** A room that nobody has looked at for so long is put away; it is opened again from its log. */
const QUIET = 120_000;

export function rooms({ db, think, rules, now, appended, measured, failed }: RoomsPorts): Rooms {
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

  const after = (ms: number, work: () => void): (() => void) => {
    // A day ahead is as far as a timer goes; the room asks again.
    const timer = setTimeout(
      () => {
        timers.delete(timer);
        work();
      },
      Math.min(ms, 86_400_000),
    );
    timers.add(timer);
    return () => {
      clearTimeout(timer);
      timers.delete(timer);
    };
  };

  const load = async (match: string): Promise<Room> => {
    const row = await db.selectFrom('match').selectAll().where('id', '=', match).executeTakeFirst();
    if (row === undefined) throw new Refusal('There is no such match.', 404);
    const entries = (await entriesOf(db, match)).map((body) => JSON.parse(body) as Entry);
    const first = entries[0];
    if (first?.is !== 'open') throw new Refusal('This match was never begun.', 404);
    const open = await openerOf(first, rules);
    const room = open(
      {
        log: {
          append: async (at, entry) => {
            const began = performance.now();
            const kept = await append(match, at, JSON.stringify(entry));
            measured(performance.now() - began, kept);
            if (kept) appended(match);
            return kept;
          },
          read: async (from) => (await entriesOf(db, match, from)).map((body) => JSON.parse(body) as Entry),
        },
        now: clockOf(row.made, entries.at(-1)!.t),
        later: (work) => void setImmediate(work),
        after,
        think,
        failed: (e) => failed(match, e),
      },
      entries,
    );
    watch(match, row.status, room);
    return room;
  };

  /** Note when a match has ended, and put a room away that nobody looks at. */
  const watch = (match: string, status: string, room: Room): void => {
    let noted = status;
    const look = (): void => {
      const is = room.status();
      const now_ = is === 'over' ? 'over' : is === 'failed' ? 'failed' : 'open';
      if (now_ !== noted) {
        noted = now_;
        db.updateTable('match')
          .set({ status: now_, ended: now_ === 'open' ? null : now() })
          .where('id', '=', match)
          .execute()
          .catch((e: unknown) => failed(match, e));
      }
      if (room.sessions() === 0) {
        room.close();
        open.delete(match);
      } else after(QUIET, look);
    };
    after(QUIET, look);
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
    create: async ({ code, among, takeBack, spectators, clock }, request, persons) => {
      await prepare(request);
      const id = randomBytes(12).toString('base64url');
      const made = now();
      let first: Entry;
      try {
        first = opening(
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
      await db.transaction().execute(async (trx) => {
        const { game, mode } = request;
        const row = {
          id,
          code,
          game,
          mode,
          fingerprint: (first as { fingerprint: string }).fingerprint,
          status: 'open',
          made,
          ended: null,
        };
        await trx.insertInto('match').values(row).execute();
        if (persons.length > 0) {
          await trx
            .insertInto('seat')
            .values(persons.map((p) => ({ match: id, ...p })))
            .execute();
        }
        await trx
          .insertInto('entry')
          .values({ match: id, seq: 0, body: JSON.stringify(first) })
          .execute();
      });
      return id;
    },
    room,
    seatOf: async (match, person) => {
      const row = await db
        .selectFrom('seat')
        .select('seat')
        .where('match', '=', match)
        .where('person', '=', person)
        .executeTakeFirst();
      return row?.seat ?? null;
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
      for (const coming of open.values())
        coming.then(
          (r) => r.close(),
          () => {},
        );
      open.clear();
    },
  };
}
