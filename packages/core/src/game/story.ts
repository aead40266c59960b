import type { EventKind, SeatId } from '../brand.ts';
import type { GameEvent } from '../event.ts';
import type { State } from '../state.ts';

/** What a game knows of its own events, for the story of a match. */
export interface StoryWords {
  /** The dice of an event: who threw which faces, and what they hoped for. */
  luck: (e: GameEvent, s: State) => Throw[];
  /** Event kinds from the most telling down: the first that happened is what a step of the match is remembered by. */
  headlines: readonly EventKind[];
  /** Those of them that are bad for whom they concern; the others are good for them, or for nobody. */
  ills: readonly EventKind[];
  /** Event kinds after which the match may stand differently. */
  swings: readonly EventKind[];
  /** Event kinds that say what time it is, and are the cause of nothing. */
  times: readonly EventKind[];
  /** What is counted for each player, in words; `tally` says what an event adds to which of them. */
  counts: readonly string[];
  tally: (e: GameEvent, s: State) => Counted[];
}

/** So much more of something that is counted, for a player. */
export interface Counted {
  count: number;
  seat: SeatId;
  n: number;
}

/** Six-sided dice that a player threw. */
export interface Throw {
  seat: SeatId;
  faces: readonly number[];
  /** What could come of it, how likely that was, and whether it did; what is feared is no luck if it comes. */
  wants: readonly { what: string; chance: number; happened: boolean; feared?: true }[];
}
