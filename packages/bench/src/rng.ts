/**
 * sfc32, a small fast generator of good quality: the same seed gives the same games on every machine.
 *
 * The state is a typed array and not an object's fields: its numbers are read and written as they are, whereas a field
 * that outgrows a small integer would be allocated anew on every write.
 */
export type Rng = Int32Array;

export function createRng(seed: number): Rng {
  const rng = new Int32Array(4);
  seedRng(rng, seed);
  return rng;
}

export function seedRng(rng: Rng, seed: number): void {
  rng[0] = 0x9e3779b9;
  rng[1] = 0x243f6a88;
  rng[2] = seed;
  rng[3] = 1;
  // The first outputs still resemble the seed.
  for (let i = 0; i < 12; i++) below(rng, 2);
}

/** A whole number from 0 to n − 1, for n up to 64. */
export function below(rng: Rng, n: number): number {
  const b = rng[1];
  const c = rng[2];
  const d = rng[3];
  const t = (rng[0] + b + d) | 0;
  rng[3] = d + 1;
  rng[0] = b ^ (b >>> 9);
  rng[1] = c + (c << 3);
  rng[2] = ((c << 21) | (c >>> 11)) + t;
  // The upper 25 bits times n stay below 2^31, so this is integer arithmetic; the bias of n / 2^25 is beyond measuring.
  return Math.imul(t >>> 7, n) >>> 25;
}

export function die(rng: Rng): number {
  return below(rng, 6) + 1;
}
