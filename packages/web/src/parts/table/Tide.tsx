import type { CSSProperties } from 'react';
import { inner, tip } from '../tip/tip.ts';
import css from './Tide.module.css';

interface Props {
  seat: number;
  value: number;
  max: number;
  /** What is measured, for those who listen: "Ada's cemetery HP". */
  label: string;
  /** A column at the edge of a seat, or a bar where there is no room. */
  lying?: boolean;
  /** It is part of something that is pressed. */
  within?: boolean;
}

/** The last 50 of 300, and of any other height the same share. */
const LAST = 5 / 6;

/** The signature of the table: dark water that rises toward the line where its player drowns. */
export function Tide({ seat, value, max, label, lying = false, within = false }: Props) {
  const share = Math.max(0, Math.min(1, value / max));
  const state = value >= max ? 'over' : share >= LAST ? 'last' : share >= 2 / 3 ? 'high' : 'low';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a native meter cannot be drawn as water.
    <div
      className={css.tide}
      data-state={state}
      data-lying={lying}
      role="meter"
      aria-label={label}
      {...(within ? inner('tide') : tip('tide', seat))}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuetext={`${value} of ${max}`}
      style={{ '--share': share } as CSSProperties}
    >
      <div className={css.water}>
        {/* A new wave with every change. */}
        <svg key={value} className={css.wave} viewBox="0 0 120 12" preserveAspectRatio="none" aria-hidden="true">
          <path d="M0 6C10 0 20 0 30 6s20 6 30 0 20-6 30 0 20 6 30 0v6H0z" />
        </svg>
      </div>
      <span className={css.marks} aria-hidden="true" />
      <span className={css.number} aria-hidden="true">
        <b>{value}</b>
        <small>/{max}</small>
      </span>
    </div>
  );
}
