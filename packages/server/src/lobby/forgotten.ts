import type { Kysely } from 'kysely';
import type { Schema } from '../store/schema.ts';

/** Tables that nobody comes back to are not kept for ever. Their matches are, and the replays of those. */
export interface Forgotten {
  /** Sweeps the oldest of them away, with what was said there; how many it were. */
  sweep: () => Promise<number>;
  close: () => void;
}

const KEPT = 90 * 86_400_000;
const EVERY = 3_600_000;
/** Few enough that nobody waits for the database meanwhile. */
const AT_ONCE = 500;

export function forgotten(db: Kysely<Schema>, now: () => number, failed: (error: unknown) => void): Forgotten {
  const sweep = async (): Promise<number> => {
    const since = now() - KEPT;
    return db.transaction().execute(async (trx) => {
      const old = trx
        .selectFrom('lobby')
        .select('code')
        .where('changed', '<', since)
        // A table does not change while its match goes on, which may take months by correspondence.
        .where('code', 'not in', trx.selectFrom('match').select('code').where('status', '=', 'open'))
        .where('code', 'not in', trx.selectFrom('match').select('code').where('ended', '>=', since))
        .where('code', 'not in', trx.selectFrom('chat').select('code').where('at', '>=', since))
        .orderBy('changed')
        .limit(AT_ONCE);
      const gone = await trx.deleteFrom('lobby').where('code', 'in', old).returning('code').execute();
      if (gone.length === 0) return 0;
      const codes = gone.map((row) => row.code);
      await trx.deleteFrom('chat').where('code', 'in', codes).execute();
      return codes.length;
    });
  };
  const sweeping = setInterval(() => sweep().catch(failed), EVERY).unref();
  return { sweep, close: () => clearInterval(sweeping) };
}
