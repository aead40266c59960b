import { type EventView, inRuns } from '@wardroom/core';
import type { Family, KindLook, LogLook } from './look.ts';

/** What a reader wants to see. */
export interface Wanted {
  family: 'all' | Family;
  seat: number | null;
  query: string;
}

export interface Row {
  /** Number of the event. */
  at: number;
  is: 'turn' | 'phase' | 'line';
  event: EventView;
  look: KindLook | undefined;
}

/** The lines of a log. Turns stay as headings over what is left of them; phases only where nothing is left out. */
export function rowsOf(entries: readonly EventView[], { kinds, turn, phase }: LogLook, wanted: Wanted): Row[] {
  const query = wanted.query.trim().toLowerCase();
  const all = wanted.family === 'all' && wanted.seat === null && query === '';
  const rows: Row[] = [];
  inRuns(entries).forEach((event, at) => {
    if (event.text === '') return;
    const look = kinds[event.kind];
    const is = event.kind === turn ? 'turn' : event.kind === phase ? 'phase' : 'line';
    if (is === 'line' && !all) {
      if (wanted.family !== 'all' && look?.of?.includes(wanted.family) !== true) return;
      if (wanted.seat !== null && event.seat !== wanted.seat) return;
      if (!event.text.toLowerCase().includes(query)) return;
    }
    if (is === 'phase' && !all) return;
    // A heading or a phase with nothing under it gives way to the next.
    const last = rows.at(-1);
    if (last !== undefined && is !== 'line' && (last.is === 'phase' || (last.is === 'turn' && is === 'turn' && !all))) {
      rows.pop();
      if (is === 'turn' && !all && rows.at(-1)?.is === 'turn') rows.pop();
    }
    rows.push({ at, is, event, look });
  });
  if (!all && rows.at(-1)?.is === 'turn') rows.pop();
  return rows;
}

/** Definitions of the cards an event names, each once. */
export function cardsOf({ a, b, cards }: EventView): string[] {
  const ids = [a, b, ...(cards ?? [])].flatMap((c) => (c?.card === undefined ? [] : [c.card]));
  return [...new Set(ids)];
}

export const asText = (rows: readonly Row[]): string =>
  rows
    .filter((r) => r.is !== 'phase')
    .map((r) => (r.is === 'turn' ? `\n${r.event.text}` : `- ${r.event.text} (${r.event.cite})`))
    .join('\n')
    .trim();
