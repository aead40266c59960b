// npm run train: what positions are worth, learned from matches of bots against themselves.
import { build } from './lib/build.mjs';
import { become } from './lib/run.mjs';
import { setup } from './lib/setup.mjs';

await setup();
await become(build('wardroom'), ['train', ...process.argv.slice(2)]);
