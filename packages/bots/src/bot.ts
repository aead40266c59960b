import type { Input, SeatId, State, Thinkable } from '@wardroom/core';
import type { BotFacts } from './roster.ts';

/**
 * A player made of code. It is given the table's own state, but may use of it only what its seat sees: the question put
 * to it, and states that `imagine` makes. The same seat, view and random numbers give the same pick.
 */
export interface Bot extends BotFacts {
  /** The index of its choice. Call it when `seat` is asked. */
  decide: (game: Thinkable, state: State, seat: SeatId, random: () => number) => number;
  /** Of one that `interjects`: what it does without being asked, if anything. May be called whenever somebody is asked. */
  interject?: (game: Thinkable, state: State, seat: SeatId, random: () => number) => Act | null;
}

export type Act = Extract<Input, { act: string }>;
