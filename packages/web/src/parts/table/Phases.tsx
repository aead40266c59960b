import type { ReactNode } from 'react';
import type { GameTableProps } from '../../games/table.ts';
import { tip } from '../tip/tip.ts';
import css from './Phases.module.css';

interface Props extends Pick<GameTableProps, 'view' | 'names' | 'near'> {
  /** The steps of a turn in their order, and the one it is at. */
  phases: readonly { name: string; label: string }[];
  phase: string;
  /** What else there is to say of the turn: whose is next, points that are left. */
  children?: ReactNode;
}

/** Whose turn it is and how far it has come: a column beside the table, a strip where there is no room for one. */
export function Phases({ view, names, near, phases, phase, children }: Props) {
  const begun = view.turn > 0;
  const active = view.active;
  return (
    <section className={css.phases} data-near={active === near} aria-label="Turn and phase">
      <p className={css.turn}>
        <span>{begun ? `Turn ${view.turn}` : 'Before the first turn'}</span>
        {begun && <strong>{names[active]}</strong>}
      </p>
      <ol>
        {phases.map(({ name, label }, i) => (
          <li key={name} {...tip(`phase-${name}`)} aria-current={begun && phase === name ? 'step' : undefined}>
            <span aria-hidden="true">{i + 1}</span>
            {label}
          </li>
        ))}
      </ol>
      {children}
    </section>
  );
}
