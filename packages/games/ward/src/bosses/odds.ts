import type { FoeOdds } from '@wardroom/core';

/** How matches of bots against each boss came out. Written by `npm run difficulty`, not by hand. */
export const odds: Readonly<Record<string, readonly FoeOdds[]>> = {
  'the-toll-keeper': [{ players: 4, wins: 204, matches: 240 }],
  'the-lampeater': [{ players: 4, wins: 174, matches: 240 }],
  'the-low-water-sexton': [{ players: 4, wins: 126, matches: 240 }],
};
