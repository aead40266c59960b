/** Data compared with a pattern of the same shape, in which some places are open. */

/** What stands in the data where the pattern is open, by the names of those places. */
export type Found = Readonly<Record<string, unknown>>;

interface Open {
  open: string;
  is: 'number' | 'anything';
}

/** An open place: fits wherever a word of the cards takes something, so that patterns are written in those words. */
const place = (open: string, is: Open['is']): never => ({ open, is }) as never;
export const number = (name: string): never => place(name, 'number');
export const anything = (name: string): never => place(name, 'anything');

const isObject = (x: unknown): x is Record<string, unknown> => typeof x === 'object' && x !== null;
const isOpen = (x: unknown): x is Open => isObject(x) && typeof x.open === 'string' && 'is' in x;

/** What was found in the open places, or null if the data is not of this pattern. */
export function match(pattern: unknown, data: unknown): Found | null {
  const found: Record<string, unknown> = {};
  return fits(pattern, data, found) ? found : null;
}

function fits(pattern: unknown, data: unknown, found: Record<string, unknown>): boolean {
  if (isOpen(pattern)) {
    if (pattern.is === 'number' && typeof data !== 'number') return false;
    if (pattern.open in found) return JSON.stringify(found[pattern.open]) === JSON.stringify(data);
    found[pattern.open] = data;
    return true;
  }
  if (!isObject(pattern) || !isObject(data)) return pattern === data;
  if (Array.isArray(pattern) !== Array.isArray(data)) return false;
  const keys = Object.keys(pattern);
  return (
    keys.length === Object.keys(data).length &&
    keys.every((key) => Object.hasOwn(data, key) && fits(pattern[key], data[key], found))
  );
}

/** The sentence of the first pattern that fits. A pattern that fits and has nothing to say for what it found lets others try. */
export function say<V>(
  table: readonly (readonly [pattern: unknown, words: (found: Found, voice: V) => string | null])[],
  data: unknown,
  voice: V,
): string | null {
  for (const [pattern, words] of table) {
    const found = match(pattern, data);
    const said = found === null ? null : words(found, voice);
    if (said !== null) return said;
  }
  return null;
}
