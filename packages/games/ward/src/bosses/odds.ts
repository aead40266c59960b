import type { FoeOdds } from '@wardroom/core';

/** How matches of bots against each boss came out. Written by `npm run difficulty`, not by hand. */
export const odds: Readonly<Record<string, readonly FoeOdds[]>> = {
  'the-toll-keeper': [
    { players: 1, wins: 32, matches: 40 },
    { players: 2, wins: 36, matches: 40 },
    { players: 3, wins: 34, matches: 40 },
    { players: 4, wins: 34, matches: 40 },
    { players: 5, wins: 24, matches: 24 },
    { players: 6, wins: 23, matches: 24 },
  ],
  'the-lampeater': [
    { players: 1, wins: 30, matches: 40 },
    { players: 2, wins: 35, matches: 40 },
    { players: 3, wins: 37, matches: 40 },
    { players: 4, wins: 31, matches: 40 },
    { players: 5, wins: 19, matches: 24 },
    { players: 6, wins: 16, matches: 24 },
  ],
  'the-low-water-sexton': [
    { players: 1, wins: 18, matches: 40 },
    { players: 2, wins: 20, matches: 40 },
    { players: 3, wins: 18, matches: 40 },
    { players: 4, wins: 21, matches: 40 },
    { players: 5, wins: 12, matches: 24 },
    { players: 6, wins: 14, matches: 24 },
  ],
  'the-ninth-wave': [
    { players: 1, wins: 12, matches: 40 },
    { players: 2, wins: 13, matches: 40 },
    { players: 3, wins: 12, matches: 40 },
    { players: 4, wins: 12, matches: 40 },
    { players: 5, wins: 5, matches: 24 },
    { players: 6, wins: 7, matches: 24 },
  ],
  'the-thirteenth-guest': [
    { players: 1, wins: 3, matches: 40 },
    { players: 2, wins: 2, matches: 40 },
    { players: 3, wins: 6, matches: 40 },
    { players: 4, wins: 7, matches: 40 },
    { players: 5, wins: 5, matches: 24 },
    { players: 6, wins: 1, matches: 24 },
  ],
};
