import type { FoeOdds } from '@wardroom/core';

/** How matches of bots against each boss came out. Written by `npm run difficulty`, not by hand. */
export const odds: Readonly<Record<string, readonly FoeOdds[]>> = {
  'the-toll-keeper': [
    { players: 1, wins: 43, matches: 60 },
    { players: 2, wins: 51, matches: 60 },
    { players: 3, wins: 52, matches: 60 },
    { players: 4, wins: 204, matches: 240 },
    { players: 5, wins: 48, matches: 60 },
    { players: 6, wins: 51, matches: 60 },
  ],
  'the-lampeater': [
    { players: 1, wins: 36, matches: 60 },
    { players: 2, wins: 54, matches: 60 },
    { players: 3, wins: 50, matches: 60 },
    { players: 4, wins: 174, matches: 240 },
    { players: 5, wins: 34, matches: 60 },
    { players: 6, wins: 29, matches: 60 },
  ],
  'the-low-water-sexton': [
    { players: 1, wins: 18, matches: 60 },
    { players: 2, wins: 29, matches: 60 },
    { players: 3, wins: 27, matches: 60 },
    { players: 4, wins: 126, matches: 240 },
    { players: 5, wins: 32, matches: 60 },
    { players: 6, wins: 30, matches: 60 },
  ],
  'the-ninth-wave': [
    { players: 1, wins: 10, matches: 60 },
    { players: 2, wins: 20, matches: 60 },
    { players: 3, wins: 20, matches: 60 },
    { players: 4, wins: 79, matches: 240 },
    { players: 5, wins: 13, matches: 60 },
    { players: 6, wins: 17, matches: 60 },
  ],
  'the-thirteenth-guest': [
    { players: 1, wins: 1, matches: 60 },
    { players: 2, wins: 5, matches: 60 },
    { players: 3, wins: 9, matches: 60 },
    { players: 4, wins: 18, matches: 200 },
    { players: 5, wins: 8, matches: 60 },
    { players: 6, wins: 4, matches: 60 },
  ],
};
