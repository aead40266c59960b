import { device } from '../storage.ts';

/** How many hints were asked for in the match under way, by its seed: with those of the match before it is over. */

const KEY = 'wardroom.hints';

interface Hinted {
  seed: string;
  n: number;
}

function kept(): Hinted | null {
  try {
    const found = JSON.parse(device.getItem(KEY) ?? 'null') as Partial<Hinted> | null;
    return typeof found?.seed === 'string' && Number.isInteger(found.n) ? (found as Hinted) : null;
  } catch {
    return null;
  }
}

export function hintsIn(seed: string): number {
  const found = kept();
  return found?.seed === seed ? found.n : 0;
}

export function noteHint(seed: string): void {
  device.setItem(KEY, JSON.stringify({ seed, n: hintsIn(seed) + 1 }));
}
