import type { CardView, EventView, Goal, Puzzle, View } from '@wardroom/core';
import type { PuzzleState } from './messages.ts';

/** Whether a goal is reached, by what has happened and what the learner sees; `right`: how their first answer was, once it is given. */
export function reached(goal: Goal, seen: View, log: readonly EventView[], right: boolean | null): boolean {
  if ('all' in goal) return goal.all.every((g) => reached(g, seen, log, right));
  if ('not' in goal) return !reached(goal.not, seen, log, right);
  if ('answer' in goal) return right === true;
  if ('event' in goal) {
    const { event, card, by, seat, n, sum } = goal;
    const happened = log.filter(
      (e) =>
        e.kind === event &&
        (card === undefined || e.a?.card === card) &&
        (by === undefined || e.b?.card === by) &&
        (seat === undefined || e.seat === seat) &&
        (n === undefined || e.n === n),
    );
    return sum === undefined ? happened.length > 0 : happened.reduce((all, e) => all + (e.n ?? 0), 0) >= sum;
  }
  const { card, seat, zone, shows = {} } = goal;
  return seen.zones.some(
    (z) =>
      (zone === undefined || z.zone === zone) &&
      (seat === undefined || z.seat === seat) &&
      (z.cards ?? []).some(
        (c) => c.card === card && Object.entries(shows).every(([field, value]) => showsIt(c, field, value)),
      ),
  );
}

function showsIt(card: CardView, field: string, value: string | number | boolean): boolean {
  const shown: unknown = card[field];
  return Array.isArray(shown) ? shown.includes(value) : shown === value;
}

/** How a puzzle stands. `ended`: the turn in which it was to be done is over. */
export function standing(
  { puzzle, at, of }: { puzzle: Puzzle; at: number; of: number },
  seen: View,
  log: readonly EventView[],
  ended: boolean,
  right: boolean | null,
): PuzzleState {
  const { id, title, goal, clause, hint, solved, never, wants } = puzzle;
  const spoilt = right === false || (never !== undefined && reached(never, seen, log, right));
  const done = !spoilt && reached(wants, seen, log, right);
  const name = id === undefined ? {} : { id };
  return {
    ...name,
    title,
    goal,
    clause,
    hint,
    solved,
    at,
    of,
    is: done ? 'solved' : spoilt || ended ? 'missed' : 'open',
  };
}
