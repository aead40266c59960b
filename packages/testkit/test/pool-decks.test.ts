import { drawnDeck } from '@wardroom/core';
import { games } from '@wardroom/games';
import { describe, expect, test } from 'vitest';

/** Decks of whatever cards come up: every game says what must be in one, and none of them may be refused. */

const modes = games.flatMap((game) => game.modes.map((mode) => ({ game, mode: mode.name, title: game.title })));

describe.each(modes)('$title, $mode', ({ game, mode }) => {
  test('drawn decks are legal, and each is another', () => {
    const decks = [1, 2, 3].map((i) => drawnDeck(game, mode, `legal ${i}`));
    for (const deck of decks) expect(game.checkDeck(deck, {}, mode).errors).toEqual([]);
    expect(new Set(decks.map((deck) => deck.toSorted().join())).size).toBe(3);
  });

  test('the same seed draws the same deck', () => {
    expect(drawnDeck(game, mode, 'same')).toEqual(drawnDeck(game, mode, 'same'));
  });
});

test('little is left of the ready deck that a drawn one stands in for', () => {
  const [ward] = games;
  const ready = new Set(ward.decks.flatMap((deck) => deck.cards));
  const cards = [1, 2, 3].flatMap((i) => drawnDeck(ward, 'duel', `pool ${i}`));
  expect(new Set(cards.filter((id) => !ready.has(id))).size).toBeGreaterThan(20);
});
