import type { CSSProperties } from 'react';
import { useTable } from '../../../parts/table/context.ts';
import { hasFallen } from '../drama.ts';
import type { Ward } from '../facts.ts';
import css from './Fall.module.css';

const SPARKS = Array.from({ length: 26 }, (_, i) => i);

/** The end of a boss: light breaks out of it, and its name stands over the table. */
export function Fall({ seat }: { seat: number }) {
  const t = useTable<Ward>();
  if (!hasFallen(t.view)) return null;
  return (
    <div className={css.fall} role="status">
      <svg className={css.rays} viewBox="-100 -100 200 200" aria-hidden="true">
        {SPARKS.map((i) => (
          <path key={i} d="M0 -18L1.6 -96L-1.6 -96Z" transform={`rotate(${(i * 360) / SPARKS.length + (i % 3) * 4})`} />
        ))}
      </svg>
      {SPARKS.map((i) => (
        <i
          key={i}
          className={css.ember}
          style={
            {
              '--x': `${((i * 37) % 100) - 50}`,
              '--wait': `${(i % 7) * 90}ms`,
              '--size': `${3 + (i % 4) * 2}px`,
            } as CSSProperties
          }
          aria-hidden="true"
        />
      ))}
      <p className={css.words}>
        <strong>{t.names[seat]}</strong>
        <span>has fallen</span>
      </p>
    </div>
  );
}
