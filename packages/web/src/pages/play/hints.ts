import type { HintView } from '@wardroom/host';
import { create } from 'zustand';
import { local } from '../../engine/link.ts';
import { noteHint } from '../../history/hinted.ts';

/** A hint that was asked for: of which question, and what came of it; null while it is thought about. */
interface Asked {
  seat: number;
  seq: number;
  hint: HintView | null;
}

export const useHint = create<{ asked: Asked | null }>()(() => ({ asked: null }));

local.listen((m) => {
  const { asked } = useHint.getState();
  if (m.is === 'hint' && asked?.seat === m.seat && asked.seq === m.seq)
    useHint.setState({ asked: { ...asked, hint: m.hint } });
});

/** Ask what the strongest bot would answer to this question. It counts from here on. */
export function askHint(seed: string, seat: number, seq: number): void {
  const { asked } = useHint.getState();
  if (asked?.seat === seat && asked.seq === seq) return;
  noteHint(seed);
  useHint.setState({ asked: { seat, seq, hint: null } });
  local.send({ do: 'hint', seat, seq });
}

/** It is read, or no longer wanted: what is still being thought about is dropped. */
export function closeHint(): void {
  const { asked } = useHint.getState();
  if (asked !== null && asked.hint === null) local.send({ do: 'hint', seat: asked.seat, seq: asked.seq, drop: true });
  useHint.setState({ asked: null });
}
