import type { Catalogue } from '@wardroom/host';
import { writeDeck } from '@wardroom/host/deck-file';
import { toLink } from '../../decks/link.ts';
import { toast } from '../../parts/dialog/Toast.tsx';
import { saveText } from '../../parts/page/save-file.ts';

/** Decks on their way to others. */

interface Given {
  name: string;
  cards: readonly string[];
}

export const textOf = ({ name, cards }: Given, catalogue: Catalogue): string =>
  writeDeck(name, cards, (id) => catalogue.cards[id]);

async function copy(text: string, said: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast(said, 'good');
  } catch {
    toast('The browser does not allow copying here. Save it as a file instead.', 'bad');
  }
}

/** A link that holds the deck: by the phone's own way of sharing, or to be pasted. */
export async function shareDeck(deck: Given, game: string): Promise<void> {
  const url = toLink(location.origin, game, deck);
  if (navigator.share === undefined) return copy(url, 'The link to the deck is copied');
  try {
    await navigator.share({ title: deck.name, text: `${deck.name}, a deck for Wardroom`, url });
  } catch (e) {
    // Whoever thought better of it wants no link either.
    if ((e as Error).name !== 'AbortError') await copy(url, 'The link to the deck is copied');
  }
}

export const copyDeck = (deck: Given, catalogue: Catalogue): Promise<void> =>
  copy(textOf(deck, catalogue), 'The list is copied');

export const saveDeck = (deck: Given, catalogue: Catalogue): void =>
  saveText(`${deck.name.replaceAll(/[^\p{L}\p{N}]+/gu, '-').toLowerCase()}.txt`, textOf(deck, catalogue));
