import { type Entry, entryProblem } from './entry.ts';

/**
 * Matches that were played, on the device: entries and replays apart, so that a list does not read every replay. Where the
 * browser keeps nothing (a private window, a full disk) they last as long as the page, and the history says so. Nothing throws.
 */

/** The oldest go when there are more. */
export const MOST = 200;

/** One that is there: an entry, or why it cannot be read as one. */
export type Kept = { id: string; entry: Entry } | { id: string; why: string };

const ENTRIES = 'entries';
const REPLAYS = 'replays';
type Part = typeof ENTRIES | typeof REPLAYS;

const memory = { [ENTRIES]: new Map<string, unknown>(), [REPLAYS]: new Map<string, unknown>() };
const listeners = new Set<() => void>();

/** Told whenever something was added, changed or removed. */
export const onChange = (hear: () => void): (() => void) => {
  listeners.add(hear);
  return () => listeners.delete(hear);
};

let opened: Promise<IDBDatabase | null> | null = null;

function database(): Promise<IDBDatabase | null> {
  opened ??= new Promise((resolve) => {
    try {
      const request = indexedDB.open('wardroom', 1);
      request.onupgradeneeded = () => {
        request.result.createObjectStore(ENTRIES);
        request.result.createObjectStore(REPLAYS);
      };
      request.onsuccess = () => {
        const db = request.result;
        // Another tab with a later Wardroom wants to change the store.
        db.onversionchange = () => db.close();
        resolve(db);
      };
      request.onerror = () => resolve(null);
      request.onblocked = () => resolve(null);
    } catch {
      resolve(null);
    }
  });
  return opened;
}

/** Do something with both stores at once. Null where the browser refuses. */
async function work<T>(
  mode: IDBTransactionMode,
  does: (part: (name: Part) => IDBObjectStore) => () => T,
): Promise<T | null> {
  const db = await database();
  if (db === null) return null;
  return new Promise((resolve) => {
    try {
      const transaction = db.transaction([ENTRIES, REPLAYS], mode);
      const result = does((name) => transaction.objectStore(name));
      transaction.oncomplete = () => resolve(result());
      transaction.onabort = () => resolve(null);
      transaction.onerror = () => resolve(null);
    } catch {
      resolve(null);
    }
  });
}

/** Whether matches outlast the page. */
export const lasts = async (): Promise<boolean> => (await work('readonly', () => () => true)) === true;

/** All of them, the newest first; those that cannot be read at the end. */
export async function all(): Promise<Kept[]> {
  const found = await work('readonly', (part) => {
    const keys = part(ENTRIES).getAllKeys();
    const values = part(ENTRIES).getAll();
    return () => keys.result.map((key, i): [string, unknown] => [String(key), values.result[i]]);
  });
  const kept = new Map([...(found ?? []), ...memory[ENTRIES]]);
  return [...kept].map(([id, value]) => read(id, value)).sort((a, b) => when(b) - when(a));
}

function read(id: string, value: unknown): Kept {
  const why = entryProblem(value);
  return why === null ? { id, entry: value as Entry } : { id, why };
}

const when = (kept: Kept): number => ('entry' in kept ? kept.entry.at : -1);

export async function replayText(id: string): Promise<string | null> {
  const found = await work('readonly', (part) => {
    const value = part(REPLAYS).get(id);
    return () => value.result as unknown;
  });
  const text = found ?? memory[REPLAYS].get(id);
  return typeof text === 'string' ? text : null;
}

export async function find(id: string): Promise<Entry | null> {
  const kept = (await all()).find((x) => x.id === id);
  return kept !== undefined && 'entry' in kept ? kept.entry : null;
}

/** Keep a match. One that is there already stays as it is. Returns whether it outlasts the page. */
export async function keep(entry: Entry, replay: string): Promise<boolean> {
  const there = await all();
  if (there.some((x) => x.id === entry.id)) return true;
  const oldest = there.slice(MOST - 1).map((x) => x.id);
  const put = (gone: readonly string[]) => write(entry.id, entry, replay, gone);
  // Where there is no more room, the older half makes some.
  const kept = (await put(oldest)) || (await put(there.slice(Math.ceil(there.length / 2)).map((x) => x.id)));
  if (!kept) {
    memory[ENTRIES].set(entry.id, entry);
    memory[REPLAYS].set(entry.id, replay);
  }
  tell();
  return kept;
}

const write = async (id: string, entry: Entry, replay: string, gone: readonly string[]): Promise<boolean> =>
  (await work('readwrite', (part) => {
    for (const old of gone) {
      part(ENTRIES).delete(old);
      part(REPLAYS).delete(old);
    }
    part(ENTRIES).put(entry, id);
    part(REPLAYS).put(replay, id);
    return () => true;
  })) === true;

/** What is learnt of a match later. */
export async function change(id: string, more: Partial<Entry>): Promise<void> {
  const entry = await find(id);
  if (entry === null) return;
  const changed = { ...entry, ...more };
  if (memory[ENTRIES].has(id)) memory[ENTRIES].set(id, changed);
  else
    await work('readwrite', (part) => {
      part(ENTRIES).put(changed, id);
      return () => true;
    });
  tell();
}

export async function remove(ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    memory[ENTRIES].delete(id);
    memory[REPLAYS].delete(id);
  }
  await work('readwrite', (part) => {
    for (const id of ids) {
      part(ENTRIES).delete(id);
      part(REPLAYS).delete(id);
    }
    return () => true;
  });
  tell();
}

const tell = (): void => {
  for (const hear of listeners) hear();
};
