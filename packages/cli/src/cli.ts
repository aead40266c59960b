import { SetupError, shortly } from '@wardroom/core';
import { didYouMean } from '@wardroom/host/suggest';
import { Unreachable } from '@wardroom/lab';
import { version } from '../package.json';
import * as arena from './arena.ts';
import { type Args, help, parse, type Usage } from './args.ts';
import * as balance from './balance.ts';
import * as cards from './cards.ts';
import * as difficulty from './difficulty.ts';
import { Failure, Misuse } from './failure.ts';
import type { Io } from './io.ts';
import * as labCompare from './lab/compare.ts';
import * as labRun from './lab/run.ts';
import * as labWork from './lab/work.ts';
import * as ladder from './ladder.ts';
import * as play from './play.ts';
import * as replay from './replay.ts';
import * as rules from './rules.ts';
import * as sim from './sim.ts';
import { guarded } from './text.ts';
import * as validate from './validate.ts';
import * as verify from './verify.ts';

interface Command {
  usage: Usage;
  run: (args: Args, io: Io) => number | Promise<number>;
}

const commands: readonly Command[] = [
  play,
  sim,
  replay,
  verify,
  validate,
  cards,
  rules,
  difficulty,
  balance,
  arena,
  ladder,
  labRun,
  labWork,
  labCompare,
];

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
    const about = rest.length > 0 && name === 'help' ? find(rest[0]) : undefined;
    io.out(about === undefined ? overview() : `${help(about.usage, io.columns())}\n`);
    return 0;
  }
  if (name === '--version' || name === '-V') {
    io.out(`${version}\n`);
    return 0;
  }
  const command = find(name);
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
  const two = commands.some((c) => c.usage.name.startsWith(`${first} `)) && second?.startsWith('-') === false;
  return two ? [`${first} ${second}`, ...rest] : [first, second, ...rest].filter((x) => x !== undefined);
}

function find(name: string): Command {
  const command = commands.find((c) => c.usage.name === name);
  if (command !== undefined) return command;
  const what = name.startsWith('-')
    ? `The command comes first, and '${shortly(name)}' is none.`
    : `There is no command '${shortly(name)}'.`;
  throw new Misuse(
    `${what}${didYouMean(
      name,
      commands.map((c) => c.usage.name),
    )} See wardroom --help.`,
  );
}

const overview = (): string =>
  [
    'wardroom: a table that knows the rules',
    '',
    ...commands.map(
      (c) =>
        `  wardroom ${[c.usage.name, ...c.usage.positional].join(' ').padEnd(26)} ${c.usage.summary.split(/[.:] /)[0]}`,
    ),
    `  wardroom ${'admin COMMAND'.padEnd(26)} Look after a server and its matches`,
    '',
    'wardroom COMMAND --help tells more; wardroom --version the version.',
    '',
  ].join('\n');
