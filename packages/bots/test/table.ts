import {
  type Game,
  openTable,
  question,
  randomStream,
  type SeatId,
  type Setup,
  type State,
  submit,
  type Table,
} from '@wardroom/core';
import { games } from '@wardroom/games';
import type { Bot } from '../src/index.ts';

/** Matches between bots, for tests. */

export const game: Game = games[0];
const [mode] = game.modes;

/** Match i between all pairs of ready decks in turn. */
export function setupOf(i: number): Setup {
  const decks = game.decks;
  const of = (seat: number) => decks[Math.floor(i / decks.length ** seat) % decks.length];
  return {
    mode: mode.name,
    seats: Array.from({ length: mode.usual }, (_, seat) => ({ name: `P${seat}`, deck: of(seat).cards })),
  };
}

/** Play a match to its end; `each` sees every decision before it is taken. */
export function playOut(
  setup: Setup,
  seed: string,
  bots: readonly Bot[],
  each?: (state: State, seat: SeatId, pick: number) => void,
): Table {
  const table = openTable(game, setup, seed);
  const randoms = bots.map((_, seat) => randomStream(`${seed}/${seat}`));
  const s = table.machine.state;
  while (s.over === null) {
    const { seat } = question(table)!;
    const pick = bots[seat].decide(game, s, seat, randoms[seat]);
    each?.(s, seat, pick);
    const refusal = submit(table, { seat, pick });
    if (refusal !== null) throw new Error(`${bots[seat].name} at ${seed}: ${refusal.error}`);
  }
  return table;
}
