import { SetupError, shortly } from '@wardroom/core';
import { didYouMean } from '@wardroom/host/suggest';
import { Unreachable } from '@wardroom/lab';
import { version } from '../package.json';
import { type Args, help, parse, type Usage } from './args.ts';
import { Failure, Misuse } from './failure.ts';
import type { Io } from './io.ts';
import { guarded } from './text.ts';

interface Command {
  usage: Usage;
  run: (args: Args, io: Io) => number | Promise<number>;
}

/** By name, each loaded when it is asked for, with the games and packages that it needs. */
const commands = new Map<string, () => Promise<Command>>([
  ['play', () => import('./play.ts')],
  ['sim', () => import('./sim.ts')],
  ['replay', () => import('./replay.ts')],
  ['verify', () => import('./verify.ts')],
  ['validate', () => import('./validate.ts')],
  ['cards', () => import('./cards.ts')],
  ['rules', () => import('./rules.ts')],
  ['difficulty', () => import('./difficulty.ts')],
  ['balance', () => import('./balance.ts')],
  ['arena', () => import('./arena.ts')],
  ['ladder', () => import('./ladder.ts')],
  ['puzzles', () => import('./puzzles.ts')],
  ['train', () => import('./train.ts')],
  ['lab run', () => import('./lab/run.ts')],
  ['lab work', () => import('./lab/work.ts')],
  ['lab compare', () => import('./lab/compare.ts')],
]);
const names = [...commands.keys()];

/** Run a command line; the answer is the exit code. Everything goes in and out through `io`. */
export async function main(argv: readonly string[], outside: Io): Promise<number> {
  const io = guarded(outside);
  try {
    return await dispatch(argv, io);
  } catch (e) {
    if (e instanceof Failure) {
      io.err(`${e.message}\n`);
      return e.code;
    }
    if (e instanceof Unreachable) {
      io.err(`${e.message}\n`);
      return 1;
    }
    if (e instanceof SetupError) {
      io.err(`The match cannot begin: ${e.problems.join(' ')}\n`);
      return 1;
    }
    const error = e instanceof Error ? e : new Error(String(e));
    const where = io.trace ? `\n${error.stack}` : ' Please report it; WARDROOM_TRACE=1 shows where it happened.';
    io.err(`This is an error in Wardroom itself: ${error.message}.${where}\n`);
    return 1;
  } finally {
    io.close();
  }
}

async function dispatch(words: readonly string[], io: Io): Promise<number> {
  const [name, ...rest] = joined(words);
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    const about = rest.length > 0 && name === 'help' ? await find(rest[0]) : undefined;
    io.out(about === undefined ? await overview() : `${help(about.usage, io.columns())}\n`);
    return 0;
  }
  if (name === '--version' || name === '-V') {
    io.out(`${version}\n`);
    return 0;
  }
  const command = await find(name);
  const args = parse(command.usage, rest);
  if (args === null) {
    io.out(`${help(command.usage, io.columns())}\n`);
    return 0;
  }
  return command.run(args, io);
}

/** Some commands have two words, as in `lab run`, also after `help`. */
function joined([first, second, ...rest]: readonly string[]): readonly string[] {
  if (first === 'help' && second !== undefined) return [first, ...joined([second, ...rest])];
  const two = names.some((name) => name.startsWith(`${first} `)) && second?.startsWith('-') === false;
  return two ? [`${first} ${second}`, ...rest] : [first, second, ...rest].filter((x) => x !== undefined);
}

function find(name: string): Promise<Command> {
  const load = commands.get(name);
  if (load !== undefined) return load();
  const what = name.startsWith('-')
    ? `The command comes first, and '${shortly(name)}' is none.`
    : `There is no command '${shortly(name)}'.`;
  throw new Misuse(`${what}${didYouMean(name, names)} See wardroom --help.`);
}

async function overview(): Promise<string> {
  const all = await Promise.all([...commands.values()].map((load) => load()));
  return [
    'wardroom: a table that knows the rules',
    '',
    ...all.map(
      ({ usage: { name, positional, summary } }) =>
        `  wardroom ${[name, ...positional].join(' ').padEnd(26)} ${summary.split(/[.:] /)[0]}`,
    ),
    `  wardroom ${'admin COMMAND'.padEnd(26)} Look after a server and its matches`,
    '',
    'wardroom COMMAND --help tells more; wardroom --version the version.',
    '',
  ].join('\n');
}
