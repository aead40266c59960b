import type { AdviceView, Snapshot } from '@wardroom/host';
import { create } from 'zustand';
import { local } from '../../engine/link.ts';

/**
 * What a good player would likely answer. It is asked for as soon as a question is known, while what led to it is still being
 * shown, so that it is mostly there when the question is put.
 */
interface Told {
  seat: number;
  seq: number;
  advice: AdviceView;
}

const useTold = create<{ told: Told | null }>()(() => ({ told: null }));

local.listen((m) => {
  if (m.is === 'advice') useTold.setState({ told: { seat: m.seat, seq: m.seq, advice: m.advice } });
  if (m.is !== 'update' || m.update.rest === null) return;
  const { view, lesson } = m.update.rest;
  // A lesson says itself what to do.
  if (lesson === undefined && view.over === null && view.question?.seat === view.viewer)
    local.send({ do: 'advise', seat: view.viewer, seq: view.seq });
});

/** The advice on this question, once it is there. */
export const useAdvice = (rest: Snapshot | null): AdviceView | null =>
  useTold(({ told }) =>
    told !== null && rest !== null && told.seat === rest.view.viewer && told.seq === rest.view.seq ? told.advice : null,
  );
