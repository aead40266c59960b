import type { CSSProperties } from 'react';
import css from './Ring.module.css';

interface Props {
  of: 'unit' | 'site';
  fx: string | undefined;
  /** Changes with every event, so that it shatters anew. */
  turn: number;
}

const PARTS = 8;

/** A ring of arcs, and the way each flies when it shatters. `bulge`: 1 is an ellipse, less comes closer to a card's edge. */
const arcs = (bulge: number) =>
  Array.from({ length: PARTS }, (_, i) => {
    const at = (share: number): number => ((i + share) * 2 * Math.PI) / PARTS;
    const out = (x: number): number => Math.sign(x) * Math.abs(x) ** bulge;
    const point = (share: number): string => {
      const angle = at(0.03 + share * 0.94);
      return `${(47 * out(Math.cos(angle))).toFixed(1)} ${(47 * out(Math.sin(angle))).toFixed(1)}`;
    };
    return {
      d: `M${Array.from({ length: 9 }, (_, k) => point(k / 8)).join('L')}`,
      x: `${(26 * Math.cos(at(0.5))).toFixed(1)}px`,
      y: `${(26 * Math.sin(at(0.5))).toFixed(1)}px`,
      turn: `${i % 2 === 0 ? 50 : -70}deg`,
    };
  });
const ARCS = { unit: arcs(0.55), site: arcs(1) } as const;

/** A Ward: a bright ring around what it protects. It shatters when it breaks; with less motion it cracks and fades. */
export function Ring({ of, fx, turn }: Props) {
  const broken = fx === 'shatter';
  return (
    <svg
      key={broken ? turn : 'whole'}
      className={css.ring}
      data-tip="warded"
      data-of={of}
      data-broken={broken}
      data-new={fx === 'close'}
      viewBox="-50 -50 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {ARCS[of].map(({ d, x, y, turn: spin }) => (
        <path key={d} d={d} style={{ '--fly-x': x, '--fly-y': y, '--spin': spin } as CSSProperties} />
      ))}
      {broken && <path className={css.crack} d="M-8-50 4-22-9-4 7 12-4 28 3 50" />}
    </svg>
  );
}
