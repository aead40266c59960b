import { writeFileSync } from 'node:fs';
import type { FindRules } from '@wardroom/host/editions';
import type { Entry, Room } from '@wardroom/host/room';
import type { ChatLine } from '@wardroom/protocol';
import { Failure } from '../failure.ts';
import { openerOf } from '../match/editions.ts';
import type { Bus } from '../store/bus.ts';
import type { Database } from '../store/database.ts';
import { appender, entriesOf } from '../store/log.ts';
import type { Schema } from '../store/schema.ts';

/** Looking after matches, on the database, whether servers run on it or not. */

const time = (ms: number): string => new Date(ms).toISOString().slice(0, 19).replace('T', ' ');

/** The newest matches, a line each. */
export async function list({ db }: Database, status: string | undefined, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('match')
    .select(['id', 'code', 'game', 'mode', 'status', 'made'])
    .$if(status !== undefined, (q) => q.where('status', '=', status!))
    .orderBy('made', 'desc')
    .limit(most)
    .execute();
  if (rows.length === 0) return ['There are none.'];
  const ids = rows.map((row) => row.id);
  const seats = await db
    .selectFrom('seat')
    .select(['match', 'name'])
    .where('match', 'in', ids)
    .orderBy('seat')
    .execute();
  const counts = await db
    .selectFrom('entry')
    .select(['match', (x) => x.fn.countAll<number>().as('entries')])
    .where('match', 'in', ids)
    .groupBy('match')
    .execute();
  return rows.map(({ id, code, game, mode, status: is, made }) => {
    const names = seats.filter((s) => s.match === id).map((s) => s.name);
    const entries = Number(counts.find((c) => c.match === id)?.entries ?? 0);
    return `${id}  ${time(made)}  ${is.padEnd(6)}  ${game} ${mode}  ${code}  ${entries} entries  ${names.join(', ')}`;
  });
}

/** What there is to know of a match without its secrets: no hand, no deck, no seed. */
export async function look(database: Database, id: string, rules: FindRules): Promise<string[]> {
  const { row, entries } = await matchOf(database, id);
  const seats = await database.db.selectFrom('seat').selectAll().where('match', '=', id).orderBy('seat').execute();
  const room = await opened(row, entries, rules, null);
  const kinds = new Map<string, number>();
  for (const { is } of entries) kinds.set(is, (kinds.get(is) ?? 0) + 1);
  const awaits = room.awaits();
  room.close();
  return [
    `${row.game} ${row.mode}, table ${row.code}, ${row.status}, rules ${row.fingerprint}`,
    `made ${time(row.made)}, last entry ${time(row.made + entries.at(-1)!.t)}${row.ended === null ? '' : `, ended ${time(row.ended)}`}`,
    `${entries.length} entries: ${[...kinds].map(([is, n]) => `${n} ${is}`).join(', ')}`,
    ...seats.map(
      (s) => `seat ${s.seat}: ${s.name} (${s.person})${awaits.some((x) => x.seat === s.seat) ? ', asked' : ''}`,
    ),
  ];
}

/** Ends a match beside its rules, as an entry of its log: servers tell everybody who is there. */
export async function end(
  database: Database,
  bus: Bus,
  id: string,
  sentence: string,
  rules: FindRules,
): Promise<string> {
  const { row, entries } = await matchOf(database, id);
  const append = appender(database.db);
  for (let tries = 0; ; tries++) {
    const known = tries === 0 ? entries : (await matchOf(database, id)).entries;
    let kept: Promise<boolean> | null = null;
    const room = await opened(row, known, rules, (at, entry) => {
      kept = append(id, at, JSON.stringify(entry));
      return kept;
    });
    if (room.status() === 'over') throw new Failure(`The match ${id} is over already.`);
    room.end(sentence);
    const isKept = await (kept ?? Promise.resolve(false));
    room.close();
    if (isKept) break;
    // Somebody answered in that moment: once more, after it.
    if (tries === 20) throw new Failure(`The match ${id} could not be ended: it goes on too quickly. Try again.`);
  }
  await database.db.updateTable('match').set({ status: 'over', ended: Date.now() }).where('id', '=', id).execute();
  bus.tell(`match ${id}`);
  return `The match ${id} is ended: ${sentence}`;
}

/** The whole log, secrets included: for whoever looks into a fault. */
export async function exportMatch(database: Database, id: string, file: string): Promise<string> {
  const { row, entries } = await matchOf(database, id);
  try {
    writeFileSync(file, `${JSON.stringify({ match: row, entries }, null, 1)}\n`, { flag: 'wx', mode: 0o600 });
  } catch (e) {
    throw new Failure(`${file} cannot be written: ${(e as Error).message}`);
  }
  return `${entries.length} entries are in ${file}. It holds all that is hidden in the match: keep it to yourself.`;
}

/** Lines of chat that were reported, the newest first, each with those around it that whoever reported it could hear. */
export async function reports({ db }: Database, most: number): Promise<string[]> {
  const rows = await db.selectFrom('report').selectAll().orderBy('made', 'desc').limit(most).execute();
  if (rows.length === 0) return ['There are none.'];
  return rows.flatMap((r) => [
    `${time(r.made)}  table ${r.code}, line ${r.line}: ${r.person} reports ${r.accused}, ${r.why}: ${JSON.stringify(r.words)}`,
    ...(JSON.parse(r.lines) as ChatLine[]).map(
      ({ n, at, name, text, emote }) =>
        `${n === r.line ? '>' : ' '} ${String(n).padStart(4)}  ${time(at)}  ${name}: ${emote ?? JSON.stringify(text)}`,
    ),
  ]);
}

async function matchOf({ db }: Database, id: string): Promise<{ row: Schema['match']; entries: Entry[] }> {
  const row = await db.selectFrom('match').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw new Failure(`There is no match '${id.slice(0, 40)}': wardroom admin list shows them.`);
  const entries = (await entriesOf(db, id)).map((body) => JSON.parse(body) as Entry);
  return { row, entries };
}

type Append = (at: number, entry: Entry) => Promise<boolean>;

/** The room of a match in which nothing happens by itself. */
async function opened(row: Schema['match'], entries: Entry[], rules: FindRules, append: Append | null): Promise<Room> {
  const first = entries[0];
  if (first?.is !== 'open') throw new Failure(`The match ${row.id} was never begun.`);
  const open = await openerOf(first, rules);
  return open(
    {
      log: { append: append ?? (() => false), read: () => [] },
      now: () => Math.max(entries.at(-1)!.t, Date.now() - row.made),
      later: () => {},
      after: () => () => {},
      think: () => new Promise(() => {}),
    },
    entries,
  );
}
