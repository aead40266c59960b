import { randomBytes } from 'node:crypto';
import type { Listed, MyMatch, TableAct, TableAsk } from '@wardroom/protocol';
import type { Kysely, Transaction } from 'kysely';
import { firstEntry, type Rooms } from '../match/rooms.ts';
import type { Person } from '../people/people.ts';
import type { Presence } from '../presence.ts';
import { Refusal } from '../refusal.ts';
import { isTaken } from '../store/database.ts';
import type { Schema } from '../store/schema.ts';
import { acted, newCode, newTable, nextTable, requestOf, seatOf, type Table, tableFrom, trialOf } from './table.ts';

/** Where tables are kept. A change is made to the version it was worked out from, or worked out again. */
export interface Lobby {
  open: (ask: TableAsk, host: Person) => Promise<Table>;
  find: (code: string) => Promise<Table>;
  /** Refuses somebody who is in too many matches already. */
  mayBegin: (person: string) => Promise<void>;
  /** Put up a table that is whole already. */
  keep: (table: Table, trx: Transaction<Schema>) => Promise<void>;
  act: (code: string, act: TableAct, who: Person) => Promise<Table>;
  /** Somebody's matches, what presses most first. */
  matchesOf: (person: string) => Promise<MyMatch[]>;
  /** Tables that anybody may sit down at, the newest first. */
  listed: () => Promise<Listed[]>;
  /** Tables that somebody sits at or judges, and that have not begun, the newest first. */
  waiting: (person: string) => Promise<Listed[]>;
}

/** Somebody who is quicker every time is more than we wait for. */
const TRIES = 8;

interface Made {
  table: Table;
  also?: (trx: Transaction<Schema>) => Promise<void>;
}

/** Tables on the list, and how long one stays there without anybody doing anything. */
const SHOWN = 50;
const LOOKED_AT = 200;
const STALE = 3_600_000;
/** One's own tables that nobody has touched for so long are not spoken of any more. */
const LEFT = 24 * STALE;
/** As many as one person may have open at a time. */
const MOST_OPEN = 20;
/** Matches under way that one person may have begun or joined: each keeps a log, and bots think in it. */
const MOST_MATCHES = 100;

export interface LobbyPorts {
  db: Kysely<Schema>;
  rooms: Rooms;
  now: () => number;
  changed: (code: string) => void;
  /** Who is at a table. */
  at: Presence['at'];
}

