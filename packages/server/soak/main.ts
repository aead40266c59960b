import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { freePort, startPostgres } from '../test/postgres.ts';
import { folderFor, LET_IN, serverBundle, settingFor, startProcess } from '../test/process.ts';
import { deployed } from './deploy.ts';
import { processes } from './fleet.ts';
import { fuzzing } from './fuzz.ts';
import { type Killing, killing } from './kills.ts';

/** npm run soak -- kills, fuzz or deploy: what the tests do a few times, done often enough to be believed. */

const HELP = `npm run soak -- kills [options]
  --kills N       kill -9 at so many random moments of matches of every game (200)
  --nodes N       nodes; more than one share a PostgreSQL that is started for it (1)
  --seed TEXT     other moments (a)

npm run soak -- deploy [options]
  --kills N       the same with the containers of deploy/compose.yaml, one killed at a time (10); needs Docker
  --built         the image is there already
  --seed TEXT     other moments (a)

npm run soak -- fuzz [options]
  --count N       messages, requests and connections that a stranger sends (100000)
  --postgres      on a PostgreSQL that is started for it, instead of SQLite
  --seed TEXT     other ones (a)
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

const option = (value: string) => ({ type: 'string', default: value }) as const;

/** Matches are played while nodes end one at a time, and what came of it is said. */
async function killThem(of: string, how: Omit<Killing, 'said'>): Promise<void> {
  const began = performance.now();
  const sum = await killing({ ...how, said: (line) => console.log(`${line} (${seconds(began)})`) });
  console.log(
    `${sum.kills} ${of} in ${seconds(began)}: ${sum.ended} matches came to an end that both players saw alike, ` +
      `${sum.acknowledged} answers were acknowledged and none is lost, players came back ${sum.returns} times.`,
  );
}

async function kills(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { kills: option('200'), nodes: option('1'), seed: option('a') } });
  const nodes = number('nodes', values.nodes);
  const { folder, remove } = folderFor('soak');
  const cluster = nodes > 1 ? await startPostgres() : null;
  const database = cluster === null ? join(folder, 'wardroom.db') : await cluster.database('kills');
  const fleet = await processes({ nodes, bundle: serverBundle(), folder, database });
  try {
    const of = nodes === 1 ? 'kills of one node on SQLite' : `kills of ${nodes} nodes on PostgreSQL, one at a time,`;
    await killThem(of, { fleet, kills: number('kills', values.kills), seed: values.seed });
  } finally {
    await fleet.close();
    await cluster?.stop();
    remove();
  }
}

async function deploy(args: string[]): Promise<void> {
  const options = { kills: option('10'), seed: option('a'), built: { type: 'boolean', default: false } } as const;
  const { values } = parseArgs({ args, options });
  const count = number('kills', values.kills);
  const fleet = await deployed({ built: values.built });
  try {
    await killThem('kills of two containers on PostgreSQL behind nginx', { fleet, kills: count, seed: values.seed });
    // As when a new version takes the place of an old one.
    await killThem('orderly ends of them', { fleet, kills: 2, seed: values.seed, end: fleet.stop });
  } finally {
    await fleet.close();
  }
}

/** A server that keeps no more than this much of what strangers send: what it has after a fifth of it is what it needs. */
const GROWTH = 1.5;

async function fuzz(args: string[]): Promise<void> {
  const options = {
    count: option('100000'),
    seed: option('a'),
    postgres: { type: 'boolean', default: false },
  } as const;
  const { values } = parseArgs({ args, options });
  const { folder, remove } = folderFor('soak');
  const cluster = values.postgres ? await startPostgres() : null;
  const database = cluster === null ? join(folder, 'wardroom.db') : await cluster.database('fuzz');
  const env = { ...LET_IN, ...settingFor(database), WARDROOM_LOG: 'error' };
  const server = await startProcess({ bundle: serverBundle(), folder, port: await freePort(), env });
  const began = performance.now();
  try {
    const sum = await fuzzing({
      server,
      database,
      count: number('count', values.count),
      seed: values.seed,
      said: (line) => console.log(`${line} (${seconds(began)})`),
    });
    const { early, late } = sum.memory;
    console.log(
      `${sum.messages} messages, ${sum.requests} requests and ${sum.connections} connections in ${seconds(began)}: no crash, no error, ` +
        `nothing of others changed, their match went on to its end. Memory ${early.toFixed(0)} MB after a fifth, ${late.toFixed(0)} MB at the end. ` +
        `Answers: ${JSON.stringify(sum.answers)}.`,
    );
    if (late > early * GROWTH) throw new Error(`Memory grew from ${early.toFixed(0)} to ${late.toFixed(0)} MB.`);
  } finally {
    await server.end('SIGKILL');
    await cluster?.stop();
    remove();
  }
}

const [what, ...args] = process.argv.slice(2);
try {
  if (args.includes('--help')) process.stdout.write(HELP);
  else if (what === 'kills') await kills(args);
  else if (what === 'deploy') await deploy(args);
  else if (what === 'fuzz') await fuzz(args);
  else stop(`There is no soak '${String(what).slice(0, 40)}'.\n${HELP}`);
} catch (e) {
  if (String((e as NodeJS.ErrnoException).code).startsWith('ERR_PARSE_ARGS')) stop(`${(e as Error).message}\n${HELP}`);
  console.error(e);
  console.log(`Failed: ${(e as Error).message}`);
  // Players who still try to come back would keep it going.
  process.exit(1);
}
