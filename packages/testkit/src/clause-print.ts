import type { ClauseCoverage, GameCoverage } from './clause-coverage.ts';

/** Colours a piece of text, or returns it as it is where there is no terminal. */
export type Paint = (style: 'bold' | 'dim' | 'green' | 'red', text: string) => string;

export const plain: Paint = (_style, text) => text;

function shorten(text: string, width: number) {
  if (text.length <= width) return text;
  const cut = text.slice(0, width);
  return `${cut.slice(0, cut.lastIndexOf(' '))}…`;
}

function clauseLines({ id, text, modes, tests, events }: ClauseCoverage, paint: Paint) {
  const mark = tests.length > 0 ? paint('green', '✓') : paint('red', '✗');
  const note = modes === 'many' ? paint('dim', ' (needs more than two players)') : '';
  return [
    `${mark} ${paint('bold', id.padEnd(10))} ${shorten(text, 90)}${note}`,
    ...tests.map(({ file, title }) => `    ${paint('dim', `${file}:`)} ${title}`),
    ...(tests.length === 0 ? [`    ${paint('red', 'no test')}`] : []),
    ...(events.length > 0 ? [`    ${paint('dim', 'cited by')} ${events.join(', ')}`] : []),
  ];
}

export function gameLines({ clauses }: GameCoverage, paint: Paint): string[] {
  return clauses.flatMap((clause, i) => [
    ...(clause.section === clauses[i - 1]?.section ? [] : ['', paint('bold', clause.section)]),
    ...clauseLines(clause, paint),
  ]);
}

export function summaryLine({ name, clauses }: GameCoverage, paint: Paint): string {
  const tested = clauses.filter((clause) => clause.tests.length > 0).length;
  const cited = clauses.filter((clause) => clause.events.length > 0).length;
  const share = paint(tested === clauses.length ? 'green' : 'red', `${tested} of ${clauses.length}`);
  return `${paint('bold', name)}: ${share} clauses tested, ${cited} cited by events.`;
}

/** The sentence that goes with exit code 1. */
export function complaint(missing: readonly ClauseCoverage[]): string {
  const ids = missing.map((clause) => clause.id).join(', ');
  return missing.length === 1 ? `1 clause has no test: ${ids}.` : `${missing.length} clauses have no test: ${ids}.`;
}
