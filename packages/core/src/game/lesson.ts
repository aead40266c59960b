import type { State } from '../state.ts';
import type { Options } from './match.ts';

export interface LessonFacts {
  /** One of the game's lessons; `wardroom.learnt.<game>.<id>` remembers it. */
  id: string;
  /** On the button that begins it, and at its end. */
  title: string;
  learns: string;
  minutes: number;
  mode: string;
  /** Who sits at the table, the learner first. */
  names: readonly string[];
  /** Whom they meet, in a mode with a foe. */
  foe?: string;
  /** What is said at its end. */
  learnt: string;
  /** Titles of its puzzles, where it consists of them. */
  puzzles?: readonly string[];
}

/** What a table says of a lesson, and its script, which is loaded when it is played. */
export type LessonEntry = LessonFacts & { load: () => Promise<Script> };

export type Script = Lesson | PuzzleBook;

/** Where a scripted match begins: at the table with stacked decks, or in a position set up by hand. */
export type Opening =
  | {
      options: Options;
      seats: readonly Stack[];
    }
  | { position: () => State };

/** A deck whose first shuffle is written down. */
export interface Stack {
  deck: readonly string[];
  /** What of it is shuffled, in the order of the deck, where something is set aside before. */
  shuffled?: readonly string[];
  /** The cards on top after that, the topmost first. */
  tops: readonly string[];
}

/**
 * A real match whose chance and answers are written down beforehand, with something said about each. The first seat is the
 * learner's. Whoever hosts it sees to it that it comes out as written; when all is said, the match goes on by itself.
 */
export interface Lesson {
  start: Opening;
  /** Throws in the order they are asked for. */
  dice: readonly (readonly number[])[];
  /** What the other seats do, in order. What is not theirs to do yet is waited for. */
  others: readonly Move[];
  /** Verbs by which they let everything else pass, beside those that are idle anyway. */
  pass?: readonly string[];
  /** What the learner does, in order, and what is said before. */
  steps: readonly Taught[];
  /** What is said of things that happen: of the `nth` event of a kind, counted from 1. */
  tells: readonly (Remark & { kind: string; nth: number })[];
}

export type Taught = Remark & { pick: Move };

export interface Remark {
  say: string;
  /** The clause it rests on. */
  clause?: string;
  /** What it names, to be lit and pointed at. A step without it points at what is to be pressed. */
  point?: readonly Point[];
}

/**
 * Something on the table: a card by definition id, a place of the board, a part that the table draws (a gauge, a pile, a
 * figure on that card), the button of a verb. `seat` says whose, where both players have one.
 */
export interface Point {
  card?: string;
  seat?: number;
  spot?: number;
  part?: string;
  verb?: string;
}

/** An answer as it is written down: cards by definition id, and only what tells it from others. */
export interface Move {
  verb: string;
  card?: string;
  on?: string;
  n?: number;
  /** Not before this turn of the match. */
  turn?: number;
}

/** Positions, each with something that is to be made true. */
export interface PuzzleBook {
  puzzles: readonly Puzzle[];
}

/** A position and a goal. The learner plays freely until it is reached, or the turn is over and it can no longer be. */
export interface Puzzle {
  /** What it is remembered by, where its number may change. */
  id?: string;
  title: string;
  position: () => State;
  /** What is to be made true: in words, and as something that can be looked up. */
  goal: string;
  wants: Goal;
  /** What must not happen on the way. */
  never?: Goal;
  /** What it teaches, when it is done. */
  solved: string;
  clause: string;
  hint: string;
  dice?: readonly (readonly number[])[];
  others?: readonly Move[];
  pass?: readonly string[];
  /** A way to do it, to be led along if one asks for it. */
  solution: readonly Taught[];
}

/**
 * A decision out of a match between bots to which one answer is clearly the best. Its match is kept as what leads to it: decks, seed
 * and answers; `likeness` says whether rules of today still lead there.
 */
export interface FoundPuzzle {
  /** Ready decks, by id; the first seat is asked. */
  decks: readonly string[];
  seed: string;
  /** Every player's answer on the way, two letters each. */
  picks: string;
  likeness: string;
  kind: PuzzleKind;
  answer: Move;
  /** Chance to win with it and with the next best, as bots play on, in hundredths; the margin is at least `sure`, by so many samples. */
  chance: number;
  next: number;
  sure: number;
  samples: number;
  /** How often each level of bots misses it, weakest first, in hundredths. */
  missed: readonly number[];
}

/**
 * Wins this turn more often than not; keeps in a match that everything else most likely loses; is aimed at a card that lies face down,
 * where one is sought; or simply is best.
 */
export type PuzzleKind = 'win' | 'survive' | 'find' | 'best';

/** A condition over what has happened and over what the learner sees. */
export type Goal =
  /** The learner's first answer is this one; any other misses. */
  | { answer: Move }
  | { all: readonly Goal[] }
  | { not: Goal }
  /** An event of this kind has happened, with what is named of it; `sum`: their numbers come to so much in all. */
  | { event: string; card?: string; by?: string; seat?: number; n?: number; sum?: number }
  /** A card lies in a zone and shows these facts: a field of its view is this, or a list that holds it. */
  | { card: string; seat?: number; zone?: string; shows?: Readonly<Record<string, string | number | boolean>> };
