// npm run bench: measures the engine.
import { build } from './lib/build.mjs';
import { become } from './lib/run.mjs';
import { setup } from './lib/setup.mjs';

await setup();
// What is measured beside us is slower in development mode; a fair comparison runs it as in production.
process.env.NODE_ENV ??= 'production';
await become(build('bench'), process.argv.slice(2));
