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
  /** Several choose for this side. */
  together: boolean;
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
  const together = teamOf.filter((team) => team === teams[at]).length > 1;
  return { from, to, own, others, luck: to - from + own - others, together };
}

/** Less than this is not worth a word. */
const LITTLE = 0.03;

const percent = (x: number): string => `${Math.round(x * 100)} %`;

/** In a sentence or two: what spoke for the team, and what against it, the most first. */
export function balanceWords({ from, to, own, others, luck, together }: Balance): string {
  const parts: readonly (readonly [string, number])[] = [
    [together ? 'what your side chose' : 'what you chose', -own],
    ['what the others chose', others],
    ['dice, draws and what nobody could know', luck],
  ];
  const told = (sign: 1 | -1): string =>
    parts
      .filter(([, x]) => sign * x > LITTLE)
      .sort(([, x], [, y]) => sign * (y - x))
      .map(([words]) => words)
      .join(', then ');
  const [good, bad] = [told(1), told(-1)];
  return [
    `Your chance to win was ${percent(from)} at the start and ${percent(to)} at the end.`,
    ...(good === '' ? [] : [`For you: ${good}.`]),
    ...(bad === '' ? [] : [`Against you: ${bad}.`]),
  ].join(' ');
}
