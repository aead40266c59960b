import type { Forecasting } from '@wardroom/core';
import { EVENT, VERB } from './names.ts';

/** How attacks are foretold (A4): by what is told of them. */
export const forecast: Forecasting = {
  attacks: [VERB.attack],
  hurt: [EVENT.damaged],
  gone: [EVENT.destroyed],
  strikes: [EVENT.struckFirst],
};
