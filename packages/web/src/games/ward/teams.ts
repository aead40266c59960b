/** Two teams at a table have a name and a shape each. */
export const TEAM_LOOKS = [
  { name: 'Sun', icon: 'sun' },
  { name: 'Moon', icon: 'moon' },
] as const;
