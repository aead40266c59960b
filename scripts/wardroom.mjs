// npm run wardroom -- <command>: the command line, installed and built first if needed.
import { build } from './lib/build.mjs';
import { become } from './lib/run.mjs';
import { setup } from './lib/setup.mjs';

await setup();
const args = process.argv.slice(2);
// What works on a server's database comes with the server: nobody else needs its packages.
if (args[0] === 'admin') await become(build('admin'), args.slice(1));
else await become(build('wardroom'), args);
