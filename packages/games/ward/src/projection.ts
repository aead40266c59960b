import type { Projection } from '@wardroom/core';
import { VERB } from './names.ts';
import { viewCard, viewTable } from './view.ts';

/** What a view of Ward holds. */
export const projection: Projection = {
  viewTable,
  viewCard,
  targetVerbs: [VERB.card],
  seatVerbs: [VERB.seat],
};
