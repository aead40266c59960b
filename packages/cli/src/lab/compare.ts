import { type Change, compare, FALSE_ALARMS, incomparable, type Report } from '@wardroom/lab';
import type { Args, Usage } from '../args.ts';
import { Failure, Misuse } from '../failure.ts';
import type { Io } from '../io.ts';
import { percent, table } from '../text.ts';

/** So that a script tells drift from a command that did not work. */
const DRIFT = 3;

export const usage: Usage = {
  name: 'lab compare',
  summary: `Tell what changed between two reports. Exit code 0 if it is no more than chance, ${DRIFT} if it is, 1 or 2 if they cannot be compared.`,
  positional: ['OLD', 'NEW'],
  options: { json: { help: 'Everything that was compared as one JSON object on stdout.' } },
};

export function run(args: Args, io: Io): number {
  const [before, after] = args.positional.map((path) => readReport(io, path));
  const wrong = incomparable(before, after);
  if (wrong !== null) throw new Misuse(wrong);
  const found = compare(before, after);
  if (args.on('json')) io.out(`${JSON.stringify(found)}\n`);
  else {
    const rows = found.drift.map((x) => [x.what, shown(x, x.before), shown(x, x.after), x.q.toFixed(3)]);
    const few = found.changes.length - found.drift.length;
    io.out(
      [
        ...found.otherwise,
        ...(rows.length === 0 ? [] : table([['what changed', 'before', 'now', 'chance'], ...rows], [1, 2, 3])),
        `${found.drift.length} ${found.drift.length === 1 ? 'change is' : 'changes are'} more than chance (at most ${percent(FALSE_ALARMS)} false alarms, Benjamini and Hochberg); ${few} more could be chance.`,
        '',
      ].join('\n'),
    );
  }
  return found.drift.length === 0 ? 0 : DRIFT;
}

const shown = ({ unit }: Change, x: number): string => (unit === '%' ? percent(x) : `${x.toFixed(1)} turns`);

function readReport(io: Io, path: string): Report {
  try {
    const report: Report = JSON.parse(io.readFile(path));
    if (report?.lab === 1 && Array.isArray(report.entrants) && Array.isArray(report.cards)) return report;
  } catch (e) {
    if (e instanceof Failure) throw e;
  }
  throw new Failure(`${path} is no report: give a report.json that wardroom lab run has written.`);
}
