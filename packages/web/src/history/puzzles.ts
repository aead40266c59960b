import { device } from '../storage.ts';

/** Found puzzles that were tried on this device: the first try counts. */
export interface Tried {
  /** By what each is remembered by: whether the first try was right. */
  of: Readonly<Record<string, boolean>>;
  /** Right first tries in a row, and the most there ever were. */
  row: number;
  best: number;
}

const NONE: Tried = { of: {}, row: 0, best: 0 };
const keyOf = (game: string): string => `wardroom.puzzles.${game}`;

export function triedIn(game: string): Tried {
  try {
    const kept = JSON.parse(device.getItem(keyOf(game)) ?? 'null') as Partial<Tried> | null;
    return typeof kept?.of === 'object' && kept.of !== null ? { ...NONE, ...kept } : NONE;
  } catch {
    return NONE;
  }
}

export function noteTry(game: string, id: string, right: boolean): void {
  device.setItem(keyOf(game), JSON.stringify(afterTry(triedIn(game), id, right)));
}

/** What is kept after a try. */
export function afterTry(before: Tried, id: string, right: boolean): Tried {
  const of = { [id]: right, ...before.of };
  const first = before.of[id] === undefined;
  const row = !first ? before.row : right ? before.row + 1 : 0;
  return { of, row, best: Math.max(before.best, row) };
}

/** The puzzle of a day, out of so many: the same for everybody, and another one tomorrow. */
export const puzzleOf = (day: string, many: number): number =>
  many === 0 ? -1 : (Math.floor(Date.parse(`${day}T00:00:00Z`) / 86_400_000) * STRIDE) % many;

/** Prime, so that easy and hard ones take turns: the list goes from the one to the other. */
const STRIDE = 37;
