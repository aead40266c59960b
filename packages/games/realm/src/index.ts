import { machine, type Reading } from '@wardroom/core';
import { audit } from './audit.ts';
import { realm as game, type RealmGame } from './game.ts';
import { lab } from './lab.ts';
import { reading } from './reading.ts';

/** The Contested Realm with everything there is to read of it, and with what tests and reports look into. */
export const realm: RealmGame & Reading = { ...game, ...reading, audit: (s) => audit(machine(game, s)), lab };

export type { RealmCard, RealmSource } from './card.ts';
export { type Placed, type Position, PositionError, position, type Side } from './position.ts';
export type { Fight, RealmCardView, RealmPlayer, RealmTable, RealmView, Waiting } from './view.ts';
export type { EventName, Events } from './words.ts';
