/** Marks that fit into one number, one bit each: a number of the state is a small integer, which has thirty of them. */
export const MOST_MARKS = 30;

/** The bit of the mark with this number. Games give their cards marks by it when they are loaded. */
export function markBit(n: number): number {
  if (!Number.isInteger(n) || n < 0 || n >= MOST_MARKS) {
    throw new Error(`mark ${n}: a card has at most ${MOST_MARKS} marks, numbered from 0`);
  }
  return 1 << n;
}
