import { machine, type Reading } from '@wardroom/core';
import { audit } from './audit.ts';
import { discloses } from './discloses.ts';
import { ward as game, type WardGame } from './game.ts';
import { lab } from './lab.ts';
import { reading } from './reading.ts';

/** Ward with everything there is to read of it, and with what tests and reports look into. */
export const ward: WardGame & Reading = { ...game, ...reading, audit: (s) => audit(machine(game, s)), lab, discloses };

export type { WardCard } from './card.ts';
export { type Placed, type Position, PositionError, position, type Side } from './position.ts';
export type { WardCardView, WardPlayer, WardTable, WardView } from './view.ts';
export type { EventName, Events } from './words.ts';
