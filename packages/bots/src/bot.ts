import type { Game, State } from '@wardroom/core';

/**
 * A player made of code. It is given the table's own state, but may use of it only what its seat sees: the question put
 * to it, and states that `imagine` makes. The same seat, view and random numbers give the same pick.
 */
export interface Bot {
  name: string;
  /** What it does, in a line. */
  idea: string;
  /** The index of its choice. Call it when `state.ask` is put to `seat`. */
  decide: (game: Game, state: State, seat: number, random: () => number) => number;
}
