import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { databaseOf } from '../config.ts';
import { Failure } from '../failure.ts';
import { rulesIn } from '../match/editions.ts';
import { Refusal } from '../refusal.ts';
import { localBus, postgresBus } from '../store/bus.ts';
import { openDatabase } from '../store/database.ts';
import { backup, restore } from './backup.ts';
import { end, exportMatch, list, look, reports } from './matches.ts';

/** `wardroom admin`: for those who run a server. It works on the database, while servers run on it. */

const HELP = `wardroom admin COMMAND [--data FILE]

  list [--status open|over|failed] [--most N]   the newest matches
  look MATCH             who plays, since when, and who is asked
  end MATCH SENTENCE     end a match; everybody at it is told the sentence
  export MATCH FILE      its whole log, with all that is hidden in it
  reports [--most N]     lines of chat that were reported, with those around them
  backup FILE            everything the server keeps, while it runs
  restore FILE           that file, into an empty database

The database is the server's: DATABASE_URL, or WARDROOM_DATA or --data FILE (data/wardroom.db).
`;

const misuse = (sentence: string): Failure => new Failure(`${sentence} See wardroom admin --help.`, 2);

/** How many words follow each command. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  list: [],
  look: ['MATCH'],
  end: ['MATCH', 'SENTENCE'],
  export: ['MATCH', 'FILE'],
  reports: [],
  backup: ['FILE'],
  restore: ['FILE'],
};

async function admin(argv: readonly string[], env: NodeJS.ProcessEnv, say: (line: string) => void): Promise<void> {
  const { values, positionals } = read(argv);
  if (values.help === true || positionals.length === 0) return say(HELP.trimEnd());
  const [command, ...words] = positionals;
  const wanted = WORDS[command];
  if (wanted === undefined) throw misuse(`There is no command '${command.slice(0, 40)}'.`);
  if (words.length !== wanted.length)
    throw misuse(wanted.length === 0 ? `${command} takes nothing more.` : `${command} takes ${wanted.join(' and ')}.`);
  const most = values.most ?? '50';
  if (!/^[1-9]\d{0,5}$/.test(most)) throw misuse(`--most takes a whole number; got '${most.slice(0, 40)}'.`);
  if (values.status !== undefined && !['open', 'over', 'failed'].includes(values.status))
    throw misuse(`--status is open, over or failed; got '${values.status.slice(0, 40)}'.`);

  const wrong: string[] = [];
  const url = databaseOf(values, (name) => (env[name] === '' ? undefined : env[name]), wrong);
  if (wrong.length > 0) throw new Failure(wrong.join('\n'), 2);
  const database = await openDatabase(url);
  const rules = rulesIn(env.WARDROOM_RULES || fileURLToPath(new URL('rules', import.meta.url)));
  const [first, second] = words;
  try {
    switch (command) {
      case 'list':
        return say((await list(database, values.status, Number(most))).join('\n'));
      case 'look':
        return say((await look(database, first, rules)).join('\n'));
      case 'end': {
        const bus = database.kind === 'postgres' ? await postgresBus(url) : localBus();
        say(await end(database, bus, first, second, rules));
        return await bus.close();
      }
      case 'export':
        return say(await exportMatch(database, first, second));
      case 'reports':
        return say((await reports(database, Number(most))).join('\n'));
      case 'backup':
        return say(`${await backup(database, first)} rows of ${database.at} are in ${first}.`);
      case 'restore':
        return say(`${await restore(database, first)} rows are in ${database.at} now.`);
    }
  } finally {
    await database.close();
  }
}

function read(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        data: { type: 'string' },
        status: { type: 'string' },
        most: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (e) {
    throw misuse((e as Error).message);
  }
}

try {
  await admin(process.argv.slice(2), process.env, (text) => void process.stdout.write(`${text}\n`));
} catch (e) {
  if (!(e instanceof Failure || e instanceof Refusal)) throw e;
  process.stderr.write(`${e.message}\n`);
  process.exitCode = e instanceof Failure ? e.code : 1;
}
