import type { RuledGame } from './clause-coverage.ts';

/** For each clause id, the names of the events that cite it. */
export type Citations = ReadonlyMap<string, ReadonlySet<string>>;

/** Which events of a game cite which clauses. Nothing is collected yet: there is no engine to play matches with. */
export function collectCitations(_game: RuledGame): Map<string, Set<string>> {
  return new Map();
}
