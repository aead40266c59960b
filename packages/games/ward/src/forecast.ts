import type { Forecasting } from '@wardroom/core';
import { EVENT, PROMPT, VERB } from './names.ts';

/** How attacks are foretold (W10): by what is told of them. */
export const forecast: Forecasting = {
  attacks: [VERB.battle],
  hurt: [EVENT.damaged],
  gone: [EVENT.killed],
  hits: [EVENT.hit],
  strikes: [EVENT.hitRoll],
  ends: [EVENT.battleEnds],
  // W10.2.3, W10.3: all ones and all sixes follow from the sum. Of damage dice some texts count the sixes.
  counts: [
    { prompt: PROMPT.rollHit, faces: [] },
    { prompt: PROMPT.rollAttack, faces: [6] },
  ],
};
