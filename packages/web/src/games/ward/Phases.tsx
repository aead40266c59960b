import { lazy, Suspense } from 'react';
import type { GameTableProps } from '../table.ts';
import { isMany, PHASE_LABELS, PHASES, tableOf } from './facts.ts';
import css from './Phases.module.css';

const TurnOrder = lazy(() => import('./many/TurnOrder.tsx').then((m) => ({ default: m.TurnOrder })));

/** Whose turn it is and how far it has come. */
export function Phases(props: GameTableProps) {
  const { view, names, near } = props;
  const { phase } = tableOf(view);
  const begun = view.turn > 0;
  const active = view.active;
  return (
    <section className={css.phases} data-near={active === near} aria-label="Turn and phase">
      <p className={css.turn}>
        <span>{begun ? `Turn ${view.turn}` : 'Before the first turn'}</span>
        {begun && <strong>{names[active]}</strong>}
      </p>
      <ol>
        {PHASES.map((name, i) => (
          <li key={name} aria-current={begun && phase === name ? 'step' : undefined}>
            <span aria-hidden="true">{i + 1}</span>
            {PHASE_LABELS[name]}
          </li>
        ))}
      </ol>
      {begun && isMany(view) && (
        <Suspense>
          <TurnOrder {...props} />
        </Suspense>
      )}
    </section>
  );
}
