import type { EventView, Refusal, Replay } from '@wardroom/core';
import type { LessonTell, Note, Snapshot, Stops } from '../messages.ts';
import type { Delta } from './delta.ts';
import type { DecisionClock, Spectators } from './entries.ts';

/**
 * What a session and its room say to each other, as plain JSON. No message names a seat to act for: whose session it is, the
 * server knows. A player's messages may carry a `key` of their own; sent again under the same key, one is taken only once.
 */
export type ToRoom =
  | { do: 'pick'; question: number; pick: number; key?: string }
  | { do: 'act'; act: string; target?: number; key?: string }
  | { do: 'stops'; stops: Stops; key?: string }
  /** More time for the window one is asked in. */
  | { do: 'hold'; key?: string }
  /** Take back the last decision: at once, or by asking the others. */
  | { do: 'back'; key?: string }
  | { do: 'draw'; key?: string }
  /** To what somebody has offered. */
  | { do: 'consent'; yes: boolean; key?: string }
  /** One's own share of the dice, before the match begins: hex, up to 64 digits. */
  | { do: 'entropy'; value: string; key?: string }
  /**
   * As the judge of the match, where the server let one join as such: what the rules give an official to do (`disqualify`,
   * `timeOut`), a `ruling` in words, or to `end` the match with a sentence. Everybody is told.
   */
  | { do: 'judge'; act: string; target?: number; text?: string; key?: string }
  /** Go on without the lesson. */
  | { do: 'leave'; key?: string }
  /** The question stands on the screen: all that led to it was shown. For a table of one's own. */
  | { do: 'put'; key?: string }
  /** Everything after message number `cursor`, exactly as it was told. */
  | { do: 'from'; cursor: number };

export type FromRoom =
  /** Where everything stands: on joining, and where a cursor is of no use. */
  | Whole
  | Told
  /** It is in the log; for a pass in a window among strangers: it will be when the window closes. */
  | { is: 'taken'; key?: string }
  | { is: 'refused'; refusal: Refusal; key?: string }
  /** The match is over: all of it, to be kept, looked at and verified. */
  | { is: 'replay'; replay: Replay }
  /** The room cannot go on. */
  | { is: 'failed'; error: string };

export interface Whole {
  is: 'whole';
  /** Of the last message told to this viewer: the cursor to come back with. */
  n: number;
  facts: RoomFacts;
  /** Null until the match has begun. */
  shown: Shown | null;
  /** All that has happened, as this viewer saw it. */
  history: EventView[];
  /** All that was done for this player without asking. */
  notes: Note[];
  /** Milliseconds since then: clocks have gone on by so much. */
  ago: number;
  /** For a spectator who is behind: milliseconds until they see the match begin; absent once they do, and while nobody knows. */
  begins?: number;
  /** What this session may do as the judge of the match; absent where it is none. */
  judge?: string[];
}

/** One entry of the log, as this viewer learns of it: what happened one by one, and then where things stand. */
export interface Told {
  is: 'told';
  /** Counts this viewer's own messages, and nothing else. */
  n: number;
  beats: ToldBeat[];
  /** What was done for this player without asking. */
  notes?: Note[];
  /** What has changed of `Shown` since the last message, when the beats' changes of its view are done. */
  rest?: Delta;
}

export interface ToldBeat {
  event: EventView;
  /** What has changed of the view with it. */
  view?: Delta;
  tell?: LessonTell;
}

/** What a viewer is shown where the table waits. */
export interface Shown extends Snapshot {
  /** What somebody has offered, and who has not answered yet. */
  offer: { seat: number; what: 'back' | 'draw'; waits: number[] } | null;
  /** Who sits where now: `person` or the name of a bot. */
  sitters: string[];
  stops?: Stops;
  /** What the judge has done so far. */
  rulings: Ruling[];
  /** Set where the match has ended beside its rules. */
  ended: { why: 'error' | 'draw' | 'host'; text: string } | null;
}

/** Something the judge did, after so many events: one of the rules' acts, `ruling` or `end`, and what was said with it. */
export interface Ruling {
  at: number;
  act: string;
  target?: number;
  text?: string;
}

/** What everybody may know of a room. */
export interface RoomFacts {
  game: string;
  mode: string;
  fingerprint: string;
  names: string[];
  teams: number[];
  /** The session's own seat; the number of seats for a spectator. */
  viewer: number;
  among: 'strangers' | 'friends';
  takeBack: 'free' | 'consent' | 'never';
  spectators: Spectators | null;
  clock: DecisionClock | null;
  pace: { window: number; bot: number } | null;
  /** SHA-256 of the room's secret, where dice are fair; and who has added to them. */
  commitment: string | null;
  entropy: boolean[];
}
