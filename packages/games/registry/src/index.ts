import type { Game } from '@wardroom/core';
import { ward } from '@wardroom/ward';

/** The games on the table. A new game is a package and a line here. */
export const games: readonly Game[] = [ward];

export const gameByName = (name: string): Game | undefined => games.find((g) => g.name === name);
