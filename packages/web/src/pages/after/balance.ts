import type { Analysis, Story } from '@wardroom/host';

/** Where a match went for a team, in shares of the chance to win: its own choices, those of the others, and luck. */
export interface Balance {
  /** The chance at the start, and what came of it. */
  from: number;
  to: number;
  /** What its choices lost, and what those of the others lost and so gave. */
  own: number;
  others: number;
  /** All the rest: dice, draws, and what nobody could know. */
  luck: number;
}

/** Null for whoever has no side. */
export function balanceOf(
  { teams, teamOf, chances, result }: Story,
  { seats }: Analysis,
  viewer: number,
  conceded: boolean,
): Balance | null {
  const at = teams.indexOf(teamOf[viewer]);
  if (viewer < 0 || at < 0) return null;
  const from = chances[0].chances[at];
  // Whoever concedes gives away what was left: that is neither a choice in the match nor luck.
  const left = conceded ? chances.at(-2)?.chances[at] : undefined;
  const to = left ?? (result.winner < 0 ? 1 / teams.length : Number(result.winner === teams[at]));
  const lost = (mine: boolean): number =>
    seats.reduce((sum, x, seat) => sum + ((teamOf[seat] === teams[at]) === mine ? x.lost : 0), 0);
  const [own, all] = [lost(true), lost(false)];
  // What one of several opponents gives away is shared by all who play against them.
  const others = all / (teams.length - 1);
  return { from, to, own, others, luck: to - from + own - others };
}
