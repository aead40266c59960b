import { levels, USUAL_LEVEL } from '@wardroom/bots/roster';
import { type CardFace, fitsOf, type Game, type ReadyDeck, type WholeGame } from '@wardroom/core';
import type { Catalogue, CatalogueReading } from './messages.ts';

/** A game without its rules: what tables and deck lists show. What there is to read comes after it. */
export function catalogue(game: Game): Catalogue {
  return {
    name: game.name,
    title: game.title,
    modes: game.modes.map((m) => ({ ...m })),
    options: game.options,
    decks: game.decks.map((deck) => ({ ...deck, cards: [...deck.cards], ...fitting(game, deck) })),
    foes: game.foes,
    cards: faces(game),
    rulebook: [],
    mechanics: [],
    windows: game.windows?.list ?? [],
    board: game.board ?? null,
    bots: levels.map(({ name, idea }) => ({ name, idea })),
    usualBot: USUAL_LEVEL,
    stats: Object.fromEntries(game.stats.flatMap((s) => (s.label === undefined ? [] : [[s.name, s.label]]))),
    lessons: (game.lessons ?? []).map(({ load: _, ...facts }) => facts),
    fingerprint: game.fingerprint,
    ...(game.part === undefined ? {} : { part: game.part }),
  };
}

/** What is written on cards and in the rulebook: it takes the place of the same fields of the catalogue. */
export const reading = (game: WholeGame): CatalogueReading => ({
  cards: faces(game),
  rulebook: game.rulebook,
  mechanics: game.mechanics?.() ?? [],
});

function fitting(game: Game, { cards, mode }: ReadyDeck): { formats?: string[] } {
  const fits = fitsOf(game, cards, mode);
  return fits.length === 0 ? {} : { formats: fits.flatMap((f) => (f.errors.length === 0 ? [f.format] : [])) };
}

function faces(game: Game): Record<string, CardFace> {
  const cards: Record<string, CardFace> = {};
  for (const def of game.defs) {
    const face = game.cardFace(def.id);
    if (face !== undefined) cards[def.id] = face;
  }
  return cards;
}
