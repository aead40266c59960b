import type { CardFace } from '@wardroom/core';
import type { Catalogue } from '@wardroom/host';
import type { CSSProperties } from 'react';
import { Card, type Dress } from '../../parts/card/index.ts';
import styles from './Fan.module.css';

type Deck = Catalogue['decks'][number];

/** The cards that tell most of a deck: the rarest of its main kind outward from the middle, with others at the edges. */
export function showpieces(deck: Deck, cards: Catalogue['cards'], { stocks }: Dress, count: number): CardFace[] {
  const main = Object.keys(stocks)[0];
  const faces = [...new Set(deck.cards)].flatMap((id) => (cards[id] === undefined ? [] : [cards[id]]));
  const rarest = faces.sort((a, b) => b.rank - a.rank || a.name.localeCompare(b.name));
  const mains = rarest.filter((f) => f.stock === main);
  const others = rarest.filter((f) => f.stock !== main);
  const some = Math.ceil((count * 3) / 5);
  const picked = [...mains.slice(0, some), ...others.slice(0, count - some)];
  // First in the middle, then left and right by turns.
  const left = picked.filter((_, i) => i % 2 === 1).reverse();
  return [...left, ...picked.filter((_, i) => i % 2 === 0)];
}

/** A hand of cards, fanned. An ornament: the words beside it say which deck it is. */
export function Fan({ faces, count = faces.length }: { faces: readonly CardFace[]; count?: number }) {
  return (
    <div className={styles.fan} aria-hidden="true" inert data-stack>
      {Array.from({ length: count }, (_, i) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: places in the fan, not cards.
          key={i}
          className={styles.place}
          style={{ '--from-middle': i - (count - 1) / 2 } as CSSProperties}
        >
          <Card face={faces[i]} size="small" />
        </div>
      ))}
    </div>
  );
}
