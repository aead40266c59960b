import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { htmlReport, type Lab, labOf, type Report, type Reporting, reporting } from '@wardroom/lab';
import type { Args, Usage } from '../args.ts';
import type { Io } from '../io.ts';
import { playAll } from '../jobs.ts';
import { number, percent, table } from '../text.ts';
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
    out: { value: 'DIR', help: 'Where report.html, report.json and matches.jsonl go. Default: FILE without .json.' },
  },
};

export async function run(args: Args, io: Io): Promise<number> {
  const [path] = args.positional;
  const jobs = args.whole('jobs', 1, 64);
  const lab = labOf(readExperiment(io, path));
  const out = args.maybe('out') ?? (path.endsWith('.json') ? path.slice(0, -'.json'.length) : `${path}.lab`);
  io.makeFolder(out);
  const log = openLog(io, join(out, 'matches.jsonl'), lab.experiment);
  const counted = reporting(lab);
  if (!(await playRest(lab, log, counted, jobs, io))) return 1;
  const report = counted.report();
  io.writeFile(join(out, 'report.json'), `${JSON.stringify(report, null, 1)}\n`);
  io.writeFile(join(out, 'report.html'), htmlReport(report));
  io.out(print(report, out));
  return 0;
}

/** Counts what the log has, plays and logs what is missing. False if a match failed: a report without it would be wrong. */
async function playRest(lab: Lab, log: MatchLog, counted: Reporting, jobs: number, io: Io): Promise<boolean> {
  let from = 0;
  for (const result of log.results) {
    from++;
    if (counted.add(result)) return true;
  }
  if (from > 0) io.err(`${number(from)} matches are played already: going on from there.\n`);
  const argv = [JSON.stringify(lab.experiment)];
  const end = lab.rounds * lab.round;
  let whole = true;
  await playAll({ command: planner.usage.name, argv, plan: lab.plan, from, end, jobs }, io, (result) => {
    if (result.error !== null) {
      whole = false;
      return 'enough';
    }
    log.add(result);
    return counted.add(result) ? 'enough' : undefined;
  });
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
