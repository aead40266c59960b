import { describe, expect, it } from 'vitest';
import { playBoardgameIo } from '../src/boardgameio.ts';
import { playHandwritten } from '../src/handwritten.ts';
import type { Tally } from '../src/slice.ts';
import { sliceCards, sliceDeck } from '../src/slice-cards.ts';

// Seeds are fixed, so these results are the same on every run: a band is there for whoever changes the rules or a seed.

const games = 300;
// Slow enough to be played once for all tests.
const reference = playBoardgameIo(games, 2);

function expectSound(tally: Tally): void {
  expect(tally.guards).toBe(0);
  expect(tally.wins[0] + tally.wins[1]).toBe(tally.games);
  for (const wins of tally.wins) {
    expect(wins / tally.games).toBeGreaterThan(0.35);
    expect(wins / tally.games).toBeLessThan(0.65);
  }
}

describe('the deck of the slice', () => {
  it('has 30 cards, at most 3 of a name (W2.1.1, W3.2.1)', () => {
    expect(sliceDeck).toHaveLength(30);
    for (const { name, copies } of sliceCards) {
      expect(copies).toBeLessThanOrEqual(3);
      expect(sliceDeck.filter((n) => n === name)).toHaveLength(copies);
    }
    expect(new Set(sliceCards.map((c) => c.name)).size).toBe(sliceCards.length);
  });

  it('asks for none, one and two sacrifices (W8.2.1)', () => {
    expect(Math.min(...sliceCards.map((c) => c.al))).toBe(1);
    expect(sliceCards.some((c) => c.al >= 7 && c.al <= 11)).toBe(true);
    expect(Math.max(...sliceCards.map((c) => c.al))).toBe(12);
  });
});

describe('the hand-written loop', () => {
  it('ends 500 games, fairly between the seats', () => {
    expectSound(playHandwritten(500, 1));
  });

  it('plays the same games from the same seed', () => {
    expect(playHandwritten(200, 7)).toEqual(playHandwritten(200, 7));
    expect(playHandwritten(200, 7)).not.toEqual(playHandwritten(200, 8));
  });

  it('meets every kind of decision', () => {
    const { battles, discards, summons, kills, placements, sacrifices } = playHandwritten(500, 1);
    for (const n of [battles, discards, summons, kills, placements, sacrifices]) expect(n).toBeGreaterThan(0);
  });
});

describe('boardgame.io', () => {
  it('ends its games, fairly between the seats', () => {
    expectSound(reference);
  });

  it('plays the same game as the hand-written loop', () => {
    const many = playHandwritten(20_000, 3);
    const share = (tally: Tally, what: Exclude<keyof Tally, 'wins'>) => tally[what] / tally.games;
    // Means over 300 games scatter by 1 to 3 percent, those of rarer events by more.
    const bands = { decisions: 0.1, turns: 0.1, battles: 0.1, placements: 0.1, kills: 0.15, summons: 0.15 } as const;
    for (const [what, band] of Object.entries(bands) as [keyof typeof bands, number][]) {
      const ratio = share(reference, what) / share(many, what);
      expect(Math.abs(ratio - 1), `${what} per game: ${ratio}`).toBeLessThan(band);
    }
  });

  it('plays the same games from the same seed', () => {
    expect(playBoardgameIo(5, 9)).toEqual(playBoardgameIo(5, 9));
  });
});
