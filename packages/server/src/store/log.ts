import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** One entry to be kept, and whom to tell whether it was. */
interface Waiting {
  row: Schema['entry'];
  kept: (yes: boolean) => void;
  failed: (e: unknown) => void;
}

/** As many entries as one commit takes along: PostgreSQL has 65,535 parameters for a statement, and nobody waits for long. */
const MOST = 500;

export interface Appender {
  /** Whether it is kept: false if that number is taken. */
  (match: string, seq: number, body: string): Promise<boolean>;
  /** When all that was asked for is kept or has failed. */
  settled: () => Promise<void>;
}

/**
 * Appends entries of matches. All that are asked for while a commit is under way share the next one, so that a disk that takes
 * its time limits how long an answer takes, and not how many there are.
 */
export function appender(db: Kysely<Schema>): Appender {
  let waiting: Waiting[] = [];
  let busy = false;
  const rest: (() => void)[] = [];

  const commit = async (): Promise<void> => {
    busy = true;
    while (waiting.length > 0) {
      const batch = waiting.slice(0, MOST);
      waiting = waiting.slice(MOST);
      try {
        // Whoever is first with a number has it: of a row that is there already nothing comes back.
        const kept = await db
          .insertInto('entry')
          .values(batch.map((w) => w.row))
          .onConflict((c) => c.columns(['match', 'seq']).doNothing())
          .returning(['match', 'seq'])
          .execute();
        const keys = new Set(kept.map((row) => `${row.match} ${row.seq}`));
        for (const w of batch) w.kept(keys.delete(`${w.row.match} ${w.row.seq}`));
      } catch (e) {
        for (const w of batch) w.failed(e);
      }
    }
    busy = false;
    for (const done of rest.splice(0)) done();
  };

  const append = (match: string, seq: number, body: string): Promise<boolean> =>
    new Promise((kept, failed) => {
      waiting.push({ row: { match, seq, body }, kept, failed });
      // After whatever else has come in by now: it shares the commit.
      if (!busy) {
        busy = true;
        setImmediate(() => void commit());
      }
    });
  const settled = (): Promise<void> => new Promise((done) => (busy ? rest.push(done) : done()));
  return Object.assign(append, { settled });
}

/** The entries of a match from a number on. */
export async function entriesOf(db: Kysely<Schema>, match: string, from = 0): Promise<string[]> {
  const rows = await db
    .selectFrom('entry')
    .select('body')
    .where('match', '=', match)
    .where('seq', '>=', from)
    .orderBy('seq')
    .execute();
  return rows.map((row) => row.body);
}
