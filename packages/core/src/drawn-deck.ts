import { below, randomStream } from './chance.ts';
import { deckPool, readyDecks } from './formats.ts';
import type { Game, Options } from './game.ts';

/** Decks that work although they hold cards nobody chose for them: ready decks with others grafted in. */

const WHOLE = 1;

/**
 * A ready deck with as many of these cards in it as there is room for and as are legal, the first ones first; `share` of it is given
 * up for them, and the rest keeps it playable.
 */
export function graft(
  game: Game,
  mode: string,
  options: Options,
  turn: number,
  cards: readonly string[],
  random: () => number,
  share: number,
): string[] {
  const ready = readyDecks(game, mode, options);
  const deck = [...ready[turn % ready.length].cards];
  const places = shuffled(
    deck.map((_, i) => i),
    random,
  );
  const free = places.slice(0, Math.floor(deck.length * share));
  for (const card of cards) {
    // A game may want so many cards of each kind: then it can only stand in for one of its own.
    const at = free.findIndex((place) => {
      const old = deck[place];
      deck[place] = card;
      if (game.checkDeck(deck, options, mode).errors.length === 0) return true;
      deck[place] = old;
      return false;
    });
    if (at >= 0) free.splice(at, 1);
    if (free.length === 0) break;
  }
  return deck;
}

/** What a deck is drawn from: cards that these options allow, and of them those that `only` takes. */
export interface DrawnFrom {
  options?: Options;
  only?: (card: string) => boolean;
}

/** A deck of whatever comes up, legal under the options: one to three copies of cards from the whole pool. */
export function drawnDeck(
  game: Game,
  mode: string,
  seed: string,
  { options = {}, only = () => true }: DrawnFrom = {},
): string[] {
  const random = randomStream(seed);
  const pool = deckPool(game, options).filter(only);
  const cards = shuffled(pool, random).flatMap((id) => Array<string>(1 + below(random, 3)).fill(id));
  return graft(game, mode, options, below(random, game.decks.length), cards, random, WHOLE);
}

export function shuffled<T>(items: readonly T[], random: () => number): T[] {
  const out = [...items];
  for (let i = out.length - 1; i > 0; i--) {
    const j = below(random, i + 1);
    [out[i], out[j]] = [out[j], out[i]];
  }
  return out;
}
