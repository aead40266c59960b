import {
  allCards,
  allSeats,
  below,
  type CardId,
  copyState,
  type Game,
  openTable,
  question,
  randomStream,
  type SeatId,
  type Setup,
  type State,
  sees,
  submit,
  type Table,
  type Verb,
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

/** The same to the seat's eyes, with everything it does not see dealt otherwise and its traces changed. */
export function dealtOtherwise(game: Game, s: State, seat: SeatId, random: () => number): State {
  const other = copyState(s);
  for (const holder of allSeats(s)) {
    const hidden = allCards(s).filter((id) => s.cards[id].seat === holder && !sees(game, s, seat, id));
    for (let i = hidden.length - 1; i > 0; i--) {
      const [a, b] = [other.cards[hidden[i]], other.cards[hidden[below(random, i + 1)]]];
      [a.def, b.def] = [b.def, a.def];
      [a.owner, b.owner] = [b.owner, a.owner];
    }
  }
  // Nor does it see what was kept of earlier times, how the last shuffle fell, or what was last picked.
  other.past = s.past.map((x) => (x === null ? null : dealtOtherwise(game, x, seat, random)));
  other.rolled = s.rolled.map((_, i) => i);
  other.picked = { verb: 1 as Verb, card: 1 as CardId, on: 1 as CardId, n: 1 };
  return other;
}
