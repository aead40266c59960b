import type { Forecasting } from '@wardroom/core';
import { EVENT, MATCH, PROMPT, VERB } from './names.ts';

const EVERY_FACE = [1, 2, 3, 4, 5, 6];

/** How attacks are foretold (W10): by what is told of them. */
export const forecast: Forecasting = {
  attacks: [VERB.battle],
  hurt: [EVENT.damaged],
  gone: [EVENT.killed],
  hits: [EVENT.hit],
  strikes: [EVENT.hitRoll],
  ends: [EVENT.battleEnds],
  // W10.2.3, W10.3: all ones and all sixes follow from the sum, unless a card looks at the hit dice one by one. Of damage dice
  // some texts count the sixes.
  counts: (prompt, s) => {
    if (prompt === PROMPT.rollHit) return s.g[MATCH.readsHitDice] === 1 ? EVERY_FACE : [];
    return prompt === PROMPT.rollAttack ? [6] : null;
  },
};
