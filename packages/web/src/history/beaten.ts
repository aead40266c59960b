import type { Kept } from './device.ts';
import { resultOf } from './entry.ts';

/** Which levels whoever plays here has beaten in a mode, by the matches that are kept: alone against one of them and nobody else. */
export function beatenIn(kept: readonly Kept[], game: string, mode: string): ReadonlySet<string> {
  const beaten = new Set<string>();
  for (const k of kept) {
    if (!('entry' in k)) continue;
    const { entry } = k;
    if (entry.game !== game || entry.mode !== mode || entry.aside === 'played on' || resultOf(entry) !== 'won')
      continue;
    const others = entry.seats.filter((_, i) => i !== entry.seat);
    if (others.length === 1) beaten.add(others[0].sitter);
  }
  return beaten;
}

/** Whom to meet next: the one above the strongest who is beaten. Null where nobody is, or nobody is left. */
export function nextAfter(beaten: ReadonlySet<string>, levels: readonly string[]): string | null {
  const strongest = levels.findLastIndex((name) => beaten.has(name));
  return strongest < 0 ? null : (levels[strongest + 1] ?? null);
}
