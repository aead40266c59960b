import type { ReadyDeck } from '@wardroom/core';
import { borrowedFaces } from './borrowed-faces.ts';
import { closedRoads } from './closed-roads.ts';
import { fullHands } from './full-hands.ts';
import { openingDecks } from './opening.ts';
import { steamAndIron } from './steam-and-iron.ts';
import { theHorde } from './the-horde.ts';
import { theOwlsDue } from './the-owls-due.ts';
import { theSwarm } from './the-swarm.ts';
import { thorns } from './thorns.ts';

/** Ready-made decks, the beginner's first, then those made of later sets. All are legal in official play. */
export const decks: readonly ReadyDeck[] = [
  ...openingDecks,
  theSwarm,
  theHorde,
  steamAndIron,
  closedRoads,
  thorns,
  borrowedFaces,
  fullHands,
  theOwlsDue,
];
