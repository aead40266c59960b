/** Wins and matches of a seat, a team, a bot, a deck, or of the players against a boss. */
export interface Score {
  wins: number;
  played: number;
}

/** The share of wins with its 95 % interval (Wilson's). */
export interface Rate extends Score {
  rate: number;
  low: number;
  high: number;
}

export function rate({ wins, played }: Score): Rate {
  if (played === 0) return { wins, played, rate: 0, low: 0, high: 1 };
  const z = 1.96;
  const p = wins / played;
  const middle = (p + (z * z) / (2 * played)) / (1 + (z * z) / played);
  const reach = (z / (1 + (z * z) / played)) * Math.sqrt((p * (1 - p)) / played + (z * z) / (4 * played * played));
  return {
    wins,
    played,
    rate: round(p),
    low: round(Math.max(0, middle - reach)),
    high: round(Math.min(1, middle + reach)),
  };
}

/** Four places are more than a simulation can tell. */
export const round = (x: number): number => Math.round(x * 1e4) / 1e4;
