import type { WholeGame } from '@wardroom/core';
import type { RealmCard } from './card.ts';
import { realm as game } from './game.ts';
import { lab } from './lab.ts';
import { reading } from './reading.ts';

/** The Contested Realm with everything there is to read of it, and with what tests and reports look into. */
export const realm: WholeGame<RealmCard> = { ...game, ...reading, ...lab };

export type { RealmCard, RealmSource } from './card.ts';
export type { EventName, Events } from './names.ts';
export { type Placed, type Position, PositionError, position, type Side } from './position.ts';
export type { Fight, RealmCardView, RealmPlayer, RealmTable, RealmView, Waiting } from './view.ts';
