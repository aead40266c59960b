import { greedy, random } from '@wardroom/bots';
import type { Mode } from '@wardroom/core';
import { games } from '@wardroom/games';
import { expect, test } from 'vitest';
import { type Arena, type Bout, parOf, playBout, sittings, standingOf } from '../src/index.ts';

const ward = games[0];
const modeOf = (name: string): Mode => ward.modes.find((m) => m.name === name)!;

const arenaOf = (mode: Mode, players: number): Arena => ({
  game: ward,
  mode,
  players,
  options: undefined,
  decks: ward.decks.filter((d) => d.mode === undefined || d.mode === mode.name),
  foes: ward.foes.filter((foe) => foe.mode === mode.name),
  bots: [greedy, random],
  seed: 'arena',
});

test('two sides change places, teams too; one among many has every seat; against a boss all players are of one kind', () => {
  expect(sittings(modeOf('duel'), 2)).toEqual([
    [0, 1],
    [1, 0],
  ]);
  expect(sittings(modeOf('team'), 4)).toEqual([
    [0, 1, 0, 1],
    [1, 0, 1, 0],
  ]);
  expect(sittings(modeOf('rumble'), 3)).toEqual([
    [0, 1, 1],
    [1, 0, 1],
    [1, 1, 0],
  ]);
  expect(sittings(modeOf('boss'), 2)).toEqual([
    [0, 0],
    [1, 1],
  ]);
  expect(parOf(arenaOf(modeOf('rumble'), 4))).toBe(0.25);
  expect(parOf(arenaOf(modeOf('team'), 4))).toBe(0.5);
  expect(parOf(arenaOf(modeOf('boss'), 4))).toBe(null);
});

test('a block follows from its number alone, and tells of both bots', () => {
  const arena = arenaOf(modeOf('duel'), 2);
  let now = 0;
  const bouts = [3, 3].map((block) => playBout(arena, block, () => now++));
  expect(bouts[1]).toEqual(bouts[0]);
  const [{ won, decisions, ms, longest }] = bouts;
  expect(won).toHaveLength(2);
  expect(decisions[0] + decisions[1]).toBeGreaterThan(longest);
  // The clock moves on by one within each decision.
  expect(ms).toEqual(decisions);
});

test('against a boss each kind of player has a share of its own, and what one has more than the other', () => {
  const arena = arenaOf(modeOf('boss'), 1);
  const bout = playBout(arena, 0, () => 0);
  expect(bout.won.every((x) => x === 0 || x === 1)).toBe(true);
  const boutOf = (won: number[]): Bout => ({ ...bout, won, decisions: [10, 10], ms: [50, 20] });
  const standing = standingOf([boutOf([1, 0]), boutOf([1, 1]), boutOf([0, 0]), boutOf([1, 0])], true);
  expect(standing.first.rate).toBe(0.75);
  expect(standing.second!.rate).toBe(0.25);
  expect(standing.more!.mean).toBe(0.5);
  expect(standing.more!.low).toBeLessThan(0.5);
  expect(standing.ms).toEqual([5, 2]);
});
