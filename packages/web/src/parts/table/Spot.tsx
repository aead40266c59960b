import type { ReactNode } from 'react';
import { ADVISED, isAdvisedSpot, useTable } from './context.ts';
import css from './Spot.module.css';

interface Props {
  /** Its number, as choices name it. */
  spot: number;
  /** What it is called, for those who listen: "row 2, square 3", "left lane". */
  label: string;
  className?: string | undefined;
  /** What lies there. */
  children?: ReactNode;
}

/**
 * A place on the board: a square, a lane. It lights up where a choice leads there, and takes clicks, keys and cards that
 * are dropped. What lies there stays in reach above it.
 */
export function Spot({ spot, label, className = '', children }: Props) {
  const { choosing } = useTable();
  const open = choosing?.spots.has(spot) === true;
  return (
    <div
      className={`${css.spot} ${className}`}
      data-spot={spot}
      data-open={open}
      data-best={open && isAdvisedSpot(choosing, spot)}
    >
      {open && (
        <button
          type="button"
          className={css.press}
          aria-description={isAdvisedSpot(choosing, spot) ? ADVISED : undefined}
          onClick={() => choosing.clickSpot(spot)}
        >
          <span className="visually-hidden">{label}, can be chosen</span>
        </button>
      )}
      {children}
    </div>
  );
}
