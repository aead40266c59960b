import { deckPool, type Game, graft, randomStream, shuffled } from '@wardroom/core';

/** Decks that hold every card between them. */

/** This much of a ready deck is given up for the cards that are wanted; the rest keeps it playable. */
export const SHARE = 0.4;
/** Decks in a row that may come out without any card that is still wanted. */
const TRIES = 40;

/** Decks, legal under the default options, that hold every card of the pool between them, most of them twice. */
export function poolDecks(game: Game, mode: string): string[][] {
  const random = randomStream(`${game.name} pool`);
  const decks: string[][] = [];
  let left = shuffled(deckPool(game), random);
  for (let turn = 0, barren = 0; left.length > 0; turn++) {
    const wanted = left.slice(0, 8).flatMap((id) => [id, id]);
    const deck = graft(game, mode, {}, turn, wanted, random, SHARE);
    const before = left.length;
    left = left.filter((id) => !deck.includes(id));
    if (left.length < before) {
      decks.push(deck);
      barren = 0;
      continue;
    }
    // A card may fit only for a certain other one, which is not always among those given up; but not for ever.
    if (++barren === TRIES) throw new Error(`no ready deck of ${game.name} takes ${left.slice(0, 8).join(', ')}`);
  }
  return decks;
}
