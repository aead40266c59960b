import { fingerprintOf, type Game } from '@wardroom/core';
import type { WardCard } from './card.ts';
import { openingCards } from './cards/opening.ts';
import { openingDecks } from './decks/opening.ts';
import { gameOf } from './game-of.ts';
import { rulesWith } from './ruleset.ts';

/**
 * Ward with its first cards, for tables that are loaded over a network: much of the game is its cards, and most matches need few
 * of them. They are the first of the pool, so that all that is numbered here has the same number in the whole game, and a match
 * plays the same in both, to the letter.
 */
export const ward: Game<WardCard> = gameOf(rulesWith(openingCards), {
  decks: openingDecks,
  foes: [],
  fingerprint: fingerprintOf('ward'),
  part: true,
});
