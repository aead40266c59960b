import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { fingerprintOf } from '@wardroom/core';
import { gameByName, games } from '@wardroom/games';
import type PgBoss from 'pg-boss';
import { type Experiment, labOf } from './experiment.ts';
import { playOne, type Result } from './plan.ts';
import { Unreachable } from './unreachable.ts';

/**
 * An experiment spread over workers anywhere, by a queue on PostgreSQL. Jobs are ranges of matches; what came of a match is a row under its
 * number, so whoever plays it again (a job may be given out twice) changes nothing.
 */

const TABLES = `
  create table if not exists lab_run (id text primary key, experiment text not null);
  create table if not exists lab_result (
    run text not null references lab_run on delete cascade, i integer not null, result text not null, primary key (run, i)
  )`;

interface Batch {
  run: string;
  from: number;
  end: number;
}

/** Matches of a job, and how long nothing may come before one looks again. */
const BATCH = 16;
const PAUSE = 200;
/** A job is given out as often as it takes. */
const TRIES = 10_000;

/** Workers take only what is played by their own rules: each edition of a game has a queue of its own. */
const queueOf = (game: string): string => `lab-${game}-${fingerprintOf(game)}`;

async function connect(database: string, patience: number): Promise<PgBoss> {
  // Not at the top: it is no part of the bundle, which would then load it whatever it is run for.
  const { default: Boss } = await import('pg-boss');
  // One connection, so that a lock is held for all that is said until it is given back.
  const boss = new Boss({ connectionString: database, max: 1, schedule: false, supervise: false });
  // What fails is thrown where it was asked for; a connection that is lost in between is made again.
  boss.on('error', () => {});
  try {
    await boss.start();
  } catch (e) {
    throw new Unreachable(
      `--database: it cannot be used: ${(e as Error).message || (e as NodeJS.ErrnoException).code}.`,
    );
  }
  const db = boss.getDb();
  // One after another: where several begin at once, tables and queues that they make for each other end in a deadlock.
  await db.executeSql('select pg_advisory_lock(715)', []);
  await db.executeSql(TABLES, []);
  for (const { name } of games) {
    const queue = { name: queueOf(name), retryLimit: TRIES, expireInSeconds: patience };
    await boss.createQueue(queue.name, queue);
  }
  await db.executeSql('select pg_advisory_unlock(715)', []);
  return boss;
}

export interface Spread {
  database: string;
  experiment: Experiment;
  /** Matches from this one to before that one. */
  from: number;
  end: number;
  /** Seconds after which a job that nobody has finished is given to another worker. */
  patience: number;
}

/** Has matches played by workers, and yields what came of them in their order. Whoever stops early leaves nothing behind. */
export async function* spread({ database, experiment, from, end, patience }: Spread): AsyncGenerator<Result> {
  const text = JSON.stringify(experiment);
  const name = queueOf(experiment.game);
  const run = createHash('sha256').update(`${name} ${text}`).digest('hex').slice(0, 32);
  const boss = await connect(database, patience);
  const db = boss.getDb();
  try {
    await db.executeSql('insert into lab_run values ($1, $2) on conflict do nothing', [run, text]);
    const starts = Array.from({ length: Math.ceil((end - from) / BATCH) }, (_, k) => from + k * BATCH);
    const data = starts.map((at): Batch => ({ run, from: at, end: Math.min(end, at + BATCH) }));
    await boss.insert(data.map((batch) => ({ name, data: batch, retryLimit: TRIES, expireInSeconds: patience })));
    for (let i = from; i < end; ) {
      const { rows } = await db.executeSql(
        'select i, result from lab_result where run = $1 and i >= $2 order by i limit 200',
        [run, i],
      );
      const before = i;
      for (const row of rows as { i: number; result: string }[]) {
        if (row.i !== i) break;
        i++;
        yield JSON.parse(row.result);
      }
      if (i > before) continue;
      // What a worker that is gone had taken goes back.
      await boss.expire();
      await wait(PAUSE);
    }
  } finally {
    await db.executeSql('delete from lab_run where id = $1', [run]);
    await boss.stop({ graceful: false });
  }
}

/** Plays what the queue has, until it is told to end. */
export async function serve(database: string, patience: number, end: AbortSignal): Promise<void> {
  const boss = await connect(database, patience);
  try {
    while (!end.aborted) {
      let idle = true;
      for (const { name: game } of games) {
        const name = queueOf(game);
        for (const job of await boss.fetch<Batch>(name)) {
          idle = false;
          await playBatch(boss, job.data, end);
          if (end.aborted) return;
          await boss.complete(name, job.id);
        }
      }
      if (idle) await wait(PAUSE);
    }
  } finally {
    await boss.stop({ graceful: false });
  }
}

/** Each result is kept as soon as it is there; those that are kept already are not played again. */
async function playBatch(boss: PgBoss, { run, from, end: to }: Batch, end: AbortSignal): Promise<void> {
  const db = boss.getDb();
  const { rows } = await db.executeSql('select experiment from lab_run where id = $1', [run]);
  // A run that has had enough takes its row away, and nobody waits for its matches.
  if (rows.length === 0) return;
  const experiment: Experiment = JSON.parse(rows[0].experiment);
  const { plan } = labOf(experiment, gameByName(experiment.game)!);
  const kept = await db.executeSql('select i from lab_result where run = $1 and i >= $2 and i < $3', [run, from, to]);
  const known = new Set(kept.rows.map((row: { i: number }) => row.i));
  for (let i = from; i < to && !end.aborted; i++) {
    if (known.has(i)) continue;
    const result = JSON.stringify(playOne(plan, i));
    await db.executeSql(
      'insert into lab_result select $1, $2, $3 where exists (select from lab_run where id = $1) on conflict do nothing',
      [run, i, result],
    );
  }
}
