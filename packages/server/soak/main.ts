import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '../test/postgres.ts';
import { folderFor, serverBundle } from '../test/process.ts';
import { killing } from './kills.ts';

/** npm run soak -- kills: what the tests do a few times, done often enough to be believed. */

const HELP = `npm run soak -- kills [options]
  --kills N       kill -9 at so many random moments of matches of every game (200)
  --nodes N       nodes; more than one share a PostgreSQL that is started for it (1)
  --seed TEXT     other moments (a)
`;

function stop(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(2);
}

const number = (name: string, text: string): number =>
  /^[1-9]\d{0,6}$/.test(text)
    ? Number(text)
    : stop(`--${name} takes a whole number, as in --${name} 20; got '${text.slice(0, 40)}'.`);

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(0)} s`;

async function kills(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      kills: { type: 'string', default: '200' },
      nodes: { type: 'string', default: '1' },
      seed: { type: 'string', default: 'a' },
    },
  });
  const nodes = number('nodes', values.nodes);
  const bundle = serverBundle();
  const { folder, remove } = folderFor('soak');
  const cluster = nodes > 1 ? await startPostgres() : null;
  const began = performance.now();
  try {
    const database = cluster === null ? join(folder, 'wardroom.db') : await cluster.database('kills');
    const sum = await killing({
      kills: number('kills', values.kills),
      seed: values.seed,
      nodes,
      bundle,
      folder,
      database,
      said: (line) => console.log(`${line} (${seconds(began)})`),
    });
    console.log(
      `${sum.kills} kills of ${nodes === 1 ? 'one node on SQLite' : `${nodes} nodes on PostgreSQL, one at a time`} in ${seconds(began)}: ` +
        `${sum.ended} matches came to an end that both players saw alike, ${sum.acknowledged} answers were acknowledged and none is lost, ` +
        `players came back ${sum.returns} times.`,
    );
  } finally {
    await cluster?.stop();
    remove();
  }
}

const [what, ...args] = process.argv.slice(2);
try {
  if (args.includes('--help')) process.stdout.write(HELP);
  else if (what === 'kills') await kills(args);
  else stop(`There is no soak '${String(what).slice(0, 40)}'.\n${HELP}`);
} catch (e) {
  if ((e as NodeJS.ErrnoException).code?.startsWith('ERR_PARSE_ARGS') === true)
    stop(`${(e as Error).message}\n${HELP}`);
  throw e;
}
