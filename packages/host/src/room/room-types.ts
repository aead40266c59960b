import type { Replay } from '@wardroom/core';
import type { Sitter } from '../messages.ts';
import type { Course } from './course.ts';
import type { FromRoom, RoomFacts } from './messages.ts';

/**
 * The authority over one match. It appends every input to its log before anybody is told of it, and follows from that log
 * alone: opened again with the same entries, here or on another node, it tells every session the same.
 */
export interface Room {
  /** What everybody may know of it. */
  facts: (viewer: number) => RoomFacts;
  /**
   * A connection: a device of somebody who sits at a seat, or a spectator. Whose seat it is, the server says, and no message
   * can change it. With a cursor it is told what it missed since, otherwise where everything stands.
   */
  join: (who: Joining, send: (message: FromRoom) => void) => Session;
  /** Begin, though not everybody has added to the dice. It begins by itself when all persons have. */
  begin: () => void;
  /** Somebody else sits down at a seat: a bot by name, or its person again. */
  sit: (seat: number, sitter: Sitter) => void;
  /** Somebody who is gone for good has lost. Before the match has begun, it ends. */
  forfeit: (seat: number) => void;
  /** End the match beside its rules. */
  end: (text: string) => void;
  /** Time may be up, whatever the timers here say: look at the clock. */
  wake: () => void;
  /** Others may have appended: read on. */
  follow: () => void;
  /** Entries so far, for whoever keeps copies of rooms apart. */
  length: () => number;
  status: () => 'gathering' | 'playing' | 'over' | 'failed';
  /** Persons whom the table waits for: for notices and the server's own clock, and never for other players. */
  awaits: () => Awaited[];
  /** Who sits where now: `person`, the name of a bot, or `table`. */
  sitters: () => string[];
  /** Whether nobody may know who else is asked. */
  asksInSecret: () => boolean;
  /** All of it, once it is over. */
  replay: () => Replay | null;
  sessions: () => number;
  /** All there is to know, secrets included: for whoever runs a match on a screen of their own, and for nobody else. */
  course: () => Course;
  /** Stop timers and say nothing more. The log stays. */
  close: () => void;
}

/** Somebody who is asked for something, in milliseconds on the clock of the match. */
export interface Awaited {
  seat: number;
  since: number;
  /** When their time is up; null where nothing presses. */
  until: number | null;
}

export interface Joining {
  /** A seat, or `spectator`. */
  as: number | 'spectator';
  /** The last message that was received, on this device or any other of the same seat. */
  cursor?: number;
  /** They may act as the judge of the match, too: the host of the table, if it has one. */
  judge?: true;
}

export interface Session {
  /** The seat, or the number of seats for a spectator. */
  viewer: number;
  /** A message from the connection: anything at all. */
  receive: (message: unknown) => void;
  close: () => void;
}

/** A match that cannot be opened, or a log that does not fit the rules, in a sentence. */
export class RoomError extends Error {
  override name = 'RoomError';
}
