import type { CardFace } from '@wardroom/core';

/** Cards to look through: which of them are wanted, and in which order. */

export const ALL = '';

export interface Wanted {
  query: string;
  /** `CardFace.stock`, `type`, `rarity`; ALL for any. */
  kind: string;
  type: string;
  rarity: string;
  /** A printed figure and its bounds; ALL for any. */
  stat: string;
  least: number | null;
  most: number | null;
  /** `name`, `rarity`, or a figure. */
  order: string;
}

export const ANY: Wanted = {
  query: '',
  kind: ALL,
  type: ALL,
  rarity: ALL,
  stat: ALL,
  least: null,
  most: null,
  order: 'name',
};

export const isAny = (w: Wanted): boolean =>
  w.query.trim() === '' && w.kind === ALL && w.type === ALL && w.rarity === ALL && w.stat === ALL;

export const figureOf = (face: CardFace, stat: string): number | undefined =>
  face.figures.find((f) => f.stat === stat)?.value;

/** All that can be read on a card. */
const textOf = (f: CardFace): string =>
  `${f.name} ${f.line} ${f.rarity} ${f.attack ?? ''} ${f.cost ?? ''} ${f.text} ${f.many ?? ''} ${f.bio ?? ''}`.toLowerCase();

export function wantedOf(faces: readonly CardFace[], w: Wanted): CardFace[] {
  const words = w.query.toLowerCase().split(/\s+/).filter(Boolean);
  const found = faces.filter((f) => {
    if (w.kind !== ALL && f.stock !== w.kind) return false;
    if (w.type !== ALL && f.type !== w.type) return false;
    if (w.rarity !== ALL && f.rarity !== w.rarity) return false;
    if (w.stat !== ALL) {
      const value = figureOf(f, w.stat);
      if (value === undefined || value < (w.least ?? value) || value > (w.most ?? value)) return false;
    }
    if (words.length === 0) return true;
    const text = textOf(f);
    return words.every((word) => text.includes(word));
  });
  return found.sort((a, b) => inOrder(a, b, w.order) || a.name.localeCompare(b.name));
}

function inOrder(a: CardFace, b: CardFace, order: string): number {
  if (order === 'name') return 0;
  if (order === 'rarity') return a.rank - b.rank;
  // Cards without the figure come last.
  return (figureOf(a, order) ?? Number.MAX_SAFE_INTEGER) - (figureOf(b, order) ?? Number.MAX_SAFE_INTEGER);
}

/** What there is to choose from among these cards. */
export interface Ways {
  kinds: string[];
  types: string[];
  rarities: string[];
  /** Printed figures with what they are called. */
  stats: { stat: string; label: string }[];
}

export function waysOf(faces: readonly CardFace[], kind: string): Ways {
  const ofKind = kind === ALL ? faces : faces.filter((f) => f.stock === kind);
  const labels = new Map(faces.flatMap((f) => f.figures.map((x) => [x.stat, x.label] as const)));
  const ranks = new Map(faces.map((f) => [f.rank, f.rarity]));
  return {
    kinds: [...new Set(faces.map((f) => f.stock))].sort(),
    types: [...new Set(ofKind.map((f) => f.type))].sort(),
    rarities: [...ranks].sort(([a], [b]) => a - b).map(([, name]) => name),
    stats: [...labels].map(([stat, label]) => ({ stat, label })),
  };
}
