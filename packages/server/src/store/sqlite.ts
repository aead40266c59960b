import { Worker } from 'node:worker_threads';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { type Answer, type Ask, openFile, type Reply, type Task } from './file.ts';

/** An SQLite file, in this thread or in one of its own: a commit waits for the disk, and nobody's answer is to wait for that. */
export interface SqliteFile {
  execute: (sql: string, parameters: readonly unknown[]) => Promise<Answer>;
  close: () => Promise<void>;
}

export function inThisThread(path: string): SqliteFile {
  const file = openFile(path);
  return { execute: async (sql, parameters) => file.execute(sql, parameters), close: async () => file.close() };
}

/** `keeper`: `keeper.ts` as it is built. */
export async function inThread(keeper: URL, path: string): Promise<SqliteFile> {
  const worker = new Worker(keeper, { workerData: path satisfies Task });
  const waiting = new Map<number, { done: (answer: Answer) => void; failed: (e: unknown) => void }>();
  let next = 0;
  let ended: Error | null = null;
  const ask = (query: Ask['query']): Promise<Answer> =>
    new Promise((done, failed) => {
      if (ended !== null) return failed(ended);
      waiting.set(next, { done, failed });
      // The process goes on as long as something is asked, and no longer on account of the thread.
      worker.ref();
      worker.postMessage({ id: next++, query } satisfies Ask);
    });
  worker.on('message', ({ id, answer, error }: Reply) => {
    const asked = waiting.get(id);
    waiting.delete(id);
    if (waiting.size === 0) worker.unref();
    if (error === undefined) asked?.done(answer!);
    else asked?.failed(Object.assign(new Error(error.message), { code: error.code }));
  });
  const gone = (e: Error): void => {
    ended ??= e;
    for (const { failed } of waiting.values()) failed(ended);
    waiting.clear();
  };
  let opened = false;
  worker.on('error', (e) => {
    gone(e);
    // Without it there is nothing this node could do: it ends in an orderly way, and another one begins.
    if (opened) throw e;
  });
  worker.on('exit', () => gone(new Error('the database is closed')));
  await ask({ sql: 'select 1', parameters: [] });
  opened = true;
  return { execute: (sql, parameters) => ask({ sql, parameters }), close: () => ask(null).then(() => {}) };
}

/** Kysely's own dialect of SQLite asks a file that answers at once; this one waits for it. */
export function sqliteDialect(file: SqliteFile): Dialect {
  const connection: DatabaseConnection = {
    executeQuery: async <R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> => {
      const { rows, changes } = await file.execute(sql, parameters);
      return { rows: rows as R[], ...(changes === null ? {} : { numAffectedRows: BigInt(changes) }) };
    },
    streamQuery: () => {
      throw new Error('rows are read all at once');
    },
  };
  // There is one connection: whoever has it keeps the others waiting.
  const queue: (() => void)[] = [];
  let taken = false;
  const say = (words: string) => async (): Promise<void> => {
    await connection.executeQuery(CompiledQuery.raw(words));
  };
  return {
    createAdapter: () => new SqliteAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createDriver: () => ({
      init: async () => {},
      acquireConnection: async () => {
        if (taken) await new Promise<void>((free) => queue.push(free));
        taken = true;
        return connection;
      },
      releaseConnection: async () => {
        const next = queue.shift();
        if (next === undefined) taken = false;
        else next();
      },
      beginTransaction: say('begin'),
      commitTransaction: say('commit'),
      rollbackTransaction: say('rollback'),
      destroy: file.close,
    }),
  };
}
