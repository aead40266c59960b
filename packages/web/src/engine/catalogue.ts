import type { Catalogue } from '@wardroom/host';
import { use } from 'react';
import { call } from './link.ts';

const known = new Map<string, Promise<Catalogue>>();

/** What the page knows of a game: asked once, kept for good. */
export function catalogueOf(game: string): Promise<Catalogue> {
  let asked = known.get(game);
  if (asked === undefined) {
    asked = call('catalogue', game);
    known.set(game, asked);
  }
  return asked;
}

/** Inside a suspense boundary. */
export const useCatalogue = (game: string): Catalogue => use(catalogueOf(game));
