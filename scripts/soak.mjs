// npm run soak: random matches of every game and mode, and whether they play as they did before.
import { build } from './lib/build.mjs';
import { become } from './lib/run.mjs';
import { setup } from './lib/setup.mjs';

await setup();
await become(build('soak'), process.argv.slice(2));
