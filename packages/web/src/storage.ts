/**
 * The browser's own store, which may be switched off, full or made unreadable: then what is kept lasts as long as the page.
 * Nothing here throws.
 */
export interface Store {
  getItem: (key: string) => string | null;
  /** False where it is kept only as long as the page is open. */
  setItem: (key: string, value: string) => boolean;
  removeItem: (key: string) => void;
}

export function storeOver(of: () => Storage): Store {
  const memory = new Map<string, string>();
  const ask = <T>(work: (store: Storage) => T, otherwise: T): T => {
    try {
      return work(of());
    } catch {
      return otherwise;
    }
  };
  return {
    getItem: (key) => memory.get(key) ?? ask((s) => s.getItem(key), null),
    setItem: (key, value) => {
      const kept = ask((s) => {
        s.setItem(key, value);
        return true;
      }, false);
      if (kept) memory.delete(key);
      else memory.set(key, value);
      return kept;
    },
    removeItem: (key) => {
      memory.delete(key);
      ask((s) => s.removeItem(key), undefined);
    },
  };
}

/** For good. */
export const device = storeOver(() => localStorage);
/** Until the page is closed. */
export const session = storeOver(() => sessionStorage);

interface State<S> {
  getState: () => S;
  setState: (change: Partial<S>) => void;
  subscribe: (hear: (now: S) => void) => unknown;
}

/**
 * A state that is found again: it begins with what was kept of it, and whatever it becomes is kept. What was kept with another
 * shape than it has now, field by field, is left out; `older` makes something of an earlier version.
 */
export function keepOnDevice<S extends object>(
  state: State<S>,
  name: string,
  version: number,
  older: (kept: unknown) => unknown = () => null,
): void {
  try {
    const kept = JSON.parse(device.getItem(name) ?? 'null');
    if (kept !== null)
      state.setState(alike(kept.version === version ? kept.state : older(kept.state), state.getState()));
  } catch {
    // As if nothing had been kept.
  }
  state.subscribe((now) => device.setItem(name, JSON.stringify({ state: now, version })));
}

const kindOf = (x: unknown): string => (x === null ? 'null' : Array.isArray(x) ? 'list' : typeof x);

export function alike<S extends object>(kept: unknown, now: S): Partial<S> {
  if (kindOf(kept) !== 'object') return {};
  const fields = Object.entries(kept as object).filter(([k, v]) => kindOf(v) === kindOf(now[k as keyof S]));
  return Object.fromEntries(fields) as Partial<S>;
}
