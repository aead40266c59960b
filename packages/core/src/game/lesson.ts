import type { Options } from './match.ts';

export interface LessonFacts {
  title: string;
  minutes: number;
  mode: string;
  /** Who sits at the table, the learner first. */
  names: readonly string[];
  /** What is said at its end. */
  learnt: string;
}

/**
 * A real match whose chance and answers are written down beforehand, with something said about each. The first seat is the
 * learner's. Whoever hosts it sees to it that it comes out as written; when all is said, the match goes on by itself.
 */
export interface Lesson {
  options: Options;
  /** `tops`: the cards on top of the deck after the first shuffle, the topmost first. */
  seats: readonly { deck: readonly string[]; tops: readonly string[] }[];
  /** Throws in the order they are asked for. */
  dice: readonly (readonly number[])[];
  /** What the other seats do, in order. What is not theirs to do yet is waited for. */
  others: readonly Move[];
  /** What the learner does, in order, and what is said before. */
  steps: readonly (Remark & { pick: Move })[];
  /** What is said of things that happen: of the `nth` event of a kind, counted from 1. */
  tells: readonly (Remark & { kind: string; nth: number })[];
}

export interface Remark {
  say: string;
  /** The clause it rests on. */
  clause?: string;
}

/** An answer as it is written down: cards by definition id, and only what tells it from others. */
export interface Move {
  verb: string;
  card?: string;
  on?: string;
  n?: number;
}
