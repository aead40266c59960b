/** "Ada", "Ada and Bo", "Ada, Bo and Cy". */
export const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** Who plays whom: "Ada and Cy against Bo and Dee". */
export function against(names: readonly string[], teamOf: (seat: number) => number): string {
  const sides = new Map<number, string[]>();
  names.forEach((name, seat) => {
    const team = teamOf(seat);
    sides.set(team, [...(sides.get(team) ?? []), name]);
  });
  return [...sides.values()].map(listed).join(' against ');
}

/** Where there are two teams, each has a name and a shape. */
export const TEAM_LOOKS = [
  { name: 'Sun', icon: 'sun' },
  { name: 'Moon', icon: 'moon' },
] as const;
