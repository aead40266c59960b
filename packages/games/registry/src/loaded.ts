import type { Game } from '@wardroom/core';

/** The games that are at hand, apart from how they got here: rules of another edition bring their own. */
const loaded = new Map<string, Game>();

/** The whole of a game takes the place of a part of it. */
export function keepLoaded(game: Game): void {
  if (game.part !== true || !loaded.has(game.name)) loaded.set(game.name, game);
}

/** A game that was loaded before, as much of it as is there. */
export const loadedGame = (name: string): Game | undefined => loaded.get(name);
