import type { Question } from '@wardroom/core';
import type { Course } from './course.ts';
import { isWindow, openQuestions } from './open.ts';

/** What the clocks of a match say. They follow from the times of its entries. */

/** Milliseconds for the whole match, where the game has such an option; 0 is none. */
export const matchLimit = (c: Course): number => Number(c.setup.options?.timeLimit ?? 0) * 60_000;

/** Time goes by for everybody who is asked; windows among strangers take as long as they take. */
export function charge(c: Course, t: number): void {
  const spent = Math.max(0, t - c.t);
  c.t = Math.max(c.t, t);
  if (spent === 0) return;
  for (const q of running(c)) c.seats[q.seat][q.apart === 1 ? 'apart' : 'used'] += spent;
}

/** The questions for which somebody's clock runs. */
export const running = (c: Course): Question[] =>
  c.rules.among === 'strangers' && c.machine !== null && isWindow(c)
    ? []
    : openQuestions(c).filter(
        (q) => c.rules.puts !== true || c.seats[q.seat].sitter !== 'person' || c.seats[q.seat].put,
      );
