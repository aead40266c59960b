import { attack } from './attack.ts';
import type { Clause } from './clause.ts';
import { parts } from './parts.ts';
import { statuses } from './statuses.ts';
import { turn } from './turn.ts';

export type { Clause };

/** Every clause of War of the Arcane, in the order of the numbers. */
export const rulebook: readonly Clause[] = [...parts, ...turn, ...attack, ...statuses];

const byId: ReadonlyMap<string, Clause> = new Map(rulebook.map((c) => [c.id, c]));

/** The clause with this id, if there is one. */
export const clause = (id: string): Clause | undefined => byId.get(id);
