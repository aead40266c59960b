import { Phases } from '../../parts/table/Phases.tsx';
import type { GameTableProps } from '../table.ts';
import { type Guardian, PHASES, phaseOf } from './facts.ts';
import css from './Round.module.css';

/** Which round it is, whose turn, and how far that has come. */
export function Round({ view, names, near, log }: GameTableProps<Guardian>) {
  return (
    <Phases view={view} names={names} near={near} phases={PHASES} phase={phaseOf(log, view.question?.prompt)}>
      {view.turn > 0 && <p className={css.round}>Round {view.table.round}</p>}
    </Phases>
  );
}
