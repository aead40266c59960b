import { randomBytes } from 'node:crypto';
import type { ChatLine, Emote, Mute, ReportAsk } from '@wardroom/protocol';
import type { Kysely } from 'kysely';
import { seatOf, type Table, tableFrom } from '../lobby/table.ts';
import { Refusal } from '../refusal.ts';
import { isTaken } from '../store/database.ts';
import type { Schema } from '../store/schema.ts';

/** What people say at tables and during matches. */
export interface Chat {
  say: (code: string, person: string, what: { text: string } | { emote: Emote }) => Promise<void>;
  /** What somebody may hear of the lines after number `after`, and the number of the last one there is. */
  heard: (code: string, person: string, after: number) => Promise<{ lines: ChatLine[]; last: number }>;
  /** Whoever said that line is not heard any more. */
  mute: (person: string, code: string, line: number) => Promise<Mute>;
  mutes: (person: string) => Promise<Mute[]>;
  unmute: (person: string, id: string) => Promise<void>;
  /** Kept for those who run the server (`wardroom admin reports`). */
  report: (person: string, code: string, ask: ReportAsk) => Promise<void>;
}

/** Lines kept of a table, and of those told to somebody who comes. */
const KEPT = 200;
const SHOWN = 50;
/** How much somebody may say at once, and how long until they may say one line more. */
const AT_ONCE = 6;
const EACH = 2000;
/** Two who speak at once: one of them counts again. */
const TRIES = 8;
const MOST_MUTED = 500;
const REPORTS_A_DAY = 20;
const DAY = 86_400_000;
/** Lines kept with a report, before and after it. */
const AROUND = 10;

type Side = ChatLine['to'];

