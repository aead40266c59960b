export interface Times {
  throw: number;
  count: number;
  verdict: number;
}

/** How long the parts of a roll take, in milliseconds: about 1.8 s in all at speed 1. Fades need less. */
export function timesFor(speed: number, reduced: boolean): Times {
  const pace = Math.max(0, speed);
  if (reduced) return { throw: 250 * pace, count: 0, verdict: 450 * pace };
  return { throw: 1000 * pace, count: 380 * pace, verdict: 420 * pace };
}
