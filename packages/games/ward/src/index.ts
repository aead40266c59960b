import { machine, type Reading } from '@wardroom/core';
import { audit } from './audit.ts';
import { ward as game, type WardGame } from './game.ts';
import { reading } from './reading.ts';

/** Ward with everything there is to read of it, and with what tests look into. */
export const ward: WardGame & Reading = { ...game, ...reading, audit: (s) => audit(machine(game, s)) };

export type { WardCard } from './card.ts';
export { type Placed, type Position, PositionError, position, type Side } from './position.ts';
