import type { Forecasting } from '@wardroom/core';
import { EVENT, VERB } from './names.ts';

/** How attacks are foretold (G5): by what is told of them. */
export const forecast: Forecasting = {
  attacks: [VERB.attack, VERB.attackBase],
  hurt: [EVENT.damaged],
  struck: [EVENT.baseDamaged],
  gone: [EVENT.defeated],
  fallen: [EVENT.baseFallen],
};
