import Sqlite from 'libsql';

/** An SQLite file as it is opened, in whichever thread. */

export interface Answer {
  rows: unknown[];
  changes: number | null;
}

interface OpenFile {
  execute: (sql: string, parameters: readonly unknown[]) => Answer;
  close: () => void;
}

export function openFile(path: string): OpenFile {
  const file = new Sqlite(path);
  // First of all: whoever was killed left a journal, and somebody else may be at it.
  file.pragma('busy_timeout = 5000');
  file.pragma('journal_mode = WAL');
  // What was acknowledged is on the disk, whatever happens to the machine.
  file.pragma('synchronous = FULL');
  file.pragma('foreign_keys = ON');
  return {
    execute: (sql, parameters) => {
      const statement = file.prepare(sql);
      return statement.reader
        ? { rows: statement.all(parameters), changes: null }
        : { rows: [], changes: statement.run(parameters).changes };
    },
    close: () => void file.close(),
  };
}

// ── Between a thread that keeps a file and whoever asks it ──

/** The path of the file: what the thread is started with. */
export type Task = string;

/** Without a query the file is closed. */
export interface Ask {
  id: number;
  query: { sql: string; parameters: readonly unknown[] } | null;
}

export interface Reply {
  id: number;
  answer?: Answer;
  error?: { message: string; code: string | undefined };
}
