import { Phases as AnyPhases } from '../../parts/table/Phases.tsx';
import type { GameTableProps } from '../table.ts';
import { PHASES, type RealmGame } from './facts.ts';

/** Whose turn it is and how far it has come. */
export const Phases = ({ view, names, near }: GameTableProps<RealmGame>) => (
  <AnyPhases view={view} names={names} near={near} phases={PHASES} phase={view.table.phase} />
);
