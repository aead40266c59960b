import css from './Charts.module.css';

const WIDE = 120;
const HIGH = 32;

/** How the chance to win went, from the first turn to the last: above the line it was the better one. */
export function Curve({ curve }: { curve: readonly number[] }) {
  const at = (x: number, i: number): string =>
    `${((i / Math.max(1, curve.length - 1)) * WIDE).toFixed(1)},${(((100 - x) / 100) * (HIGH - 4) + 2).toFixed(1)}`;
  const path = curve.map(at).join(' ');
  return (
    <svg
      viewBox={`0 0 ${WIDE} ${HIGH}`}
      className={css.curve}
      role="img"
      aria-label={`Chance to win: from ${curve[0]} % to ${curve.at(-1)} %, lowest ${Math.min(...curve)} %.`}
    >
      <line x1="0" x2={WIDE} y1={HIGH / 2} y2={HIGH / 2} className={css.axis} />
      <polyline points={path} className={css.line} />
    </svg>
  );
}
