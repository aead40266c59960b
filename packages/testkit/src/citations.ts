import type { Game, GameEvent } from '@wardroom/core';
import { exhaust } from './exhaustive.ts';
import { playOut, rotation } from './random-play.ts';

/** For each clause id, the names of the events that cite it. */
export type Citations = ReadonlyMap<string, ReadonlySet<string>>;

/** Matches of each mode: over the ready decks in all variants, then with every card of the pool. */
const RANDOM_MATCHES = 210;
const POOL_MATCHES = 30;

/** Which events of a game cite which clauses, found by playing it. The same every time. */
export function collectCitations(game: Game): Map<string, Set<string>> {
  const citations = new Map<string, Set<string>>();
  const hear = (e: GameEvent): void => {
    if (e.cite < 0) return; // a card's text
    const clause = game.clauses[e.cite];
    const events = citations.get(clause) ?? new Set();
    events.add(game.events[e.kind]);
    citations.set(clause, events);
  };
  for (const mode of game.modes) {
    const match = rotation(game, { mode: mode.name });
    for (let i = 0; i < RANDOM_MATCHES; i++) playOut(game, match(i), undefined, hear);
    exhaust(game, { mode: mode.name, matches: POOL_MATCHES, times: 1000, seed: `${game.name} citations`, sink: hear });
  }
  return citations;
}
