import { saveFile, stamp } from '../../parts/page/save-file.ts';
import { device } from '../../storage.ts';

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
    const all: unknown = JSON.parse(device.getItem(ASIDE) ?? '[]');
    if (!Array.isArray(all)) return [];
    return all.filter((x): x is Aside => typeof x?.text === 'string' && typeof x.why === 'string');
  } catch {
    return [];
  }
}

/** Move what is kept under a key. Where there is no room to set it aside it stays where it is. */
export function setAside(key: string, why: string): void {
  const text = device.getItem(key);
  const all = asides();
  if (text === null || all.some((x) => x.text === text)) return;
  // Full: nothing is thrown away to make room.
  if (device.setItem(ASIDE, JSON.stringify([...all, { text, why }]))) device.removeItem(key);
}

export function letGo(aside: Aside): void {
  device.setItem(ASIDE, JSON.stringify(asides().filter((x) => x.text !== aside.text)));
}

/** What was kept, as a file. */
export const saveKept = (text: string): void => saveFile(`wardroom-match-${stamp()}.json`, text);
