import type { Options } from '@wardroom/core';
import type { Catalogue } from '@wardroom/host';
import { call } from '../engine/link.ts';
import { asReady, decksOf, useOwn } from './own.ts';

/** Tells which of one's own decks are legal in a mode, now and whenever they change. The rules say which. */
export function watchPlayable(
  game: string,
  mode: string,
  options: Options,
  tell: (decks: Catalogue['decks']) => void,
): () => void {
  let asked = 0;
  const look = async (): Promise<void> => {
    const own = ++asked;
    const decks = decksOf(useOwn.getState().decks, game);
    const reports = await Promise.all(decks.map((d) => call('checkDeck', game, d.cards, mode, options)));
    if (own === asked) tell(decks.filter((_, i) => reports[i].errors.length === 0).map(asReady));
  };
  void look();
  const stop = useOwn.subscribe(() => void look());
  return () => {
    asked = -1;
    stop();
  };
}
