import { availableParallelism } from 'node:os';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import type { Think, Thinking, Thought } from '@wardroom/host/room';
import { rulesIn, thinkBy } from './editions.ts';

/** Bots think in threads of their own, so that nobody waits for somebody else's bot. */

/** What a thread is told that is started to think. */
interface Task {
  is: 'thinking';
  /** Where the rules of other builds are. */
  rules: string;
}

interface Answer {
  id: number;
  answer?: Thinking;
  error?: string;
}

export interface Thinkers {
  think: Think;
  /** Decisions that wait for a thread. */
  waiting: () => number;
  close: () => Promise<void>;
}

/**
 * Threads that run `file`, which must be a bundle of the server. A thread that dies is replaced, and what it was thinking about is asked
 * again once; a second failure is the match's. `rules`: the folder of other builds' rules.
 */
export function thinkers(file: URL, rules: string, threads = Math.max(1, availableParallelism() - 1)): Thinkers {
  interface Job {
    id: number;
    thought: Thought;
    tries: number;
    done: (answer: Thinking) => void;
    failed: (e: Error) => void;
  }
  const waiting: Job[] = [];
  const idle: Worker[] = [];
  const busy = new Map<Worker, Job>();
  let next = 0;
  let closed = false;

  const give = (): void => {
    while (waiting.length > 0 && idle.length > 0) {
      const worker = idle.pop()!;
      const job = waiting.shift()!;
      busy.set(worker, job);
      worker.postMessage({ id: job.id, thought: job.thought });
    }
  };

  const start = (): void => {
    const worker = new Worker(file, { workerData: { is: 'thinking', rules } satisfies Task });
    worker.unref();
    worker.on('message', ({ answer, error }: Answer) => {
      const job = busy.get(worker);
      busy.delete(worker);
      idle.push(worker);
      if (error === undefined) job?.done(answer ?? null);
      else job?.failed(new Error(error));
      give();
    });
    const gone = (e: Error): void => {
      const job = busy.get(worker);
      busy.delete(worker);
      if (idle.includes(worker)) idle.splice(idle.indexOf(worker), 1);
      if (job !== undefined && job.tries++ === 0) waiting.unshift(job);
      else job?.failed(e);
      if (!closed) start();
    };
    worker.on('error', gone);
    idle.push(worker);
    give();
  };
  for (let i = 0; i < threads; i++) start();

  return {
    think: (thought) =>
      new Promise((done, failed) => {
        waiting.push({ id: next++, thought, tries: 0, done, failed });
        give();
      }),
    waiting: () => waiting.length,
    close: async () => {
      closed = true;
      await Promise.all([...idle, ...busy.keys()].map((w) => w.terminate()));
    },
  };
}

/** In a thread that was started to think: answer until it is ended. */
export function thinkIfAsked(): void {
  const task = workerData as Task | null;
  if (isMainThread || task?.is !== 'thinking') return;
  const think = thinkBy(rulesIn(task.rules));
  parentPort!.on('message', async ({ id, thought }: { id: number; thought: Thought }) => {
    let reply: Answer;
    try {
      reply = { id, answer: await think(thought) };
    } catch (e) {
      reply = { id, error: (e as Error).message };
    }
    parentPort!.postMessage(reply);
  });
}
