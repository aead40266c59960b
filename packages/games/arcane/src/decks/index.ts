import type { ReadyDeck } from '@wardroom/core';
import { scorchedEarth } from './scorched-earth.ts';
import { stormFront } from './storm-front.ts';
import { theLongShadow } from './the-long-shadow.ts';
import { theOpenRoad } from './the-open-road.ts';
import { theStoneyard } from './the-stoneyard.ts';
import { theWinterCourt } from './the-winter-court.ts';

/** Ready-made decks, the beginner's first. */
export const decks: readonly ReadyDeck[] = [
  stormFront,
  scorchedEarth,
  theStoneyard,
  theLongShadow,
  theOpenRoad,
  theWinterCourt,
];
