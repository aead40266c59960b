import type { Stamp } from './brand.ts';
import type { Rules } from './game.ts';
import { type Machine, machine } from './machine.ts';
import type { State } from './state.ts';
import type { CardView, View, ZoneView } from './views.ts';

/**
 * What earlier views of a match were made of, for whoever shows it event by event. What still holds is not made again, and
 * what is as it was before is the same object, so that whoever looks for changes need not look into it. Nobody changes a view.
 */
export interface ViewMemory {
  /** Looks at the table for all views. A table put in its place (a take-back) is another one, and nothing is known of it. */
  machine: Machine | null;
  viewers: Remembered[];
  /** What shows to everybody alike. */
  common: Common;
  /** Whether several look at once (`atOneMoment`), and how often that was. */
  shared: boolean;
  moment: number;
}

export type Facts = Readonly<Record<string, unknown>>;

/** What one viewer was shown last. */
export interface Remembered {
  piles: (KeptPile | undefined)[];
  cards: (KeptCard | undefined)[];
  table: Facts | undefined;
  seats: View['seats'];
}

export interface KeptPile {
  shown: ZoneView;
  /** Of the state and of the viewer then: while they are the same, no card has moved or got another name. */
  stamp: Stamp;
  names: readonly number[];
}

export interface KeptCard {
  shown: CardView;
  /** Of what it was made. */
  facts: Facts;
  /** The pile it lay in, and since which move. */
  pile: number;
  stamp: Stamp;
}

/** Each with the moment that it is of. */
interface Common {
  facts: (Facts | undefined)[];
  factsAt: number[];
  table: Facts | undefined;
  tableAt: number;
}

export const viewMemory = (): ViewMemory => ({
  machine: null,
  viewers: [],
  common: nothingCommon(),
  shared: false,
  moment: 0,
});

const nothingCommon = (): Common => ({ facts: [], factsAt: [], table: undefined, tableAt: -1 });

/** Several look, and nothing happens meanwhile: what shows to all of them is worked out once. */
export function atOneMoment(memory: ViewMemory, look: () => void): void {
  memory.shared = true;
  memory.moment++;
  try {
    look();
  } finally {
    memory.shared = false;
  }
}

/** The machine that looks at this state. */
export function lookingAt(memory: ViewMemory, game: Rules, s: State): Machine {
  if (memory.machine === null || memory.machine.state !== s) {
    memory.machine = machine(game, s);
    memory.viewers = s.aliases.map(() => ({ piles: [], cards: [], table: undefined, seats: [] }));
    memory.common = nothingCommon();
  }
  return memory.machine;
}

/** What a card shows to everybody now, worked out by the first who looks. */
export function commonFacts(memory: ViewMemory, card: number, make: () => Facts): Facts {
  const { facts, factsAt } = memory.common;
  if (factsAt[card] !== memory.moment) {
    facts[card] = asBefore(facts[card], make());
    factsAt[card] = memory.moment;
  }
  return facts[card]!;
}

/** The same of the table. */
export function commonTable(memory: ViewMemory, make: () => Facts): Facts {
  const { common } = memory;
  if (common.tableAt !== memory.moment) {
    common.table = asBefore(common.table, make());
    common.tableAt = memory.moment;
  }
  return common.table!;
}

/** What was there before, if it is the same. */
export const asBefore = <T>(before: T | undefined, now: T): T =>
  before !== undefined && isSame(before, now) ? before : now;

/** Whether two plain values say the same. */
function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (!isSame(a[i], b[i])) return false;
    return true;
  }
  const [x, y] = [a as Facts, b as Facts];
  let n = 0;
  for (const key in x) {
    if (!isSame(x[key], y[key])) return false;
    n++;
  }
  for (const _ in y) n--;
  return n === 0;
}
