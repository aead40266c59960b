import { parseArgs } from 'node:util';
import type { ExhaustiveReport } from '@wardroom/testkit';
import { WINDOW_NAMES } from '../src/windows.ts';
import { everyBoss, everyCard } from './every-card.ts';

/** npm run soak -- cards: what the exhaustive runner saw of every card: drawn, in play, played, used, answering, triggered. */

const HELP = `npm run soak -- cards [options]
  --times N     how often each thing must be seen (3)
  --list        everything that was seen, and how often
`;

function stop(sentence: string): never {
  process.stderr.write(`${sentence}\n${HELP}`);
  process.exit(2);
}

function options() {
  try {
    return parseArgs({
      args: process.argv.slice(3),
      options: {
        times: { type: 'string', default: '3' },
        list: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    }).values;
  } catch (e) {
    return stop((e as Error).message);
  }
}

const asked = options();
if (asked.help) {
  process.stdout.write(HELP);
  process.exit(0);
}
if (!/^[1-9]\d{0,3}$/.test(asked.times)) stop(`--times takes a whole number from 1 to 9999; got '${asked.times}'.`);

/** 'bomb 2 trigger' is a trigger, 'haunted-tree answers window 1' an answer; the card comes first. */
const kindOf = (goal: string): string => (/ answers window /.test(goal) ? 'answer' : goal.replace(/^\S+ (\d+ )?/, ''));
const spoken = (goal: string): string =>
  goal.replace(/answers window (\d+)$/, (_, n) => `answers ${WINDOW_NAMES[Number(n)]}`);

function tell(title: string, { matches, seen, missing }: ExhaustiveReport): void {
  const cards = new Set([...seen.keys()].map((goal) => goal.split(' ')[0]));
  process.stdout.write(`${title}: ${cards.size} cards, ${seen.size} things to see, in ${matches} matches\n`);
  for (const kind of new Set([...seen.keys()].map(kindOf))) {
    const goals = [...seen].filter(([goal]) => kindOf(goal) === kind);
    const times = goals.reduce((sum, [, n]) => sum + n, 0);
    const [rarest, least] = goals.reduce((a, b) => (b[1] < a[1] ? b : a));
    const done = goals.filter(([goal]) => !missing.includes(goal)).length;
    process.stdout.write(
      `  ${kind}: ${done} of ${goals.length} seen, ${times} times; least ${spoken(rarest)} (${least})\n`,
    );
  }
  process.stdout.write(
    missing.length === 0 ? '  nothing is missing\n' : `  MISSING: ${missing.map(spoken).join(', ')}\n`,
  );
  if (asked.list) for (const [goal, n] of seen) process.stdout.write(`    ${spoken(goal)}: ${n}\n`);
}

const reports: readonly [string, ExhaustiveReport][] = [
  ['Cards of players', everyCard('every card', Number(asked.times))],
  ['Cards of bosses', everyBoss('every boss')],
];
for (const [title, report] of reports) tell(title, report);
process.exitCode = reports.every(([, { missing }]) => missing.length === 0) ? 0 : 1;
