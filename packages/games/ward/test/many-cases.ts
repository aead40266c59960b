import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Which cards the tests of this folder play at a table of three or more, read off their sources. */

/** Code without what its strings and comments hold: each is as long as before, so places are the same. */
const blank = (code: string): string =>
  code.replace(/'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|\/\/.*|\/\*[\s\S]*?\*\//g, (x) =>
    x.replace(/[^\n]/g, '_'),
  );

/** Where what is opened at `from` ends. */
function closing(code: string, from: number): number {
  let depth = 0;
  for (let i = from; i < code.length; i++) {
    if ('([{'.includes(code[i])) depth++;
    else if (')]}'.includes(code[i]) && --depth === 0) return i;
  }
  return code.length;
}

/** How many elements stand in the list that begins at `from`; what is no list written out may have any number. */
function elements(code: string, from: number): number {
  if (code[from] !== '[') return Number.POSITIVE_INFINITY;
  const end = closing(code, from);
  let count = 0;
  let open = false;
  for (let i = from + 1; i < end; i++) {
    if (code.startsWith('...', i)) return Number.POSITIVE_INFINITY;
    if (code[i] === ',') open = false;
    else if (/\S/.test(code[i]) && !open) {
      open = true;
      count++;
    }
    if ('([{'.includes(code[i])) i = closing(code, i);
  }
  return count;
}

/** Whether a test sets a table of three or more; a boss is one of them. */
const isMany = (code: string): boolean =>
  [...code.matchAll(/\b(table|raid)\(|\bseats: (?=\[)/g)].some((x) => {
    const seats = elements(code, x.index + x[0].length);
    return seats + (x[1] === 'raid' ? 1 : 0) >= 3;
  });

/** Each test of a file, and each case of a table that has seats of its own. */
function casesIn(source: string): string[] {
  const code = blank(source);
  const ranges: [number, number][] = [];
  for (const { index } of code.matchAll(/\btest(?=[.(])/g)) {
    const end = closing(code, code.indexOf('(', index));
    ranges.push([index, code[end + 1] === '(' ? closing(code, end + 1) : end]);
  }
  for (const { index } of code.matchAll(/\{\n\s+seats: \[/g)) ranges.push([index, closing(code, index)]);
  return ranges.flatMap(([from, to]) => (isMany(code.slice(from, to)) ? [source.slice(from, to)] : []));
}

/** The ids of cards that some test names at a table of three or more. */
export function cardsOfMany(): ReadonlySet<string> {
  const named = new Set<string>();
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((x) => x.endsWith('.test.ts'))) {
    for (const one of casesIn(readFileSync(join(import.meta.dirname, file), 'utf8'))) {
      for (const [, id] of one.matchAll(/'(?:\w+:)?([\w-]+)'/g)) named.add(id);
    }
  }
  return named;
}
