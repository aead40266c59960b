import type { Room } from '@wardroom/host/room';
import type { Kysely } from 'kysely';
import type { Schema } from '../store/schema.ts';

/**
 * Whose turn it is, kept beside the log: for lists of matches, for notices to those who are not there, and for the clocks of matches that
 * nobody has open. What decides is the log alone; this may be behind it by a moment.
 */
export interface Turns {
  /** Nothing happens in a match by itself for now. */
  rests: (match: Schema['match'], room: Room) => void;
  /** Open matches whose time may be up, so that their clocks are looked at. */
  sweep: () => Promise<void>;
  /** Note what waits to be noted. */
  flush: () => Promise<void>;
  close: () => Promise<void>;
}

export interface TurnsPorts {
  db: Kysely<Schema>;
  now: () => number;
  open: (match: string) => Promise<Room>;
  /** Somebody is asked for something, and has been for a moment. It is told once, whichever node notes it. */
  asked: (person: string, match: Schema['match']) => void;
  failed: (match: string, error: unknown) => void;
}

/** A question that is answered sooner is not worth a write. */
const SETTLED = 3000;
/** How often matches are looked for whose time may be up, how many at once, and how long another node leaves them to this one. */
const SWEEP = 15_000;
const AT_ONCE = 50;
const CLAIMED = 60_000;

export function turns({ db, now, open, asked, failed }: TurnsPorts): Turns {
  const waiting = new Map<string, { timer: NodeJS.Timeout; note: () => Promise<void> }>();
  const underWay = new Set<Promise<void>>();
  let closed = false;

  const note = async (match: Schema['match'], room: Room): Promise<void> => {
    const { id, made } = match;
    const awaited = room.awaits();
    const untils = awaited.flatMap((x) => (x.until === null ? [] : [made + x.until]));
    const due = untils.length === 0 ? null : Math.min(...untils);
    const secret = Number(room.asksInSecret());
    // In one commit: each is a wait for the disk.
    const told = await db.transaction().execute(async (trx) => {
      const seats = await trx.selectFrom('seat').selectAll().where('match', '=', id).orderBy('seat').execute();
      const fresh: string[] = [];
      for (const row of seats) {
        const is = awaited.find((x) => x.seat === row.seat);
        const since = is === undefined ? null : made + is.since;
        const until = is === undefined || is.until === null ? null : made + is.until;
        if (row.asked === since && row.until === until) continue;
        const { numUpdatedRows } = await trx
          .updateTable('seat')
          .set({ asked: since, until })
          .where('match', '=', id)
          .where('seat', '=', row.seat)
          .where('asked', row.asked === null ? 'is' : '=', row.asked)
          .executeTakeFirst();
        // Whoever wrote it tells of it.
        if (numUpdatedRows === 1n && since !== null && row.asked !== since) fresh.push(row.person);
      }
      await trx.updateTable('match').set({ due, secret }).where('id', '=', id).execute();
      return fresh;
    });
    for (const person of told) asked(person, match);
  };

  const noteNow = (match: string): Promise<void> => {
    const found = waiting.get(match);
    clearTimeout(found?.timer);
    waiting.delete(match);
    const work = (found?.note() ?? Promise.resolve()).catch((e: unknown) => failed(match, e));
    underWay.add(work);
    return work.finally(() => underWay.delete(work));
  };
  const rests = (match: Schema['match'], room: Room): void => {
    // What comes to rest while the node ends is noted by whoever opens it next.
    if (closed) return;
    clearTimeout(waiting.get(match.id)?.timer);
    const timer = setTimeout(() => void noteNow(match.id), SETTLED).unref();
    waiting.set(match.id, { timer, note: () => note(match, room) });
  };
  const flush = async (): Promise<void> => {
    await Promise.all([...waiting.keys()].map(noteNow));
    await Promise.all(underWay);
  };

  const sweep = async (): Promise<void> => {
    const rows = await db
      .selectFrom('match')
      .selectAll()
      .where('status', '=', 'open')
      .where('due', '<=', now())
      .orderBy('due')
      .limit(AT_ONCE)
      .execute();
    for (const row of rows) {
      const { numUpdatedRows } = await db
        .updateTable('match')
        .set({ due: now() + CLAIMED })
        .where('id', '=', row.id)
        .where('due', '=', row.due)
        .executeTakeFirst();
      if (numUpdatedRows !== 1n) continue;
      // How it stands after that is noted.
      await open(row.id).then(
        (room) => {
          room.wake();
          rests(row, room);
        },
        (e: unknown) => failed(row.id, e),
      );
    }
  };
  const sweeping = setInterval(() => sweep().catch((e: unknown) => failed('sweep', e)), SWEEP).unref();

  return {
    rests,
    sweep,
    flush,
    close: async () => {
      closed = true;
      clearInterval(sweeping);
      await flush();
    },
  };
}
