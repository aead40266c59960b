// npm run balance: how the ready decks fare against each other, written into docs/balance.md.
import { build } from './lib/build.mjs';
import { become, root } from './lib/run.mjs';
import { setup } from './lib/setup.mjs';

await setup();
// The files it writes are named by their path in the project.
process.chdir(root);
await become(build('wardroom'), ['balance', ...process.argv.slice(2)]);
