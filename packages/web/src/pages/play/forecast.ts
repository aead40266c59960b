import type { ForecastView, Snapshot } from '@wardroom/host';
import { useEffect } from 'react';
import { create } from 'zustand';
import { local } from '../../engine/link.ts';

/** How attacks would go: asked for one after another, told when they are known, forgotten with the question. */
interface Told {
  seat: number;
  seq: number;
  by: ReadonlyMap<number, ForecastView | null>;
}

const useTold = create<Told>()(() => ({ seat: -1, seq: -1, by: new Map() }));

local.listen((m) => {
  if (m.is !== 'forecast') return;
  const { seat, seq, pick, forecast } = m;
  useTold.setState((was) => ({
    seat,
    seq,
    by: new Map([...(was.seat === seat && was.seq === seq ? was.by : []), [pick, forecast]]),
  }));
});

const none: Told['by'] = new Map();

/** What is known of these answers to the question; the first that is not is asked for. */
export function useForecasts(rest: Snapshot | null, picks: readonly number[]): Told['by'] {
  const told = useTold();
  const view = rest?.view;
  const by = view !== undefined && told.seat === view.viewer && told.seq === view.seq ? told.by : none;
  const next = picks.find((pick) => !by.has(pick));
  useEffect(() => {
    if (view !== undefined && next !== undefined)
      local.send({ do: 'forecast', seat: view.viewer, seq: view.seq, pick: next });
  }, [view, next]);
  return by;
}
