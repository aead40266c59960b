import type { ReadyDeck } from '@wardroom/core';
import { theDrownedChoir } from './the-drowned-choir.ts';
import { theHighAssize } from './the-high-assize.ts';
import { theIronMarches } from './the-iron-marches.ts';
import { theLongTrial } from './the-long-trial.ts';
import { theRedMuster } from './the-red-muster.ts';
import { theStandingWall } from './the-standing-wall.ts';

/** Ready-made decks, the beginner's first; those of full size last. */
export const decks: readonly ReadyDeck[] = [
  theRedMuster,
  theStandingWall,
  theLongTrial,
  theDrownedChoir,
  theHighAssize,
  theIronMarches,
];
