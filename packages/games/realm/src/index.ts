import { machine, type Reading } from '@wardroom/core';
import { audit } from './audit.ts';
import { realm as game, type RealmGame } from './game.ts';
import { reading } from './reading.ts';

/** The Contested Realm with everything there is to read of it, and with what tests look into. */
export const realm: RealmGame & Reading = { ...game, ...reading, audit: (s) => audit(machine(game, s)) };

export type { RealmCard, RealmSource } from './card.ts';
export { type Placed, type Position, PositionError, position, type Side } from './position.ts';
