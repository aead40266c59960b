import type { WholeGame } from '@wardroom/core';
import type { WardCard } from './card.ts';
import { ward as game } from './game.ts';
import { lab } from './lab.ts';
import { reading } from './reading.ts';

/** Ward with everything there is to read of it, and with what tests and reports look into. */
export const ward: WholeGame<WardCard> = { ...game, ...reading, ...lab };

export type { WardCard } from './card.ts';
export type { EventName, Events } from './names.ts';
export { type Placed, type Position, PositionError, position, type Side } from './position.ts';
export type { WardCardView, WardPlayer, WardTable, WardView } from './view.ts';
