import { createReadStream, createWriteStream, existsSync, renameSync, rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Kysely, Transaction } from 'kysely';
import { Failure } from '../failure.ts';
import type { Database } from '../store/database.ts';
import { migrationNames } from '../store/migrations.ts';
import type { Schema } from '../store/schema.ts';

/**
 * Everything a server keeps, as one compressed file of JSON, a row on each line. It is read in one moment while servers go on, and put
 * into an empty database of either kind: a file that was SQLite's may become PostgreSQL's.
 */

type Table = keyof Schema;

/** What others refer to comes before them. A table that is not here does not compile. */
const ORDER: Readonly<Record<Table, number>> = {
  setting: 0,
  person: 0,
  account: 1,
  device: 1,
  passkey: 1,
  challenge: 1,
  deck: 1,
  die: 1,
  lobby: 1,
  seeking: 1,
  chat: 1,
  mute: 1,
  report: 1,
  push: 1,
  mail: 1,
  match: 1,
  seat: 2,
  entry: 2,
  notice: 2,
  dice_match: 2,
};
const tables = (Object.keys(ORDER) as Table[]).sort((a, b) => ORDER[a] - ORDER[b]);

/** Rows that are read or written at a time: SQLite takes 32,766 values in a statement. */
const AT_ONCE = 500;

interface Head {
  wardroom: 'backup';
  /** What the database was like. */
  migrations: readonly string[];
}
type Line = Head | { table: Table; row: Record<string, unknown> } | { rows: number };

export async function backup({ db, kind }: Database, file: string): Promise<number> {
  if (existsSync(file)) throw new Failure(`${file} is there already: name another file, or remove it first.`);
  const aside = `${file}.${process.pid}`;
  let rows = 0;
  async function* lines(trx: Transaction<Schema>): AsyncGenerator<string> {
    const text = (line: Line): string => `${JSON.stringify(line)}\n`;
    yield text({ wardroom: 'backup', migrations: migrationNames });
    for (const table of tables) {
      for await (const row of rowsOf(trx, table)) {
        rows++;
        yield text({ table, row });
      }
    }
    yield text({ rows });
  }
  try {
    // All of it as it was at one moment, whatever is appended meanwhile.
    const moment = kind === 'postgres' ? db.transaction().setIsolationLevel('repeatable read') : db.transaction();
    await moment.execute((trx) => pipeline(Readable.from(lines(trx)), createGzip(), createWriteStream(aside)));
    renameSync(aside, file);
  } catch (e) {
    rmSync(aside, { force: true });
    throw new Failure(`${file} could not be written: ${(e as Error).message}`);
  }
  return rows;
}

/** Logs are long: they are read match by match. Everything else is read at once. */
async function* rowsOf(trx: Transaction<Schema>, table: Table): AsyncGenerator<Record<string, unknown>> {
  if (table !== 'entry') return yield* await trx.selectFrom(table).selectAll().execute();
  for (const { id } of await trx.selectFrom('match').select('id').execute()) {
    yield* await trx.selectFrom('entry').selectAll().where('match', '=', id).orderBy('seq').execute();
  }
}

export async function restore({ db, at }: Database, file: string): Promise<number> {
  if (!existsSync(file)) throw new Failure(`There is no file ${file}.`);
  for (const table of ['person', 'match'] as const) {
    if ((await db.selectFrom(table).selectAll().limit(1).execute()).length > 0)
      throw new Failure(
        `The database at ${at} is not empty: restore into a new one, so that nothing is mixed or lost.`,
      );
  }
  // All of it or nothing.
  return db.transaction().execute(async (trx) => {
    // What a server that was started on it has made by itself.
    await trx.deleteFrom('setting').execute();
    let rows = 0;
    let told: number | null = null;
    let first = true;
    let batch: { table: Table; rows: Record<string, unknown>[] } = { table: tables[0], rows: [] };
    const put = async (): Promise<void> => {
      if (batch.rows.length > 0) await insert(trx, batch.table, batch.rows);
    };
    for await (const line of linesOf(file)) {
      if (first) checkHead(line, file);
      else if ('table' in line) {
        if (!(line.table in ORDER))
          throw new Failure(`${file} is damaged: it has a table '${String(line.table).slice(0, 40)}'.`);
        if (batch.table !== line.table || batch.rows.length >= AT_ONCE) {
          await put();
          batch = { table: line.table, rows: [] };
        }
        batch.rows.push(line.row);
        rows++;
      } else if ('rows' in line) told = line.rows;
      first = false;
    }
    await put();
    if (told !== rows)
      throw new Failure(`${file} is damaged: ${rows} rows are there, and ${told ?? 'an unknown number'} should be.`);
    return rows;
  });
}

const insert = async (trx: Kysely<Schema>, table: Table, rows: readonly Record<string, unknown>[]): Promise<void> => {
  await trx
    .insertInto(table)
    // Which table's they are is known only where this runs; the database checks their columns.
    .values(rows as never)
    .execute();
};

async function* linesOf(file: string): AsyncGenerator<Line> {
  const input = createReadStream(file).pipe(createGunzip());
  const failed = new Promise<never>((_, no) => {
    input.on('error', no);
  });
  failed.catch(() => {});
  const lines = createInterface({ input })[Symbol.asyncIterator]();
  try {
    for (;;) {
      const next = await Promise.race([lines.next(), failed]);
      if (next.done === true) return;
      yield JSON.parse(next.value) as Line;
    }
  } catch (e) {
    if (e instanceof Failure) throw e;
    throw new Failure(`${file} is no backup of Wardroom, or is damaged: ${(e as Error).message}`);
  }
}

function checkHead(line: Line, file: string): void {
  if (!('wardroom' in line)) throw new Failure(`${file} is no backup of Wardroom.`);
  const [theirs, ours] = [line.migrations.join('\n'), migrationNames.join('\n')];
  if (theirs === ours) return;
  throw new Failure(
    `${file} was made by another version of Wardroom (its database has ${line.migrations.length} changes, this one ${migrationNames.length}): ` +
      'restore it with the version that made it, and start this one on that database.',
  );
}
