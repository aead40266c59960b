import {
  askedOf,
  below,
  type Game,
  openTable,
  question,
  randomStream,
  type SeatId,
  type Setup,
  type State,
  seatings,
  submit,
  view,
} from '@wardroom/core';
import { games } from '@wardroom/games';
import { describe, expect, test } from 'vitest';
import { type Bot, greedy, type Plan, random, search, thoughts } from '../src/index.ts';
import { dealtOtherwise } from './table.ts';

const SLOW = 240_000;
const QUICK: Plan = { playouts: 12, turns: 1 };

function setupOf(game: Game, i: number): Setup {
  const mode = game.modes[0];
  const decks = game.decks.filter((d) => d.mode === undefined || d.mode === mode.name);
  const players = [0, 1].map((k) => ({ name: `P${k}`, deck: decks[(i * (k + 1) + k) % decks.length].cards }));
  return { mode: mode.name, seats: seatings(mode, players) };
}

function playOut(
  game: Game,
  i: number,
  bots: readonly Bot[],
  each?: (s: State, seat: SeatId) => void,
): { state: State; picks: number[] } {
  const table = openTable(game, setupOf(game, i), `search/${i}`);
  const randoms = bots.map((_, seat) => randomStream(`search/${i}/${seat}`));
  const s = table.machine.state;
  const picks: number[] = [];
  while (s.over === null) {
    const { seat } = question(table)!;
    each?.(s, seat);
    const pick = bots[seat].decide(game, s, seat, randoms[seat]);
    picks.push(pick);
    const refusal = submit(table, { seat, pick });
    if (refusal !== null) throw new Error(refusal.error);
  }
  return { state: s, picks };
}

/** Questions with a choice, some of each match of random players. */
function questions(
  game: Game,
  matches: number,
  oneIn: number,
  each: (s: State, seat: SeatId, seed: string) => void,
): void {
  for (let i = 0; i < matches; i++) {
    const some = randomStream(`some/${i}`);
    playOut(game, i, [random, random], (s, seat) => {
      if (askedOf(s, seat)!.choices.length > 1 && below(some, oneIn) === 0) each(s, seat, `${i}/${s.seq}`);
    });
  }
}

describe.each(games.map((game) => ({ name: game.name, game })))('search in $name', ({ game }) => {
  test('may be stopped at any time: it always has an answer that is offered, keeps to its budget, and leaves the table as it was', () => {
    let stopped = 0;
    questions(game, 2, 8, (s, seat, seed) => {
      const before = JSON.stringify(s);
      const { choices } = askedOf(s, seat)!;
      let last = 0;
      for (const found of thoughts(game, s, seat, randomStream(seed), QUICK)) {
        expect(choices[found.pick]).toBeDefined();
        expect(found.playouts).toBeGreaterThanOrEqual(last);
        last = found.playouts;
        if (s.seq % 3 === 0 && found.playouts > 0) {
          stopped++;
          break;
        }
      }
      // Each answer is tried once in every round, however small the budget is.
      expect(last).toBeLessThanOrEqual(QUICK.playouts + 9 * 4);
      expect(JSON.stringify(s)).toBe(before);
    });
    expect(stopped).toBeGreaterThan(2);
  });

  test('what a seat cannot see does not change what it finds', () => {
    let compared = 0;
    questions(game, 3, 12, (s, seat, seed) => {
      const other = dealtOtherwise(game, s, seat, randomStream(`otherwise/${seed}`));
      if (JSON.stringify(view(game, other, seat)) !== JSON.stringify(view(game, s, seat))) return;
      compared++;
      const found = [s, other].map((state) => [...thoughts(game, state, seat, randomStream(seed), QUICK)]);
      expect(found[1]).toEqual(found[0]);
    });
    expect(compared).toBeGreaterThan(5);
  });
});

const guardian = games.find((g) => g.name === 'guardian')!;

test(
  'the same seed gives the same match',
  () => {
    const [once, again] = [0, 1].map(() => playOut(guardian, 3, [search, greedy]));
    expect(again.picks).toEqual(once.picks);
  },
  SLOW,
);

test(
  'search beats greedy from both seats',
  () => {
    let wins = 0;
    for (let i = 0; i < 8; i++) {
      const seat = i % 2;
      const { state } = playOut(guardian, i, seat === 0 ? [search, greedy] : [greedy, search]);
      if (state.over!.winner === state.seats[seat as SeatId].team) wins++;
    }
    expect(wins).toBeGreaterThanOrEqual(7);
  },
  SLOW,
);
