/** Chances of dice, worked out once: for judging positions, never for play. */

const MOST = 24;
/** `tails[n][k]`: chance that n dice show k or more together. */
const tails: number[][] = [[1]];

for (let n = 1, exact = [1]; n <= MOST; n++) {
  const next: number[] = new Array(6 * n + 1).fill(0);
  exact.forEach((p, sum) => {
    for (let face = 1; face <= 6; face++) next[sum + face] += p / 6;
  });
  exact = next;
  const tail: number[] = new Array(6 * n + 2).fill(0);
  for (let k = 6 * n; k >= 0; k--) tail[k] = tail[k + 1] + exact[k];
  tails.push(tail);
}

/** Chance that n dice show at least `k` together. */
export function atLeast(n: number, k: number): number {
  if (k <= n) return 1;
  const tail = tails[Math.min(MOST, n)];
  return k >= tail.length ? 0 : tail[k];
}

/** Mean of (n dice + plus) × times where that stays below `cap`, roughly. */
export const meanBelow = (n: number, plus: number, times: number, cap: number): number =>
  Math.max(0, Math.min((3.5 * n + plus) * times, 0.9 * cap));
