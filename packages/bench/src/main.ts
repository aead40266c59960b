/** `npm run bench`: measures the sections and prints a table each, or one JSON object. */
import { availableParallelism, cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { aligned, BOTS, measureBots, serveBots } from './bots.ts';
import { alone, CONTENDER, serve } from './isolate.ts';
import { LEVELS, levelCells, measureLevels, serveLevels } from './levels.ts';
import { type Comparison, compare, figure, type Runner, ratioOf, table } from './measure.ts';
import { type Built, lab, type Section, sections } from './sections.ts';

const help = `npm run bench               the engine, then the table in a browser
npm run bench -- web        the table alone; npm run bench -- web --help
npm run bench -- server     how many matches one machine carries; npm run bench -- server --help
npm run bench -- bots       how long greedy and each level think, playouts a second, and how fast the lab is on one core and two
npm run bench -- [options]  the engine alone

  --quick        short rounds and a quarter of the warm-up: a rough figure
  --rounds N     how many rounds (7; with --quick 3)
  --seconds S    how long each contender runs in each round (1; with --quick 0.2)
  --only A,B     only these sections: ${sections.map((s) => s.id).join(', ')}
  --json         one JSON object on stdout
  --help         this`;

interface Settings {
  readonly rounds: number;
  readonly seconds: number;
  readonly chosen: readonly Section[];
  readonly json: boolean;
  readonly quick: boolean;
  /** What some sections run. */
  readonly built: Built | null;
  readonly bots: boolean;
}

interface GoalResult {
  readonly text: string;
  readonly atLeast: number;
  readonly ratio: number;
  readonly met: boolean;
  readonly unit: string;
}

class UsageError extends Error {}

function positive(name: string, text: string | undefined, otherwise: number): number {
  if (text === undefined) return otherwise;
  const value = Number(text);
  if (!(value > 0) || value > 10_000) throw new UsageError(`--${name} takes a number above 0 and not '${text}'.`);
  return value;
}

function readSettings(args: string[]): Settings | 'help' {
  let values: {
    quick?: boolean;
    rounds?: string;
    seconds?: string;
    only?: string;
    json?: boolean;
    help?: boolean;
    cli?: string;
    rules?: string;
  };
  let positionals: string[];
  try {
    ({ values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        cli: { type: 'string' },
        rules: { type: 'string' },
        quick: { type: 'boolean' },
        rounds: { type: 'string' },
        seconds: { type: 'string' },
        only: { type: 'string' },
        json: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    }));
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
  if (values.help) return 'help';
  const [word, ...more] = positionals;
  if (more.length > 0 || (word !== undefined && word !== 'bots'))
    throw new UsageError(`'${word}' is not measured here.`);
  const rounds = positive('rounds', values.rounds, values.quick ? 3 : 7);
  if (!Number.isInteger(rounds)) throw new UsageError(`--rounds takes a whole number and not '${values.rounds}'.`);
  const chosen = values.only?.split(',').map((id) => {
    const section = sections.find((s) => s.id === id.trim());
    if (!section) throw new UsageError(`There is no section '${id}': ${sections.map((s) => s.id).join(', ')}.`);
    return section;
  });
  return {
    rounds,
    seconds: positive('seconds', values.seconds, values.quick ? 0.2 : 1),
    chosen: chosen ?? sections,
    json: values.json ?? false,
    quick: values.quick ?? false,
    built: values.cli === undefined || values.rules === undefined ? null : { cli: values.cli, rules: values.rules },
    bots: word === 'bots',
  };
}

/** Progress, where somebody is watching. */
function progress(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[2K${text}`);
}

function checkGoals(section: Section, comparison: Comparison): GoalResult[] {
  return (section.goals ?? []).map(({ text, of, against, atLeast, unit }) => {
    const ratio =
      against === undefined
        ? (comparison.rows.find((row) => row.name === of)?.rates[unit ?? comparison.by] ?? Number.NaN)
        : ratioOf(comparison, of, against, unit);
    return { text, atLeast, ratio, met: ratio >= atLeast, unit: against === undefined ? '/s' : '×' };
  });
}

/** How much of the warm-up is done. */
const warmth = (quick: boolean): number => (quick ? 0.25 : 1);

function runnersOf(section: Section, { built, quick }: Settings): Runner[] | null {
  if (section.contenders !== undefined)
    return section.contenders().map(({ name }) => alone(section.id, name, warmth(quick)));
  return built === null ? null : section.commands!(built);
}

function aboutMachine(json: boolean): Record<string, unknown> {
  // Libraries check more in development mode; compared is what a user of them would run.
  const mode = process.env.NODE_ENV ?? 'development';
  const cpu = cpus()[0]?.model.trim() ?? 'unknown';
  const cores = availableParallelism();
  if (!json) {
    console.log(`Node ${process.version}, ${cpu}, ${cores} cores, NODE_ENV=${mode}`);
    if (mode !== 'production') console.log('Set NODE_ENV=production for a fair comparison.');
  }
  return { node: process.version, cpu, cores, mode };
}

const verdict = (met: boolean): string => (met ? 'reached' : 'MISSED');

async function run(settings: Settings): Promise<void> {
  const { rounds, seconds, chosen, json } = settings;
  const machine = aboutMachine(json);
  if (!json) {
    console.log(
      `Medians of ${rounds} alternating rounds of ${seconds} s of processor time, each contender in a process of its own; ` +
        'ratios are taken within each round.',
    );
  }
  const results = [];
  for (const section of chosen) results.push(...(await measured(section, settings)));
  if (json) console.log(JSON.stringify({ ...machine, rounds, seconds, sections: results }, null, 2));
}

type Measured = Comparison & { id: string; title: string; goals: GoalResult[] };

/** One section: nothing where what it runs is not built. */
async function measured(section: Section, settings: Settings): Promise<Measured[]> {
  const { rounds, seconds, json } = settings;
  const runners = runnersOf(section, settings);
  if (runners === null) {
    if (!json)
      console.log(`\n${section.title}\nleft out: nothing is built that could be run (--cli FILE --rules FILE).`);
    return [];
  }
  const comparison = await compare(rounds, runners, {
    seconds,
    by: section.by,
    reference: section.reference,
    onRound: (round, name) =>
      progress(`${section.id}: ${round === 0 ? 'warming up' : `round ${round}/${rounds}`}, ${name}`),
  });
  progress('');
  const goals = checkGoals(section, comparison);
  if (!json) {
    console.log(`\n${section.title}\n${table(comparison)}`);
    for (const { met, text, ratio, atLeast, unit } of goals)
      console.log(`${verdict(met)}: ${text}: ${figure(ratio)}${unit}, to reach ${figure(atLeast)}${unit}`);
  }
  return [{ id: section.id, title: section.title, ...comparison, goals }];
}

async function runBots(settings: Settings): Promise<void> {
  const { quick, json } = settings;
  const machine = aboutMachine(json);
  const { rows, goals, lines } = await measureBots(warmth(quick), progress);
  progress('');
  if (!json) {
    for (const line of lines) console.log(line);
    for (const { met, text } of goals) console.log(`${verdict(met)}: ${text}`);
  }
  const levels = await measureLevels(warmth(quick), progress);
  progress('');
  if (!json) console.log(`\n${aligned(levelCells(levels), [0, 1]).join('\n')}`);
  const sections = await measured(lab, settings);
  if (json) console.log(JSON.stringify({ ...machine, bots: rows, goals, levels, sections }, null, 2));
}

/** A process that was started to be one contender. */
function serveContender([section, name, share]: readonly string[]): void {
  const contender = sections
    .find((s) => s.id === section)
    ?.contenders?.()
    .find((c) => c.name === name);
  if (contender === undefined) throw new Error(`There is no contender called '${name}' in '${section}'.`);
  serve(contender, Number(share));
}

const args = process.argv.slice(2);
try {
  if (args[0] === CONTENDER) serveContender(args.slice(1));
  else if (args[0] === BOTS) serveBots(args.slice(1));
  else if (args[0] === LEVELS) serveLevels(args.slice(1));
  else {
    const settings = readSettings(args);
    if (settings === 'help') console.log(help);
    else if (settings.bots) await runBots(settings);
    else await run(settings);
  }
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  process.stderr.write(`${error.message}\nnpm run bench -- --help shows the options.\n`);
  process.exitCode = 2;
}
