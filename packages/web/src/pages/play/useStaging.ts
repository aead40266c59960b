import type { MatchRequest } from '@wardroom/host';
import { isPersons } from '@wardroom/host/messages';
import { useEffect } from 'react';
import type { Choosing, GameTable } from '../../games/table.ts';
import { stageOf } from '../../parts/beats/stage.ts';
import { fetchWindows } from '../../parts/dialog/Dialog.tsx';
import { toast } from '../../parts/dialog/Toast.tsx';
import { sounds } from '../../parts/sound/table.ts';
import { useMusic } from '../../parts/sound/useMusic.ts';
import { setStage, usePlay } from './store.ts';

/** The table is made ready: how the game is staged, its music, and what is said of an answer that was refused. */
export function useStaging(table: GameTable, near: number, request: MatchRequest | null): void {
  const refusal = usePlay((s) => s.refusal);
  useMusic(table.name);
  useEffect(() => fetchWindows(), []);
  useEffect(() => {
    setStage(stageOf(table, near, (seat) => request !== null && !isPersons(request, seat)));
  }, [table, near, request]);
  useEffect(() => {
    if (refusal === null) return;
    const { error, rule } = refusal.refusal;
    toast(rule === undefined ? error : `${error} (${rule})`, 'bad');
    sounds.play('refuse');
  }, [refusal]);
}

/** Whoever plays by keyboard goes on from the question when what they pressed has gone. */
export function useReturning(choosing: Choosing | null): void {
  useEffect(() => {
    if (choosing !== null && document.activeElement === document.body) document.getElementById('question')?.focus();
  }, [choosing]);
}
