import type { Input, Replay, State } from '@wardroom/core';
import type { Entry } from './entries.ts';

/** What a room needs of where it runs. It keeps no time, no file and no thread itself. */
export interface RoomPorts {
  log: Log;
  /** Milliseconds on the clock of the match: it never goes back, and goes on from the last entry after a rebuild. */
  now: () => number;
  /** Soon, after others have had their turn. */
  later: (work: () => void) => void;
  /** After so many milliseconds. The answer calls it off. */
  after: (ms: number, work: () => void) => () => void;
  think: Think;
  /** Somebody begins to think: for a table where nobody minds. */
  thinking?: (seat: number) => void;
  /** Nothing more happens by itself: the table waits for a person, or is over. */
  rests?: () => void;
  /** Sign a match that is over, so that others can tell where it was played (`signature.ts`). */
  sign?: (replay: Replay) => Replay;
  /** Something went wrong within the match: it has ended, with its log kept. For whoever runs the server, not for players. */
  failed?: (error: unknown) => void;
}

/**
 * Where entries are kept for good. `append` is asked for one entry at a time, and nobody is told of it before it says true.
 * False: somebody else was first with that number, and the room reads on and follows. If it throws, nothing was kept.
 */
export interface Log {
  append: (at: number, entry: Entry) => boolean | Promise<boolean>;
  /** The entries from number `from` on. */
  read: (from: number) => readonly Entry[] | Promise<readonly Entry[]>;
}

/** A log in memory, for tests and for tables without a server. */
export function memoryLog(entries: Entry[] = []): Log & { entries: Entry[] } {
  return {
    entries,
    append: (at, entry) => {
      if (at !== entries.length) return false;
      // As a database would have it: what is kept is no longer ours to change.
      entries.push(JSON.parse(JSON.stringify(entry)));
      return true;
    },
    read: (from) => entries.slice(from),
  };
}

/** What somebody is to think about: plain JSON, so that it may go to another thread. */
export interface Thought {
  game: string;
  fingerprint: string;
  /** The bot by name, or `table`: whoever answers for a seat that nobody sits at. */
  bot: string;
  seat: number;
  state: State;
  /** Asked for an answer; otherwise whether the bot does anything unasked. */
  asked: boolean;
  /** 128 random bits of its own for this one thought. */
  random: readonly [number, number, number, number];
}

/** The number of a choice, something done unasked, or nothing. */
export type Thinking = number | Extract<Input, { act: string }> | null;

export type Think = (thought: Thought) => Thinking | Promise<Thinking>;
