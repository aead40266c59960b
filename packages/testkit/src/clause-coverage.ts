import type { Citations } from './citations.ts';
import { clauseIdsIn, titlesIn } from './test-titles.ts';

/** What the report needs to know of a game. */
export type RuledGame = {
  name: string;
  rulebook: readonly { id: string; section: string; text: string; modes?: 'all' | 'many' }[];
};

export type SourceFile = { file: string; source: string };
export type TestReference = { file: string; line: number; title: string };

export type ClauseCoverage = {
  id: string;
  section: string;
  text: string;
  modes: 'all' | 'many';
  tests: TestReference[];
  events: string[];
};

export type GameCoverage = { name: string; clauses: ClauseCoverage[] };

/** The tests that name each clause id in their title. */
export function testsByClause(files: readonly SourceFile[]): Map<string, TestReference[]> {
  const tests = new Map<string, TestReference[]>();
  for (const { file, source } of files) {
    for (const { line, title } of titlesIn(source)) {
      for (const id of clauseIdsIn(title)) {
        const known = tests.get(id) ?? [];
        tests.set(id, [...known, { file, line, title }]);
      }
    }
  }
  return tests;
}

/** Every clause of a game with the tests that name it and the events that cite it. */
export function coverage(game: RuledGame, tests: Map<string, TestReference[]>, citations: Citations): GameCoverage {
  const clauses = game.rulebook.map(({ id, section, text, modes = 'all' }) => ({
    id,
    section,
    text,
    modes,
    tests: tests.get(id) ?? [],
    events: [...(citations.get(id) ?? [])].sort(),
  }));
  return { name: game.name, clauses };
}

export function uncovered(games: readonly GameCoverage[]): ClauseCoverage[] {
  return games.flatMap((game) => game.clauses).filter((clause) => clause.tests.length === 0);
}
