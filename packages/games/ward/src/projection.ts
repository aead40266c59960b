import type { Projection } from '@wardroom/core';
import { viewCard, viewTable } from './view.ts';

/** What a view of Ward holds. */
export const projection: Projection = {
  viewTable,
  viewCard,
};
