import { setFlagsFromString } from 'node:v8';
import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import { main } from './cli.ts';
import { terminal } from './io.ts';
import { work } from './jobs.ts';

// Much of the time of a short simulation goes into compiling rules with what they call written into them. With less of that the
// code is as fast, and ready sooner.
setFlagsFromString('--max-inlined-bytecode-size-cumulative=200');
// So does compiling what has hardly run yet: it waits longer, on code that is quickly made and better than interpreted.
for (const flag of ['--sparkplug', '--interrupt-budget=400000']) setFlagsFromString(flag);

if (isMainThread) {
  // A reader that has seen enough (`| head`) closes the pipe: that is no error.
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (e: NodeJS.ErrnoException) => {
      if (e.code === 'EPIPE') process.exit(0);
      throw e;
    });
  }
  process.exitCode = await main(process.argv.slice(2), terminal());
} else await work(workerData, terminal(), (results) => parentPort!.postMessage(results));
