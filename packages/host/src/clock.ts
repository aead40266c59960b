import type { SeatId } from '@wardroom/core';
import type { Clocks } from './messages.ts';

/**
 * The clocks of a match: how long each seat was asked, several at once too, and how long the match has lasted at a table.
 * They only go forward: nothing that is taken back and no pause gives time back.
 */
export interface Clockwork {
  /** Time has passed: it goes to whoever was asked. To be called before anything changes who is asked. */
  charge: (asked: readonly SeatId[]) => void;
  /** As they stand now. */
  read: (asked: readonly SeatId[]) => Clocks;
  elapsed: () => number;
}

export interface Kept {
  used: readonly number[];
  elapsed?: number;
}

export function clockwork(now: () => number, seats: number, limit: number, kept: Kept | undefined): Clockwork {
  const used = Array.from({ length: seats }, (_, seat) => kept?.used[seat] ?? 0);
  // What was kept before matches kept their length: as long as somebody was asked.
  const before = kept === undefined ? 0 : (kept.elapsed ?? used.reduce((a, b) => a + b, 0));
  const opened = now();
  let since = opened;
  const elapsed = (): number => before + now() - opened;
  return {
    charge: (asked) => {
      const at = now();
      for (const seat of asked) used[seat] += at - since;
      since = at;
    },
    read: (asked) => ({
      used: used.map((ms, seat) => ms + (asked.includes(seat as SeatId) ? now() - since : 0)),
      running: [...asked],
      elapsed: elapsed(),
      limit,
    }),
    elapsed,
  };
}
