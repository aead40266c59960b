import type { CardId, SeatId, Stamp } from './brand.ts';
import type { Projection, Rules } from './game.ts';
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
  /** Counts on whenever something may have changed (`nextMoment`). What was worked out at a moment holds for all who look at it then. */
  moment: number;
}

export type Facts = Readonly<Record<string, unknown>>;

/** What one viewer was shown last. */
export interface Remembered {
  zones: View['zones'];
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
  moment: number;
}

export interface KeptCard {
  shown: CardView;
  /** Of what it was made. */
  facts: Facts;
  /** The pile it lay in, and since which move. */
  pile: number;
  stamp: Stamp;
}

/** Each with the moment at which it was looked at last (`…At`), and the one since which it is as it is (`…Since`). */
interface Common {
  facts: (Facts | undefined)[];
  factsAt: number[];
  factsSince: number[];
  pilesAt: number[];
  pilesSince: number[];
  table: Facts | undefined;
  tableAt: number;
}

export const viewMemory = (): ViewMemory => ({ machine: null, viewers: [], common: nothingCommon(), moment: 0 });

const nothingCommon = (): Common => ({
  facts: [],
  factsAt: [],
  factsSince: [],
  pilesAt: [],
  pilesSince: [],
  table: undefined,
  tableAt: -1,
});

/** Something may have changed since anybody looked: whoever shows a match from a memory says so before they look again. */
export const nextMoment = (memory: ViewMemory): void => void memory.moment++;

/** The machine that looks at this state. */
export function lookingAt(memory: ViewMemory, game: Rules, s: State): Machine {
  if (memory.machine === null || memory.machine.state !== s) {
    memory.machine = machine(game, s);
    memory.viewers = s.aliases.map(() => ({ zones: [], piles: [], cards: [], table: undefined, seats: [] }));
    memory.common = nothingCommon();
  }
  return memory.machine;
}

/** Whether a card shows the same to everybody who sees it. While it does not, nothing is known of what it will show to all of them. */
export function isCommon(game: Projection, m: Machine, { common }: ViewMemory, card: CardId): boolean {
  const alike = game.showsAlike?.(m.state, card) === true;
  if (!alike) common.facts[card] = undefined;
  return alike;
}

/** What such a card shows now, worked out by the first who looks. */
export function commonFacts(
  game: Projection,
  m: Machine,
  { common, moment }: ViewMemory,
  card: CardId,
  viewer: SeatId,
): Facts {
  const { facts, factsAt, factsSince } = common;
  if (factsAt[card] !== moment) {
    const before = facts[card];
    const now = asBefore(before, game.viewCard(m, card, viewer));
    if (now !== before) {
      facts[card] = now;
      factsSince[card] = moment;
    }
    factsAt[card] = moment;
  }
  return facts[card]!;
}

/**
 * Since when all that these cards show is what it is, as long as no other cards lie there; the present moment where one of them may
 * show more to some.
 */
export function pileSince(
  game: Projection,
  m: Machine,
  memory: ViewMemory,
  pile: number,
  cards: readonly CardId[],
  viewer: SeatId,
): number {
  const { common, moment } = memory;
  if (common.pilesAt[pile] === moment) return common.pilesSince[pile];
  let since = 0;
  for (let i = 0; i < cards.length; i++) {
    if (!isCommon(game, m, memory, cards[i])) {
      since = moment;
      break;
    }
    commonFacts(game, m, memory, cards[i], viewer);
    since = Math.max(since, common.factsSince[cards[i]]);
  }
  common.pilesAt[pile] = moment;
  common.pilesSince[pile] = since;
  return since;
}

/** The same of the table. */
export function commonTable(game: Projection, m: Machine, { common, moment }: ViewMemory, viewer: SeatId): Facts {
  if (common.tableAt !== moment) {
    common.table = asBefore(common.table, game.viewTable(m, viewer));
    common.tableAt = moment;
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
