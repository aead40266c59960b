import type { Machine } from './machine.ts';
import { NONE, type Row } from './state.ts';

/** Lasting effects. Rows are only ever added, counted down and taken away: what they do is read from them. */

/** Tag of rows whose effect is a group of modifiers. Games number their own tags from 1. */
export const MODIFIERS = 0;

export type RowInit = Partial<Omit<Row, 'stamp'>>;

export function addRow(m: Machine, init: RowInit): Row {
  const s = m.state;
  const src = init.src ?? NONE;
  const row: Row = {
    tag: init.tag ?? MODIFIERS,
    effect: init.effect ?? NONE,
    src,
    srcStamp: src === NONE ? 0 : s.cards[src].stamp,
    on: init.on ?? NONE,
    seat: init.seat ?? NONE,
    by: init.by ?? NONE,
    n: init.n ?? 0,
    left: init.left ?? 0,
    until: init.until ?? 0,
    bound: init.bound ?? 0,
    stamp: ++s.stamp,
  };
  s.rows.push(row);
  return row;
}

/**
 * How often the start of a player's turn must come for so many cycles to pass. Made in another player's turn, the first
 * start comes before a whole cycle is over and does not count.
 */
export const cyclesFrom = (m: Machine, by: number, cycles: number): number => cycles + (m.state.active === by ? 0 : 1);

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
export function moment(m: Machine, until: number, by: number, gone?: (row: Row) => void): void {
  dropRows(m, (row) => row.until === until && (by === NONE || row.by === by) && --row.left <= 0, gone);
}
