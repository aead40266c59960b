import { machine, type Projection } from '@wardroom/core';
import { rules } from './rules.ts';
import { viewCard, viewTable } from './view.ts';
import { EV } from './words.ts';

/** What a view of Ward holds. */
export const projection: Projection = {
  viewTable: (s) => viewTable(machine(rules, s)),
  viewCard: (s, id, viewer) => viewCard(machine(rules, s), id, viewer),
  cardLists: [EV.revealedHand],
};
