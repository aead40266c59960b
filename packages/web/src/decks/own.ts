import type { Catalogue } from '@wardroom/host';
import { create } from 'zustand';
import { keepOnDevice } from '../storage.ts';
import { DECKS, readyId } from './among.ts';

/** Decks of one's own: kept on the device, and for whoever has said who they are on the server too (`sync.ts`). */
export interface OwnDeck {
  id: string;
  game: string;
  name: string;
  /** Ids, each as often as it is in the deck. */
  cards: readonly string[];
  changed: number;
  /** Whose decks on the server it is among, just as it is here. */
  kept?: string;
}

interface Kept {
  decks: readonly OwnDeck[];
  /** Removed here, and perhaps not on the server yet. */
  gone: readonly string[];
}

/** As many as the server keeps. */
export const MOST_DECKS = 100;
export const LONGEST_NAME = 24;
/** More than any game has use for, and as many as are sent. */
export const MOST_CARDS = 200;

const VERSION = 1;

export const useOwn = create<Kept>(() => ({ decks: [], gone: [] }));
keepOnDevice(useOwn, DECKS, VERSION);
useOwn.setState(({ decks, gone }) => ({ decks: readable(decks), gone: gone.filter((x) => typeof x === 'string') }));

// Another tab has changed them.
globalThis.window?.addEventListener('storage', (e) => {
  if (e.key !== DECKS || e.newValue === null) return;
  try {
    const { state, version } = JSON.parse(e.newValue) as { state: Kept; version: number };
    if (version === VERSION) useOwn.setState({ decks: readable(state.decks), gone: state.gone });
  } catch {
    // What cannot be read there is not taken over here.
  }
});

/** Whatever is not of the right shape was never kept. */
export function readable(decks: unknown): OwnDeck[] {
  return Array.isArray(decks) ? decks.filter(isDeck) : [];
}

function isDeck(x: unknown): x is OwnDeck {
  const d = x as Partial<OwnDeck> | null;
  return (
    typeof d?.id === 'string' &&
    typeof d.game === 'string' &&
    typeof d.name === 'string' &&
    Number.isFinite(d.changed) &&
    Array.isArray(d.cards) &&
    d.cards.length <= MOST_CARDS &&
    d.cards.every((id) => typeof id === 'string')
  );
}

export const decksOf = (decks: readonly OwnDeck[], game: string): OwnDeck[] =>
  decks.filter((d) => d.game === game).sort((a, b) => b.changed - a.changed);

const newId = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(9));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
};

/** A new deck; null where there are as many as can be kept. */
export function addDeck(game: string, name: string, cards: readonly string[]): OwnDeck | null {
  const { decks } = useOwn.getState();
  if (decks.length >= MOST_DECKS) return null;
  const deck = {
    id: newId(),
    game,
    name: freeName(
      name,
      decksOf(decks, game).map((d) => d.name),
    ),
    cards: cards.slice(0, MOST_CARDS),
    changed: Date.now(),
  };
  useOwn.setState({ decks: [deck, ...decks] });
  return deck;
}

/** The name, with a number behind it if another deck has it already. */
export function freeName(name: string, taken: readonly string[]): string {
  const clean = cleanName(name) || 'My deck';
  if (!taken.includes(clean)) return clean;
  for (let n = 2; ; n++) {
    const next = `${clean.slice(0, LONGEST_NAME - String(n).length - 1).trimEnd()} ${n}`;
    if (!taken.includes(next)) return next;
  }
}

/** What a name may hold, as the server has it: on one line, nothing unseen. */
export const cleanName = (name: string): string =>
  name
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu, '')
    .trim()
    .slice(0, LONGEST_NAME)
    .trim();

export function changeDeck(id: string, change: Partial<Pick<OwnDeck, 'name' | 'cards'>>): void {
  useOwn.setState(({ decks }) => ({
    decks: decks.map((d) => {
      if (d.id !== id) return d;
      const { kept: _, ...rest } = d;
      return { ...rest, ...change, changed: Date.now() };
    }),
  }));
}

export function removeDeck(id: string): void {
  useOwn.setState(({ decks, gone }) => ({
    decks: decks.filter((d) => d.id !== id),
    gone: decks.some((d) => d.id === id && d.kept !== undefined) ? [...gone, id] : gone,
  }));
}

/** A deck of one's own as pages know decks. */
export const asReady = ({ id, name, cards }: OwnDeck): Catalogue['decks'][number] => ({
  id: readyId(id),
  name,
  idea: 'A deck of your own.',
  cards: [...cards],
});
