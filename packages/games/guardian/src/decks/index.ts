import type { ReadyDeck } from '@wardroom/core';
import { quietKnives } from './quiet-knives.ts';
import { theLongWall } from './the-long-wall.ts';
import { theMirrorCourt } from './the-mirror-court.ts';
import { theMovingCamp } from './the-moving-camp.ts';
import { theThunderChoir } from './the-thunder-choir.ts';
import { torchAndCharge } from './torch-and-charge.ts';

/** Ready-made decks, the beginner's first. */
export const decks: readonly ReadyDeck[] = [
  torchAndCharge,
  theLongWall,
  quietKnives,
  theMirrorCourt,
  theMovingCamp,
  theThunderChoir,
];
