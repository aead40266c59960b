/** How good log odds are, held against what came. */

/** Mean surprise, in nats: ln 2 for a coin. */
export function logLoss(odds: readonly number[], won: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < odds.length; i++) {
    // ln(1 + e^z) − y z, in a way that no large z breaks.
    const z = odds[i];
    sum += Math.max(z, 0) + Math.log1p(Math.exp(-Math.abs(z))) - won[i] * z;
  }
  return sum / Math.max(1, odds.length);
}

/** How often a position that was won has higher odds than one that was lost. Draws do not count. */
export function auc(odds: readonly number[], won: readonly number[]): number {
  const order = odds.map((_, i) => i).sort((a, b) => odds[a] - odds[b]);
  let losses = 0;
  let wins = 0;
  let above = 0;
  for (let i = 0; i < order.length; ) {
    let j = i;
    let tiedWins = 0;
    let tiedLosses = 0;
    for (; j < order.length && odds[order[j]] === odds[order[i]]; j++) {
      if (won[order[j]] === 1) tiedWins++;
      else if (won[order[j]] === 0) tiedLosses++;
    }
    above += tiedWins * (losses + tiedLosses / 2);
    wins += tiedWins;
    losses += tiedLosses;
    i = j;
  }
  return wins === 0 || losses === 0 ? 0.5 : above / (wins * losses);
}

/** By how much a judgement must be divided to be log odds that surprise least. */
export function likeliestScale(judged: readonly number[], won: readonly number[]): number {
  // Newton's steps on the one weight; the loss is convex in it.
  let w = 0;
  for (let step = 0; step < 50; step++) {
    let slope = 0;
    let bend = 1e-12;
    for (let i = 0; i < judged.length; i++) {
      const p = 1 / (1 + Math.exp(-w * judged[i]));
      slope += (p - won[i]) * judged[i];
      bend += p * (1 - p) * judged[i] * judged[i];
    }
    const move = slope / bend;
    w -= move;
    if (Math.abs(move) < 1e-9) break;
  }
  return 1 / w;
}
