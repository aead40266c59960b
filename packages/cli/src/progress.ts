import type { Io } from './io.ts';
import { bar, number } from './text.ts';

/** A line on stderr that is written over, for a person who waits. */
export interface Progress {
  at: (done: number, decisions: number) => void;
  clear: () => void;
}

const EVERY = 100;

export function progress(io: Io, all: number): Progress {
  if (!io.tty.err) return { at: () => {}, clear: () => {} };
  const begun = io.now();
  let shown = Number.NEGATIVE_INFINITY;
  let drawn = false;
  return {
    at: (done, decisions) => {
      const now = io.now();
      if (now - shown < EVERY) return;
      shown = now;
      drawn = true;
      const seconds = Math.max(0.001, (now - begun) / 1000);
      const left = Math.ceil((seconds / done) * (all - done));
      const speed = `${number(decisions / seconds)} decisions/s`;
      io.err(`\r\x1b[K${bar(done, all, 24)} ${number(done)} of ${number(all)}  ${speed}  ${left} s left`);
    },
    clear: () => {
      if (drawn) io.err('\r\x1b[K');
      drawn = false;
      shown = Number.NEGATIVE_INFINITY;
    },
  };
}
