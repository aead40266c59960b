import type { Args, Option } from '../args.ts';
import { Misuse } from '../failure.ts';

/** Where an experiment is spread from. */

export const DATABASE: Option = { value: 'URL', help: 'A PostgreSQL, as in postgres://user:password@host:port/name.' };
export const PATIENCE: Option = {
  value: 'SECONDS',
  help: 'After which matches that a worker has taken and not finished are given to another.',
  default: '60',
};

export function databaseOf(args: Args): string {
  const url = args.maybe('database');
  if (url !== undefined && /^postgres(ql)?:\/\/\S+$/.test(url)) return url;
  throw new Misuse('--database: write postgres://user:password@host:port/name.');
}
