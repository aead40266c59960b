import type { ChatLine } from '@wardroom/protocol';

/** Lines kept on the page: nobody reads further back than that. */
const MOST = 200;

/** The number of the last of these lines. */
export const lastOf = (lines: readonly ChatLine[]): number => lines.at(-1)?.n ?? 0;

/** Lines that came, after those that are there; a line that came twice stands once. */
export const withLines = (before: readonly ChatLine[], came: readonly ChatLine[]): ChatLine[] =>
  [...before, ...came.filter((x) => x.n > lastOf(before))].slice(-MOST);
