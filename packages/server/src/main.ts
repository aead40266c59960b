import { networkInterfaces } from 'node:os';
import { fileURLToPath } from 'node:url';
import { type Config, readConfig, VARIABLES } from './config.ts';
import { endWell } from './ending.ts';
import { Failure } from './failure.ts';
import { help } from './flags.ts';
import { logger } from './log.ts';
import { keepRules, rulesIn } from './match/editions.ts';
import { thinkers, thinkIfAsked } from './match/thinkers.ts';
import { openOnline } from './online.ts';
import { FIRST_PORT, startServer } from './start.ts';
import { fileBus, postgresBus } from './store/bus.ts';
import { openDatabase } from './store/database.ts';

// Bots think in threads that run this same file.
thinkIfAsked();

/** Where other devices find this machine. */
function networkAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .filter((a) => a.family === 'IPv4' && !a.internal)
    .map((a) => a.address);
}

/** `prepare` builds the table and returns its folder; not called if the flags are wrong or help is asked for. */
export async function main(argv: readonly string[], prepare: () => Promise<string>): Promise<void> {
  try {
    await serve(argv, prepare);
  } catch (e) {
    if (!(e instanceof Failure)) throw e;
    process.stderr.write(`${e.message}\n`);
    process.exitCode = e.code;
  }
}

async function serve(argv: readonly string[], prepare: () => Promise<string>): Promise<void> {
  const config = readConfig(argv, process.env);
  if (config === null) {
    process.stdout.write(help(VARIABLES));
    return;
  }
  const root = await prepare();
  const log = logger(config.log);
  const rules = rulesFolder(config);
  const database = await openDatabase(config.database, { keeper: new URL('keeper.js', import.meta.url) });
  const minds = thinkers({ file: new URL(import.meta.url), rules });
  const online = await openOnline({
    database,
    think: minds.think,
    thoughts: minds.waiting,
    rules: rulesIn(rules),
    log,
    limits: config.limits,
    notify: config.notify,
    bus: database.changedElsewhere === null ? await postgresBus(config.database) : fileBus(database.changedElsewhere),
  });
  const { host, port: wanted, proxies, drain } = config;
  const running = await startServer({ root, host, port: wanted, online, rules, proxies });
  endWell({ log, drain, online, close: [running.close, minds.close, online.close] });

  const { url, port } = running;
  log.info({ url, database: database.at, rules }, 'listening');
  const lines = [`Wardroom is at ${url} — Ctrl+C ends it.`];
  if (wanted === undefined && port !== FIRST_PORT)
    lines.unshift(`Port ${FIRST_PORT} is taken, so this is the next free one.`);
  if (host === '0.0.0.0' || host === '::')
    lines.push(...networkAddresses().map((address) => `From your phone: http://${address}:${port}`));
  process.stdout.write(`${lines.join('\n')}\n`);
}

/** Where rules are looked for. Those of this build lie beside it, and are put to the others for the builds to come. */
function rulesFolder({ rules }: Config): string {
  const own = fileURLToPath(new URL('rules', import.meta.url));
  if (rules === undefined) return own;
  try {
    keepRules(own, rules);
  } catch (e) {
    throw new Failure(`WARDROOM_RULES: ${rules} cannot be written: ${(e as Error).message}`);
  }
  return rules;
}
