import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { htmlReport, type Lab, labOf, type Report, type Reporting, type Result, reporting } from '@wardroom/lab';
import type { Args, Usage } from '../args.ts';
import type { Io } from '../io.ts';
import { type Job, playAll } from '../jobs.ts';
import { number, percent, table } from '../text.ts';
import { findWhole } from '../whole-games.ts';
import { DATABASE, databaseOf, PATIENCE } from './database.ts';
import { type MatchLog, openLog } from './log.ts';
import * as planner from './planner.ts';
import { readExperiment } from './read.ts';

export const usage: Usage = {
  name: 'lab run',
  summary:
    'Play an experiment: a page and a JSON file of what came of it. Run again after a break it goes on where it was.',
  positional: ['FILE'],
  options: {
    jobs: {
      value: 'N',
      help: 'Threads that play at once. The files are the same with any number.',
      default: String(availableParallelism()),
    },
    database: { ...DATABASE, help: `${DATABASE.help} Matches are played by wardroom lab work.` },
    patience: PATIENCE,
    out: { value: 'DIR', help: 'Where report.html, report.json and matches.jsonl go. Default: FILE without .json.' },
  },
};

export async function run(args: Args, io: Io): Promise<number> {
  const [path] = args.positional;
  const jobs = args.whole('jobs', 1, 64);
  const experiment = readExperiment(io, path);
  const lab = labOf(experiment, findWhole(experiment.game));
  const out = args.maybe('out') ?? (path.endsWith('.json') ? path.slice(0, -'.json'.length) : `${path}.lab`);
  const database = args.maybe('database') === undefined ? null : databaseOf(args);
  const patience = args.whole('patience', 1, 86_400);
  io.makeFolder(out);
  const log = openLog(io, join(out, 'matches.jsonl'), experiment);
  const counted = reporting(lab);
  const job = { command: planner.usage.name, argv: [JSON.stringify(experiment)], plan: lab.plan, jobs };
  const others = async (from: number, end: number): Promise<AsyncIterable<Result> | undefined> => {
    if (database === null) return undefined;
    // Loaded here: nobody else needs its packages.
    const { spread } = await import('@wardroom/lab/queue');
    io.err('Matches are played by whoever runs wardroom lab work on this database.\n');
    return spread({ database, experiment, from, end, patience });
  };
  if (!(await playRest(lab, log, counted, job, others, io))) return 1;
  const report = counted.report();
  io.writeFile(join(out, 'report.json'), `${JSON.stringify(report, null, 1)}\n`);
  io.writeFile(join(out, 'report.html'), htmlReport(report, lab.plan.game.title));
  io.out(print(report, out));
  return 0;
}

/** Counts what the log has, plays and logs what is missing. False if a match failed: a report without it would be wrong. */
async function playRest(
  lab: Lab,
  log: MatchLog,
  counted: Reporting,
  job: Omit<Job, 'from' | 'end'>,
  others: (from: number, end: number) => Promise<AsyncIterable<Result> | undefined>,
  io: Io,
): Promise<boolean> {
  let from = 0;
  for (const result of log.results) {
    from++;
    if (counted.add(result)) return true;
  }
  if (from > 0) io.err(`${number(from)} matches are played already: going on from there.\n`);
  const end = lab.rounds * lab.round;
  let whole = true;
  const take = (result: Result): 'enough' | undefined => {
    if (result.error !== null) {
      whole = false;
      return 'enough';
    }
    log.add(result);
    return counted.add(result) ? 'enough' : undefined;
  };
  await playAll({ ...job, from, end }, io, take, await others(from, end));
  return whole;
}

function print(r: Report, out: string): string {
  const rows = r.field.map((x, i) => [
    r.entrants[i].name,
    percent(x.rate),
    `${percent(x.low)} to ${percent(x.high)}`,
    number(x.played),
  ]);
  const telling = r.cards.filter((x) => x.winning.q !== null && x.winning.q <= 0.05).length;
  return [
    `${r.experiment.name}: ${number(r.matches)} matches, ${number(r.draws)} drawn${r.early ? ', stopped early' : ''}`,
    '',
    ...table([['against the field', 'wins', '95 % interval', 'decided'], ...rows], [1, 3]),
    '',
    `Whoever begins wins ${percent(r.began.all.rate)}. ${telling} of ${r.cards.length} cards go with winning or losing. More in ${join(out, 'report.html')}.`,
    '',
  ].join('\n');
}
