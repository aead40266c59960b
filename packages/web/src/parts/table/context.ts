import type { CardFace, CardName, ChoiceView, ZoneView } from '@wardroom/core';
import { type ComponentType, createContext, useContext } from 'react';
import type { AnyGame, Choosing, GameTableProps, GameTypes } from '../../games/table.ts';

/** Something that shows on a card for a moment. */
export interface Fx {
  kind: 'damage' | 'heal' | 'kill' | 'strike' | 'recoil' | 'aim' | 'arrive' | 'work' | 'shrug';
  n?: number;
  /** Changes with every event, so that the same thing twice shows twice. */
  key: number;
}

/** What the parts of a table have in common. */
export interface TableContextValue<G extends GameTypes = AnyGame> extends GameTableProps<G> {
  fxOf: (alias: number) => Fx | null;
}

export const TableContext = createContext<TableContextValue<GameTypes> | null>(null);

/** What a match with others shows beside the name of a seat: whether they are there, their clock. */
export const SeatMarks = createContext<ComponentType<{ seat: number }> | null>(null);

/** The table that a part stands on. A part that belongs to a game says which: it stands on no other. */
export function useTable<G extends GameTypes = AnyGame>(): TableContextValue<G> {
  const table = useContext(TableContext);
  if (table === null) throw new Error('a part of a table stands outside of one');
  return table as TableContextValue<G>;
}

export const faceOf = (t: Pick<TableContextValue, 'catalogue'>, card: CardName): CardFace | undefined =>
  card.card === undefined ? undefined : t.catalogue.cards[card.card];

/** Said of what a good player would likely choose. */
export const ADVISED = 'Advised';

/** Whether a good player would likely begin with this card or, once that is chosen, aim it at this one. */
export const isAdvised = (choosing: GameTableProps['choosing'], alias: number): boolean =>
  choosing !== null && choosing.best !== null && alias === nextOf(choosing, choosing.best)?.alias;

/** The same of a place: a square, a lane. */
export const isAdvisedSpot = (choosing: GameTableProps['choosing'], spot: number): boolean =>
  choosing !== null && choosing.best !== null && spot === nextOf(choosing, choosing.best)?.spot;

/** What is to be pressed next on the way to this choice; null where something else has been chosen. */
function nextOf({ chosen }: Choosing, { card, on, spot }: ChoiceView): { alias?: number; spot?: number } | null {
  if (card !== undefined && chosen.size === 0) return { alias: card };
  if (card !== undefined && !chosen.has(card)) return null;
  return on !== undefined ? { alias: on } : spot !== undefined ? { spot } : null;
}

/** "your", or "Ada's". */
export const whose = (t: Pick<TableContextValue, 'near' | 'choosing' | 'names'>, seat: number): string =>
  seat === t.near && t.choosing !== null ? 'your' : `${t.names[seat]}’s`;

/** "1 card", "5 cards". */
export const cardsIn = (count: number): string => (count === 1 ? '1 card' : `${count} cards`);

interface WithZones<Card extends CardName> {
  view: { zones: readonly ZoneView<Card>[] };
}

export const zoneOf = <Card extends CardName>(t: WithZones<Card>, zone: string, seat: number): readonly Card[] =>
  t.view.zones.find((z) => z.zone === zone && z.seat === seat)?.cards ?? [];

export const countOf = (t: WithZones<CardName>, zone: string, seat: number): number =>
  t.view.zones.find((z) => z.zone === zone && z.seat === seat)?.count ?? 0;
