import type { CardView, View } from '@wardroom/core';

/** What a view of Arcane holds beyond what all games have (`packages/games/arcane/src/view.ts`). */
export interface ArcaneTable {
  phase: 'setup' | 'draw' | 'main' | 'end';
  grid: { columns: number; rows: number };
  /** Action points that are left to whoever has the turn. */
  points: number;
  players: ArcanePlayer[];
  window: string | null;
  attack: { attacker: number; defender: number } | null;
}

export interface ArcanePlayer {
  /** Their Stone, for those who know which card it is. */
  gauge?: { label: string; value: number; max: number };
  deck: number;
  tokens: number;
  turns: number;
  /** The one spell of this turn has been cast. */
  cast: boolean;
}

export const tableOf = (view: View): ArcaneTable => view.table as unknown as ArcaneTable;

export interface ArcaneCard extends CardView {
  owner?: number;
  ctrl?: number;
  /** The square it lies on, 0 to 24, and whether it is face up. */
  at?: number;
  up?: boolean;
  /** Placed in secret: it is still in the hand, and goes to `at` when both are ready. */
  plan?: 'up' | 'down';
  hp?: number;
  maxHp?: number;
  hurt?: number;
  printed?: { attack: number; health: number };
  stats?: { attack: number; health: number };
  states?: string[];
  /** Turns that its poison still lasts. */
  poison?: number;
  manners?: string[];
}

/** A card that lies on a square, and whose it is. */
export interface Lying {
  card: ArcaneCard;
  seat: number;
  up: boolean;
  /** Noted for the setup, and seen by nobody else. */
  planned: boolean;
}

/** What lies on each square, as this viewer sees it: cards of both, and in the setup what they have placed in secret. */
export function boardOf(view: View): ReadonlyMap<number, Lying> {
  const found = new Map<number, Lying>();
  for (const { zone, seat, cards = [] } of view.zones) {
    for (const card of cards as ArcaneCard[]) {
      if (zone === 'board' && card.at !== undefined)
        found.set(card.at, { card, seat: card.ctrl ?? seat, up: card.up === true, planned: false });
      else if (zone === 'hand' && card.plan !== undefined && card.at !== undefined)
        found.set(card.at, { card, seat, up: card.plan === 'up', planned: true });
    }
  }
  return found;
}

/** What is held: without the cards that are placed already. */
export const heldIn = (cards: readonly CardView[]): readonly CardView[] =>
  cards.filter((c) => (c as ArcaneCard).plan === undefined);

export const SIDE = 5;
const COLUMNS = 'abcde';
export const columnOf = (square: number): number => square % SIDE;
export const rowOf = (square: number): number => Math.floor(square / SIDE);
/** "b2". */
export const squareName = (square: number): string => `${COLUMNS[columnOf(square)]}${rowOf(square) + 1}`;

/** Whose territory a square is; null in the neutral row. */
export const territoryOf = (square: number): number | null =>
  rowOf(square) < 2 ? 0 : rowOf(square) > SIDE - 3 ? 1 : null;

/** Squares as somebody at the near edge sees them, row by row from the far side: each player looks from their own. */
export function rowsFrom(near: number): readonly (readonly number[])[] {
  const rows = Array.from({ length: SIDE }, (_, row) =>
    Array.from({ length: SIDE }, (_, column) => row * SIDE + column),
  );
  return near === 1 ? rows.map((row) => row.toReversed()) : rows.toReversed();
}

/** The square one step away as the near seat sees it; the same one at the edge. */
export function step(square: number, near: number, key: string): number {
  const turn = near === 1 ? -1 : 1;
  const [across, up] = STEPS[key] ?? [0, 0];
  const column = clamp(columnOf(square) + across * turn);
  const row = clamp(rowOf(square) + up * turn);
  return row * SIDE + column;
}
const STEPS: Readonly<Record<string, readonly [across: number, up: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  Home: [-SIDE, 0],
  End: [SIDE, 0],
  PageUp: [0, SIDE],
  PageDown: [0, -SIDE],
};
const clamp = (n: number): number => Math.max(0, Math.min(SIDE - 1, n));
export const isStep = (key: string): boolean => key in STEPS;

/** How far it is from one square to another on the screen, in squares: right and down. */
export function wayOf(from: number, to: number, near: number): { x: number; y: number } {
  const turn = near === 1 ? -1 : 1;
  return { x: (columnOf(to) - columnOf(from)) * turn, y: (rowOf(from) - rowOf(to)) * turn };
}

/** Damage as the box counts it: dice on the card, sixes first. */
export function diceFor(hurt: number): number[] {
  const dice: number[] = [];
  for (let left = hurt; left > 0; left -= 6) dice.push(Math.min(6, left));
  return dice;
}

export const PHASES = [
  { name: 'draw', label: 'Draw' },
  { name: 'main', label: 'Main' },
  { name: 'end', label: 'End' },
] as const;
