import type { WholeGame } from '@wardroom/core';
import type { ArcaneCard } from './card.ts';
import { arcane as game } from './game.ts';
import { lab } from './lab.ts';
import { reading } from './reading.ts';

/** War of the Arcane with everything there is to read of it, and with what tests and reports look into. */
export const arcane: WholeGame<ArcaneCard> = { ...game, ...reading, ...lab };

export type { ArcaneCard } from './card.ts';
export type { EventName, Events } from './names.ts';
export { type Piece, type Pieces, type Position, PositionError, position, type Side } from './position.ts';
export type { ArcaneCardView, ArcanePlayer, ArcaneTable, ArcaneView } from './view.ts';
