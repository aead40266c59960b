import { bases } from './bases.ts';
import type { Clause } from './clause.ts';
import { combat } from './combat.ts';
import { deck } from './deck.ts';
import { resources } from './resources.ts';
import { rounds } from './rounds.ts';
import { statuses } from './statuses.ts';
import { tokens } from './tokens.ts';

export type { Clause };

/** Every clause of Guardian Realms, in the order of the numbers. */
export const rulebook: readonly Clause[] = [
  ...deck,
  ...resources,
  ...bases,
  ...combat,
  ...rounds,
  ...statuses,
  ...tokens,
];

const byId: ReadonlyMap<string, Clause> = new Map(rulebook.map((c) => [c.id, c]));

/** The clause with this id, if there is one. */
export const clause = (id: string): Clause | undefined => byId.get(id);
