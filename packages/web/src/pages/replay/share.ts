import type { Replay } from '@wardroom/core';
import { call } from '../../engine/link.ts';
import { toast } from '../../parts/dialog/Toast.tsx';
import { saveFile, stamp } from '../../parts/page/save-file.ts';

/** Replays as files and links. */

export const LAST = 'wardroom.lastReplay';

export const saveReplay = (replay: Replay): void =>
  saveFile(`wardroom-${replay.game}-${stamp()}.replay.json`, `${JSON.stringify(replay)}\n`);

export async function copyReplayLink(replay: Replay): Promise<void> {
  const link = `${location.origin}/replay#r=${await call('encodeReplay', replay)}`;
  try {
    await navigator.clipboard.writeText(link);
    toast('The link to the replay is copied', 'good');
  } catch {
    toast('The browser does not allow copying here. Save the replay instead.', 'bad');
  }
}

/** What the address asks for: a replay in the link, the last match or one of the history, and the moment to open it at. */
export function fromHash(hash: string): { link: string | null; kept: string | null; last: boolean; at: number } {
  const asked = new URLSearchParams(hash.replace(/^#/, ''));
  const at = Number(asked.get('at') ?? 0);
  return {
    link: asked.get('r'),
    kept: asked.get('kept'),
    last: asked.has('last'),
    at: Number.isInteger(at) && at > 0 ? at : 0,
  };
}
