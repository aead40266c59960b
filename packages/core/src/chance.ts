import { CHANCE, type Question } from './state.ts';

/** Sources of chance. The engine only asks; what answers is outside of it (invariant 3). */

export type Chance = (q: Question) => number[];

/** sfc32: small, fast and the same everywhere. */
export function randomStream(seed: string | number): () => number {
  const text = String(seed);
  let h = 1779033703 ^ text.length;
  for (let i = 0; i < text.length; i++) {
    h = Math.imul(h ^ text.charCodeAt(i), 3432918353);
    h = (h << 13) | (h >>> 19);
  }
  const next = (): number => {
    h = Math.imul(h ^ (h >>> 16), 2246822507);
    h = Math.imul(h ^ (h >>> 13), 3266489909);
    h ^= h >>> 16;
    return h >>> 0;
  };
  return streamOf(next(), next(), next(), next());
}

/** The same from a whole state of 128 bits: for random numbers that nobody is to guess, from what is not to be guessed. */
export function streamOf(a: number, b: number, c: number, d: number): () => number {
  return () => {
    const t = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + t) | 0;
    return t >>> 0;
  };
}

/** A whole number below n, without bias. */
export function below(random: () => number, n: number): number {
  const limit = Math.floor(0x1_0000_0000 / n) * n;
  for (;;) {
    const x = random();
    // Made a small integer: the rest of a number above 2^31 is kept as a double otherwise, and every list it is put into
    // (piles, variables, the numbers of a seat) becomes one of doubles.
    if (x < limit) return (x % n) | 0;
  }
}

/** Chance from a seed. */
export function seededChance(seed: string | number): Chance {
  const random = randomStream(seed);
  return (q) => drawChance(random, q);
}

/** Answer a question to chance from a stream of random numbers. */
export function drawChance(random: () => number, q: Question): number[] {
  const out: number[] = new Array(q.count);
  if (q.sides > 0) {
    for (let i = 0; i < q.count; i++) out[i] = 1 + below(random, q.sides);
    return out;
  }
  for (let i = 0; i < q.count; i++) out[i] = i;
  for (let i = q.count - 1; i > 0; i--) {
    const j = below(random, i + 1);
    const x = out[i];
    out[i] = out[j];
    out[j] = x;
  }
  return out;
}

export const asksChance = (q: Question | null): q is Question & { seat: typeof CHANCE } =>
  q !== null && q.seat === CHANCE;
