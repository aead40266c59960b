import { saveFile, stamp } from '../../parts/page/save-file.ts';

/**
 * Matches that were kept and cannot be read or played on: they are set aside, so that the table goes on and nothing of the
 * player's is lost. They can be saved as files, and stay until the player lets them go.
 */
export interface Aside {
  /** As it was kept. */
  text: string;
  /** Why it cannot go on, in a sentence. */
  why: string;
}

const ASIDE = 'wardroom.aside';

export function asides(): Aside[] {
  try {
    const all: unknown = JSON.parse(localStorage.getItem(ASIDE) ?? '[]');
    if (!Array.isArray(all)) return [];
    return all.filter((x): x is Aside => typeof x?.text === 'string' && typeof x.why === 'string');
  } catch {
    return [];
  }
}

/** Move what is kept under a key. Where there is no room to set it aside it stays where it is. */
export function setAside(key: string, why: string): void {
  const text = localStorage.getItem(key);
  if (text === null) return;
  try {
    localStorage.setItem(ASIDE, JSON.stringify([...asides(), { text, why }]));
    localStorage.removeItem(key);
  } catch {
    // Full: nothing is thrown away to make room.
  }
}

export const letGo = (aside: Aside): void =>
  localStorage.setItem(ASIDE, JSON.stringify(asides().filter((x) => x.text !== aside.text)));

/** What was kept, as a file. */
export const saveKept = (text: string): void => saveFile(`wardroom-match-${stamp()}.json`, text);
