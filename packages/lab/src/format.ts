import type { Rate } from './rate.ts';

/** How figures of a report are written. */

/** What a deck must not leave against the field: below, nobody would play it; above, everybody would. */
export const band = (teams: number): { low: number; high: number } => ({ low: 0.76 / teams, high: 1.24 / teams });

const whole = (x: number): string => (100 * x).toFixed(0);
export const share = (x: number): string => `${whole(x)} %`;
/** With its interval. */
export const shown = (r: Rate): string =>
  r.played === 0 ? '–' : `${whole(r.rate)} % (${whole(r.low)}–${whole(r.high)})`;
/** The same to a tenth, where a per cent or two matter. */
export const finely = (r: Rate): string =>
  r.played === 0 ? '–' : `${(100 * r.rate).toFixed(1)} % (${(100 * r.low).toFixed(1)}–${(100 * r.high).toFixed(1)})`;
export const figure = (x: number | null): string => (x === null ? '–' : x.toFixed(x !== 0 && Math.abs(x) < 1 ? 2 : 1));
/** A share that may be small: what happens hardly ever is told from what never happens. */
export const part = (n: number, of: number): string => {
  if (of === 0) return '–';
  return n === 0 ? 'never' : n / of < 0.01 ? `${((100 * n) / of).toFixed(2)} %` : share(n / of);
};
