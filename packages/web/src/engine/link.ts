import type { FromHost, Services, ToHost } from '@wardroom/host';

/**
 * The one small interface between a table and whatever runs its match. Here it leads to a worker in the page; a socket to
 * a server says the same words.
 */
export interface Link {
  send: (message: ToHost) => void;
  /** Everything the host says, in order. Returns how to stop listening. */
  listen: (hear: (message: FromHost) => void) => () => void;
}

/**
 * `of` counts the matches opened on this page: what the last one still says when the next has begun is not heard.
 * `progress` asks to be told how far a long answer is.
 */
export type ToWorker =
  | { desk: ToHost; of: number }
  | { id: number; call: keyof Services; args: unknown[]; progress: boolean };
export type FromWorker =
  | { desk: FromHost; of: number }
  | { id: number; result: unknown }
  | { id: number; error: string }
  | { id: number; progress: number };

let worker: Worker | null = null;
let nextId = 1;
let matches = 0;
interface Call {
  resolve: (x: never) => void;
  reject: (e: Error) => void;
  progress: ((fraction: number) => void) | null;
}
const open = new Map<number, Call>();
const listeners = new Set<(m: FromHost) => void>();

function engine(): Worker {
  if (worker !== null) return worker;
  worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'engine' });
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    if ('desk' in data) {
      if (data.of === matches) for (const hear of listeners) hear(data.desk);
      return;
    }
    const call = open.get(data.id);
    if ('progress' in data) {
      call?.progress?.(data.progress);
      return;
    }
    open.delete(data.id);
    if ('error' in data) call?.reject(new Error(data.error));
    // Whoever asked knows what the answer to that is (`ask`); here answers of all kinds pass.
    else call?.resolve(data.result as never);
  };
  worker.onerror = (e) => {
    const error = `The engine stopped: ${e.message || 'it could not be loaded'}.`;
    for (const hear of listeners) hear({ is: 'failed', error });
    for (const call of open.values()) call.reject(new Error(error));
    open.clear();
  };
  return worker;
}

export const local: Link = {
  send: (message) => {
    if (message.do === 'open' || message.do === 'resume') matches++;
    engine().postMessage({ desk: message, of: matches } satisfies ToWorker);
  },
  listen: (hear) => {
    listeners.add(hear);
    return () => listeners.delete(hear);
  },
};

type Answer<K extends keyof Services> = Promise<Awaited<ReturnType<Services[K]>>>;

function ask<K extends keyof Services>(name: K, args: unknown[], progress: Call['progress']): Answer<K> {
  const id = nextId++;
  return new Promise((resolve, reject) => {
    open.set(id, { resolve: resolve as (x: never) => void, reject, progress });
    engine().postMessage({ id, call: name, args, progress: progress !== null } satisfies ToWorker);
  });
}

/** Ask the engine something beside the match. */
export const call = <K extends keyof Services>(name: K, ...args: Parameters<Services[K]>): Answer<K> =>
  ask(name, args, null);

/** Ask for something that takes a while; `progress` hears how far it is, from 0 to 1. */
export const callLong = <K extends keyof Services>(
  name: K,
  progress: (fraction: number) => void,
  ...args: Parameters<Services[K]>
): Answer<K> => ask(name, args, progress);
