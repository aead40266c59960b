import type { Game, Reading, WholeGame } from '@wardroom/core';
import { keepLoaded, loadedGame } from './loaded.ts';

export { loadedGame } from './loaded.ts';

interface Shelved {
  /** A part of it, where that is enough for most matches and much less to load. */
  opening?: () => Promise<Game>;
  game: () => Promise<Game>;
  reading: () => Promise<Reading>;
}

/**
 * The games on the table, each loaded when it is first asked for: what a match needs, and apart from that what there is
 * to read. Whoever loads over a network imports this and not all games at once.
 */
const shelf: ReadonlyMap<string, Shelved> = new Map<string, Shelved>([
  [
    'ward',
    {
      opening: () => import('@wardroom/ward/opening').then((m) => m.ward),
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

/** As much of a game as can be had soonest: part of it, if there is one and the whole is not here yet. */
export async function loadOpening(name: string): Promise<Game | undefined> {
  const opening = shelf.get(name)?.opening;
  if (opening === undefined) return loadGame(name);
  if (loadedGame(name) === undefined) keepLoaded(await opening());
  return loadedGame(name);
}

export async function loadWhole(name: string): Promise<WholeGame | undefined> {
  const [game, reading] = await Promise.all([loadGame(name), shelf.get(name)?.reading()]);
  return game === undefined || reading === undefined ? undefined : { ...game, ...reading };
}
