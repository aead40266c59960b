import type { Game } from '@wardroom/core';

/** The games that are at hand, apart from how they got here: rules of another edition bring their own. */
const loaded = new Map<string, Game>();

export const keepLoaded = (game: Game): void => void loaded.set(game.name, game);

/** A game that was loaded before. */
export const loadedGame = (name: string): Game | undefined => loaded.get(name);
