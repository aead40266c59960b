import { parse, type Usage } from './args.ts';
import type { Io } from './io.ts';
import { makePlan, type Plan, playOne, type Result } from './plan.ts';

/** Matches played in several threads at once. */

/** What a thread is told: the command line, which matches there are, and a counter that says which is the next. */
interface Order {
  argv: readonly string[];
  end: number;
  next: Int32Array;
}

/** What came of matches `from` to before `end`, in that order however many play them. */
export async function* playAll(
  plan: Plan,
  argv: readonly string[],
  [from, end]: readonly [number, number],
  jobs: number,
  io: Io,
): AsyncGenerator<Result> {
  if (jobs === 1) {
    for (let i = from; i < end; i++) yield playOne(plan, i);
    return;
  }
  const next = new Int32Array(new SharedArrayBuffer(4));
  next[0] = from;
  const order: Order = { argv, end, next };
  const done = new Map<number, Result>();
  let failed: { error: unknown } | null = null;
  let wake = (): void => {};
  const hear = (message: unknown): void => {
    const result = message as Result;
    done.set(result.i, result);
    wake();
  };
  for (let k = 0; k < jobs; k++) {
    io.thread(order, hear).catch((error: unknown) => {
      failed = { error };
      wake();
    });
  }
  for (let i = from; i < end; i++) {
    while (!done.has(i)) {
      if (failed !== null) throw (failed as { error: unknown }).error;
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
    yield done.get(i)!;
    done.delete(i);
  }
}

/** In a thread: play whichever match is next, until there are no more. */
export function work(usage: Usage, order: unknown, io: Io, post: (result: Result) => void): void {
  const { argv, end, next } = order as Order;
  const plan = makePlan(parse(usage, argv)!, io);
  for (let i = Atomics.add(next, 0, 1); i < end; i = Atomics.add(next, 0, 1)) post(playOne(plan, i));
}
