import type { CardFace, CardView } from '@wardroom/core';
import { createContext, useContext } from 'react';
import type { GameTableProps } from '../../games/table.ts';

/** Something that shows on a card for a moment. */
export interface Fx {
  kind: 'damage' | 'heal' | 'kill' | 'strike' | 'aim' | 'arrive' | 'work' | 'shrug';
  n?: number;
  /** Changes with every event, so that the same thing twice shows twice. */
  key: number;
}

/** What the parts of a table have in common. */
export interface TableContextValue extends GameTableProps {
  fxOf: (alias: number) => Fx | null;
}

export const TableContext = createContext<TableContextValue | null>(null);

export function useTable(): TableContextValue {
  const table = useContext(TableContext);
  if (table === null) throw new Error('a part of a table stands outside of one');
  return table;
}

export const faceOf = (t: TableContextValue, card: CardView): CardFace | undefined =>
  card.card === undefined ? undefined : t.catalogue.cards[card.card];

/** "your", or "Ada's". */
export const whose = (t: TableContextValue, seat: number): string =>
  seat === t.near && t.choosing !== null ? 'your' : `${t.names[seat]}’s`;

/** "1 card", "5 cards". */
export const cardsIn = (count: number): string => (count === 1 ? '1 card' : `${count} cards`);

export const zoneOf = (t: TableContextValue, zone: string, seat: number): readonly CardView[] =>
  t.view.zones.find((z) => z.zone === zone && z.seat === seat)?.cards ?? [];

export const countOf = (t: TableContextValue, zone: string, seat: number): number =>
  t.view.zones.find((z) => z.zone === zone && z.seat === seat)?.count ?? 0;
