import { machine, type Projection } from '@wardroom/core';
import type { RealmRules } from './rules.ts';
import { board, couldBe, viewBack, viewCard, viewTable } from './view.ts';
import { SPOT_VERBS } from './words.ts';

/** What a view of the Contested Realm holds. */
export const projectionOf = (rules: RealmRules): Projection => ({
  viewTable,
  viewCard,
  viewBack: (s, id) => viewBack(s, id),
  board,
  spotVerbs: SPOT_VERBS,
  couldBe: (s, place, def) => couldBe(machine(rules, s), place, def),
});
