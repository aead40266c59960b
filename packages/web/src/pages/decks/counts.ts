import type { CardFace } from '@wardroom/core';
import { figureOf } from '../../parts/pool/pool.ts';

/** What a deck is made of, added up. */

type Faces = Readonly<Record<string, CardFace>>;

export function countsOf(cards: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const id of cards) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

export interface Row {
  id: string;
  /** Absent for a card that there is no more. */
  face: CardFace | undefined;
  n: number;
}

export interface Group {
  kind: string;
  n: number;
  rows: Row[];
}

/** The list of a deck: by kind in the order in which its game tells them apart, each by the figure that matters and by name. */
export function groupsOf(
  cards: readonly string[],
  faces: Faces,
  kinds: readonly string[],
  stat: string | null,
): Group[] {
  const groups = new Map<string, Group>();
  for (const [id, n] of countsOf(cards)) {
    const face = faces[id];
    const kind = face?.stock ?? 'unknown';
    const group = groups.get(kind) ?? { kind, n: 0, rows: [] };
    group.n += n;
    group.rows.push({ id, face, n });
    groups.set(kind, group);
  }
  const place = (kind: string): number => (kinds.includes(kind) ? kinds.indexOf(kind) : kinds.length);
  const figure = ({ face }: Row): number =>
    face === undefined || stat === null ? 0 : (figureOf(face, stat) ?? Number.MAX_SAFE_INTEGER);
  for (const group of groups.values()) {
    group.rows.sort((a, b) => figure(a) - figure(b) || (a.face?.name ?? a.id).localeCompare(b.face?.name ?? b.id));
  }
  return [...groups.values()].sort((a, b) => place(a.kind) - place(b.kind));
}

/** How many cards there are of each, the most first. */
export function tally(cards: readonly string[], faces: Faces, key: (face: CardFace) => string): [string, number][] {
  const counts = new Map<string, number>();
  for (const id of cards) {
    const face = faces[id];
    if (face !== undefined) counts.set(key(face), (counts.get(key(face)) ?? 0) + 1);
  }
  return [...counts].sort(([a, n], [b, m]) => m - n || a.localeCompare(b));
}

/** How many cards have each value of a figure, from the lowest to the highest, none left out; and the mean. */
export function curveOf(
  cards: readonly string[],
  faces: Faces,
  stat: string,
): { columns: { label: string; n: number }[]; mean: number | null } {
  const values = cards.flatMap((id) => {
    const value = faces[id] === undefined ? undefined : figureOf(faces[id], stat);
    return value === undefined ? [] : [value];
  });
  if (values.length === 0) return { columns: [], mean: null };
  const least = Math.min(...values);
  const most = Math.max(...values);
  const step = stepFor(most - least);
  const first = Math.floor(least / step) * step;
  const columns = Array.from({ length: Math.floor((most - first) / step) + 1 }, (_, i) => {
    const from = first + i * step;
    const n = values.filter((v) => v >= from && v < from + step).length;
    return { label: step === 1 ? String(from) : `${from}–${from + step - 1}`, n };
  });
  return { columns, mean: values.reduce((a, b) => a + b, 0) / values.length };
}

/** Columns that are told apart: a dozen at most, each as wide as a round number. */
function stepFor(range: number): number {
  for (let step = 1; ; step *= 10) {
    for (const by of [1, 2, 5]) if (range / (step * by) < 12) return step * by;
  }
}
