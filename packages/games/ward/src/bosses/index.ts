import type { Foe } from '@wardroom/core';
import type { WardSource } from '../card.ts';
import { odds } from './odds.ts';
import { lampeaterCards, theLampeater } from './the-lampeater.ts';
import { sextonCards, theLowWaterSexton } from './the-low-water-sexton.ts';
import { theNinthWave, waveCards } from './the-ninth-wave.ts';
import { guestCards, theThirteenthGuest } from './the-thirteenth-guest.ts';
import { theTollKeeper, tollKeeperCards } from './the-toll-keeper.ts';

/** The bosses, the easiest first, and their cards. */
export const bosses: readonly Foe[] = [
  theTollKeeper,
  theLampeater,
  theLowWaterSexton,
  theNinthWave,
  theThirteenthGuest,
].map((boss) => ({ ...boss, odds: odds[boss.id] ?? [] }));

export const bossCards: readonly WardSource[] = [
  ...tollKeeperCards,
  ...lampeaterCards,
  ...sextonCards,
  ...waveCards,
  ...guestCards,
];
