// The tests that play in a real browser, on the table as it is built. Arguments go to vitest.
import { join } from 'node:path';
import { buildWeb } from './lib/build.mjs';
import { root, run } from './lib/run.mjs';
import { setup } from './lib/setup.mjs';

await setup();
await buildWeb();
const config = join('packages', 'web', 'test', 'browser', 'vitest.config.ts');
const args = [join(root, 'node_modules', 'vitest', 'vitest.mjs'), 'run', '--config', config, ...process.argv.slice(2)];
const { code } = await run(process.execPath, args);
process.exitCode = code;
