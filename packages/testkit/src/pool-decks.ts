import { below, deckPool, type Game, type Options, randomStream } from '@wardroom/core';

/** Decks that work although they hold cards nobody chose for them: ready decks with others grafted in. */

/** This much of a ready deck is given up for the cards that are wanted; the rest keeps it playable. */
const SHARE = 0.4;
const WHOLE = 1;
/** Decks in a row that may come out without any card that is still wanted. */
const TRIES = 40;

/** A ready deck with as many of these cards in it as there is room for and as are legal, the first ones first. */
export function graft(
  game: Game,
  mode: string,
  options: Options,
  turn: number,
  cards: readonly string[],
  random: () => number,
  share = SHARE,
): string[] {
  const ready = game.decks.filter((d) => (d.mode ?? mode) === mode);
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

/** Decks, legal under the default options, that hold every card of the pool between them, most of them twice. */
export function poolDecks(game: Game, mode: string): string[][] {
  const random = randomStream(`${game.name} pool`);
  const decks: string[][] = [];
  let left = shuffled(deckPool(game), random);
  for (let turn = 0, barren = 0; left.length > 0; turn++) {
    const wanted = left.slice(0, 8).flatMap((id) => [id, id]);
    const deck = graft(game, mode, {}, turn, wanted, random);
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

/** A deck of whatever comes up, legal under the default options: one to three copies of cards from the whole pool. */
export function drawnDeck(game: Game, mode: string, seed: string): string[] {
  const random = randomStream(seed);
  const cards = shuffled(deckPool(game), random).flatMap((id) => Array<string>(1 + below(random, 3)).fill(id));
  return graft(game, mode, {}, below(random, game.decks.length), cards, random, WHOLE);
}

function shuffled<T>(items: readonly T[], random: () => number): T[] {
  const out = [...items];
  for (let i = out.length - 1; i > 0; i--) {
    const j = below(random, i + 1);
    [out[i], out[j]] = [out[j], out[i]];
  }
  return out;
}
