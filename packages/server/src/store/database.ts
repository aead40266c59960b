import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { Kysely, Migrator, PostgresDialect, SqliteDialect } from 'kysely';
import Sqlite from 'libsql';
import pg from 'pg';
import { Failure } from '../failure.ts';
import { provider } from './migrations.ts';
import type { Schema } from './schema.ts';

export interface Database {
  db: Kysely<Schema>;
  kind: 'sqlite' | 'postgres';
  /** Where it is, without its password: for sentences. */
  at: string;
  /** Whether another program has written to it since this was last asked; null where nodes tell each other. */
  changedElsewhere: (() => Promise<boolean>) | null;
  close: () => Promise<void>;
}

/**
 * Opens the database that `url` names and brings it up to date: `postgres://…`, or the path of an SQLite file, which is made if it
 * is not there. `upTo`: as it was after that migration, for tests.
 */
export async function openDatabase(url: string, upTo?: string): Promise<Database> {
  const database = /^postgres(ql)?:\/\//.test(url) ? onPostgres(url) : onSqlite(url);
  try {
    const migrator = new Migrator({ db: database.db, provider });
    const { error } = await (upTo === undefined ? migrator.migrateToLatest() : migrator.migrateTo(upTo));
    if (error !== undefined) throw error;
  } catch (e) {
    await database.close();
    throw new Failure(`The database at ${database.at} could not be opened: ${(e as Error).message}`);
  }
  return database;
}

function onSqlite(path: string): Database {
  try {
    if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true });
    const file = new Sqlite(path);
    // First of all: whoever was killed left a journal, and somebody else may be at it.
    file.pragma('busy_timeout = 5000');
    file.pragma('journal_mode = WAL');
    // What was acknowledged is on the disk, whatever happens to the machine.
    file.pragma('synchronous = FULL');
    file.pragma('foreign_keys = ON');
    const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: file as never }) });
    let version = versionOf(file);
    const changedElsewhere = async (): Promise<boolean> => {
      const before = version;
      version = versionOf(file);
      return version !== before;
    };
    return { db, kind: 'sqlite', at: path, changedElsewhere, close: () => db.destroy() };
  } catch (e) {
    throw new Failure(`The database ${path} could not be opened: ${(e as Error).message}`);
  }
}

/** A number that changes when another connection writes to the file. Asked as a query: libsql knows no `simple` pragmas. */
const versionOf = (file: Sqlite.Database): number =>
  (file.prepare('select data_version from pragma_data_version').get() as { data_version: number }).data_version;

// Counts and times are small enough for numbers, and SQLite gives numbers.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

function onPostgres(url: string): Database {
  let at: string;
  try {
    const { host, pathname } = new URL(url);
    at = `${host}${pathname}`;
  } catch {
    throw new Failure('DATABASE_URL: write postgres://user:password@host:port/name, or the path of a file.');
  }
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  // A connection that breaks while nobody uses it is replaced by the pool.
  pool.on('error', () => {});
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return { db, kind: 'postgres', at, changedElsewhere: null, close: () => db.destroy() };
}

/** PostgreSQL's code and SQLite's for a key that is there already; other constraints have others. */
const TAKEN = new Set(['23505', 'SQLITE_CONSTRAINT_PRIMARYKEY', 'SQLITE_CONSTRAINT_UNIQUE']);

/** Whether an insert failed because a row of that key is there. */
export const isTaken = (e: unknown): boolean => TAKEN.has((e as { code?: string }).code ?? '');
