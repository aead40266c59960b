import type { FoundPuzzle, Game } from '@wardroom/core';
import { games } from '@wardroom/games';
import { describe, expect, test } from 'vitest';
import { choosePuzzles } from '../src/puzzle-choice.ts';
import { proveAgain } from '../src/puzzle-proof.ts';

/** In other worlds than those of its proof a lead near the margin may fall below it. */
const CLEAR = 12;
const SAMPLE = 3;

/** A few of those that lead clearly, from all over the list. */
async function sampleOf(game: Game): Promise<FoundPuzzle[]> {
  const clear = ((await game.puzzles?.()) ?? []).filter((x) => x.sure >= CLEAR);
  const at = Array.from({ length: SAMPLE }, (_, k) => Math.floor(((k + 0.5) * clear.length) / SAMPLE));
  return [...new Set(at)].map((i) => clear[i]);
}

describe.each(games.map((game) => ({ name: game.name, game })))('puzzles of $name', ({ game }) => {
  test('a few of them are proved again in other worlds', async () => {
    for (const one of await sampleOf(game)) {
      const proof = proveAgain(game, one, 'other worlds');
      expect(proof, `${one.seed}, ${one.picks.length / 2}`).not.toBeNull();
    }
  });
});

const puzzle = (seed: string, card: string, more: Partial<FoundPuzzle> = {}): FoundPuzzle => ({
  decks: ['a', 'b'],
  seed,
  picks: '00',
  likeness: seed,
  kind: 'best',
  answer: { verb: 'play', card },
  chance: 60,
  next: 40,
  sure: 10,
  samples: 80,
  missed: [100, 0, 0, 0, 0],
  ...more,
});

test('of what is found, rare kinds are chosen first, not the same answer again and again, and easy ones are shown first', () => {
  const same = [1, 2, 3, 4].map((i) => puzzle(`same ${i}`, 'bear'));
  const win = puzzle('win', 'wolf', { kind: 'win', missed: [100, 100, 100, 0, 0] });
  const chosen = choosePuzzles([...same, puzzle('other', 'owl', { sure: 5 }), win], 3);
  expect(chosen.map((x) => x.seed)).toEqual(['same 1', 'same 2', 'win']);
  expect(choosePuzzles([...same, win], 5).map((x) => x.seed)).toEqual(['same 1', 'same 2', 'win']);
});

test('a match gives two at most', () => {
  const found = ['bear', 'wolf', 'owl'].map((card, i) => puzzle('one match', card, { picks: `0${i}` }));
  expect(choosePuzzles(found, 3)).toHaveLength(2);
});
