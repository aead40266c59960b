import { idleAmong, type Question } from '@wardroom/core';
import { hidesCards } from './by-itself.ts';
import { type Course, isOver, isWindow, openQuestions, timeLeft } from './course.ts';
import type { Entry, Given } from './entries.ts';
import { matchLimit } from './lens.ts';

/** What the clock does: the limit of the match, the time of a decision, windows among strangers. */

/** Among strangers, in milliseconds: long enough to read what happened and to find an answer. */
export const PACE = { window: 4000, bot: 1200 };
/** How long a window is held open at most, where no clock of decisions says otherwise. */
const HOLD = 60_000;

/** Whoever answers for a person that ran out of time. */
const DEPUTY = 'greedy';

/** What is due now, and when the clock is to be looked at again (null: never). */
export function due(c: Course, now: number): { entry: Entry | null; at: number | null } {
  const times: { at: number; entry: () => Entry }[] = [];
  if (c.machine === null || isOver(c)) return { entry: null, at: null };
  const limit = matchLimit(c);
  const input = (by: 'clock', what: Given['input']): Entry => ({ is: 'input', t: now, by, input: what, then: [] });
  if (limit > 0) {
    times.push({ at: c.begun + limit, entry: () => input('clock', { seat: 0, act: 'timeOut', host: true }) });
  }
  for (const q of openQuestions(c)) {
    if (q.table === 1 || c.seats[q.seat].sitter !== 'person') continue;
    const idle = idleAmong(c.game, q.choices);
    const closes = windowCloses(c, q);
    if (closes !== null && idle >= 0)
      times.push({ at: closes, entry: () => input('clock', { seat: q.seat, pick: idle }) });
    const left = timeLeft(c, q.seat, now);
    if (left === null) continue;
    times.push({
      at: now + left,
      entry: () => {
        switch (c.rules.clock!.then) {
          case 'idle':
            return input('clock', { seat: q.seat, pick: Math.max(0, idle) });
          case 'bot':
            return { is: 'sit', t: now, seat: q.seat, sitter: DEPUTY };
          default:
            return input('clock', { seat: 0, act: 'disqualify', target: q.seat, host: true });
        }
      },
    });
  }
  const first = times.reduce<(typeof times)[number] | null>((a, b) => (a === null || b.at < a.at ? b : a), null);
  if (first === null) return { entry: null, at: null };
  return first.at <= now ? { entry: first.entry(), at: null } : { entry: null, at: first.at };
}

/** When a window closes for whoever is asked in it, among strangers; null where it takes as long as it takes. */
export function windowCloses(c: Course, q: Question): number | null {
  if (c.rules.among !== 'strangers' || q.apart === 1 || !isWindow(c) || !hidesCards(c, q.seat)) return null;
  const { since, hold } = c.seats[q.seat];
  const pace = c.rules.pace ?? PACE;
  return since + pace.window + (hold ? (c.rules.clock?.decision ?? HOLD) : 0);
}

/** When a bot may say what it has thought of: not before the others could tell from it what there was to think about. */
export function botSpeaks(c: Course, q: Question): number {
  if (c.rules.among !== 'strangers') return 0;
  return windowCloses(c, q) ?? c.seats[q.seat].since + (c.rules.pace ?? PACE).bot;
}
