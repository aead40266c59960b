import type { FoeOdds } from '@wardroom/core';

/** How matches of bots against each boss came out. Written by `npm run difficulty`, not by hand. */
export const odds: Readonly<Record<string, readonly FoeOdds[]>> = {
  'the-toll-keeper': [
    { players: 1, wins: 89, matches: 100 },
    { players: 2, wins: 91, matches: 100 },
    { players: 3, wins: 90, matches: 100 },
    { players: 4, wins: 94, matches: 100 },
    { players: 5, wins: 93, matches: 100 },
    { players: 6, wins: 93, matches: 100 },
  ],
  'the-lampeater': [
    { players: 1, wins: 76, matches: 100 },
    { players: 2, wins: 94, matches: 100 },
    { players: 3, wins: 93, matches: 100 },
    { players: 4, wins: 87, matches: 100 },
    { players: 5, wins: 77, matches: 100 },
    { players: 6, wins: 69, matches: 100 },
  ],
  'the-low-water-sexton': [
    { players: 1, wins: 53, matches: 100 },
    { players: 2, wins: 53, matches: 100 },
    { players: 3, wins: 52, matches: 100 },
    { players: 4, wins: 62, matches: 100 },
    { players: 5, wins: 55, matches: 100 },
    { players: 6, wins: 48, matches: 100 },
  ],
  'the-ninth-wave': [
    { players: 1, wins: 29, matches: 100 },
    { players: 2, wins: 36, matches: 100 },
    { players: 3, wins: 42, matches: 100 },
    { players: 4, wins: 36, matches: 100 },
    { players: 5, wins: 34, matches: 100 },
    { players: 6, wins: 37, matches: 100 },
  ],
  'the-thirteenth-guest': [
    { players: 1, wins: 12, matches: 100 },
    { players: 2, wins: 18, matches: 100 },
    { players: 3, wins: 23, matches: 100 },
    { players: 4, wins: 14, matches: 100 },
    { players: 5, wins: 18, matches: 100 },
    { players: 6, wins: 10, matches: 100 },
  ],
};
