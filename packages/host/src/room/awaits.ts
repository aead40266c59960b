import type { Course } from './course.ts';
import { isOver, questionFor } from './open.ts';
import { timeLeft } from './pace.ts';
import type { Awaited } from './room-types.ts';

/** Persons whom the table waits for: for an answer, or, before the match, for their share of the dice. */
export function awaits(c: Course): Awaited[] {
  if (isOver(c)) return [];
  return c.seats.flatMap((x, seat): Awaited[] => {
    if (x.sitter !== 'person') return [];
    if (c.machine === null) {
      return c.rules.secret === undefined || x.entropy !== null ? [] : [{ seat, since: c.rules.t, until: null }];
    }
    if (questionFor(c, seat) === null) return [];
    const left = timeLeft(c, seat, c.t);
    return [{ seat, since: x.since, until: left === null ? null : c.t + left }];
  });
}
