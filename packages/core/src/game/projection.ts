import type { CardId, DefId, SeatId, Verb } from '../brand.ts';
import type { Machine } from '../machine.ts';
import type { State } from '../state.ts';

/** What a view holds of a match, and what a seat may assume of what it does not see. */
export interface Projection {
  /** Public extra facts of a match and of a card in view, as plain JSON. */
  viewTable: (m: Machine, viewer: SeatId) => Record<string, unknown>;
  viewCard: (m: Machine, card: CardId, viewer: SeatId) => Record<string, unknown>;
  /** Whether everybody who can identify it is shown the same of a card now, and of the table always: it is worked out once for all. */
  showsAlike?: (state: State, card: CardId) => boolean;
  tableShowsAlike?: true;
  /** What anybody sees of a card that they may not identify: where it lies, what lies on it. Never what card it is. */
  viewBack?: (state: State, card: CardId, viewer: SeatId) => Record<string, unknown>;
  /** The squares that cards lie on, in games that have them. */
  board?: Board;
  /** Verbs whose number is a spot of the table: a square, a lane. */
  spotVerbs?: readonly Verb[];
  /** Verbs whose card, or whose number as a player, is what something is done to. With others, `on` is. */
  targetVerbs?: readonly Verb[];
  seatVerbs?: readonly Verb[];
  /**
   * Whether a card that is not seen could be of this definition, from what everybody knows of its place (a spell never
   * lies on a board). Absent: any could.
   */
  couldBe?: (state: State, card: CardId, def: DefId) => boolean;
  /** Take out of an imagined state what this seat cannot know beside the faces of cards (what others have noted in secret). */
  forget?: (state: State, seat: SeatId) => void;
}

/** A board of squares as a table draws it, the same in every match. */
export interface Board {
  columns: number;
  rows: number;
  /** By number. */
  squares: readonly Square[];
  /** What the spots of choices and events are, by number: a square, and which region of it where it has several. */
  spots: readonly { square: number; region: string }[];
}

export interface Square {
  name: string;
  /** From the left and from the edge of whoever sits at the first seat. */
  column: number;
  row: number;
  /** Whose ground it is, where the rules say so. */
  seat?: number;
  /** The squares that something wide covers if this is the lowest of them; absent where nothing can be laid like that. */
  covers?: readonly number[];
}
