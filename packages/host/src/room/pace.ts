import { USUAL } from '@wardroom/bots/roster';
import { idleAmong } from '@wardroom/core';
import type { Course } from './course.ts';
import { byClock, type Due } from './due.ts';
import { isWindow, openQuestions, questionFor } from './open.ts';
import { windowCloses } from './strangers.ts';

/** How long people may take, where others wait for them: the time of a decision, and windows among strangers. */

export function due(c: Course, now: number): Due[] {
  const times: Due[] = [];
  for (const q of openQuestions(c)) {
    if (q.table === 1 || c.seats[q.seat].sitter !== 'person') continue;
    const idle = idleAmong(c.game, q.choices);
    const closes = windowCloses(c, q);
    if (closes !== null && idle >= 0) {
      times.push({ at: closes, entry: () => byClock(now, { seat: q.seat, pick: idle }) });
    }
    const left = timeLeft(c, q.seat, now);
    if (left === null) continue;
    times.push({
      at: now + left,
      entry: () => {
        switch (c.rules.clock!.then) {
          case 'idle':
            return byClock(now, { seat: q.seat, pick: Math.max(0, idle) });
          case 'bot':
            return { is: 'sit', t: now, seat: q.seat, sitter: USUAL };
          default:
            return byClock(now, { seat: 0, act: 'disqualify', target: q.seat, host: true });
        }
      },
    });
  }
  return times;
}

/** Milliseconds that a decision under this clock may still take, the bank included; null where nothing presses. */
export function timeLeft(c: Course, seat: number, now: number): number | null {
  const { clock } = c.rules;
  const x = c.seats[seat];
  if (clock === undefined || x.sitter !== 'person' || questionFor(c, seat) === null) return null;
  if (c.rules.among === 'strangers' && isWindow(c) && !x.hold) return null;
  return x.since + clock.decision + x.bank - now;
}
