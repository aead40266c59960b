export { main } from './cli.ts';
export { type DeckEntry, type DeckFile, type Finding, gameOf, parseDeck, reportDeck } from './deck-file.ts';
export type { Io } from './io.ts';
