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

export type ToWorker = { desk: ToHost } | { id: number; call: keyof Services; args: unknown[] };
export type FromWorker = { desk: FromHost } | { id: number; result: unknown } | { id: number; error: string };

let worker: Worker | null = null;
let nextId = 1;
const open = new Map<number, { resolve: (x: never) => void; reject: (e: Error) => void }>();
const listeners = new Set<(m: FromHost) => void>();

function engine(): Worker {
  if (worker !== null) return worker;
  worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'engine' });
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    if ('desk' in data) {
      for (const hear of listeners) hear(data.desk);
      return;
    }
    const call = open.get(data.id);
    open.delete(data.id);
    if ('error' in data) call?.reject(new Error(data.error));
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
  send: (message) => engine().postMessage({ desk: message } satisfies ToWorker),
  listen: (hear) => {
    listeners.add(hear);
    return () => listeners.delete(hear);
  },
};

/** Ask the engine something beside the match. */
export function call<K extends keyof Services>(
  name: K,
  ...args: Parameters<Services[K]>
): Promise<Awaited<ReturnType<Services[K]>>> {
  const id = nextId++;
  return new Promise((resolve, reject) => {
    open.set(id, { resolve: resolve as (x: never) => void, reject });
    engine().postMessage({ id, call: name, args } satisfies ToWorker);
  });
}
