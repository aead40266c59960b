import type { Options } from '@wardroom/core';
import type { Catalogue } from '@wardroom/host';
import { useEffect, useState } from 'react';
import { device } from '../storage.ts';

/** Decks of one's own among the ready ones, wherever a deck is chosen. */

export const DECKS = 'wardroom.decks';
const OWN = 'own:';

/** What a deck of one's own is called among the others. */
export const readyId = (id: string): string => `${OWN}${id}`;
export const isOwn = (deck: string): boolean => deck.startsWith(OWN);

/** What is asked for with a deck of these: a ready one by id, one's own card by card. */
export const choiceOf = (decks: Catalogue['decks'], id: string): string | string[] =>
  isOwn(id) ? [...(decks.find((d) => d.id === id)?.cards ?? [])] : id;

const NONE: Catalogue['decks'] = [];

/** The catalogue with those of one's own decks among its decks that are legal in this mode. */
export function useWithOwn(catalogue: Catalogue, mode: string, options: Options = {}): Catalogue {
  const [own, setOwn] = useState(NONE);
  const { name: game } = catalogue;
  const set = JSON.stringify(options);
  useEffect(() => {
    // Whoever has none is not made to wait for what finds them.
    if (device.getItem(DECKS) === null) return undefined;
    let stop: (() => void) | null = () => {};
    void import('./playable.ts').then(({ watchPlayable }) => {
      if (stop !== null) stop = watchPlayable(game, mode, JSON.parse(set) as Options, setOwn);
    });
    return () => {
      stop?.();
      stop = null;
      setOwn(NONE);
    };
  }, [game, mode, set]);
  return own.length === 0 ? catalogue : { ...catalogue, decks: [...catalogue.decks, ...own] };
}

/** What a deck is called: one's own comes back card by card. Nothing for one of somebody else. */
export const deckName = (decks: Catalogue['decks'], deck: string | readonly string[]): string | undefined =>
  decks.find((d) => (typeof deck === 'string' ? d.id === deck : isOwn(d.id) && d.cards.join() === deck.join()))?.name;
