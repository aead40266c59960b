// npm run build: brings every bundle up to date.
import { build, bundles } from './lib/build.mjs';
import { setup } from './lib/setup.mjs';

await setup();
for (const name of Object.keys(bundles)) build(name);
