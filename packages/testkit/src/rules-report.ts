// npm run rules: for each clause of the rulebooks, the tests that name it and the events that cite it.
import { readdirSync, readFileSync } from 'node:fs';
import { parseArgs, styleText } from 'node:util';
import { games } from '@wardroom/games';
import { collectCitations } from './citations.ts';
import { coverage, type GameCoverage, type SourceFile, testsByClause, uncovered } from './clause-coverage.ts';
import { complaint, gameLines, type Paint, plain, summaryLine } from './clause-print.ts';

const usage = 'Usage: npm run rules -- [--uncovered] [--clause W10.3.2] [--json] [--quiet]';

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(2);
}

function options() {
  const flag = { type: 'boolean', default: false } as const;
  try {
    return parseArgs({
      options: { uncovered: flag, json: flag, quiet: flag, clause: { type: 'string' } },
    }).values;
  } catch (error) {
    return fail(`${(error as Error).message}\n${usage}`);
  }
}

/** Every `.test.ts` below a folder named `test`, sorted so that the report is the same everywhere. */
function testFiles(folder = 'packages', inTest = false): SourceFile[] {
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  return entries.flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) {
      const skip = entry.name === 'node_modules' || entry.name === 'dist';
      return skip ? [] : testFiles(path, inTest || entry.name === 'test');
    }
    return inTest && entry.name.endsWith('.test.ts') ? [{ file: path, source: readFileSync(path, 'utf8') }] : [];
  });
}

/** Keeps the clauses that were asked for, and the games that have some. */
function select(all: GameCoverage[], keep: (clause: GameCoverage['clauses'][number]) => boolean) {
  return all.map((game) => ({ ...game, clauses: game.clauses.filter(keep) })).filter((game) => game.clauses.length > 0);
}

const asked = options();
const tests = testsByClause(testFiles());
const all = games.map((game) => coverage(game, tests, collectCitations(game)));

const chosen = asked.clause === undefined ? all : select(all, (clause) => clause.id === asked.clause);
if (asked.clause !== undefined && chosen.length === 0) fail(`No rulebook has a clause ${asked.clause}.`);
const missing = uncovered(chosen);
const shown = asked.uncovered ? select(chosen, (clause) => clause.tests.length === 0) : chosen;

const paint: Paint = process.stdout.isTTY && !process.env.NO_COLOR ? styleText : plain;

if (asked.json) {
  process.stdout.write(`${JSON.stringify({ games: shown, uncovered: missing.map((clause) => clause.id) }, null, 2)}\n`);
} else {
  const details = asked.quiet ? [] : shown.flatMap((game) => gameLines(game, paint));
  const summary = asked.clause === undefined ? chosen.map((game) => summaryLine(game, paint)) : [];
  const gap = details.length > 0 && summary.length > 0 ? [''] : [];
  process.stdout.write([...details, ...gap, ...summary].map((line) => `${line}\n`).join(''));
}

if (missing.length > 0) {
  process.stderr.write(`${complaint(missing)}\n`);
  process.exitCode = 1;
}