export function lobby({ db, rooms, now, changed, at }: LobbyPorts): Lobby {
  const isListed = (table: Table): number => Number(table.listed && table.match === null);

  const put = async (table: Table, trx: Kysely<Schema>): Promise<void> => {
    const row = {
      id: randomBytes(12).toString('base64url'),
      code: table.code,
      host: table.host,
      body: JSON.stringify(table),
      version: 1,
      listed: isListed(table),
      made: now(),
      changed: now(),
    };
    await trx.insertInto('lobby').values(row).execute();
  };

  const insert = async (make: (code: string) => Table): Promise<Table> => {
    for (let i = 0; i < TRIES; i++) {
      const table = make(newCode());
      try {
        await put(table, db);
        return table;
      } catch (e) {
        // That code is in use: another one.
        if (!isTaken(e)) throw e;
      }
    }
    throw new Refusal('No table could be opened just now; try again.', 503);
  };

  const read = async (code: string): Promise<{ table: Table; version: number; id: string }> => {
    const row = await db.selectFrom('lobby').selectAll().where('code', '=', code).executeTakeFirst();
    if (row === undefined) throw new Refusal(`There is no table ${code}: look at the code again.`, 404);
    return { table: tableFrom(row.body), version: row.version, id: row.id };
  };

  /**
   * Change a table, by the version that was read; again from the start if somebody else was quicker. `also`: what is kept with the
   * change, or not at all.
   */
  const change = async (code: string, make: (table: Table) => Made | Promise<Made>): Promise<Table> => {
    for (let i = 0; i < TRIES; i++) {
      const { table, version, id } = await read(code);
      const { table: next, also } = await make(table);
      const body = JSON.stringify(next);
      // Whoever does what is so already, or has no part in it, makes nobody look.
      if (also === undefined && body === JSON.stringify(table)) return next;
      const update = async (trx: Kysely<Schema>): Promise<boolean> => {
        const { numUpdatedRows } = await trx
          .updateTable('lobby')
          .set({ body, version: version + 1, listed: isListed(next), changed: now() })
          .where('id', '=', id)
          .where('version', '=', version)
          .executeTakeFirst();
        return numUpdatedRows === 1n;
      };
      const done =
        also === undefined
          ? await update(db)
          : await db.transaction().execute(async (trx) => {
              const first = await update(trx);
              if (first) await also(trx);
              return first;
            });
      if (done) {
        changed(code);
        return next;
      }
    }
    throw new Refusal('Everybody does something at this table at once; try again.', 409);
  };

  const mayBegin = async (person: string): Promise<void> => {
    const { under } = await db
      .selectFrom('seat')
      .innerJoin('match', 'match.id', 'seat.match')
      .select((x) => x.fn.countAll<number>().as('under'))
      .where('seat.person', '=', person)
      .where('match.status', '=', 'open')
      .executeTakeFirstOrThrow();
    if (under >= MOST_MATCHES) throw new Refusal('You are in many matches; finish some of them first.', 429);
  };

  return {
    open: async (ask, host) => {
      const { open } = await db
        .selectFrom('lobby')
        .select((x) => x.fn.countAll<number>().as('open'))
        .where('changed', '>', now() - STALE)
        .where('host', '=', host.id)
        .executeTakeFirstOrThrow();
      if (open >= MOST_OPEN) throw new Refusal('You have many tables open; begin at one of them first.', 429);
      const table = newTable(ask, host, newCode());
      // What could not be played is refused here, and not when everybody has come.
      await firstEntry(table, trialOf(table));
      return insert((code) => ({ ...table, code }));
    },
    mayBegin,
    keep: put,
    find: async (code) => (await read(code)).table,
    act: async (code, act, who) => {
      if (act.do === 'start') {
        await mayBegin(who.id);
        return change(code, async (table) => {
          const { id, keep } = await rooms.draft(table, requestOf(table, who.id));
          return { table: { ...table, match: id }, also: keep };
        });
      }
      if (act.do === 'again') {
        const before = await read(code);
        if (before.table.match === null) throw new Refusal('The match has not begun yet.', 409);
        if (before.table.next !== null) return (await read(before.table.next)).table;
        if (seatOf(before.table, who.id) < 0 && before.table.host !== who.id)
          throw new Refusal('Only those who played may ask for another match.', 403);
        const next = await insert((fresh) => nextTable(before.table, fresh));
        const told = await change(code, (table) => ({
          table: table.next === null ? { ...table, next: next.code } : table,
        }));
        return (await read(told.next!)).table;
      }
      return change(code, (table) => ({ table: acted(table, act, who) }));
    },
    matchesOf: async (person) => {
      const rows = await db
        .selectFrom('seat')
        .innerJoin('match', 'match.id', 'seat.match')
        .select(['match.id', 'match.code', 'match.game', 'match.mode', 'match.status', 'match.made', 'match.ended'])
        .select(['match.secret', 'seat.seat', 'seat.asked', 'seat.until'])
        .where('seat.person', '=', person)
        .orderBy('match.made', 'desc')
        .limit(SHOWN)
        .execute();
      if (rows.length === 0) return [];
      const ids = rows.map((row) => row.id);
      const seats = await db.selectFrom('seat').selectAll().where('match', 'in', ids).orderBy('seat').execute();
      const mine = rows.map(({ id, status, secret, seat, asked, until, ...row }): MyMatch => {
        const at = seats.filter((s) => s.match === id);
        const waiting = status === 'open' ? at.filter((s) => s.asked !== null) : [];
        // Where it is a secret who is asked, everybody knows of themselves alone.
        const known = waiting.filter((s) => s.seat === seat || secret !== 1);
        const [first] = asked === null ? known : [{ asked, until }];
        return {
          ...row,
          match: id,
          status: status as MyMatch['status'],
          names: at.map((s) => s.name),
          yours: known.some((s) => s.seat === seat),
          waits: known.map((s) => s.name),
          since: first?.asked ?? null,
          until: first?.until ?? null,
        };
      });
      return mine.sort((a, b) => urgency(a) - urgency(b) || (a.until ?? LAST) - (b.until ?? LAST) || b.made - a.made);
    },
    listed: async () => {
      const rows = await db
        .selectFrom('lobby')
        .select('body')
        .where('listed', '=', 1)
        .where('changed', '>', now() - STALE)
        .orderBy('changed', 'desc')
        .limit(LOOKED_AT)
        .execute();
      const attended = rows.map(({ body }) => tableFrom(body)).filter((table) => isAttended(table, at(table.code)));
      return attended.slice(0, SHOWN).map(listedAs);
    },
    waiting: async (person) => {
      const rows = await db
        .selectFrom('lobby')
        .select('body')
        .where('changed', '>', now() - LEFT)
        .where('body', 'like', `%"${person}"%`)
        .orderBy('changed', 'desc')
        .limit(LOOKED_AT)
        .execute();
      const own = rows
        .map(({ body }) => tableFrom(body))
        .filter((table) => table.match === null && (seatOf(table, person) >= 0 || judges(table, person)));
      return own.slice(0, MOST_OPEN).map(listedAs);
    },
  };
}

const judges = (table: Table, person: string): boolean => table.judge === 'apart' && table.host === person;

const listedAs = ({ code, game, mode, hostName, seats }: Table): Listed => ({
  code,
  game,
  mode,
  host: hostName,
  seats: seats.length,
  free: seats.filter((s) => s.who === 'nobody').length,
});

/** A table at which nobody of those who sit there is to be found is not worth going to. */
const isAttended = (table: Table, here: ReadonlySet<string>): boolean =>
  here.has(table.host) || table.seats.some((s) => s.who === 'person' && here.has(s.person));

const LAST = Number.MAX_SAFE_INTEGER;
/** One's own turn comes first, then what is under way, then what is over. */
const urgency = (m: MyMatch): number => (m.status !== 'open' ? 2 : m.yours ? 0 : 1);
