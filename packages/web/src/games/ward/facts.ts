import type { CardView, View } from '@wardroom/core';

/** What a view of Ward holds beyond what all games have (`packages/games/ward/src/view.ts`). */
export interface WardTable {
  phase: string;
  firstCycle: boolean;
  threshold: number;
  window: string | null;
  /** The seat of the boss; -1 where there is none. */
  boss: number;
  players: { cemeteryHp: number; deck: number; freeSlots: number; turns: number; skips: number }[];
  battle: { striking: boolean } | null;
}

export const tableOf = (view: View): WardTable => view.table as unknown as WardTable;

export interface WardCard extends CardView {
  owner?: number;
  ctrl?: number;
  hp?: number;
  maxHp?: number;
  /** Alias of the creature that wears it. */
  on?: number;
  /** A boss, and a creature beside it that can be battled. */
  boss?: boolean;
  mortal?: boolean;
}

/** More than two sides to look at, or a boss: another layout than the duel's. */
export const isMany = (view: View): boolean => view.seats.length > 2 || tableOf(view).boss >= 0;

export const PHASES = [
  { name: 'draw', label: 'Draw' },
  { name: 'summon and magic', label: 'Summon & magic' },
  { name: 'combat', label: 'Combat' },
  { name: 'second magic', label: 'Second magic' },
  { name: 'end', label: 'End' },
] as const;
