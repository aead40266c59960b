export { type DeckEntry, type DeckFile, type Finding, gameOf, parseDeck, reportDeck } from '@wardroom/host/deck-file';
export { main } from './cli.ts';
export type { Io } from './io.ts';