export function chat(db: Kysely<Schema>, now: () => number, changed: (code: string) => void): Chat {
  const spoken = new Map<string, { left: number; since: number }>();

  /** Nobody floods a table. */
  const allow = (person: string): void => {
    const known = spoken.get(person) ?? { left: AT_ONCE, since: now() };
    const left = Math.min(AT_ONCE, known.left + (now() - known.since) / EACH);
    if (left < 1) throw new Refusal('You say much at once; wait a moment.', 429);
    spoken.set(person, { left: left - 1, since: now() });
    if (spoken.size > 10_000)
      for (const [who, { since }] of spoken) if (now() - since > AT_ONCE * EACH) spoken.delete(who);
  };

  const tableOf = async (code: string): Promise<{ table: Table; playing: boolean }> => {
    const row = await db.selectFrom('lobby').select('body').where('code', '=', code).executeTakeFirst();
    if (row === undefined) throw new Refusal(`There is no table ${code}: look at the code again.`, 404);
    const table = tableFrom(row.body);
    const match =
      table.match === null
        ? undefined
        : await db.selectFrom('match').select('status').where('id', '=', table.match).executeTakeFirst();
    return { table, playing: match?.status === 'open' };
  };
  /** Those who play and whoever judges them talk apart from those who look on. */
  const sideOf = (table: Table, person: string): Side =>
    seatOf(table, person) >= 0 || (table.judge !== null && table.host === person) ? 'players' : 'watchers';

  const rowsAfter = (code: string, after: number, most: number) =>
    db
      .selectFrom('chat')
      .innerJoin('person', 'person.id', 'chat.person')
      .selectAll('chat')
      .select('person.name')
      .where('chat.code', '=', code)
      .where('chat.n', '>', after)
      .orderBy('chat.n', 'desc')
      .limit(most)
      .execute();

  const lineOf = async (person: string, code: string, line: number): Promise<Schema['chat']> => {
    const { lines } = await heard(code, person, line - 1);
    const row = await db
      .selectFrom('chat')
      .selectAll()
      .where('code', '=', code)
      .where('n', '=', line)
      .executeTakeFirst();
    if (row === undefined || !lines.some((x) => x.n === line))
      throw new Refusal(`line: there is no line ${line}.`, 404);
    if (row.person === person) throw new Refusal('line: that is your own.');
    return row;
  };

  const heard: Chat['heard'] = async (code, person, after) => {
    const { table, playing } = await tableOf(code);
    const own = sideOf(table, person);
    const rows = (await rowsAfter(code, after, SHOWN)).reverse();
    const muted = await db.selectFrom('mute').select('other').where('person', '=', person).execute();
    const silent = new Set(muted.map((x) => x.other));
    const lines = rows
      .filter((x) => !silent.has(x.person) && (!playing || x.heard === 'all' || x.heard === own))
      .map(({ n, at, name, seat, person: by, heard: to, text, emote }) => ({
        n,
        at,
        name,
        seat,
        mine: by === person,
        to: to as Side,
        text,
        emote: emote as Emote | null,
      }));
    return { lines, last: rows.at(-1)?.n ?? after };
  };

  return {
    say: async (code, person, what) => {
      const { table, playing } = await tableOf(code);
      if (!table.chat) throw new Refusal('The host has turned off what is said at this table.', 403);
      if (table.kicked.includes(person)) throw new Refusal('The host has asked you to leave this table.', 403);
      allow(person);
      const seat = seatOf(table, person);
      const row = {
        code,
        person,
        seat: seat < 0 ? null : seat,
        heard: playing ? sideOf(table, person) : 'all',
        text: 'text' in what ? what.text : null,
        emote: 'emote' in what ? what.emote : null,
        at: now(),
      };
      for (let i = 0; i < TRIES; i++) {
        const { last } = await db
          .selectFrom('chat')
          .select((x) => x.fn.max('n').as('last'))
          .where('code', '=', code)
          .executeTakeFirstOrThrow();
        const n = (last ?? 0) + 1;
        try {
          await db
            .insertInto('chat')
            .values({ ...row, n })
            .execute();
        } catch (e) {
          if (isTaken(e)) continue;
          throw e;
        }
        if (n > KEPT)
          await db
            .deleteFrom('chat')
            .where('code', '=', code)
            .where('n', '<=', n - KEPT)
            .execute();
        changed(code);
        return;
      }
      throw new Refusal('Everybody speaks at once; try again.', 409);
    },
    heard,
    mute: async (person, code, line) => {
      const { person: other } = await lineOf(person, code, line);
      const own = await db.selectFrom('mute').selectAll().where('person', '=', person).execute();
      const had = own.find((x) => x.other === other);
      if (had === undefined && own.length >= MOST_MUTED)
        throw new Refusal('You have muted many; unmute some first.', 429);
      const row = had ?? { id: randomBytes(9).toString('base64url'), person, other, made: now() };
      await db
        .insertInto('mute')
        .values(row)
        .onConflict((c) => c.columns(['person', 'other']).doNothing())
        .execute();
      const { name } = await db.selectFrom('person').select('name').where('id', '=', other).executeTakeFirstOrThrow();
      return { id: row.id, name, since: row.made };
    },
    mutes: async (person) =>
      db
        .selectFrom('mute')
        .innerJoin('person', 'person.id', 'mute.other')
        .select(['mute.id', 'person.name', 'mute.made as since'])
        .where('mute.person', '=', person)
        .orderBy('mute.made', 'desc')
        .execute(),
    unmute: async (person, id) => {
      await db.deleteFrom('mute').where('person', '=', person).where('id', '=', id).execute();
    },
    report: async (person, code, { line, why, words = '' }) => {
      const { person: accused } = await lineOf(person, code, line);
      const { count } = await db
        .selectFrom('report')
        .select((x) => x.fn.countAll<number>().as('count'))
        .where('person', '=', person)
        .where('made', '>', now() - DAY)
        .executeTakeFirstOrThrow();
      if (count >= REPORTS_A_DAY) throw new Refusal('You have reported much today; somebody will look at it.', 429);
      // Only what the one who reports could hear themselves.
      const { lines } = await heard(code, person, line - AROUND - 1);
      const around = lines.filter((x) => x.n <= line + AROUND);
      const row = { id: randomBytes(9).toString('base64url'), person, accused, code, line, why, words, made: now() };
      await db
        .insertInto('report')
        .values({ ...row, lines: JSON.stringify(around) })
        .onConflict((c) => c.columns(['person', 'code', 'line']).doNothing())
        .execute();
    },
  };
}
