/** Looking at plain data: whether it is plain, where two differ, what two share. Paths read like code: `cards[3].host`. */

/** What keeps a value from being plain JSON that survives writing and reading unchanged. */
export const unplain = (value: unknown): string[] => (isPlain(value) ? [] : complaints(value, ''));

/** The quick answer; the paths are only worked out if there is something to tell. */
function isPlain(value: unknown): boolean {
  switch (typeof value) {
    case 'number':
      return Number.isFinite(value) && !Object.is(value, -0);
    case 'string':
    case 'boolean':
      return true;
    case 'object': {
      if (value === null) return true;
      if (Array.isArray(value)) {
        // By index and not with every(), which passes holes over.
        for (let i = 0; i < value.length; i++) if (!isPlain(value[i])) return false;
        return true;
      }
      if (Object.getPrototypeOf(value) !== Object.prototype) return false;
      for (const key in value) if (!isPlain((value as Record<string, unknown>)[key])) return false;
      return true;
    }
    default:
      return false;
  }
}

function complaints(value: unknown, path: string): string[] {
  if (Array.isArray(value)) return Array.from(value).flatMap((x, i) => complaints(x, `${path}[${i}]`));
  if (typeof value === 'object' && value !== null) {
    if (Object.getPrototypeOf(value) !== Object.prototype) return [`${path} is no plain object`];
    return Object.entries(value).flatMap(([key, x]) => complaints(x, path === '' ? key : `${path}.${key}`));
  }
  if (isPlain(value)) return [];
  return [`${path} is ${Object.is(value, -0) ? '-0' : typeof value === 'number' ? value : typeof value}`];
}

/**
 * Numbers that are no small integers. The engine below us keeps those in the word itself, on every machine if they are below
 * 2^30; a fraction, -0 or a larger one is an object of its own, and makes every list and field of its kind slower to read.
 */
export const unsmall = (value: unknown): string[] => (isSmall(value) ? [] : oversizes(value, ''));

const SMALL = 2 ** 30;
const isSmallInteger = (x: number): boolean => Number.isInteger(x) && Math.abs(x) < SMALL && !Object.is(x, -0);

function isSmall(value: unknown): boolean {
  if (typeof value === 'number') return isSmallInteger(value);
  if (typeof value !== 'object' || value === null) return true;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) if (!isSmall(value[i])) return false;
    return true;
  }
  for (const key in value) if (!isSmall((value as Record<string, unknown>)[key])) return false;
  return true;
}

function oversizes(value: unknown, path: string): string[] {
  if (Array.isArray(value)) return value.flatMap((x, i) => oversizes(x, `${path}[${i}]`));
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, x]) => oversizes(x, path === '' ? key : `${path}.${key}`));
  }
  return isSmall(value) ? [] : [`${path} is ${value}, which is no small integer`];
}

/** The first place where two values differ, or null. */
export function difference(a: unknown, b: unknown, path = ''): string | null {
  if (Object.is(a, b)) return null;
  if (
    typeof a !== 'object' ||
    typeof b !== 'object' ||
    a === null ||
    b === null ||
    Array.isArray(a) !== Array.isArray(b)
  ) {
    return `${path || 'the whole'}: ${show(a)} and ${show(b)}`;
  }
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  for (const key of keys) {
    const at = Array.isArray(a) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`;
    const found = difference((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key], at);
    if (found !== null) return found;
  }
  return null;
}

/** Every object and array of one value that is also part of the other and may be changed, by its path in the second. */
export function sharedParts(a: unknown, b: unknown): string[] {
  const parts = new Set<object>();
  walk(a, '', (x) => parts.add(x));
  const found: string[] = [];
  walk(b, '', (x, path) => {
    if (parts.has(x) && !Object.isFrozen(x)) found.push(path || 'the whole');
  });
  return found;
}

/** Visit every object and array in a value, the whole one first. */
export function walk(value: unknown, path: string, visit: (x: object, path: string) => void): void {
  if (typeof value !== 'object' || value === null) return;
  visit(value, path);
  for (const [key, x] of Object.entries(value)) {
    walk(x, Array.isArray(value) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`, visit);
  }
}

function show(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 80 ? `${text.slice(0, 77)}…` : text;
}
