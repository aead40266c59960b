import {
  askedOf,
  below,
  type Game,
  openTable,
  question,
  randomStream,
  type SeatId,
  type State,
  seatings,
  submit,
  view,
} from '@wardroom/core';
import { games } from '@wardroom/games';
import { describe, expect, test } from 'vitest';
import { type Hint, hint, random } from '../src/index.ts';
import { dealtOtherwise } from './table.ts';

const QUICK = { playouts: 8, turns: 1 };

/** Questions with a choice, out of a match of random players. */
function questions(game: Game, oneIn: number, most: number): { s: State; seat: SeatId }[] {
  const [mode] = game.modes;
  const decks = game.decks.filter((d) => d.mode === undefined || d.mode === mode.name);
  const setup = {
    mode: mode.name,
    seats: seatings(
      mode,
      [0, 1].map((i) => ({ name: `P${i}`, deck: decks[i].cards })),
    ),
  };
  const table = openTable(game, setup, 'hint');
  const s = table.machine.state;
  const some = randomStream('some');
  const found: { s: State; seat: SeatId }[] = [];
  while (s.over === null && found.length < most) {
    const { seat, choices } = question(table)!;
    if (choices.length > 1 && below(some, oneIn) === 0) found.push({ s: JSON.parse(JSON.stringify(s)), seat });
    submit(table, { seat, pick: random.decide(game, s, seat, some) });
  }
  return found;
}

function whole(game: Game, s: State, seat: SeatId, seed: string): Hint {
  const work = hint(game, s, seat, randomStream(seed), QUICK);
  for (let step = work.next(); ; step = work.next()) if (step.done) return step.value;
}

describe.each(games.map((game) => ({ name: game.name, game })))('a hint in $name', ({ game }) => {
  test('is an answer that is offered, with chances and reasons that can be; the same again; and by what the seat knows alone', () => {
    let compared = 0;
    for (const { s, seat } of questions(game, 9, 8)) {
      const before = JSON.stringify(s);
      const found = whole(game, s, seat, 'a');
      const { choices } = askedOf(s, seat)!;
      expect(choices[found.pick]).toBeDefined();
      expect(found.instead).not.toBe(found.pick);
      for (const share of [found.chance, found.other, ...found.reasons.flatMap((r) => [r.share, r.other])]) {
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(1 + 1e-9);
      }
      if (found.against === 'idle') expect(found.idle).not.toBeNull();
      if (found.idle !== null) expect([found.pick, found.instead]).not.toContain(found.idle.pick);
      // What is named lies open on the table.
      const seen = view(game, s, seat);
      const open = new Set(seen.zones.flatMap((z) => z.cards ?? []).map((c) => c.id));
      for (const r of found.reasons) if ('card' in r) expect(open).toContain(s.aliases[seat][r.card]);
      expect(whole(game, s, seat, 'a')).toEqual(found);
      expect(JSON.stringify(s)).toBe(before);
      const other = dealtOtherwise(game, s, seat, randomStream(`otherwise/${s.seq}`));
      if (JSON.stringify(view(game, other, seat)) !== JSON.stringify(seen)) continue;
      expect(whole(game, other, seat, 'a')).toEqual(found);
      compared++;
    }
    expect(compared).toBeGreaterThan(0);
  });
});

test('it can be left at any step', () => {
  const [{ s, seat }] = questions(games[0], 9, 1);
  const before = JSON.stringify(s);
  const work = hint(games[0], s, seat, randomStream('a'), QUICK);
  work.next();
  work.return(undefined as never);
  expect(JSON.stringify(s)).toBe(before);
});
