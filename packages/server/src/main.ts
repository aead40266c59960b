import { networkInterfaces } from 'node:os';
import { Failure } from './failure.ts';
import { help, readFlags } from './flags.ts';
import { thinkers, thinkIfAsked } from './match/thinkers.ts';
import { openOnline } from './online.ts';
import { FIRST_PORT, startServer } from './start.ts';
import { postgresBus } from './store/bus.ts';
import { openDatabase } from './store/database.ts';

// Bots think in threads that run this same file.
thinkIfAsked();

const DATA = 'data/wardroom.db';

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
  const flags = readFlags(argv);
  if (flags === null) {
    process.stdout.write(help);
    return;
  }
  const root = await prepare();
  const { data, ...where } = flags;
  const address = process.env.DATABASE_URL ?? data ?? DATA;
  const database = await openDatabase(address);
  const minds = thinkers(new URL(import.meta.url));
  const online = await openOnline({
    database,
    think: minds.think,
    failed: (what, error) => process.stderr.write(`${what}: ${error instanceof Error ? error.stack : String(error)}\n`),
    ...(database.kind === 'postgres' ? { bus: await postgresBus(address) } : {}),
  });
  const { url, port, close } = await startServer({ root, ...where, online });
  // What was acknowledged is kept already: nothing has to be finished but what is being sent.
  const end = async (): Promise<void> => {
    await close();
    await minds.close();
    await online.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => void end());

  const lines = [`Wardroom is at ${url} — Ctrl+C ends it.`];
  if (flags.port === undefined && port !== FIRST_PORT)
    lines.unshift(`Port ${FIRST_PORT} is taken, so this is the next free one.`);
  if (flags.host === '0.0.0.0' || flags.host === '::')
    lines.push(...networkAddresses().map((address) => `From your phone: http://${address}:${port}`));
  process.stdout.write(`${lines.join('\n')}\n`);
}
