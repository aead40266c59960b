import type { Throw } from '@wardroom/core';

/** How the dice fell, against how fair dice fall. Numbers and a plain sentence, so that people can trust them. */

export interface DiceStory {
  seat: number;
  count: number;
  /** How often each face from 1 to 6 came up. */
  faces: number[];
  mean: number;
  /** Standard deviations above (below) what was to be expected. */
  z: number;
  /** Share of players whose dice come out at least this far to the same side. */
  share: number;
  wants: { what: string; tries: number; happened: number; expected: number; feared?: true }[];
  text: string;
}

export interface Fairness {
  count: number;
  faces: number[];
  /** Pearson's statistic with five degrees of freedom, and the share of matches with fair dice that are as uneven. */
  chi2: number;
  p: number;
  text: string;
}

const MEAN = 3.5;
const DEVIATION = Math.sqrt(35 / 12);
/** Closer to the mean than this is even. */
const EVEN = 0.5;
/** Fewer dice tell nothing. */
const FEW = 6;

export function tellDice(name: string, seat: number, throws: readonly Throw[]): DiceStory {
  const faces = countFaces(throws.flatMap((t) => t.faces));
  return { seat, faces, wants: wantsOf(throws), ...tellFaces(name, faces) };
}

/** The same of dice of which nothing is known but how often each face came up. */
export function tellFaces(
  name: string,
  faces: readonly number[],
): Pick<DiceStory, 'count' | 'mean' | 'z' | 'share' | 'text'> {
  const count = faces.reduce((a, b) => a + b, 0);
  const sum = faces.reduce((total, n, i) => total + n * (i + 1), 0);
  const mean = count === 0 ? 0 : sum / count;
  const off = sum - MEAN * count;
  // Half a pip towards the middle: sums of dice are whole numbers, the normal curve is not.
  const near = Math.sign(off) * Math.max(0, Math.abs(off) - 0.5);
  const z = count === 0 ? 0 : near / (DEVIATION * Math.sqrt(count));
  const share = upperTail(Math.abs(z));
  return { count, mean, z, share, text: sentence(name, count, mean, z, share) };
}

function sentence(name: string, count: number, mean: number, z: number, share: number): string {
  if (count === 0) return `${name} threw no dice.`;
  const dice = `${name} rolled ${mean.toFixed(1)} on average over ${count} ${count === 1 ? 'die' : 'dice'}`;
  if (count < FEW) return `${dice}: too few to tell.`;
  if (Math.abs(z) < EVEN) return `${dice}: as even as dice are.`;
  return `${dice}: ${oneIn(share)} rolls that ${z > 0 ? 'high' : 'low'}.`;
}

/** A share of players as people say it. */
const oneIn = (share: number): string => {
  const n = Math.round(1 / share);
  return n > 1000 ? 'fewer than 1 player in 1,000' : `about 1 player in ${n}`;
};

function wantsOf(throws: readonly Throw[]): DiceStory['wants'] {
  const sums = new Map<string, DiceStory['wants'][number]>();
  for (const { what, chance, happened, ...feared } of throws.flatMap((t) => t.wants)) {
    const sum = sums.get(what) ?? { what, tries: 0, happened: 0, expected: 0, ...feared };
    sum.tries++;
    sum.expected += chance;
    if (happened) sum.happened++;
    sums.set(what, sum);
  }
  return [...sums.values()];
}

export function fairness(thrown: readonly number[]): Fairness {
  const faces = countFaces(thrown);
  const count = thrown.length;
  const expected = count / 6;
  const chi2 = count === 0 ? 0 : faces.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
  const p = chiSquared5(chi2);
  return { count, faces, chi2, p, text: fairSentence(count, p) };
}

function fairSentence(count: number, p: number): string {
  // Below five of each face the statistic says little.
  if (count < 30) return `${count} dice were thrown in all: too few to say how fair they are.`;
  const of = `All ${count} dice of the match together`;
  if (p > 0.95) return `${of} fell more evenly than in most matches.`;
  return `${of}: fair dice are this uneven in ${p < 0.005 ? 'fewer than 1' : Math.round(p * 100)} of 100 matches.`;
}

function countFaces(thrown: readonly number[]): number[] {
  const faces = [0, 0, 0, 0, 0, 0];
  for (const f of thrown) if (f >= 1 && f <= 6) faces[f - 1]++;
  return faces;
}

/** Chance that a normal number lies above z. */
export const upperTail = (z: number): number => erfc(z / Math.SQRT2) / 2;

/** Chance that fair dice give at least this chi squared, with five degrees of freedom. */
export const chiSquared5 = (x: number): number =>
  erfc(Math.sqrt(x / 2)) + Math.sqrt(2 / Math.PI) * Math.exp(-x / 2) * (Math.sqrt(x) + x ** 1.5 / 3);

/** The complementary error function for x ≥ 0, to seven places (Abramowitz and Stegun 7.1.26). */
function erfc(x: number): number {
  const t = 1 / (1 + 0.3275911 * x);
  const poly = ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t;
  return poly * Math.exp(-x * x);
}
