import type { Game } from '@wardroom/core';
import type { Catalogue, MatchRequest } from './messages.ts';

/** Whether a match can be played with this much of a game. A lesson brings cards of its own, so that it needs all of it. */
export function suffices(game: Game | Catalogue, { places, foe, lesson }: MatchRequest): boolean {
  if (game.part !== true) return true;
  if (foe !== undefined || lesson !== undefined) return false;
  const known = (card: string): boolean => ('defById' in game ? game.defById.has(card) : card in game.cards);
  return places.every(({ deck }) =>
    typeof deck === 'string' ? game.decks.some((d) => d.id === deck) : deck.every(known),
  );
}
