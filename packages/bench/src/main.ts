/** `npm run bench`: measures the sections and prints a table each, or one JSON object. */
import { availableParallelism, cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { type Comparison, compare, figure, ratioOf, table } from './measure.ts';
import { type Section, sections } from './sections.ts';

const help = `npm run bench               the engine, then the table in a browser
npm run bench -- web        the table alone; npm run bench -- web --help
npm run bench -- [options]  the engine alone

  --quick        short rounds: a rough figure in seconds
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
}

interface GoalResult {
  readonly text: string;
  readonly atLeast: number;
  readonly ratio: number;
  readonly met: boolean;
}

class UsageError extends Error {}

function positive(name: string, text: string | undefined, otherwise: number): number {
  if (text === undefined) return otherwise;
  const value = Number(text);
  if (!(value > 0) || value > 10_000) throw new UsageError(`--${name} takes a number above 0 and not '${text}'.`);
  return value;
}

function readSettings(args: string[]): Settings | 'help' {
  let values: { quick?: boolean; rounds?: string; seconds?: string; only?: string; json?: boolean; help?: boolean };
  try {
    ({ values } = parseArgs({
      args,
      options: {
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
  };
}

/** Progress, where somebody is watching. */
function progress(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[2K${text}`);
}

function checkGoals(section: Section, comparison: Comparison): GoalResult[] {
  return (section.goals ?? []).map(({ text, of, against, atLeast, unit }) => {
    const ratio = ratioOf(comparison, of, against, unit);
    return { text, atLeast, ratio, met: ratio >= atLeast };
  });
}

function run({ rounds, seconds, chosen, json }: Settings): void {
  // Libraries check more in development mode; compared is what a user of them would run.
  const mode = process.env.NODE_ENV ?? 'development';
  const machine = {
    node: process.version,
    cpu: cpus()[0]?.model.trim() ?? 'unknown',
    cores: availableParallelism(),
    mode,
  };
  if (!json) {
    console.log(`Node ${machine.node}, ${machine.cpu}, ${machine.cores} cores, NODE_ENV=${mode}`);
    console.log(`Medians of ${rounds} alternating rounds of ${seconds} s; ratios are taken within each round.`);
    if (mode !== 'production') console.log('Set NODE_ENV=production for a fair comparison.');
  }

  const results = chosen.map((section) => {
    const comparison = compare(rounds, section.contenders(), {
      seconds,
      // boardgame.io needs this long to be compiled to its best speed; a cold rival would flatter us.
      warmup: 2,
      by: section.by,
      reference: section.reference,
      onRound: (round, name) =>
        progress(`${section.id}: ${round === 0 ? 'warming up' : `round ${round}/${rounds}`}, ${name}`),
    });
    progress('');
    const goals = checkGoals(section, comparison);
    if (!json) {
      console.log(`\n${section.title}\n${table(comparison)}`);
      for (const goal of goals) {
        const verdict = goal.met ? 'reached' : 'MISSED';
        console.log(`${verdict}: ${goal.text}: ${figure(goal.ratio)}×, to reach ${figure(goal.atLeast)}×`);
      }
    }
    return { id: section.id, title: section.title, ...comparison, goals };
  });
  if (json) console.log(JSON.stringify({ ...machine, rounds, seconds, sections: results }, null, 2));
}

try {
  const settings = readSettings(process.argv.slice(2));
  if (settings === 'help') console.log(help);
  else run(settings);
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  process.stderr.write(`${error.message}\nnpm run bench -- --help shows the options.\n`);
  process.exitCode = 2;
}
