import { type Plan, playOne, type Result } from '@wardroom/lab';
import { type Args, parse, type Usage } from './args.ts';
import type { Io } from './io.ts';
import { progress } from './progress.ts';

/** Matches played in several threads at once. */

/** A command that lets many matches be played: a plan follows from its command line, in any thread the same. */
export interface Planner {
  usage: Usage;
  plan: (args: Args, io: Io) => Plan | Promise<Plan>;
}

/** By the names of their commands; a thread loads the one whose matches it plays. */
const planners: Readonly<Record<string, () => Promise<Planner>>> = {
  sim: () => import('./sim.ts'),
  balance: () => import('./balance.ts'),
  lab: () => import('./lab/planner.ts'),
  train: () => import('./train.ts'),
};

/**
 * What a thread is told: the command line, which matches there are, a counter that says which is the next, and how many it
 * takes at a time. What came of these it sends in one message.
 */
interface Order {
  command: string;
  argv: readonly string[];
  end: number;
  next: Int32Array;
  run: number;
}

/** How many matches a thread takes at a time, and how many times at least it comes back for more: nobody waits for the last. */
const MOST_AT_ONCE = 16;
const TURNS = 8;

/** Which matches of a plan are to be played, and by how many threads; the command and its arguments give them the plan. */
export interface Job {
  command: string;
  argv: readonly string[];
  plan: Plan;
  from: number;
  end: number;
  jobs: number;
}

/**
 * Plays them all; `take` gets what came of each, in their order however many play, and may say that it is enough. Somebody who
 * waits sees how far it is, and what goes wrong in a match is told at once. Others than threads of this program may play them.
 */
export async function playAll(
  job: Job,
  io: Io,
  take: (result: Result) => 'enough' | undefined,
  played: AsyncIterable<Result> = inThreads(job, io),
): Promise<void> {
  const { from, end, plan } = job;
  const show = progress(io, end - from);
  let decisions = 0;
  for await (const result of played) {
    decisions += result.decisions;
    const done = take(result) === 'enough';
    if (result.error !== null) {
      show.clear();
      io.err(`Match ${result.i} (seed ${plan.lineup(result.i).seed}) failed: ${result.error.message}\n`);
      if (end - from === 1) io.err(`${result.error.stack}\n`);
    }
    if (done) break;
    show.at(result.i + 1 - from, decisions);
  }
  show.clear();
}

/** The thread that was asked plays as well: it has loaded everything already. */
async function* inThreads({ command, argv, plan, from, end, jobs: most }: Job, io: Io): AsyncGenerator<Result> {
  const jobs = Math.min(most, end - from);
  if (jobs === 1) {
    for (let i = from; i < end; i++) yield playOne(plan, i);
    return;
  }
  const next = new Int32Array(new SharedArrayBuffer(4));
  next[0] = from;
  const run = Math.max(1, Math.min(MOST_AT_ONCE, Math.floor((end - from) / (jobs * TURNS))));
  const order: Order = { command, argv, end, next, run };
  const done = new Map<number, Result>();
  let failed: { error: unknown } | null = null;
  let wake = (): void => {};
  const hear = (message: unknown): void => {
    for (const result of message as Result[]) done.set(result.i, result);
    wake();
  };
  for (let k = 1; k < jobs; k++) {
    io.thread(order, hear).catch((error: unknown) => {
      failed = { error };
      wake();
    });
  }
  try {
    for (let i = from; i < end; i++) {
      while (!done.has(i)) {
        if (failed !== null) throw (failed as { error: unknown }).error;
        const own = Atomics.add(next, 0, 1);
        if (own < end) {
          done.set(own, playOne(plan, own));
          await breath();
        } else {
          await new Promise<void>((resolve) => {
            wake = resolve;
          });
        }
      }
      yield done.get(i)!;
      done.delete(i);
    }
  } finally {
    // Whoever has had enough leaves matches over: threads find nothing more to do.
    Atomics.store(next, 0, end);
  }
}

/** Let the messages in that have come. */
const breath = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** In a thread: play whichever matches are next, until there are no more. */
export async function work(order: unknown, io: Io, post: (results: Result[]) => void): Promise<void> {
  const { command, argv, end, next, run } = order as Order;
  const { usage, plan: planOf } = await planners[command]();
  const plan = await planOf(parse(usage, argv)!, io);
  for (let at = Atomics.add(next, 0, run); at < end; at = Atomics.add(next, 0, run)) {
    const results: Result[] = [];
    for (let i = at; i < Math.min(at + run, end); i++) results.push(playOne(plan, i));
    post(results);
  }
}
