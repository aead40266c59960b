// npm run ladder: how far the levels are apart, written into docs/ladder.md and its pictures.
import { build } from './lib/build.mjs';
import { become, root } from './lib/run.mjs';
import { setup } from './lib/setup.mjs';

await setup();
// The files it writes are named by their path in the project.
process.chdir(root);
await become(build('wardroom'), ['ladder', ...process.argv.slice(2)]);
