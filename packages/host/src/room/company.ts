import type { Chance, EventView, Game, GameEvent, Question, SeatId, State, View } from '@wardroom/core';
import type { Course } from './course.ts';
import type { Due } from './due.ts';
import type { ToRoom } from './messages.ts';
import type { Wish } from './wishes.ts';

/**
 * What play with others needs beside the match itself (`with-others.ts` has all of it). A match on a screen of one's own is run
 * without: it has no secrets to keep and nobody to deal with, and a page need not load any of this before a table can be played.
 */
export interface Company {
  /** What a message that concerns others comes to. */
  wish: (c: Course, seat: number, m: Social, t: number) => Wish;
  /** Dice that nobody can guess or bend: from the room's secret and the players' shares, throw by throw. */
  fairDice: (secret: string, shares: readonly string[]) => (nth: number) => Chance;
  /** Random bits that never come out; the same name gives the same bits. */
  words: (secret: string, name: string) => Words;
  veils: (viewers: number) => Veil[];
  /** All hands open, for spectators where the table chose that. */
  openView: (game: Game, s: State, viewer: SeatId, name: (seat: SeatId) => string) => View;
  openEvent: (game: Game, s: State, viewer: SeatId, e: GameEvent, name: (seat: SeatId) => string) => EventView;
  /** What the clock will do about the questions that are open. */
  due: (c: Course, now: number) => Due[];
  /** Among strangers: when the window closes that somebody is asked in; null where it takes as long as it takes. */
  windowCloses: (c: Course, q: Question) => number | null;
  /** Among strangers: when a bot may say what it has thought of. */
  botSpeaks: (c: Course, q: Question) => number;
  /** Among strangers: the answer that the room gives by itself, or -1. */
  answerFor: (c: Course, q: Question) => number;
  /** Among strangers: whether a pass counts when the window closes and not before. */
  countsLater: (c: Course, q: Question, pick: number) => boolean;
}

export type Words = readonly [number, number, number, number];

/** Messages that only make sense with others at the table. */
export type Social = Extract<ToRoom, { do: 'entropy' | 'hold' | 'back' | 'draw' | 'consent' }>;

/** Names that a viewer among strangers knows cards of others by (`veil.ts`). */
export interface Veil {
  /** Called with every event: a card that goes out of sight, as into a deck, loses its name. */
  forget: (c: Course, s: State, viewer: SeatId) => void;
  /** Called after every entry: renews the names where they would tell too much. */
  renew: (c: Course, viewer: SeatId) => void;
  /** The state with the names that this viewer knows cards by. */
  over: (s: State, viewer: number) => State;
}
