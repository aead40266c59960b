import { type Carried, carries, type Game, type GameEvent, NONE } from '@wardroom/core';

/** What an event really carries. A number may be 0, so only that one is there says anything. */
const there = (e: GameEvent): Readonly<Record<Carried, boolean>> => ({
  seat: e.seat !== NONE,
  a: e.a !== NONE,
  b: e.b !== NONE,
  n: e.n !== 0,
  figure: e.figure !== 0,
  list: e.list !== null,
  cards: e.list !== null,
});

/** Where an event differs from what its game declares of its kind (`Game.facts`), or null. */
export function factProblem(game: Game, e: GameEvent): string | null {
  const kind = game.events[e.kind];
  const facts = game.facts[kind];
  if (facts === undefined) return `the event ${kind} is not declared.`;
  const found = there(e);
  for (const fact of Object.keys(found) as Carried[]) {
    // A list is one thing or the other.
    if (fact === 'list' && carries(facts, 'cards')) continue;
    if (fact === 'cards' && !carries(facts, 'cards')) continue;
    if (found[fact] && !carries(facts, fact)) return `the event ${kind} carries '${fact}', which is not declared.`;
    const number = fact === 'n' || fact === 'figure';
    if (!found[fact] && !number && facts.includes(fact)) return `the event ${kind} lacks '${fact}', which is declared.`;
  }
  return null;
}
