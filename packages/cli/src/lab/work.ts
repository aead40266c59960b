import type { Args, Usage } from '../args.ts';
import type { Io } from '../io.ts';
import { DATABASE, databaseOf, PATIENCE } from './database.ts';

export const usage: Usage = {
  name: 'lab work',
  summary: 'Play matches of others. Experiments that run with the same --database have them; it goes on until stopped.',
  positional: [],
  options: { database: DATABASE, patience: PATIENCE },
};

export async function run(args: Args, io: Io): Promise<number> {
  const database = databaseOf(args);
  const patience = args.whole('patience', 1, 86_400);
  // Loaded here: no other command needs its packages.
  const { serve } = await import('@wardroom/lab/queue');
  const end = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => end.abort());
  io.err('Waiting for matches. Ctrl-C ends it; nothing is lost.\n');
  await serve(database, patience, end.signal);
  return 0;
}
