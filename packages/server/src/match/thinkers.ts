import { availableParallelism } from 'node:os';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import type { Thinking, Thought } from '@wardroom/host/room';
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

/** `whose`: on whose account. However much one of them asks for, the others' turns come round. */
export type ThinkFor = (thought: Thought, whose: string) => Thinking | Promise<Thinking>;

export interface Thinkers {
  think: ThinkFor;
  /** Decisions that wait for a thread. */
  waiting: () => number;
  close: () => Promise<void>;
}

/** Milliseconds for a thought. Bots count their tries and take a small part of it; what takes longer will hardly ever come to an end. */
export const PATIENCE = 30_000;

export interface ThinkersPorts {
  /** What the threads run: a bundle of the server. */
  file: URL;
  /** The folder of other builds' rules. */
  rules: string;
  threads?: number;
}

/**
 * Threads that think. One that dies is replaced, and what it was thinking about is asked again once; a second failure is the match's. So is
 * a thought that takes too long, whose thread is ended: other matches wait for it.
 */
export function thinkers({ file, rules, threads = Math.max(1, availableParallelism() - 1) }: ThinkersPorts): Thinkers {
  interface Job {
    id: number;
    thought: Thought;
    whose: string;
    tries: number;
    done: (answer: Thinking) => void;
    failed: (e: Error) => void;
  }
  const waiting = byTurns<Job>();
  const idle: Worker[] = [];
  const busy = new Map<Worker, { job: Job; late: NodeJS.Timeout }>();
  let next = 0;
  let closed = false;

  const give = (): void => {
    while (idle.length > 0) {
      const job = waiting.next();
      if (job === undefined) return;
      const worker = idle.pop()!;
      busy.set(worker, { job, late: setTimeout(() => giveUp(worker), PATIENCE).unref() });
      worker.postMessage({ id: job.id, thought: job.thought });
    }
  };

  /** What a thread was thinking about; it does so no more. */
  const leave = (worker: Worker): Job | undefined => {
    const left = busy.get(worker);
    clearTimeout(left?.late);
    busy.delete(worker);
    return left?.job;
  };
  const giveUp = (worker: Worker): void => {
    leave(worker)?.failed(new Error(`a bot thought for more than ${PATIENCE / 1000} s`));
    void worker.terminate();
    start();
  };
  const start = (): void => {
    if (closed) return;
    const worker = new Worker(file, { workerData: { is: 'thinking', rules } satisfies Task });
    worker.unref();
    worker.on('message', ({ answer, error }: Answer) => {
      const job = leave(worker);
      // It was given up a moment ago.
      if (job === undefined) return;
      idle.push(worker);
      if (error === undefined) job.done(answer ?? null);
      else job.failed(new Error(error));
      give();
    });
    worker.on('error', (e) => {
      const job = leave(worker);
      if (idle.includes(worker)) idle.splice(idle.indexOf(worker), 1);
      if (job !== undefined && job.tries++ === 0) waiting.add(job);
      else job?.failed(e);
      start();
    });
    idle.push(worker);
    give();
  };
  for (let i = 0; i < threads; i++) start();

  return {
    think: (thought, whose) =>
      new Promise((done, failed) => {
        waiting.add({ id: next++, thought, whose, tries: 0, done, failed });
        give();
      }),
    waiting: waiting.size,
    close: async () => {
      closed = true;
      await Promise.all([...idle, ...busy.keys()].map((w) => w.terminate()));
    },
  };
}

/** Everybody's jobs in the order they came, and one of each in turn. */
export function byTurns<Job extends { whose: string }>() {
  const queues = new Map<string, Job[]>();
  return {
    add: (job: Job): void => {
      const queue = queues.get(job.whose);
      if (queue === undefined) queues.set(job.whose, [job]);
      else queue.push(job);
    },
    next: (): Job | undefined => {
      const [first] = queues;
      if (first === undefined) return undefined;
      const [whose, queue] = first;
      const job = queue.shift();
      // Behind all the others.
      queues.delete(whose);
      if (queue.length > 0) queues.set(whose, queue);
      return job;
    },
    size: (): number => [...queues.values()].reduce((sum, queue) => sum + queue.length, 0),
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
