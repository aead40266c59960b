import type { Forecasting } from '@wardroom/core';
import { EVENT, VERB } from './names.ts';

/** How attacks are foretold (S5): by what is told of them. */
export const forecast: Forecasting = {
  attacks: [VERB.attack, VERB.attackSite],
  hurt: [EVENT.damaged],
  struck: [EVENT.siteStruck],
  gone: [EVENT.died, EVENT.destroyed, EVENT.banished],
};
