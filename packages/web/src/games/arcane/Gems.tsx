import { tip } from '../../parts/tip/tip.ts';
import css from './Gems.module.css';

/** Action points as gems: those that are left shine, those that are spent are hollow. Spells may give more than the usual. */
export function Gems({ points, usual }: { points: number; usual: number }) {
  const gems = Math.max(usual, points);
  return (
    <span className={css.gems} role="img" aria-label={`${points} of ${gems} action points left`} {...tip('points')}>
      {Array.from({ length: gems }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: gems are all alike
        <svg key={i} viewBox="-12 -12 24 24" data-left={i < points} aria-hidden="true">
          <path className={css.body} d="M-6-9H6l5 6L0 10-11-3z" />
          <path className={css.cut} d="M-11-3H11M-6-9-3-3 0 10 3-3 6-9M-3-3 0-9 3-3" />
        </svg>
      ))}
    </span>
  );
}
