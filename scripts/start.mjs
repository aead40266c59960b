// npm start: sit down and play. Until there is a table in the browser, this is the game in the terminal.
import { build } from './lib/build.mjs';
import { become } from './lib/run.mjs';
import { setup } from './lib/setup.mjs';

await setup();
await become(build('wardroom'), ['play', ...process.argv.slice(2)]);
