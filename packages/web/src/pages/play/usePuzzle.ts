import type { PuzzleState } from '@wardroom/host';
import { useRef } from 'react';
import { usePlay } from './store.ts';

/** The puzzle on the table as it stood last; null where there is none. */
export function usePuzzle(): PuzzleState | null {
  const rest = usePlay((s) => s.rest);
  const request = usePlay((s) => s.request);
  const last = useRef<PuzzleState | null>(null);
  if (rest !== null) last.current = rest.puzzle ?? null;
  return request?.puzzle === undefined ? null : last.current;
}
