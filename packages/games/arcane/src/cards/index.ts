import type { ArcaneSource } from '../card.ts';
import { stones, tokens, traps } from './rest.ts';
import { spells } from './spells.ts';
import { unitsA } from './units-a.ts';
import { unitsB } from './units-b.ts';
import { unitsC } from './units-c.ts';
import { unitsD } from './units-d.ts';

/** All cards of the set, in the order of their numbers. */
export const cards: readonly ArcaneSource[] = [
  ...unitsA,
  ...unitsB,
  ...unitsC,
  ...spells,
  ...traps,
  ...tokens,
  ...stones,
  ...unitsD,
];
