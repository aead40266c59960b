import type { CardId, SeatId, Spot } from '../brand.ts';
import type { GameEvent } from '../event.ts';
import type { Choice, Question, State } from '../state.ts';
import type { CardName, EventView, View } from '../views.ts';
import type { FoundPuzzle, LessonEntry } from './lesson.ts';
import type { CardFace } from './reading.ts';

/** What players read during a match and of it. */
export interface Telling {
  title: string;
  say: Words;
  /** What players call the stats that are shown to them, by the stat's name. */
  statLabels: Readonly<Record<string, string>>;
  /** Why a card cannot be played or an action taken now, with the clause. */
  explain: (state: State, seat: SeatId) => { card: CardId; reason: string; rule: string }[];
  /** The moments at which players may answer something, so that each can say where to be asked. */
  windows?: {
    list: readonly { name: string; title: string }[];
    /** The window the open question belongs to, or null if it is not one that may simply be passed. */
    asked: (state: State) => string | null;
    /** The clause by which one answers or passes. */
    clause: string;
  };
  /**
   * By prompt, a question with a single answer that the table gives by itself: what the player who would have been asked is told,
   * with the clause. Nobody else is told: it says what that player could not do.
   */
  unasked?: Readonly<Record<string, { text: string; clause: string }>>;
  /** What decided a match that is over, as its reader saw it, in the match's own numbers: "Raptor killed your Bear". */
  reason: (ended: Ended) => string;
  /** Guided matches for newcomers, the first steps first. */
  lessons?: readonly LessonEntry[];
  /** Decisions to be found, out of matches between bots; loaded when somebody wants one. */
  puzzles?: () => Promise<readonly FoundPuzzle[]>;
  /** What lies face down among an opponent's cards and is to be found, such as "the Stone". */
  sought?: string;
  /** A card (definition id) as data, for tables that draw it; what is written on it comes with what there is to read. */
  cardFace: (id: string) => CardFace | undefined;
}

/** A match that is over, as somebody saw it. */
export interface Ended {
  log: readonly EventView[];
  view: View;
  /** "you", or a player's name; "your", or "Ada's". */
  who: (seat: number) => string;
  whose: (seat: number) => string;
  card: (card: CardName | undefined) => string;
}

/** What players read. `name` gives a card's name as the reader may know it, `seat` a player's. */
export interface Words {
  /** A log sentence; empty for events nobody needs to read. */
  event: (e: GameEvent, name: (card: CardId) => string, seat: (seat: SeatId) => string, s: State) => string;
  /**
   * The part of such a sentence in which it differs from the next of its kind, word for word: several in a row (the cards of an
   * opening hand) are then told in one line (`runs.ts`). Empty for events that are told one by one.
   */
  what?: (e: GameEvent, name: (card: CardId) => string, seat: (seat: SeatId) => string, s: State) => string;
  question: (s: State, q: Question, name: (card: CardId) => string, seat: (seat: SeatId) => string) => string;
  choice: (s: State, c: Choice, name: (card: CardId) => string, seat: (seat: SeatId) => string) => string;
  /** What a spot is called (a square, a lane), in games that have them; choices that name one say it in this word. */
  spot?: (s: State, spot: Spot) => string;
}
