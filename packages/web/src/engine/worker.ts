/// <reference lib="webworker" />
import {
  findRulesBy,
  openDesk,
  prepareSoon,
  requestIn,
  rulesFile,
  type Services,
  services,
  type ToHost,
} from '@wardroom/host';
import type { FromWorker, ToWorker } from './link.ts';

/** The engine's side of the page: matches against bots and in hot seat run here, so that thinking never blocks the table. */
declare const self: DedicatedWorkerGlobalScope;

const post = (message: FromWorker): void => self.postMessage(message);

// A task of its own for each step: messages that came in the meantime are taken first.
const channel = new MessageChannel();
const waiting: (() => void)[] = [];
channel.port1.onmessage = () => waiting.shift()?.();

// Rules of other editions lie beside the table, as far as they were kept.
findRulesBy((game, fingerprint) =>
  import(/* @vite-ignore */ `/rules/${rulesFile(game, fingerprint)}`).then(
    (m) => m.rules,
    () => undefined,
  ),
);

let of = 0;
const desk = openDesk((message) => post({ desk: message, of }), {
  now: () => Date.now(),
  puts: true,
  after: (ms, work) => void setTimeout(work, ms),
  later: (work) => {
    waiting.push(work);
    channel.port2.postMessage(null);
  },
});

/** The last message that waits for something to be loaded, if any does. */
let before: Promise<void> | null = null;

function take({ desk: message, of: match }: Extract<ToWorker, { desk: unknown }>): void {
  of = match;
  desk(message);
}

/** What a message needs, on its way; null if it opens no match. */
function needs(m: ToHost): Promise<void> | null {
  const request = requestIn(m);
  return request === null ? null : prepareSoon(request);
}

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if ('desk' in data) {
    // One after another: what comes while a game is being fetched waits for it.
    const needed = needs(data.desk);
    if (needed === null && before === null) return take(data);
    const own = Promise.all([before, needed])
      .then(
        () => take(data),
        () => post({ desk: { is: 'failed', error: 'The game could not be loaded. Try again.' }, of: data.of }),
      )
      // What goes wrong at the desk stops the engine, as it does where nothing is waited for.
      .catch((e) => self.reportError(e))
      .finally(() => {
        if (before === own) before = null;
      });
    before = own;
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
