import { askedOf, moveOf, openFound, type SeatId } from '@wardroom/core';
import { games } from '@wardroom/games';
import { describe, expect, test } from 'vitest';
import { stands } from '../src/found.ts';
import { FOUND, type FromHost, type MatchRequest, openDesk, prepare } from '../src/index.ts';

describe.each(games.map((game) => ({ name: game.name, game })))('puzzles found in $name', ({ game }) => {
  test('the present rules lead to each of them, it offers its solution, and is sure of it', async () => {
    const all = await game.puzzles!();
    const stale = all
      .filter((one) => openFound(game, one) === null)
      .map((one) => `${one.seed}, ${one.picks.length / 2}`);
    // After a change of rules: npm run puzzles -- --check, and npm run puzzles for others in their place.
    expect(stale).toEqual([]);
    for (const one of all) {
      const s = openFound(game, one)!;
      const { choices, seat } = askedOf(s, 0 as SeatId)!;
      expect(seat).toBe(0);
      const right = choices.filter((c) => JSON.stringify(moveOf(game, s, c)) === JSON.stringify(one.answer));
      expect(right.length).toBeGreaterThan(0);
      expect(one.chance - one.next).toBeGreaterThanOrEqual(one.sure);
      expect(one.sure).toBeGreaterThanOrEqual(5);
      expect(Math.max(...one.missed)).toBeGreaterThan(0);
    }
  });

  test('other rules that lead elsewhere are noticed, and nothing is shown of it', async () => {
    const [first] = await game.puzzles!();
    if (first === undefined) return;
    expect(stands(game, [first], 0)).toBe(true);
    expect(stands(game, [{ ...first, likeness: 'other' }], 0)).toBe(false);
    expect(stands(game, [{ ...first, picks: `${first.picks}zz` }], 0)).toBe(false);
    expect(stands(game, [{ ...first, decks: ['gone', 'gone'] }], 0)).toBe(false);
    expect(stands(game, [first], 1)).toBe(false);
  });

  test('at the table the right answer solves it, and any other misses it', async () => {
    const [first] = await game.puzzles!();
    if (first === undefined) return;
    const request: MatchRequest = {
      game: game.name,
      mode: game.modes[0].name,
      seed: 'x',
      lesson: FOUND,
      puzzle: 0,
      places: ['Ada', 'Bo'].map((name, i) => ({ name, deck: [], sitter: i === 0 ? 'person' : 'greedy' })),
    };
    await prepare(request);
    const s = openFound(game, first)!;
    const right = askedOf(s, 0 as SeatId)!.choices.findIndex(
      (c) => JSON.stringify(moveOf(game, s, c)) === JSON.stringify(first.answer),
    );
    const wrong = askedOf(s, 0 as SeatId)!.choices.findIndex(
      (c) => JSON.stringify(moveOf(game, s, c)) !== JSON.stringify(first.answer),
    );
    for (const [pick, is] of [
      [right, 'solved'],
      [wrong, 'missed'],
    ] as const) {
      const heard: FromHost[] = [];
      const work: (() => void)[] = [];
      const say = openDesk((m) => heard.push(m), { now: () => 0, later: (f) => work.push(f), after: () => {} });
      const settle = (): void => {
        for (let f = work.shift(); f !== undefined; f = work.shift()) f();
      };
      const rest = () => heard.flatMap((m) => (m.is === 'update' && m.update.rest ? [m.update.rest] : [])).at(-1)!;
      say({ do: 'open', request, seat: 0 });
      settle();
      expect(rest().puzzle).toMatchObject({ is: 'open', at: 0 });
      say({ do: 'pick', seat: 0, seq: rest().view.seq, pick });
      settle();
      expect(rest().puzzle!.is).toBe(is);
    }
  });
});
