import { randomBytes } from 'node:crypto';
import type { Listed, MyMatch, TableAct, TableAsk } from '@wardroom/protocol';
import type { Kysely } from 'kysely';
import type { Rooms } from '../match/rooms.ts';
import type { Person } from '../people/people.ts';
import { Refusal } from '../refusal.ts';
import { isTaken } from '../store/database.ts';
import type { Schema } from '../store/schema.ts';
import { acted, newCode, newTable, nextTable, requestOf, type Table } from './table.ts';

/** Where tables are kept. A change is made to the version it was worked out from, or worked out again. */
export interface Lobby {
  open: (ask: TableAsk, host: Person) => Promise<Table>;
  find: (code: string) => Promise<Table>;
  act: (code: string, act: TableAct, who: Person) => Promise<Table>;
  /** Somebody's matches, the newest first. */
  matchesOf: (person: string) => Promise<MyMatch[]>;
  /** Tables that anybody may sit down at, the newest first. */
  listed: () => Promise<Listed[]>;
}

/** Somebody who is quicker every time is more than we wait for. */
const TRIES = 8;
/** Tables on the list, and how long one stays there without anybody doing anything. */
const SHOWN = 50;
const STALE = 3_600_000;
/** As many as one person may have open at a time. */
const MOST_OPEN = 20;

export function lobby(db: Kysely<Schema>, rooms: Rooms, now: () => number, changed: (code: string) => void): Lobby {
  const isListed = (table: Table): number => Number(table.listed && table.match === null);

  const insert = async (make: (code: string) => Table): Promise<Table> => {
    for (let i = 0; i < TRIES; i++) {
      const table = make(newCode());
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
      try {
        await db.insertInto('lobby').values(row).execute();
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
    return { table: JSON.parse(row.body) as Table, version: row.version, id: row.id };
  };

  /** Change a table, by the version that was read; again from the start if somebody else was quicker. */
  const change = async (code: string, make: (table: Table) => Table | Promise<Table>): Promise<Table> => {
    for (let i = 0; i < TRIES; i++) {
      const { table, version, id } = await read(code);
      const next = await make(table);
      const { numUpdatedRows } = await db
        .updateTable('lobby')
        .set({ body: JSON.stringify(next), version: version + 1, listed: isListed(next), changed: now() })
        .where('id', '=', id)
        .where('version', '=', version)
        .executeTakeFirst();
      if (numUpdatedRows === 1n) {
        changed(code);
        return next;
      }
    }
    throw new Refusal('Everybody does something at this table at once; try again.', 409);
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
      return insert((code) => newTable(ask, host, code));
    },
    find: async (code) => (await read(code)).table,
    act: async (code, act, who) => {
      if (act.do === 'start') {
        return change(code, async (table) => {
          const request = requestOf(table, who.id);
          const persons = table.seats.flatMap((s, seat) =>
            s.who === 'person' ? [{ seat, person: s.person, name: s.name }] : [],
          );
          // A match without its table is nobody's, and is never opened: whoever is slower here begins anew.
          return { ...table, match: await rooms.create(table, request, persons) };
        });
      }
      if (act.do === 'again') {
        const before = await read(code);
        if (before.table.match === null) throw new Refusal('The match has not begun yet.', 409);
        if (before.table.next !== null) return (await read(before.table.next)).table;
        const next = await insert((fresh) => nextTable(before.table, fresh));
        const told = await change(code, (table) => (table.next === null ? { ...table, next: next.code } : table));
        return (await read(told.next!)).table;
      }
      return change(code, (table) => acted(table, act, who));
    },
    matchesOf: async (person) => {
      const rows = await db
        .selectFrom('seat')
        .innerJoin('match', 'match.id', 'seat.match')
        .select(['match.id', 'match.code', 'match.game', 'match.mode', 'match.status', 'match.made', 'match.ended'])
        .where('seat.person', '=', person)
        .orderBy('match.made', 'desc')
        .limit(SHOWN)
        .execute();
      if (rows.length === 0) return [];
      const ids = rows.map((row) => row.id);
      const seats = await db.selectFrom('seat').selectAll().where('match', 'in', ids).orderBy('seat').execute();
      return rows.map(({ id, status, ...row }) => ({
        ...row,
        match: id,
        status: status as MyMatch['status'],
        names: seats.filter((s) => s.match === id).map((s) => s.name),
      }));
    },
    listed: async () => {
      const rows = await db
        .selectFrom('lobby')
        .select('body')
        .where('listed', '=', 1)
        .where('changed', '>', now() - STALE)
        .orderBy('changed', 'desc')
        .limit(SHOWN)
        .execute();
      return rows.map(({ body }) => {
        const table = JSON.parse(body) as Table;
        const host = table.seats.find((s) => s.who === 'person' && s.person === table.host) as
          | { name?: string }
          | undefined;
        return {
          code: table.code,
          game: table.game,
          mode: table.mode,
          host: host?.name ?? 'Somebody',
          seats: table.seats.length,
          free: table.seats.filter((s) => s.who === 'nobody').length,
        };
      });
    },
  };
}
