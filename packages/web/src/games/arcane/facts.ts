import type { ArcaneCardView, ArcaneTable, ArcaneView, Events } from '@wardroom/arcane';
import type { Board } from '@wardroom/core';
import { placeOf, squareAt } from '../../parts/table/board.ts';

/** Arcane's types, for the parts of its table. */
export interface Arcane {
  table: ArcaneTable;
  card: ArcaneCardView;
  event: Events;
}

/** A card that lies on a square, and whose it is. */
export interface Lying {
  card: ArcaneCardView;
  seat: number;
  up: boolean;
  /** Noted for the setup, and seen by nobody else. */
  planned: boolean;
}

/** What lies on each square, as this viewer sees it: cards of both, and in the setup what they have placed in secret. */
export function boardOf(view: ArcaneView): ReadonlyMap<number, Lying> {
  const found = new Map<number, Lying>();
  for (const { zone, seat, cards = [] } of view.zones) {
    for (const card of cards) {
      if (zone === 'board' && card.at !== undefined)
        found.set(card.at, { card, seat: card.ctrl ?? seat, up: card.up === true, planned: false });
      else if (zone === 'hand' && card.plan !== undefined && card.at !== undefined)
        found.set(card.at, { card, seat, up: card.plan === 'up', planned: true });
    }
  }
  return found;
}

/** What is held: without the cards that are placed already. */
export const heldIn = (cards: readonly ArcaneCardView[]): readonly ArcaneCardView[] =>
  cards.filter((c) => c.plan === undefined);

/** The square one step away as the near seat sees it; the same one at the edge. */
export function step(board: Board, square: number, near: number, key: string): number {
  const { x, y } = placeOf(board, square, near);
  const [right, down] = STEPS[key] ?? [0, 0];
  return squareAt(board, x + right, y + down, near);
}
const STEPS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  Home: [-Number.MAX_SAFE_INTEGER, 0],
  End: [Number.MAX_SAFE_INTEGER, 0],
  PageUp: [0, -Number.MAX_SAFE_INTEGER],
  PageDown: [0, Number.MAX_SAFE_INTEGER],
};
export const isStep = (key: string): boolean => key in STEPS;

/** Damage as the box counts it: dice on the card, sixes first. */
export function diceFor(hurt: number): number[] {
  const dice: number[] = [];
  for (let left = hurt; left > 0; left -= 6) dice.push(Math.min(6, left));
  return dice;
}

export const PHASES: readonly { name: ArcaneTable['phase']; label: string }[] = [
  { name: 'draw', label: 'Draw' },
  { name: 'main', label: 'Main' },
  { name: 'end', label: 'End' },
];
