import css from './RunedBack.module.css';

/** Strokes of eight runes, each on a field of 8 by 12 about its middle. */
const RUNES = [
  'M-2-6V6M-2-6 3-3-2 0',
  'M-2-6V6M-2-5 3-8M-2-1 3-4',
  'M-3-6V6M-3-6 3-1V6',
  'M-2-6V6M-2-3 3 0-2 3',
  'M0-6V6M-4-2 0-6 4-2',
  'M3-5-2 0 3 5',
  'M-3-6V6M3-6V6M-3-2 3 2',
  'M0-6V6M-4-4 4 4',
] as const;

/** The back of a card on the board: a ring of runes about an eye. It stands upright for its owner. */
export function RunedBack({ side }: { side: 'near' | 'far' }) {
  return (
    <svg
      className={css.back}
      data-side={side}
      viewBox="-60 -50 120 100"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect className={css.ground} x="-100" y="-100" width="200" height="200" />
      <path className={css.rays} d="M0-90V90M-90 0H90M-64-64 64 64M64-64-64 64" />
      <circle className={css.ring} r="41" />
      <circle className={css.ring} r="26" />
      {RUNES.map((d, i) => (
        <path key={d} className={css.rune} d={d} transform={`rotate(${i * 45 + 22.5}) translate(0 -33.5) scale(.86)`} />
      ))}
      <path className={css.eye} d="M-17 0C-9-9 9-9 17 0 9 9-9 9-17 0z" />
      <circle className={css.pupil} r="5.4" />
      {/* Points away from its owner, toward the enemy. */}
      <path className={css.point} d="M0-24-5-15H5z" />
    </svg>
  );
}
