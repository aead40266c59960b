import { Phases as AnyPhases } from '../../parts/table/Phases.tsx';
import type { GameTableProps } from '../table.ts';
import { type Arcane, PHASES } from './facts.ts';
import css from './Phases.module.css';

/** Whose turn it is and how far it has come. */
export const Phases = ({ view, names, near }: GameTableProps<Arcane>) => (
  <AnyPhases view={view} names={names} near={near} phases={PHASES} phase={view.table.phase}>
    {view.table.phase === 'setup' && (
      <p className={css.setup}>Both players place in secret, on the two rows nearest to them.</p>
    )}
  </AnyPhases>
);
