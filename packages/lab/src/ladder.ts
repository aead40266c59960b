import { zFor } from './interval.ts';

/** How strong bots are, by matches against each other: ratings by maximum likelihood, with 95 % intervals. */

/** What came of a block of matches that differ in who sits where alone. */
export interface Encounter {
  /** Who met whom, by index; `second` is null where it was the house, a boss. */
  first: number;
  second: number | null;
  /** How many others whoever was first met at once: 1 but in a rumble. */
  others: number;
  /** Matches, and those of them that the first won; a draw is shared. */
  played: number;
  won: number;
}

export interface Rating {
  /** In Elo, from the one that is put at nought. */
  elo: number;
  low: number;
  high: number;
}

export interface Ladder {
  ratings: Rating[];
  /** From each to the next. */
  steps: Rating[];
}

/** What makes the odds e to 1. */
const ELO = 400 / Math.LN10;
const ROUNDS = 60;
/** So much of a match is won and lost in every pairing beside those that were played: nobody is infinitely strong. */
const PRIOR = 0.5;

/**
 * Of `n` bots, with `zero` put at nought. The chance that the first wins is p = 1 / (1 + k e^(b − a)) against k others of strength b. Blocks
 * are counted as one each in the intervals (a sandwich of their gradients), for matches of a block share their decks and dice.
 */
export function ladderOf(n: number, zero: number, encounters: readonly Encounter[]): Ladder {
  const house = n;
  const size = encounters.some((e) => e.second === null) ? n + 1 : n;
  const all = [...encounters, ...prior(encounters)];
  const strength = new Array<number>(size).fill(0);
  for (let round = 0; round < ROUNDS; round++) {
    const { gradient, hessian } = slope(all, strength, size, house);
    const step = times(inverse(hessian, zero), gradient);
    for (let i = 0; i < size; i++) strength[i] += Math.max(-1, Math.min(1, step[i]));
  }
  const bread = inverse(slope(all, strength, size, house).hessian, zero);
  const meat = square(size);
  for (const e of encounters) {
    const { gradient } = slope([e], strength, size, house);
    for (let i = 0; i < size; i++) for (let j = 0; j < size; j++) meat[i][j] += gradient[i] * gradient[j];
  }
  const spread = product(product(bread, meat), bread);
  const rating = (value: number, variance: number): Rating => {
    const reach = zFor(1) * Math.sqrt(Math.max(0, variance)) * ELO;
    return { elo: value * ELO, low: value * ELO - reach, high: value * ELO + reach };
  };
  return {
    ratings: Array.from({ length: n }, (_, i) => rating(strength[i], spread[i][i])),
    steps: Array.from({ length: n - 1 }, (_, i) =>
      rating(strength[i + 1] - strength[i], spread[i][i] + spread[i + 1][i + 1] - 2 * spread[i][i + 1]),
    ),
  };
}

function prior(encounters: readonly Encounter[]): Encounter[] {
  const pairings = new Map(encounters.map((e) => [`${e.first} ${e.second} ${e.others}`, e]));
  return [...pairings.values()].map((e) => ({ ...e, played: 2 * PRIOR, won: (2 * PRIOR) / (1 + e.others) }));
}

/** Of the logarithm of the likelihood; the second derivative with its sign turned. */
function slope(encounters: readonly Encounter[], strength: readonly number[], size: number, house: number) {
  const gradient = new Array<number>(size).fill(0);
  const hessian = square(size);
  for (const { first: a, second, others, played, won } of encounters) {
    const b = second ?? house;
    const p = 1 / (1 + others * Math.exp(strength[b] - strength[a]));
    const by = won - played * p;
    const curve = played * p * (1 - p);
    gradient[a] += by;
    gradient[b] -= by;
    hessian[a][a] += curve;
    hessian[b][b] += curve;
    hessian[a][b] -= curve;
    hessian[b][a] -= curve;
  }
  return { gradient, hessian };
}

const square = (size: number): number[][] => Array.from({ length: size }, () => new Array<number>(size).fill(0));

const times = (m: readonly number[][], v: readonly number[]): number[] =>
  m.map((row) => row.reduce((sum, x, i) => sum + x * v[i], 0));

const product = (a: readonly number[][], b: readonly number[][]): number[][] =>
  a.map((row) => b.map((_, j) => row.reduce((sum, x, k) => sum + x * b[k][j], 0)));

/** The inverse with one of them held at nought: only differences are known. */
function inverse(m: readonly number[][], held: number): number[][] {
  const n = m.length;
  const a = m.map((row, i) => [
    ...row.map((x, j) => (i === held || j === held ? Number(i === j) : x)),
    ...row.map((_, j) => Number(i === j)),
  ]);
  for (let c = 0; c < n; c++) {
    let pivot = c;
    for (let r = c + 1; r < n; r++) if (Math.abs(a[r][c]) > Math.abs(a[pivot][c])) pivot = r;
    [a[c], a[pivot]] = [a[pivot], a[c]];
    // Somebody who met nobody: nothing is known of them.
    if (Math.abs(a[c][c]) < 1e-12) a[c][c] = 1e-12;
    const by = a[c][c];
    for (let k = 0; k < 2 * n; k++) a[c][k] /= by;
    for (let r = 0; r < n; r++) {
      if (r === c) continue;
      const f = a[r][c];
      for (let k = 0; k < 2 * n; k++) a[r][k] -= f * a[c][k];
    }
  }
  return a.map((row, i) => row.slice(n).map((x, j) => (i === held || j === held ? 0 : x)));
}
