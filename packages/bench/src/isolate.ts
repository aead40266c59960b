import { type ChildProcess, fork } from 'node:child_process';
import { type Contender, type Counts, here, type Runner } from './measure.ts';

/**
 * Each contender in a process of its own: what one has made the compiler believe does not slow another down, and each has its
 * own garbage. Only one of them works at a time.
 */

/** What a process that is started like this is to do. */
export const CONTENDER = '--contender';

type Ask = { warm: true } | { seconds: number };

export function alone(section: string, name: string, share: number): Runner {
  let child: ChildProcess | null = null;
  const ask = (what: Ask): Promise<Counts> => {
    child ??= fork(process.argv[1], [CONTENDER, section, name, String(share)]);
    const asked = child;
    return new Promise((resolve, reject) => {
      const gone = (code: number | null): void => reject(new Error(`${name} ended with code ${code}.`));
      asked.once('exit', gone);
      asked.once('message', (counts) => {
        asked.off('exit', gone);
        resolve(counts as Counts);
      });
      asked.send(what);
    });
  };
  return {
    name,
    warmUp: async () => void (await ask({ warm: true })),
    round: (seconds) => ask({ seconds }),
    end: () => void child?.disconnect(),
  };
}

/** In such a process: do what is asked until nobody asks any more. */
export function serve(contender: Contender, share: number): void {
  const runner = here(contender, share);
  process.on('message', async (what: Ask) => {
    if ('warm' in what) await runner.warmUp();
    process.send!('warm' in what ? {} : await runner.round(what.seconds));
  });
}
