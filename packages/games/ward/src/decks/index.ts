import type { ReadyDeck } from '@wardroom/core';
import { openingDecks } from './opening.ts';

/** Ready-made decks, the beginner's first. All are legal in official play. */
export const decks: readonly ReadyDeck[] = openingDecks;
