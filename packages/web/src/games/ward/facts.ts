import type { Events, WardCardView, WardTable, WardView } from '@wardroom/ward';

/** Ward's types, for the parts of its table. */
export interface Ward {
  table: WardTable;
  card: WardCardView;
  event: Events;
}

/** More than two sides to look at, or a boss: another layout than the duel's. */
export const isMany = (view: WardView): boolean => view.seats.length > 2 || view.table.boss >= 0;

export const PHASES: readonly { name: WardTable['phase']; label: string }[] = [
  { name: 'draw', label: 'Draw' },
  { name: 'summon and magic', label: 'Summon & magic' },
  { name: 'combat', label: 'Combat' },
  { name: 'second magic', label: 'Second magic' },
  { name: 'end', label: 'End' },
];
