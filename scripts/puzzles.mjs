// npm run puzzles: decisions to be found, out of matches between bots, written into the games' puzzles/found.ts.
import { build } from './lib/build.mjs';
import { become, root } from './lib/run.mjs';
import { setup } from './lib/setup.mjs';

await setup();
// The files it writes are named by their path in the project.
process.chdir(root);
await become(build('wardroom'), ['puzzles', ...process.argv.slice(2)]);
