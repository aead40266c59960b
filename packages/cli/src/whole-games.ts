import type { WholeGame } from '@wardroom/core';
import { gameByName } from '@wardroom/games';
import { noGame } from './games.ts';

/** A game with all there is to read of it and to look into. Whoever only plays loads less, and sooner (`findGame`). */
export const findWhole = (name: string): WholeGame => gameByName(name) ?? noGame(name);
