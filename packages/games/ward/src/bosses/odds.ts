import type { FoeOdds } from '@wardroom/core';

/** How matches of bots against each boss came out. Written by `npm run difficulty`, not by hand. */
export const odds: Readonly<Record<string, readonly FoeOdds[]>> = {
  'the-toll-keeper': [
    { players: 1, wins: 43, matches: 60 },
    { players: 2, wins: 51, matches: 60 },
    { players: 3, wins: 52, matches: 60 },
    { players: 4, wins: 204, matches: 240 },
    { players: 5, wins: 48, matches: 60 },
  ],
  'the-lampeater': [{ players: 4, wins: 174, matches: 240 }],
  'the-low-water-sexton': [{ players: 4, wins: 126, matches: 240 }],
  'the-ninth-wave': [{ players: 4, wins: 79, matches: 240 }],
  'the-thirteenth-guest': [{ players: 4, wins: 37, matches: 240 }],
};
