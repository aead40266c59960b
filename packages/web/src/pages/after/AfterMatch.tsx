import type { Replay } from '@wardroom/core';

export function AfterMatch(_props: { replay: Replay; viewer: number; onRematch: () => void; onHome: () => void }) {
  return null;
}
