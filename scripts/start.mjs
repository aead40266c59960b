// npm start: the table in your browser. In the terminal: npm run wardroom -- play.
import { pathToFileURL } from 'node:url';
import { build, buildWeb } from './lib/build.mjs';
import { setup } from './lib/setup.mjs';

await setup();
process.setSourceMapsEnabled(true);
const { main } = await import(pathToFileURL(build('server')).href);
await main(process.argv.slice(2), buildWeb);
