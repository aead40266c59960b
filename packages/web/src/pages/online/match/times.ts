import type { Clocks } from '@wardroom/host';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** As a clock shows it: "0:42", "1:05:00", "2 d 4 h". */
export function clockFace(ms: number): string {
  const left = Math.max(0, ms);
  if (left >= DAY) return `${Math.floor(left / DAY)} d ${Math.floor((left % DAY) / HOUR)} h`;
  const s = Math.ceil(left / SECOND);
  const two = (n: number): string => String(n).padStart(2, '0');
  const minutes = Math.floor(s / 60);
  if (minutes < 60) return `${minutes}:${two(s % 60)}`;
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(s % 60)}`;
}

/** In words: "40 seconds", "2 minutes", "3 days". */
export function lasting(ms: number): string {
  const [n, unit] =
    ms >= 2 * DAY || ms === DAY
      ? [ms / DAY, 'day']
      : ms >= 2 * HOUR || ms === HOUR
        ? [ms / HOUR, 'hour']
        : ms >= 2 * MINUTE || ms === MINUTE
          ? [ms / MINUTE, 'minute']
          : [ms / SECOND, 'second'];
  const round = Math.round(n);
  return `${round} ${unit}${round === 1 ? '' : 's'}`;
}

/** How long ago: "just now", "2 minutes ago". */
export const ago = (ms: number): string => (ms < MINUTE ? 'just now' : `${lasting(ms)} ago`);

export interface SeatClock {
  running: boolean;
  /** Of the decision's own time, and then of the bank. */
  decision: number;
  bank: number;
}

/** A seat's clock, so many milliseconds after its room has read it; null where decisions take as long as they take. */
export function seatClock({ decision, running }: Clocks, seat: number, since: number): SeatClock | null {
  if (decision === undefined) return null;
  const runs = running.includes(seat);
  const taken = runs ? decision.taken[seat] + since : 0;
  return {
    running: runs,
    decision: Math.max(0, decision.time - taken),
    bank: Math.max(0, decision.bank[seat] - Math.max(0, taken - decision.time)),
  };
}
