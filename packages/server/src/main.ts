import { networkInterfaces } from 'node:os';
import { Failure } from './failure.ts';
import { help, readFlags } from './flags.ts';
import { FIRST_PORT, startServer } from './start.ts';

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
  const { url, port } = await startServer({ root, ...flags });
  // Connections are kept open by browsers, and nothing is stored that would have to be finished: end at once.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(0));

  const lines = [`Wardroom is at ${url} — Ctrl+C ends it.`];
  if (flags.port === undefined && port !== FIRST_PORT)
    lines.unshift(`Port ${FIRST_PORT} is taken, so this is the next free one.`);
  if (flags.host === '0.0.0.0' || flags.host === '::')
    lines.push(...networkAddresses().map((address) => `From your phone: http://${address}:${port}`));
  process.stdout.write(`${lines.join('\n')}\n`);
}
