import { cards } from './cards.ts';
import type { Clause } from './clause.ts';
import { ending } from './ending.ts';
import { moving } from './moving.ts';
import { setup } from './setup.ts';
import { sites } from './sites.ts';
import { storyline } from './storyline.ts';
import { turn } from './turn.ts';
import { ward } from './ward.ts';

export type { Clause };

/** Every clause of Contested Realm, in the order of the numbers. */
export const rulebook: readonly Clause[] = [
  ...ward,
  ...setup,
  ...turn,
  ...sites,
  ...moving,
  ...ending,
  ...storyline,
  ...cards,
];

const byId: ReadonlyMap<string, Clause> = new Map(rulebook.map((c) => [c.id, c]));

/** The clause with this id, if there is one. */
export const clause = (id: string): Clause | undefined => byId.get(id);
