import type { Projection } from '@wardroom/core';
import { SPOT_VERBS, VERB } from './names.ts';
import type { GuardianRules } from './rules.ts';
import { viewCard, viewTable } from './view.ts';

/** What a view of Guardian Realms holds. */
export const projectionOf = (rules: GuardianRules): Projection => ({
  viewTable,
  viewCard,
  targetVerbs: [VERB.card],
  seatVerbs: [VERB.seat],
  spotVerbs: SPOT_VERBS,
  // A Guardian Summon is never among the cards of a deck or a hand.
  couldBe: (_s, _place, def) => !rules.defs[def].token,
});
