// npm run bench: measures the engine, then the table in the browser. With `web`, only the table; with `server`, how many matches
// one machine carries; with options or `bots`, only the engine.
import { pathToFileURL } from 'node:url';
import { build, buildWeb } from './lib/build.mjs';
import { become } from './lib/run.mjs';
import { setup } from './lib/setup.mjs';

await setup();
// What is measured beside us is slower in development mode; a fair comparison runs it as in production.
process.env.NODE_ENV ??= 'production';
const args = process.argv.slice(2);
if (args[0] === 'server') await become(build('benchServer'), args.slice(1));
// Some sections time the command line itself, or how long rules take to load.
else if (args[0] !== 'web')
  await become(build('bench'), ['--cli', build('wardroom'), '--rules', build('wardRules'), ...args]);
if (args[0] === 'web' || args.length === 0) {
  if (args.length === 0) console.log('');
  const [{ main }, { startServer }] = await Promise.all(
    ['benchWeb', 'serve'].map((name) => import(pathToFileURL(build(name)).href)),
  );
  await main(args.slice(1), { build: buildWeb, startServer });
}
