import { type Moment, NONE, type SeatId, type Stamp } from './brand.ts';
import type { Machine } from './machine.ts';
import type { Row, State } from './state.ts';

/** Lasting effects. Rows are only ever added, counted down and taken away: what they do is read from them. */

/** Tag of rows whose effect is a group of modifiers. Games number their own tags from 1. */
export const MODIFIERS = 0;

/** No moment ends it. */
export const NO_MOMENT = 0 as Moment;
const NO_STAMP = 0 as Stamp;

/** A stamp that no card and no row has had yet. */
export const nextStamp = (s: State): Stamp => ++s.stamp as Stamp;

export type RowInit = Partial<Omit<Row, 'stamp'>>;

export function addRow(m: Machine, init: RowInit): Row {
  const s = m.state;
  const src = init.src ?? NONE;
  const row: Row = {
    tag: init.tag ?? MODIFIERS,
    effect: init.effect ?? NONE,
    src,
    srcStamp: src === NONE ? NO_STAMP : s.cards[src].stamp,
    on: init.on ?? NONE,
    seat: init.seat ?? NONE,
    by: init.by ?? NONE,
    n: init.n ?? 0,
    left: init.left ?? 0,
    until: init.until ?? NO_MOMENT,
    bound: init.bound ?? 0,
    stamp: nextStamp(s),
  };
  s.rows.push(row);
  return row;
}

/**
 * How often the start of a player's turn must come for so many cycles to pass. Made in another player's turn, the first
 * start comes before a whole cycle is over and does not count.
 */
export const cyclesFrom = (m: Machine, by: SeatId, cycles: number): number => cycles + (m.state.active === by ? 0 : 1);

/** Take away the rows that match; `gone` hears of each. */
export function dropRows(m: Machine, match: (row: Row) => boolean, gone?: (row: Row) => void): void {
  const rows = m.state.rows;
  if (rows.length === 0) return;
  let kept = 0;
  let dropped: Row[] | null = null;
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i];
    if (match(row)) {
      if (gone !== undefined) {
        dropped ??= [];
        dropped.push(row);
      }
    } else rows[kept++] = row;
  }
  // Not by setting the length, which leaves the compiled code.
  for (let gone = rows.length - kept; gone > 0; gone--) rows.pop();
  if (dropped !== null) for (const row of dropped) gone!(row);
}

/** A named moment has come: rows that wait for it count down, and those at nought end. `by` NONE counts everyone's. */
export function countDown(m: Machine, until: Moment, by: SeatId, gone?: (row: Row) => void): void {
  dropRows(m, (row) => row.until === until && (by === NONE || row.by === by) && --row.left <= 0, gone);
}
