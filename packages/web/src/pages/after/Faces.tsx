import type { CSSProperties } from 'react';
import css from './Dice.module.css';

/** Where the pips of each face stand, on a grid of three by three. */
const PIPS = [[4], [0, 8], [0, 4, 8], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]];

const one = (x: number): string => (Math.round(x * 10) / 10).toFixed(1);

interface Props {
  /** How often each face came up. */
  faces: readonly number[];
  count: number;
  /** What the highest bar stands for. */
  most: number;
}

/** How often each face came up, against what fair dice give. */
export const Faces = ({ faces, count, most }: Props) => (
  <>
    <ul className={css.faces} style={{ '--even': count / 6 / most } as CSSProperties}>
      {faces.map((n, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the index is the face.
        <li key={i}>
          <span className="visually-hidden">
            {i + 1}: {n} times, {one(count / 6)} expected.
          </span>
          <span className={css.column} aria-hidden="true">
            <span className={css.bar} style={{ '--part': n / most } as CSSProperties} />
          </span>
          <Face face={i + 1} />
          <span className={css.count} aria-hidden="true">
            {n}
          </span>
        </li>
      ))}
    </ul>
    <p className={css.even}>
      <span className={css.dash} aria-hidden="true" /> {one(count / 6)} of each is even
    </p>
  </>
);

const Face = ({ face }: { face: number }) => (
  <svg viewBox="0 0 36 36" className={css.die} aria-hidden="true">
    <rect x="1" y="1" width="34" height="34" rx="7" />
    {PIPS[face - 1].map((at) => (
      <circle key={at} cx={9 + (at % 3) * 9} cy={9 + Math.floor(at / 3) * 9} r="3.4" />
    ))}
  </svg>
);
