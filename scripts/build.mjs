// npm run build: brings every program and the table for the browser up to date.
import { build, buildWeb, bundles } from './lib/build.mjs';
import { setup } from './lib/setup.mjs';

await setup();
for (const name of Object.keys(bundles)) build(name);
await buildWeb();
