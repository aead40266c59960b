// npm run difficulty: how often bots beat each boss, written into docs/bosses.md and the game's odds.ts.
import { build } from './lib/build.mjs';
import { become, root } from './lib/run.mjs';
import { setup } from './lib/setup.mjs';

await setup();
// The files it writes are named by their path in the project.
process.chdir(root);
await become(build('wardroom'), ['difficulty', ...process.argv.slice(2)]);
