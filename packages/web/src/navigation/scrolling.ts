import { session } from '../storage.ts';

/**
 * Where pages are scrolled to. A new page begins at its top; one that is gone back to stands where it was left, after a reload too.
 * The browser would scroll before the page is there, so it is told to leave that to us.
 */

const KEPT = 'wardroom.scrolled';

interface Entry {
  key: string;
}

const fresh = (): Entry => ({ key: Math.random().toString(36).slice(2, 10) });

/** The key of the entry in the browser's history; one that has none is given one. */
export function entryKey(): string {
  const entry = history.state as Partial<Entry> | null;
  if (typeof entry?.key === 'string') return entry.key;
  const given = fresh();
  history.replaceState(given, '');
  return given.key;
}

export function leaveForNew(href: string, replace: boolean): void {
  left();
  if (replace) history.replaceState(fresh(), '', href);
  else history.pushState(fresh(), '', href);
}

let shown = '';
const positions = readKept();

function readKept(): Map<string, number> {
  try {
    return new Map(JSON.parse(session.getItem(KEPT) ?? '[]') as [string, number][]);
  } catch {
    return new Map();
  }
}

/**
 * Call when somebody goes on from the page that is shown, which still stands: on a busy machine the word that it was scrolled comes later
 * than that.
 */
export function left(): void {
  if (!keeping) positions.set(shown, scrollY);
}

/** Call when the page of an entry is there. */
export function arrive(entry: string, hash: string, stay: boolean): void {
  shown = entry;
  settled();
  if (stay) {
    positions.set(entry, scrollY);
    return;
  }
  const before = positions.get(entry);
  const named = before === undefined && hash !== '' ? document.getElementById(hash) : null;
  if (named === null) scrollTo(0, before ?? 0);
  else named.scrollIntoView();
  if (before !== undefined) keepAt(before);
}

let settled: () => void = () => {};
let keeping = false;

const BY_HAND = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Parts of a page and its fonts come later, and it has not its length before: kept there until somebody scrolls themselves. */
function keepAt(y: number): void {
  const grows = new ResizeObserver(() => {
    scrollTo(0, y);
    if (scrollY >= y && document.fonts.status === 'loaded') settled();
  });
  const stop = () => settled();
  keeping = true;
  settled = () => {
    keeping = false;
    grows.disconnect();
    for (const kind of BY_HAND) removeEventListener(kind, stop);
    settled = () => {};
  };
  for (const kind of BY_HAND) addEventListener(kind, stop, { passive: true });
  grows.observe(document.body);
}

/** Takes over from the browser; returns how to hand back. */
export function manualScrolling(): () => void {
  history.scrollRestoration = 'manual';
  // A page that makes room for a shorter one scrolls, too, before that one has arrived: this says nothing about where it was left.
  // Neither does one that is still too short for the place it is kept at.
  const scrolled = () => {
    if (!keeping && (history.state as Partial<Entry> | null)?.key === shown) positions.set(shown, scrollY);
  };
  const leaving = () => {
    left();
    session.setItem(KEPT, JSON.stringify([...positions].slice(-50)));
  };
  addEventListener('scroll', scrolled, { passive: true });
  addEventListener('pagehide', leaving);
  return () => {
    history.scrollRestoration = 'auto';
    removeEventListener('scroll', scrolled);
    removeEventListener('pagehide', leaving);
  };
}
