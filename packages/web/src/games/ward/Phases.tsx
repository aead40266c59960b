import { Suspense } from 'react';
import { optional } from '../../parts/later.tsx';
import { Phases as AnyPhases } from '../../parts/table/Phases.tsx';
import type { GameTableProps } from '../table.ts';
import { isMany, PHASES, type Ward } from './facts.ts';

const TurnOrder = optional(() => import('./many/TurnOrder.tsx').then((m) => m.TurnOrder));

/** Whose turn it is and how far it has come; with more than two, in which order they play. */
export function Phases(props: GameTableProps<Ward>) {
  const { view, names, near } = props;
  return (
    <AnyPhases view={view} names={names} near={near} phases={PHASES} phase={view.table.phase}>
      {view.turn > 0 && isMany(view) && (
        <Suspense>
          <TurnOrder {...props} />
        </Suspense>
      )}
    </AnyPhases>
  );
}
