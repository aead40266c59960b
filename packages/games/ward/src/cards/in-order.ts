import type { WardSource } from '../card.ts';

/** A set from its sections, by number. */
export const inOrder = (...sections: (readonly WardSource[])[]): WardSource[] =>
  sections.flat().sort((a, b) => a.no - b.no);
