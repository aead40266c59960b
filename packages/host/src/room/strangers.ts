import { botFacts } from '@wardroom/bots/roster';
import { idleAmong, type Question, type SeatId, sees, spectator } from '@wardroom/core';
import type { Course } from './course.ts';
import { isWindow } from './open.ts';

/** Among strangers nothing tells what somebody holds: not whether they are asked, nor how long they take to pass. */

/** In milliseconds: long enough to read what happened and to find an answer. */
export const PACE = { window: 4000, bot: 1200 };
/** How long a window is held open at most, where no clock of decisions says otherwise. */
const HOLD = 60_000;

/** When a window closes for whoever is asked in it; null where it takes as long as it takes. */
export function windowCloses(c: Course, q: Question): number | null {
  if (c.rules.among !== 'strangers' || q.apart === 1 || !isWindow(c) || !hidesCards(c, q.seat)) return null;
  const { since, hold } = c.seats[q.seat];
  const pace = c.rules.pace ?? PACE;
  return since + pace.window + (hold ? (c.rules.clock?.decision ?? HOLD) : 0);
}

/** When a bot may say what it has thought of: not before the others could tell from it what there was to think about. */
export function botSpeaks(c: Course, q: Question): number {
  if (c.rules.among !== 'strangers') return 0;
  const { since, sitter } = c.seats[q.seat];
  return windowCloses(c, q) ?? since + (c.rules.pace ?? PACE).bot * (botFacts(sitter)?.pace ?? 1);
}

/** A single answer that is no pass is nothing to ask about. A pass is, of whoever might hold something. */
export function answerFor(c: Course, q: Question): number {
  if (q.choices.length > 1) return -1;
  const idle = idleAmong(c.game, q.choices);
  if (idle < 0) return 0;
  return isWindow(c) && !hidesCards(c, q.seat) ? idle : -1;
}

/** A pass counts when the window closes: earlier, it would tell that there was nothing to think about. */
export const countsLater = (c: Course, q: Question, pick: number): boolean =>
  c.rules.among === 'strangers' &&
  pick === idleAmong(c.game, q.choices) &&
  isWindow(c) &&
  !c.seats[q.seat].hold &&
  hidesCards(c, q.seat);

/** Whether a seat has cards on the table or in hand that not everybody sees: it might answer with one of them. */
export function hidesCards(c: Course, seat: SeatId): boolean {
  const s = c.machine!.state;
  const n = s.seats.length;
  return s.zones.some(
    (cards, at) =>
      at % n === seat &&
      c.game.zones[Math.floor(at / n)].pile !== true &&
      cards.some((id) => !sees(c.game, s, spectator(s), id)),
  );
}
