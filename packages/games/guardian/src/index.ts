import type { WholeGame } from '@wardroom/core';
import type { GuardianCard } from './card.ts';
import { guardian as game } from './game.ts';
import { lab } from './lab.ts';
import { reading } from './reading.ts';

/** Guardian Realms with everything there is to read of it, and with what tests and reports look into. */
export const guardian: WholeGame<GuardianCard> = { ...game, ...reading, ...lab };

export type { GuardianCard, GuardianSource } from './card.ts';
export type { EventName, Events } from './names.ts';
export { type Placed, type Position, PositionError, position, type Side } from './position.ts';
export type { Base, GuardianCardView, GuardianPlayer, GuardianTable, GuardianView, Points, Wall } from './view.ts';
