import { gameByName, games } from '@wardroom/games';
import { catalogue } from './catalogue.ts';
import type { Catalogue } from './messages.ts';

/** Questions a page asks beside the match: each is a function of plain JSON to plain JSON, so that it may run anywhere. */
export const services = {
  games: (): string[] => games.map((g) => g.name),

  catalogue: (name: string): Catalogue => {
    const game = gameByName(name);
    if (game === undefined) throw new Error(`No game is called '${name.slice(0, 40)}'.`);
    return catalogue(game);
  },
};

export type Services = typeof services;
