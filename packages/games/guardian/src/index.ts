import { machine, type Reading } from '@wardroom/core';
import { audit } from './audit.ts';
import { discloses } from './discloses.ts';
import { type GuardianGame, guardian as game } from './game.ts';
import { lab } from './lab.ts';
import { reading } from './reading.ts';

/** Guardian Realms with everything there is to read of it, and with what tests and reports look into. */
export const guardian: GuardianGame & Reading = {
  ...game,
  ...reading,
  audit: (s) => audit(machine(game, s)),
  lab,
  discloses,
};

export type { GuardianCard, GuardianSource } from './card.ts';
export { type Placed, type Position, PositionError, position, type Side } from './position.ts';
export type { Base, GuardianCardView, GuardianPlayer, GuardianTable, GuardianView, Points, Wall } from './view.ts';
export type { EventName, Events } from './words.ts';
