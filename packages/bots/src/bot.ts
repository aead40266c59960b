import type { Input, SeatId, State, Thinkable } from '@wardroom/core';

/**
 * A player made of code. It is given the table's own state, but may use of it only what its seat sees: the question put
 * to it, and states that `imagine` makes. The same seat, view and random numbers give the same pick.
 */
export interface Bot {
  name: string;
  /** What it does, in a line. */
  idea: string;
  /** The index of its choice. Call it when `seat` is asked. */
  decide: (game: Thinkable, state: State, seat: SeatId, random: () => number) => number;
  /** What it does without being asked, if anything. May be called whenever somebody is asked. */
  interject?: (game: Thinkable, state: State, seat: SeatId, random: () => number) => Act | null;
}

export type Act = Extract<Input, { act: string }>;
