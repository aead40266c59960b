/**
 * What has changed between two plain JSON values. Small enough to write down whole, because clients of others apply it, too:
 *
 * - `[x]`: it is x now. `[]`: the field is gone.
 * - `{key: delta, …}`: of an object or a list, these fields have changed.
 * - under the key `''`, of a list, first of all: `[at, gone, ...put]`, as `splice` takes them.
 */
export type Delta = readonly [] | readonly [unknown] | { readonly [key: string]: Delta | readonly unknown[] };

const isObject = (x: unknown): x is Record<string, unknown> => typeof x === 'object' && x !== null;

/** What leads from one value to the other; undefined if they are the same. */
export function deltaOf(from: unknown, to: unknown): Delta | undefined {
  if (from === to) return undefined;
  if (!isObject(from) || !isObject(to) || Array.isArray(from) !== Array.isArray(to)) return [to];
  const found: Record<string, Delta | readonly unknown[]> = {};
  if (Array.isArray(from) && Array.isArray(to)) return ofLists(from, to, found);
  for (const key of Object.keys(from)) if (to[key] === undefined && from[key] !== undefined) found[key] = [];
  for (const key of Object.keys(to)) {
    if (to[key] === undefined) continue;
    const d = deltaOf(from[key], to[key]);
    if (d !== undefined) found[key] = d;
  }
  return Object.keys(found).length === 0 ? undefined : found;
}

function ofLists(
  from: readonly unknown[],
  to: readonly unknown[],
  found: Record<string, Delta | readonly unknown[]>,
): Delta | undefined {
  let base = from;
  if (from.length !== to.length) {
    const least = Math.min(from.length, to.length);
    let head = 0;
    while (head < least && alike(from[head], to[head])) head++;
    let tail = 0;
    while (tail < least - head && alike(from[from.length - 1 - tail], to[to.length - 1 - tail])) tail++;
    const put = to.slice(head, to.length - tail);
    found[''] = [head, from.length - head - tail, ...put];
    base = [...from.slice(0, head), ...put, ...from.slice(from.length - tail)];
  }
  for (let i = 0; i < to.length; i++) {
    const d = deltaOf(base[i], to[i]);
    if (d !== undefined) found[i] = d;
  }
  return Object.keys(found).length === 0 ? undefined : found;
}

/** The same thing, perhaps changed: cards go by their ids. */
function alike(a: unknown, b: unknown): boolean {
  if (isObject(a) && isObject(b) && typeof a.id === 'number') return a.id === b.id;
  return deltaOf(a, b) === undefined;
}

/** The value after the change. Nothing of the value before is touched. */
export function patched<T>(value: T, delta: Delta | undefined): T {
  if (delta === undefined) return value;
  if (Array.isArray(delta)) return delta[0] as T;
  const { '': splice, ...fields } = delta as Record<string, Delta> & { ''?: Splice };
  const copy = Array.isArray(value) ? spliced(value, splice) : { ...value };
  const out = copy as Record<string, unknown>;
  for (const [key, d] of Object.entries(fields)) {
    if (Array.isArray(d) && d.length === 0) delete out[key];
    else out[key] = patched(out[key], d);
  }
  return out as T;
}

type Splice = readonly [at: number, gone: number, ...put: unknown[]];

function spliced(list: readonly unknown[], splice: Splice | undefined): unknown[] {
  const out = [...list];
  if (splice !== undefined) out.splice(...splice);
  return out;
}
