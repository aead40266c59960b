import { type Entry, resultOf } from './entry.ts';

/** What many matches come to. Only those count that were played by one person here, for their own sake. */
export const counts = (e: Entry): boolean => e.seat >= 0 && e.aside === undefined;

export interface Tally {
  played: number;
  won: number;
  lost: number;
  drawn: number;
}

const NONE: Tally = { played: 0, won: 0, lost: 0, drawn: 0 };

const add = (t: Tally, e: Entry): Tally => {
  const result = resultOf(e) as 'won' | 'lost' | 'drawn';
  return { ...t, played: t.played + 1, [result]: t[result] + 1 };
};

export const tally = (entries: readonly Entry[]): Tally => entries.filter(counts).reduce(add, NONE);

/** A tally for each value of a key, the most played first. */
export function tallyBy(entries: readonly Entry[], key: (e: Entry) => string): { key: string; of: Tally }[] {
  const found = new Map<string, Tally>();
  for (const e of entries.filter(counts)) found.set(key(e), add(found.get(key(e)) ?? NONE, e));
  return [...found].map(([name, of]) => ({ key: name, of })).sort((a, b) => b.of.played - a.of.played);
}

export interface Streaks {
  /** Wins (above 0) or losses (below) in a row up to now. */
  now: number;
  /** The most wins in a row. */
  best: number;
}

/** Draws neither break a row nor lengthen it. */
export function streaks(entries: readonly Entry[]): Streaks {
  let now = 0;
  let best = 0;
  for (const e of [...entries].filter(counts).sort((a, b) => a.at - b.at)) {
    const result = resultOf(e);
    if (result === 'drawn') continue;
    now = result === 'won' ? Math.max(0, now) + 1 : Math.min(0, now) - 1;
    best = Math.max(best, now);
  }
  return { now, best };
}

export interface DiceLuck {
  count: number;
  faces: number[];
  /** What the rolls were for, all together. */
  tries: number;
  happened: number;
  expected: number;
}

export function diceOf(entries: readonly Entry[]): DiceLuck {
  const faces = [0, 0, 0, 0, 0, 0];
  const sum = { tries: 0, happened: 0, expected: 0 };
  for (const { dice, luck } of entries.filter(counts)) {
    dice?.own.forEach((n, face) => {
      faces[face] += n;
    });
    sum.tries += luck?.tries ?? 0;
    sum.happened += luck?.happened ?? 0;
    sum.expected += luck?.expected ?? 0;
  }
  return { count: faces.reduce((a, b) => a + b, 0), faces, ...sum };
}
