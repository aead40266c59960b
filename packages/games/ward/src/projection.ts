import type { Projection } from '@wardroom/core';
import { VERB } from './names.ts';
import { showsAlike, viewCard, viewTable } from './view.ts';

/** What a view of Ward holds. */
export const projection: Projection = {
  viewTable,
  viewCard,
  showsAlike,
  tableShowsAlike: true,
  targetVerbs: [VERB.card],
  seatVerbs: [VERB.seat],
};
