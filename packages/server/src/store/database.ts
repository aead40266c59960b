import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { Kysely, Migrator, PostgresDialect } from 'kysely';
import pg from 'pg';
import { Failure } from '../failure.ts';
import { provider } from './migrations.ts';
import type { Schema } from './schema.ts';
import { inThisThread, inThread, type SqliteFile, sqliteDialect } from './sqlite.ts';

export interface Database {
  db: Kysely<Schema>;
  kind: 'sqlite' | 'postgres';
  /** Where it is, without its password: for sentences. */
  at: string;
  /** Whether another program has written to it since this was last asked; null where nodes tell each other. */
  changedElsewhere: (() => Promise<boolean>) | null;
  close: () => Promise<void>;
}

export interface Opening {
  /** What a thread runs that keeps an SQLite file (`keeper.ts`, built); without it, it is kept in this one. */
  keeper?: URL;
  /** As it was after that migration, for tests. */
  upTo?: string;
}

/**
 * Opens the database that `url` names and brings it up to date: `postgres://…`, or the path of an SQLite file, which is made if it
 * is not there.
 */
export async function openDatabase(url: string, { keeper, upTo }: Opening = {}): Promise<Database> {
  const database = /^postgres(ql)?:\/\//.test(url) ? onPostgres(url) : await onSqlite(url, keeper);
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

async function onSqlite(path: string, keeper: URL | undefined): Promise<Database> {
  try {
    if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true });
    const file = keeper === undefined ? inThisThread(path) : await inThread(keeper, path);
    const db = new Kysely<Schema>({ dialect: sqliteDialect(file) });
    let version = await versionOf(file);
    const changedElsewhere = async (): Promise<boolean> => {
      const before = version;
      version = await versionOf(file);
      return version !== before;
    };
    return { db, kind: 'sqlite', at: path, changedElsewhere, close: () => db.destroy() };
  } catch (e) {
    throw new Failure(`The database ${path} could not be opened: ${(e as Error).message}`);
  }
}

/** A number that changes when another connection writes to the file. Asked as a query: libsql knows no `simple` pragmas. */
async function versionOf(file: SqliteFile): Promise<number> {
  const { rows } = await file.execute('select data_version from pragma_data_version', []);
  return (rows as { data_version: number }[])[0].data_version;
}

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
