/** Lists by the number of a stat, of a kind of event: most places of most of them hold nothing. */

/** As long a list of nothing, without holes: reading it is fast. */
export const nothings = (length: number): readonly undefined[] => Array.from({ length }, () => undefined);

/** A list without holes: the unused places hold undefined. */
export function dense<T>(sparse: readonly T[], none: readonly undefined[]): readonly (T | undefined)[] {
  if (sparse.length === 0) return none;
  const list: (T | undefined)[] = none.slice();
  sparse.forEach((x, i) => {
    list[i] = x;
  });
  return list;
}
