import type { Clocks } from '@wardroom/host';

/** Clocks as they stand on a screen. Times are of the page's own clock, in milliseconds. */
export interface Running {
  /** What each seat has used up to `since`, and whose clocks run from then on. */
  used: readonly number[];
  running: readonly number[];
  since: number;
  /** When the match ends. */
  ends: number;
}

/**
 * Clocks that came with a question to somebody: they were read when they came, and run from when it is put. What was shown already is
 * never taken back, by the time that a message takes either. Null where there is no limit.
 */
export function clocksAt(
  clocks: Clocks,
  asked: number,
  came: number,
  put: number,
  before: Running | null,
): Running | null {
  if (clocks.limit === 0) return null;
  const used = clocks.used.map((ms, seat) => Math.max(ms, before === null ? 0 : usedAt(before, seat, put)));
  const ends = came + clocks.limit - clocks.elapsed;
  const running = clocks.running.includes(asked) ? clocks.running : [...clocks.running, asked];
  return { used, running, since: put, ends: before === null ? ends : Math.min(ends, before.ends) };
}

/** The question is answered: nobody is asked until the next. */
export const stopped = (clocks: Running, now: number): Running => ({
  ...clocks,
  used: clocks.used.map((_, seat) => usedAt(clocks, seat, now)),
  running: [],
  since: now,
});

export const usedAt = ({ used, running, since }: Running, seat: number, now: number): number =>
  used[seat] + (running.includes(seat) ? Math.max(0, now - since) : 0);

export const leftAt = ({ ends }: Running, now: number): number => Math.max(0, ends - now);
