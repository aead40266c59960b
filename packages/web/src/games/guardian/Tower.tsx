import type { Base } from '@wardroom/guardian';
import { harm } from './facts.ts';
import css from './Tower.module.css';

/** Silhouettes on a common ground line; the Stronghold is half as high again. */
const OUTPOST = 'M14 80V50h8v-6h9v6h9v-6h9v6h5V26h-4V16h8v5h6v-5h8v5h6v-5h8v10h-4v24h5v-6h9v6h9v-6h9v6h8v30z';
const STRONGHOLD =
  'M8 110V64h7v-7h9v7h9v-7h9v7h6V36h-5V24h9v6h7v-6h9v6h7v-6h9v12h-5v20h4V18h-6V4h11v7h8V4h11v7h8V4h11v14h-6v38h4V36h-5V24h9v6h7v-6h9v6h7v-6h9v12h-5v28h6v-7h9v7h9v-7h9v7h7v46z';

interface Shape {
  box: string;
  walls: string;
  flag: string;
  gate: string;
  windows: string;
  stones: string;
  cracks: readonly [string, string, string];
  smoke: string;
  flames: string;
  ruin: string;
}

const SHAPES: Readonly<Record<Base['kind'], Shape>> = {
  outpost: {
    box: '0 -6 136 86',
    walls: OUTPOST,
    flag: 'M68 20V-4l17 5.5L68 7',
    gate: 'M60 80V67a8 8 0 0 1 16 0v13z',
    windows: 'M58 33h6v9h-6zM72 33h6v9h-6z',
    stones: 'M20 60h16M44 56h10M28 70h14M90 58h14M98 68h16M84 72h8M56 50h10M70 28h8',
    cracks: ['M84 26l-7 9 4 6-8 9', 'M30 50l6 9-5 6 7 15', 'M108 50l-8 8 5 8-9 14M54 44l9 8-4 7'],
    smoke: 'M90 18c-8-6 6-10-2-17M98 24c8-7-5-12 3-20',
    flames: 'M90 26c0-6 5-7 4-13 5 3 8 8 6 13zM26 50c0-5 4-6 3-11 5 3 7 7 5 11z',
    ruin: 'M14 80V60l7-8 6 9 8-5 5 7 4-22 7 6 3-16 8 10 5-7 6 19 9-6 5 8 8-10 9 12 4-6 6 9h8v20z',
  },
  stronghold: {
    box: '0 -20 203 130',
    walls: STRONGHOLD,
    flag: 'M101 8v-26l20 6-20 7M61 28V12l12 4-12 4M141 28V12l12 4-12 4',
    gate: 'M90 110V90a11.5 11.5 0 0 1 23 0v20z',
    windows: 'M92 28h7v12h-7zM104 28h7v12h-7zM57 42h6v10h-6zM139 42h6v10h-6zM92 54h7v12h-7zM104 54h7v12h-7z',
    stones:
      'M16 76h16M36 84h12M20 96h18M54 64h14M62 78h16M56 96h16M128 66h14M122 80h14M134 94h16M158 76h18M168 88h14M156 100h18M86 48h8M108 72h8',
    cracks: [
      'M120 18l-10 13 6 8-11 13 5 8',
      'M55 36l9 12-6 9 10 14-4 10',
      'M150 36l-9 13 7 9-11 14 6 14M96 66l8 9-6 9M26 64l7 13-6 10 8 22',
    ],
    smoke: 'M128 4c-10-8 8-12-2-20M140 12c10-8-7-14 3-22M72 16c-8-6 6-12-2-18',
    flames: 'M122 18c0-8 7-9 5-18 7 5 11 11 8 18zM48 36c0-7 6-8 4-15 6 4 9 9 7 15zM162 64c0-7 6-8 4-15 6 4 9 9 7 15z',
    ruin: 'M8 110V88l9-8 8 9 10-5 6 10 9-24 10 7 6-14 9 16 7-5 6-24 10 13 8-8 6 22 10-9 7 12 9-16 8 13 9-6 8 14 10-8 9 12 8-6 6 10v27z',
  },
};

/** A base as it stands: whole, cracked and smoking, or fallen. What it says in figures stands beside it. */
export function Tower({ base, side }: { base: Base; side: 'near' | 'far' }) {
  const shape = SHAPES[base.kind];
  const hurt = harm(base.hp, base.max);
  return (
    <svg
      className={css.tower}
      viewBox={shape.box}
      preserveAspectRatio="xMidYMax meet"
      data-side={side}
      data-kind={base.kind}
      aria-hidden="true"
    >
      {hurt === 4 ? (
        <>
          <path className={css.smoke} d={shape.smoke} />
          <path className={css.ruin} d={shape.ruin} />
        </>
      ) : (
        <>
          {hurt >= 2 && <path className={css.smoke} d={shape.smoke} />}
          <path className={css.flag} d={shape.flag} />
          <path className={css.walls} d={shape.walls} />
          <path className={css.stones} d={shape.stones} />
          <path className={css.windows} d={shape.windows} />
          <path className={css.gate} d={shape.gate} />
          {shape.cracks.slice(0, hurt).map((d) => (
            <path key={d} className={css.crack} d={d} />
          ))}
          {hurt === 3 && <path className={css.flames} d={shape.flames} />}
        </>
      )}
    </svg>
  );
}
