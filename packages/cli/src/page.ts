/** Pages of the project that a command writes a part of. */

const END = '<!-- end -->';
const beginning = (by: string): string => `<!-- written by ${by} -->`;

/** The page with the part that `by` writes put anew; everything around it stays. A part that is not there yet goes last. */
export function putPart(page: string, by: string, lines: readonly string[]): string {
  const begin = beginning(by);
  const at = page.indexOf(begin);
  const end = page.indexOf(END, at);
  const part = [begin, ...lines, END].join('\n');
  if (at < 0 || end < 0) return `${page.trimEnd()}\n\n${part}\n`;
  return page.slice(0, at) + part + page.slice(end + END.length);
}

/** A row of a table. */
export const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** A table with the names of its columns. */
export const tableOf = (columns: readonly string[], rows: readonly (readonly string[])[]): string[] => [
  row(columns),
  row(columns.map(() => '---')),
  ...rows.map(row),
];
