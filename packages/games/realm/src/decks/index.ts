import type { ReadyDeck } from '@wardroom/core';
import { theBurningLibrary } from './the-burning-library.ts';
import { theDrownedChoir } from './the-drowned-choir.ts';
import { theHighAssize } from './the-high-assize.ts';
import { theIronMarches } from './the-iron-marches.ts';
import { theLongTrial } from './the-long-trial.ts';
import { theOpenGrave } from './the-open-grave.ts';
import { theRedMuster } from './the-red-muster.ts';
import { theStandingWall } from './the-standing-wall.ts';

/** Ready-made decks, the beginner's first; those of full size last. */
export const decks: readonly ReadyDeck[] = [
  theRedMuster,
  theStandingWall,
  theLongTrial,
  theDrownedChoir,
  theBurningLibrary,
  theOpenGrave,
  theHighAssize,
  theIronMarches,
];
