/** Near misses: what somebody may have meant. */

/** Letters to change, add, leave out or swap to get from one word to the other. */
export function distance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      row[j] = Math.min(rows[i - 1][j] + 1, row[j - 1] + 1, rows[i - 1][j - 1] + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        row[j] = Math.min(row[j], rows[i - 2][j - 2] + 1);
      }
    }
    rows.push(row);
  }
  return rows[a.length][b.length];
}

/** Letters and digits only, so that spelling of hyphens and capitals does not count. */
export const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** The candidates closest to a word, best first; none if all are far off. */
export function near(word: string, candidates: readonly string[], most = 3): string[] {
  const wanted = plain(word).slice(0, 60);
  if (wanted === '') return [];
  return candidates
    .map((c) => {
      const name = plain(c);
      // A part of a long name is as good as a slip or two.
      const part =
        wanted.length >= 3 && (name.includes(wanted) || wanted.includes(name)) ? 1 : Number.POSITIVE_INFINITY;
      return { c, d: Math.min(part, distance(wanted, name)) };
    })
    .filter(({ d }) => d <= Math.max(1, Math.floor(wanted.length / 3)))
    .sort((a, b) => a.d - b.d || (a.c < b.c ? -1 : 1))
    .slice(0, most)
    .map(({ c }) => c);
}

/** ' Did you mean X or Y?', or nothing. */
export function didYouMean(
  word: string,
  candidates: readonly string[],
  show: (c: string) => string = (c) => c,
): string {
  const found = near(word, candidates).map(show);
  if (found.length === 0) return '';
  return ` Did you mean ${found.length === 1 ? found[0] : `${found.slice(0, -1).join(', ')} or ${found.at(-1)}`}?`;
}
