// npm run arena: how much better one bot is than another, in pairs of matches with seats exchanged.
import { build } from './lib/build.mjs';
import { become } from './lib/run.mjs';
import { setup } from './lib/setup.mjs';

await setup();
await become(build('wardroom'), ['arena', ...process.argv.slice(2)]);
