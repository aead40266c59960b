import { type Game, stateDigest } from '@wardroom/core';
import { playOut, type RandomMatch } from '@wardroom/testkit';
import { type WardCard, ward } from '@wardroom/ward';
import { describe, expect, test } from 'vitest';
import { ward as opening } from '../src/opening.ts';

const seatings: readonly (readonly [mode: string, players: number])[] = [
  ['duel', 2],
  ['team', 4],
  ['rumble', 3],
];

/** Every position and event of a match, by this much of the game. */
function played(game: Game<WardCard>, match: RandomMatch): string[] {
  const told: string[] = [];
  playOut(
    game,
    match,
    (m) => told.push(stateDigest(m.state)),
    (e) => told.push(JSON.stringify(e)),
  );
  return told;
}

describe('the part of Ward that tables load first', () => {
  test('has the decks that need no other cards, the beginner’s first, and no foes', () => {
    expect(opening.part).toBe(true);
    expect(opening.foes).toEqual([]);
    expect(opening.decks[0]).toBe(ward.decks[0]);
    expect(opening.defs.length).toBeLessThan(ward.defs.length);
  });

  const pairs = opening.decks.map((_, i) => i);
  test.each(seatings)('plays a %s as the whole game does, to the letter', (mode, players) => {
    for (const first of pairs) {
      const deck = (seat: number): readonly string[] => opening.decks[(first + seat) % pairs.length].cards;
      const seats = Array.from({ length: players }, (_, i) => ({ name: `P${i}`, deck: deck(i) }));
      const match: RandomMatch = { seed: `opening/${mode}/${first}`, setup: { mode, seats, options: {} } };
      expect(played(opening, match), match.seed).toEqual(played(ward, match));
    }
  });
});
