// npm run wardroom -- <command>: the command line, installed and built first if needed.
import { build } from './lib/build.mjs';
import { become } from './lib/run.mjs';
import { setup } from './lib/setup.mjs';

await setup();
await become(build('wardroom'), process.argv.slice(2));
