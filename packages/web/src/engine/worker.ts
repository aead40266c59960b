/// <reference lib="webworker" />
import { openDesk, type Services, services } from '@wardroom/host';
import type { FromWorker, ToWorker } from './link.ts';

/** The engine's side of the page: matches against bots and in hot seat run here, so that thinking never blocks the table. */
declare const self: DedicatedWorkerGlobalScope;

const post = (message: FromWorker): void => self.postMessage(message);

// A task of its own for each step: messages that came in the meantime are taken first.
const channel = new MessageChannel();
const waiting: (() => void)[] = [];
channel.port1.onmessage = () => waiting.shift()?.();

let of = 0;
const desk = openDesk((message) => post({ desk: message, of }), {
  now: () => Date.now(),
  later: (work) => {
    waiting.push(work);
    channel.port2.postMessage(null);
  },
});

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if ('desk' in data) {
    of = data.of;
    desk(data.desk);
  } else {
    const { id, progress } = data;
    // A service that takes long has a last parameter to say how far it is.
    const args = progress ? [...data.args, (x: number) => post({ id, progress: x })] : data.args;
    void answer(id, data.call, args);
  }
};

async function answer(id: number, call: keyof Services, args: unknown[]): Promise<void> {
  try {
    const work = services[call] as (...args: unknown[]) => unknown;
    post({ id, result: await work(...args) });
  } catch (e) {
    post({ id, error: e instanceof Error ? e.message : String(e) });
  }
}
