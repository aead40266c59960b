import type { DeckReport, Fit } from '@wardroom/core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { changeDeck, MOST_CARDS, type OwnDeck, useOwn } from '../../decks/own.ts';
import type { Where } from '../../decks/sync.ts';
import { call } from '../../engine/link.ts';
import { optionsIn } from './formats.ts';

/** Steps that can be taken back. */
const MOST_STEPS = 100;

export interface Editing {
  deck: OwnDeck | undefined;
  add: (id: string) => void;
  take: (id: string) => void;
  replace: (cards: readonly string[]) => void;
  undo: (() => void) | null;
}

/** A deck being changed: whatever is done is kept at once, and can be taken back while the page is open. */
export function useEditing(id: string): Editing {
  const deck = useOwn((s) => s.decks.find((d) => d.id === id));
  const [past, setPast] = useState<readonly (readonly string[])[]>([]);
  /** By what is kept now, so that whoever calls it later changes nothing back. */
  const set = (make: (cards: readonly string[]) => readonly string[]): void => {
    const before = useOwn.getState().decks.find((d) => d.id === id)?.cards;
    if (before === undefined) return;
    const cards = make(before);
    if (cards === before) return;
    setPast((steps) => [...steps.slice(1 - MOST_STEPS), before]);
    changeDeck(id, { cards });
  };
  return {
    deck,
    add: (card) => set((cards) => (cards.length < MOST_CARDS ? [...cards, card] : cards)),
    take: (card) =>
      set((cards) => {
        const at = cards.lastIndexOf(card);
        return at < 0 ? cards : cards.filter((_, i) => i !== at);
      }),
    replace: (cards) => set(() => cards),
    undo:
      past.length === 0
        ? null
        : () => {
            changeDeck(id, { cards: past.at(-1)! });
            setPast(past.slice(0, -1));
          },
  };
}

/** What the rules say of a deck in a mode and a format; null until they have said anything. The last word stays until the next one. */
export function useReport(game: string, cards: readonly string[], mode: string, format?: string): DeckReport | null {
  return useLatest(
    useCallback(() => call('checkDeck', game, cards, mode, optionsIn(format)), [game, cards, mode, format]),
  );
}

/** What each format of the game has against a deck; null until it is known. */
export function useFits(game: string, cards: readonly string[], mode: string): readonly Fit[] | null {
  return useLatest(useCallback(() => call('fits', game, cards, mode), [game, cards, mode]));
}

/** The answer to the latest of several questions. */
function useLatest<T>(ask: () => Promise<T>): T | null {
  const [answer, setAnswer] = useState<T | null>(null);
  const asked = useRef(0);
  useEffect(() => {
    const own = ++asked.current;
    ask().then(
      (said) => {
        if (own === asked.current) setAnswer(said);
      },
      () => {},
    );
  }, [ask]);
  return answer;
}

/** Long enough that a deck is not sent card by card. */
const SOON = 1500;

/** Keeps one's decks on the server too, where there is one and it knows us. Null until that is known. */
export function useSync(): Where | null {
  const decks = useOwn((s) => s.decks);
  const [where, setWhere] = useState<Where | null>(null);
  const first = useRef(true);
  useEffect(() => {
    // Once when the page is opened, for what was done elsewhere; then whenever something here is not there yet.
    const due = first.current || useOwn.getState().gone.length > 0 || decks.some((d) => d.kept === undefined);
    if (!due) return undefined;
    const timer = setTimeout(
      async () => {
        first.current = false;
        const { syncDecks } = await import('../../decks/sync.ts');
        setWhere(await syncDecks());
      },
      first.current ? 0 : SOON,
    );
    return () => clearTimeout(timer);
  }, [decks]);
  return where;
}
