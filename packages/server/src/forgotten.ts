import type { Kysely } from 'kysely';
import { forgetPerson } from './people/belongings.ts';
import { SIGNED_IN } from './signed-in.ts';
import type { Schema } from './store/schema.ts';

/** What nobody comes back to is not kept for ever. Matches are, and their replays. */
export interface Forgotten {
  /** Sweeps the oldest tables away, with what was said there; how many it were. */
  tables: () => Promise<number>;
  /** The same with guests who have no browser any more and never played: nobody can be them again, and nobody knows them. */
  guests: () => Promise<number>;
  close: () => void;
}

const KEPT = 90 * 86_400_000;
const EVERY = 3_600_000;
/** Few enough that nobody waits for the database meanwhile. */
const AT_ONCE = 500;

export function forgotten(db: Kysely<Schema>, now: () => number, failed: (error: unknown) => void): Forgotten {
  const tables = async (): Promise<number> => {
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

  const guests = async (): Promise<number> => {
    // The cookie of a browser that has not been here for so long has run out.
    await db
      .deleteFrom('device')
      .where('seen', '<', now() - SIGNED_IN)
      .execute();
    const rows = await db
      .selectFrom('person')
      .select('id')
      .where('id', 'not in', db.selectFrom('device').select('person'))
      .where('id', 'not in', db.selectFrom('account').select('person'))
      .where('id', 'not in', db.selectFrom('passkey').select('person'))
      .where('id', 'not in', db.selectFrom('seat').select('person'))
      .limit(AT_ONCE)
      .execute();
    for (const { id } of rows) await forgetPerson(db, id);
    return rows.length;
  };

  const sweep = (): void => {
    tables().then(guests).catch(failed);
  };
  const sweeping = setInterval(sweep, EVERY).unref();
  return { tables, guests, close: () => clearInterval(sweeping) };
}
