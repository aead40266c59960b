import { type Static, Type } from 'typebox';
import { PersonName, record } from './common.ts';

/** Decks of one's own, kept for whoever has said who they are. A deck may be unfinished: it is checked where it is played. */

const word = Type.String({ minLength: 1, maxLength: 60, pattern: '^[a-z0-9-]+$' });

export const DeckId = Type.String({ minLength: 1, maxLength: 40, pattern: '^[A-Za-z0-9_-]+$' });

/** Card ids, each as often as it is in the deck. */
const cards = Type.Array(word, { maxItems: 200 });

/** `PUT /api/decks/:id`. */
export const DeckAsk = record({ game: word, name: PersonName, cards });
export type DeckAsk = Static<typeof DeckAsk>;

export const KeptDeck = record({ id: DeckId, game: word, name: Type.String(), cards, changed: Type.Integer() });
export type KeptDeck = Static<typeof KeptDeck>;
