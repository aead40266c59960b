import type { Catalogue, Snapshot } from '@wardroom/host';
import { useMemo } from 'react';
import { useAdvice } from './advice.ts';
import type { Aiming } from './aims.ts';

/** What the choices are aimed at, and what is advised; a puzzle is for whoever solves it, and advice would lead away from it. */
export function useAiming(
  rest: Snapshot | null,
  near: number,
  names: readonly string[],
  catalogue: Catalogue,
  advises: boolean,
): Aiming {
  const advised = useAdvice(rest);
  return useMemo(() => {
    const advice = advises || advised === null ? advised : { ...advised, best: null };
    return { view: rest?.view ?? { seats: [], zones: [] }, near, names, catalogue, advice };
  }, [rest, near, names, catalogue, advises, advised]);
}
