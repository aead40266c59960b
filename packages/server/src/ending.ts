import type { Log } from './log.ts';
import type { Online } from './online.ts';

/** How a node ends. What was acknowledged is kept already; what is under way is finished, and everybody else comes back elsewhere. */
interface Parts {
  log: Log;
  online: Pick<Online, 'end' | 'failed'>;
  /** Milliseconds from saying so until connections are closed. */
  drain: number;
  /** One after another. */
  close: readonly (() => Promise<void>)[];
}

/** Whoever does not let go by then is left behind. */
const PATIENCE = 8000;

export function endWell({ log, online, drain, close }: Parts): void {
  let ending = false;
  const end = async (why: string, code: number): Promise<void> => {
    // Asked twice, it does not wait.
    if (ending) process.exit(code);
    ending = true;
    log.info({ why }, 'ending');
    // `/readyz` says no from here on: a balancer sends nobody new.
    online.end();
    if (code === 0 && drain > 0) await new Promise((done) => setTimeout(done, drain));
    const late = setTimeout(() => {
      log.error('not everything was closed in time');
      process.exit(1);
    }, PATIENCE);
    try {
      for (const part of close) await part();
    } catch (e) {
      log.error({ err: e }, 'could not be closed');
    }
    clearTimeout(late);
    log.info('ended');
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void end(signal, 0));
  // One match's or one connection's failure is no reason to end all others'.
  process.on('unhandledRejection', (e) => online.failed('unhandled rejection', e));
  // After this nobody knows what was left half done. All matches go on from their logs when the node is started again.
  process.on('uncaughtException', (e) => {
    log.fatal({ err: e }, 'uncaught exception');
    void end('uncaught exception', 1);
  });
}
