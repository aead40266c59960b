import type { Foe } from '@wardroom/core';
import { theLampeater } from './the-lampeater.ts';
import { theLowWaterSexton } from './the-low-water-sexton.ts';
import { theNinthWave } from './the-ninth-wave.ts';
import { theThirteenthGuest } from './the-thirteenth-guest.ts';
import { theTollKeeper } from './the-toll-keeper.ts';

/** The bosses, the easiest first. Their cards are rules and stand apart (`cards.ts`); this is about them. */
export const bosses: readonly Foe[] = [
  theTollKeeper,
  theLampeater,
  theLowWaterSexton,
  theNinthWave,
  theThirteenthGuest,
].map((boss) => boss());
