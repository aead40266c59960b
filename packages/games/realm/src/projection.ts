import { machine, NONE, type Projection } from '@wardroom/core';
import { SPOT_VERBS, VERB } from './names.ts';
import type { RealmRules } from './rules.ts';
import { board, couldBe, viewBack, viewCard, viewTable } from './view.ts';

/** What a view of the Contested Realm holds. */
export const projectionOf = (rules: RealmRules): Projection => ({
  viewTable,
  viewCard,
  // What it lies on or belongs to has a name of its own for everybody.
  showsAlike: ({ cards }, id) => cards[id].host === NONE,
  targetVerbs: [VERB.card],
  seatVerbs: [VERB.seat],
  viewBack: (s, id) => viewBack(s, id),
  board,
  spotVerbs: SPOT_VERBS,
  couldBe: (s, place, def) => couldBe(machine(rules, s), place, def),
});
