import type { Replay } from '@wardroom/core';
import { call } from '../../engine/link.ts';
import { toast } from '../../parts/dialog/Toast.tsx';

/** Replays as files and links. */

export const LAST = 'wardroom.lastReplay';

export function saveReplay(replay: Replay): void {
  const now = new Date();
  const two = (n: number): string => String(n).padStart(2, '0');
  const day = `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}-${two(now.getHours())}${two(now.getMinutes())}`;
  const url = URL.createObjectURL(new Blob([`${JSON.stringify(replay)}\n`], { type: 'application/json' }));
  const a = document.createElement('a');
  a.href = url;
  a.download = `wardroom-${replay.game}-${day}.replay.json`;
  a.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

export async function copyReplayLink(replay: Replay): Promise<void> {
  const link = `${location.origin}/replay#r=${await call('encodeReplay', replay)}`;
  try {
    await navigator.clipboard.writeText(link);
    toast('The link to the replay is copied', 'good');
  } catch {
    toast('The browser does not allow copying here. Save the replay instead.', 'bad');
  }
}

/** What the address asks for: a replay in the link or the last match, and the moment to open it at. */
export function fromHash(hash: string): { link: string | null; last: boolean; at: number } {
  const asked = new URLSearchParams(hash.replace(/^#/, ''));
  const at = Number(asked.get('at') ?? 0);
  return { link: asked.get('r'), last: asked.has('last'), at: Number.isInteger(at) && at > 0 ? at : 0 };
}
