import { round, type Score } from './rate.ts';

/** A share of wins with an interval for blocks of matches that belong together. */
export interface Share extends Score {
  /** Blocks with a decided match. */
  blocks: number;
  rate: number;
  low: number;
  high: number;
}

/** What an interval needs to know of blocks, added up. */
export interface Blocks extends Score {
  blocks: number;
  /** Of the share that was won in each block: the sum, and the sum of squares. */
  sum: number;
  squares: number;
}

export const noBlocks = (): Blocks => ({ wins: 0, played: 0, blocks: 0, sum: 0, squares: 0 });

/** Adds a block, unless nothing in it was decided. */
export function addBlock(to: Blocks, { wins, played }: Score): void {
  if (played === 0) return;
  const won = wins / played;
  to.wins += wins;
  to.played += played;
  to.blocks++;
  to.sum += won;
  to.squares += won * won;
}

/**
 * The interval of Agresti and Coull, on blocks instead of matches: as if z²/4 blocks more had been lost and as many won. So it knows
 * what swapping seats brings, and is never empty, also where all blocks came out alike.
 */
export function shareOf({ wins, played, blocks, sum, squares }: Blocks, z: number): Share {
  if (blocks === 0) return { wins, played, blocks, rate: 0, low: 0, high: 1 };
  const more = (z * z) / 4;
  const n = blocks + 2 * more;
  const middle = (sum + more) / n;
  const reach = z * Math.sqrt(Math.max(0, (squares + more) / n - middle * middle) / n);
  return {
    wins,
    played,
    blocks,
    rate: round(wins / played),
    low: round(Math.max(0, middle - reach)),
    high: round(Math.min(1, middle + reach)),
  };
}

/** How far an interval reaches to either side. */
export const halfWidth = ({ low, high }: Share): number => (high - low) / 2;

/** The chance of error that all intervals of a report may have, each for itself. */
export const ERROR = 0.05;

/** For an interval that holds at each of so many looks: every look gets an equal part of the error (Bonferroni). */
export const zFor = (looks: number): number => quantile(1 - ERROR / looks / 2);

/** Below which a normal number lies with this chance above one half (Acklam's approximation, to nine places). */
function quantile(p: number): number {
  const tail = 1 - p;
  if (tail < 0.02425) {
    const q = Math.sqrt(-2 * Math.log(tail));
    return -(poly(q, C) / (q * poly(q, D) + 1));
  }
  const q = p - 0.5;
  const r = q * q;
  return (q * poly(r, A)) / (r * poly(r, B) + 1);
}

const poly = (x: number, of: readonly number[]): number => of.reduce((sum, c) => sum * x + c, 0);
const A = [
  -3.969683028665376e1, 2.209460984245205e2, -2.759285104469687e2, 1.38357751867269e2, -3.066479806614716e1,
  2.506628277459239,
];
const B = [-5.447609879822406e1, 1.615858368580409e2, -1.556989798598866e2, 6.680131188771972e1, -1.328068155288572e1];
const C = [
  -7.784894002430293e-3, -3.223964580411365e-1, -2.400758277161838, -2.549732539343734, 4.374664141464968,
  2.938163982698783,
];
const D = [7.784695709041462e-3, 3.224671290700398e-1, 2.445134137142996, 3.754408661907416];
