/**
 * Pearson's test: how far counts are from what fair dice give, and how often fair dice would be at least as far from it. The
 * second follows from the regularised incomplete gamma function, by its series near zero and by its continued fraction
 * beyond, each where it converges quickly (DLMF 8.11.4 and 8.9.2).
 */

export interface Fit {
  chiSquare: number;
  freedom: number;
  /** From 0 to 1: the share of fair dice that would come out at least as uneven. */
  p: number;
}

/** Of counts that should all be alike. Null where nothing was counted. */
export function fitOf(counts: readonly number[]): Fit | null {
  const all = counts.reduce((a, b) => a + b, 0);
  if (all === 0 || counts.length < 2) return null;
  const expected = all / counts.length;
  const chiSquare = counts.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
  const freedom = counts.length - 1;
  return { chiSquare, freedom, p: upperGamma(freedom / 2, chiSquare / 2) };
}

const ENOUGH = 1e-14;
const MOST_STEPS = 10_000;

/** Q(a, x): the part of the gamma function of `a` that lies beyond `x`. */
export function upperGamma(a: number, x: number): number {
  if (x <= 0) return 1;
  const front = Math.exp(a * Math.log(x) - x - logGamma(a));
  return x < a + 1 ? 1 - front * series(a, x) : front * fraction(a, x);
}

/** Σ xⁿ / (a (a+1) … (a+n)). */
function series(a: number, x: number): number {
  let term = 1 / a;
  let sum = term;
  for (let n = 1; n < MOST_STEPS && term > sum * ENOUGH; n++) {
    term *= x / (a + n);
    sum += term;
  }
  return sum;
}

/** 1/(x+1−a − 1(1−a)/(x+3−a − 2(2−a)/(x+5−a − …))), from the front (Lentz). */
function fraction(a: number, x: number): number {
  const tiny = 1e-300;
  let b = x + 1 - a;
  let c = 1 / tiny;
  let d = 1 / b;
  let value = d;
  for (let n = 1; n < MOST_STEPS; n++) {
    const over = -n * (n - a);
    b += 2;
    d = 1 / (over * d + b || tiny);
    c = b + over / c || tiny;
    value *= d * c;
    if (Math.abs(d * c - 1) < ENOUGH) break;
  }
  return value;
}

/** ln Γ(z) for z > 0: Stirling's series, from far enough up that four terms are plenty. */
function logGamma(z: number): number {
  let shift = 0;
  let y = z;
  for (; y < 12; y++) shift += Math.log(y);
  const r = 1 / (y * y);
  const stirling = (1 / 12 - r * (1 / 360 - r * (1 / 1260 - r / 1680))) / y;
  return (y - 0.5) * Math.log(y) - y + 0.5 * Math.log(2 * Math.PI) + stirling - shift;
}

/** In a sentence, what that says of the dice. */
export function verdictOf({ p }: Fit, dice: number): string {
  if (dice < 60) return 'Too few dice to say anything yet.';
  const share =
    p >= 0.1 ? `${Math.round(p * 100)} of 100` : p >= 0.001 ? `${round(p * 1000)} of 1000` : 'Fewer than 1 of 1000';
  const said = `${share} sets of fair dice would come out at least as uneven.`;
  if (p >= 0.01) return `As fair dice come out. ${said}`;
  if (p >= 0.0001) return `More uneven than usual, as now and then happens. ${said}`;
  return `More uneven than fair dice would be: something may be wrong. ${said}`;
}

const round = (x: number): number => Math.max(1, Math.round(x));
