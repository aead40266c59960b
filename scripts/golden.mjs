// npm run golden: plays the matches that are kept as text. With --accept, what they are now takes the place of what they were.
import { join } from 'node:path';
import { fail, root, run } from './lib/run.mjs';
import { setup } from './lib/setup.mjs';

const args = process.argv.slice(2);
const unknown = args.find((arg) => arg !== '--accept');
if (unknown !== undefined) fail(`npm run golden takes --accept and nothing else; got '${unknown}'.`);
await setup();
const env = { ...process.env, WARDROOM_GOLDEN: args.length > 0 ? 'accept' : 'compare' };
const vitest = [join(root, 'node_modules', 'vitest', 'vitest.mjs'), 'run', join('test', 'golden.test')];
const { code } = await run(process.execPath, vitest, { env });
process.exitCode = code;
