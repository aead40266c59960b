import type { Game, Reading, WholeGame } from '@wardroom/core';
import { keepLoaded } from './loaded.ts';

export { loadedGame } from './loaded.ts';

/**
 * The games on the table, each loaded when it is first asked for: what a match needs, and apart from that what there is
 * to read. Whoever loads over a network imports this and not all games at once.
 */
const shelf: ReadonlyMap<string, { game: () => Promise<Game>; reading: () => Promise<Reading> }> = new Map([
  [
    'ward',
    {
      game: () => import('@wardroom/ward/game').then((m) => m.ward),
      reading: () => import('@wardroom/ward/reading').then((m) => m.reading),
    },
  ],
  [
    'arcane',
    {
      game: () => import('@wardroom/arcane/game').then((m) => m.arcane),
      reading: () => import('@wardroom/arcane/reading').then((m) => m.reading),
    },
  ],
  [
    'guardian',
    {
      game: () => import('@wardroom/guardian/game').then((m) => m.guardian),
      reading: () => import('@wardroom/guardian/reading').then((m) => m.reading),
    },
  ],
  [
    'realm',
    {
      game: () => import('@wardroom/realm/game').then((m) => m.realm),
      reading: () => import('@wardroom/realm/reading').then((m) => m.reading),
    },
  ],
]);

export const gameNames: readonly string[] = [...shelf.keys()];

/** A game by name; undefined if none is called that. */
export async function loadGame(name: string): Promise<Game | undefined> {
  const game = await shelf.get(name)?.game();
  if (game !== undefined) keepLoaded(game);
  return game;
}

export async function loadWhole(name: string): Promise<WholeGame | undefined> {
  const [game, reading] = await Promise.all([loadGame(name), shelf.get(name)?.reading()]);
  return game === undefined || reading === undefined ? undefined : { ...game, ...reading };
}
