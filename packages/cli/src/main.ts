import { main } from './cli.ts';
import { terminal } from './io.ts';

// A reader that has seen enough (`| head`) closes the pipe: that is no error.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (e: NodeJS.ErrnoException) => {
    if (e.code === 'EPIPE') process.exit(0);
    throw e;
  });
}

process.exitCode = await main(process.argv.slice(2), terminal());
