// npm run soak: random matches of every game and mode, and whether they play as they did before. With `kills` or `fuzz`, the server.
import { build } from './lib/build.mjs';
import { become } from './lib/run.mjs';
import { setup } from './lib/setup.mjs';

await setup();
const args = process.argv.slice(2);
await become(build(['kills', 'fuzz'].includes(args[0]) ? 'soakServer' : 'soak'), args);
