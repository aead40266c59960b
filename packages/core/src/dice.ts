import type { Question } from './state.ts';

/** A way in which a roll can fall, with its chance; `faces` stands for all that come to the same. */
export interface Lot {
  chance: number;
  faces: number[];
}

/** Ways that are told apart die by die, at most. */
const MOST = 1296;

/**
 * Every way in which a roll can fall. With `counts` only the sum counts, and how many dice show one of these faces, so that rolls
 * that agree in it are one; without it every die counts, and its place. Null where there would be too many.
 */
export function outcomes({ count, sides }: Question, counts: readonly number[] | null): Lot[] | null {
  if (counts === null && sides ** count > MOST) return null;
  let lots = new Map<string, Lot>([['', { chance: 1, faces: [] }]]);
  for (let die = 0; die < count; die++) {
    const next = new Map<string, Lot>();
    for (const { chance, faces } of lots.values()) {
      for (let face = 1; face <= sides; face++) {
        const all = [...faces, face];
        const key = counts === null ? all.join() : signature(all, counts);
        const known = next.get(key);
        if (known === undefined) next.set(key, { chance: chance / sides, faces: all });
        else known.chance += chance / sides;
      }
    }
    lots = next;
  }
  return [...lots.values()];
}

/** What counts of a roll. */
export function signature(faces: readonly number[], counts: readonly number[]): string {
  const sum = faces.reduce((a, b) => a + b, 0);
  return [sum, ...counts.map((face) => faces.filter((f) => f === face).length)].join();
}
