import { type CardId, type Cite, type DefId, type EventKind, NONE, type SeatId } from './brand.ts';
/**
 * What happened, for logs, views and animation. Numbers only, one shape: building an event must cost next to nothing,
 * and the words for it live with the game.
 */
export interface GameEvent {
  /** Index into the game's event kinds. */
  kind: EventKind;
  /** What permits it: an index into the game's clauses, or `citeCard(def)` for the text of a card. */
  cite: Cite;
  /** The player it concerns, or NONE. */
  seat: SeatId;
  /** The card it is about and the other card, or NONE. */
  a: CardId;
  b: CardId;
  n: number;
  /** Dice, or other numbers; cards where the game says so (`cardLists`). */
  list: number[] | null;
}

/** A citation of a card's own text: negative, so that it is told apart from a clause. */
export const citeCard = (def: DefId): Cite => (-1 - def) as Cite;
/** The definition that a citation names, or -1 if it names a clause. */
export const citedCard = (cite: Cite): DefId => (cite < 0 ? ((-1 - cite) as DefId) : NONE);
