// Starts the server as it was built: nothing is installed or built here, as `npm start` does.
import { fileURLToPath } from 'node:url';
import { main } from '../packages/server/dist/server.js';

await main(process.argv.slice(2), async () => fileURLToPath(new URL('../packages/web/dist', import.meta.url)));
