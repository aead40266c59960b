import { matchLimit } from './clock.ts';
import type { Course } from './course.ts';
import type { Entry, Given } from './entries.ts';
import { isOver } from './open.ts';

/** What the clock does by itself. */

/** An entry that the clock makes when its time has come. */
export interface Due {
  at: number;
  entry: () => Entry;
}

/** What the clock says of an input. */
export const byClock = (t: number, input: Given['input']): Entry => ({ is: 'input', t, by: 'clock', input, then: [] });

/** What is due now, and when the clock is to be looked at again (null: never). */
export function due(c: Course, now: number): { entry: Entry | null; at: number | null } {
  if (c.machine === null || isOver(c)) return { entry: null, at: null };
  const limit = matchLimit(c);
  const times = c.company?.due(c, now) ?? [];
  if (limit > 0) {
    times.push({ at: c.begun + limit, entry: () => byClock(now, { seat: 0, act: 'timeOut', host: true }) });
  }
  const first = times.reduce<Due | null>((a, b) => (a === null || b.at < a.at ? b : a), null);
  if (first === null) return { entry: null, at: null };
  return first.at <= now ? { entry: first.entry(), at: null } : { entry: null, at: first.at };
}
