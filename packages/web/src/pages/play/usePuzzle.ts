import type { MatchRequest, PuzzleState } from '@wardroom/host';
import { useEffect, useRef, useState } from 'react';
import { keepSolved } from './start.ts';
import { usePlay } from './store.ts';

/** The puzzle on the table, and how often it was tried in vain; null where there is none. */
export function usePuzzle(request: MatchRequest | null): { puzzle: PuzzleState; missed: number } | null {
  const rest = usePlay((s) => s.rest);
  const last = useRef<PuzzleState | null>(null);
  const [missed, setMissed] = useState<Readonly<Record<number, number>>>({});
  if (rest !== null) last.current = rest.puzzle ?? null;
  if (request?.puzzle === undefined) last.current = null;
  const state = rest?.puzzle;
  useEffect(() => {
    if (state?.is === 'missed') setMissed((m) => ({ ...m, [state.at]: (m[state.at] ?? 0) + 1 }));
    if (state?.is === 'solved' && request !== null && request.shown !== true) keepSolved(request, state);
  }, [state, request]);
  return last.current === null ? null : { puzzle: last.current, missed: missed[last.current.at] ?? 0 };
}
