import type { Wall } from '@wardroom/guardian';
import { harm } from './facts.ts';
import css from './Rampart.module.css';

/** How high a wall of each tier is drawn, of the height there is. */
const HEIGHTS = [0, 0.55, 0.78, 1] as const;
const WIDE = 240;
const HIGH = 40;

/** Tier 1: pointed stakes. */
function stakes(top: number): string {
  let d = '';
  for (let x = 2; x < WIDE - 4; x += 12) d += `M${x} ${HIGH}V${top + 8}l5.5-8 5.5 8V${HIGH}z`;
  return d;
}

/** Tiers 2 and 3: a wall with battlements; the highest has towers in it. */
function battlements(top: number, towers: boolean): string {
  let d = `M2 ${HIGH}V${top + 6}`;
  for (let x = 2; x < WIDE - 14; x += 16) d += `V${top}H${x + 9}V${top + 6}H${Math.min(x + 16, WIDE - 2)}`;
  d += `H${WIDE - 2}V${HIGH}z`;
  if (towers) for (const x of [8, 106, 204]) d += `M${x} ${HIGH}V${top - 4}h6v-5h5v5h6v-5h5v5h6V${HIGH}z`;
  return d;
}

const courses = (top: number): string => {
  let d = '';
  for (let y = top + 11, odd = 0; y < HIGH; y += 8, odd++) {
    d += `M2 ${y}H${WIDE - 2}`;
    for (let x = 10 + (odd % 2) * 9; x < WIDE; x += 18) d += `M${x} ${y}v${Math.min(8, HIGH - y)}`;
  }
  return d;
};

const CRACKS = [
  'M70 6l-9 12 8 7-6 15',
  'M168 4l9 13-9 8 8 15',
  'M118 8l-8 10 12 9-9 13M28 12l8 10-7 18M214 10l-9 12 8 18',
];
const RUBBLE = 'M6 40l8-9 10 4 6-8 12 7 9-3 8 9zM84 40l9-7 8 3 10-9 9 8 12-4 8 9zM168 40l8-8 11 3 7-9 10 8 9-2 12 8z';

/** What stands in a lane's wall zone: a rampart by its tier, cracked by what it has taken, rubble, or bare ground. */
export function Rampart({ wall, lost }: { wall: Wall | null; lost: boolean }) {
  if (wall === null) {
    return (
      <svg className={css.rampart} viewBox={`0 0 ${WIDE} ${HIGH}`} preserveAspectRatio="none" aria-hidden="true">
        {lost ? (
          <path className={css.rubble} d={RUBBLE} />
        ) : (
          <path className={css.ground} d={`M4 ${HIGH - 4}H${WIDE - 4}`} />
        )}
      </svg>
    );
  }
  const top = HIGH * (1 - HEIGHTS[Math.min(3, wall.tier)]) + (wall.tier === 3 ? 9 : 1);
  return (
    <svg
      className={css.rampart}
      viewBox={`0 0 ${WIDE} ${HIGH}`}
      preserveAspectRatio="none"
      data-tier={wall.tier}
      aria-hidden="true"
    >
      <path className={css.body} d={wall.tier === 1 ? stakes(top) : battlements(top, wall.tier === 3)} />
      {wall.tier === 1 ? (
        <path className={css.rail} d={`M2 ${HIGH - 8}H${WIDE - 2}`} />
      ) : (
        <path className={css.courses} d={courses(top)} />
      )}
      {CRACKS.slice(0, harm(wall.hp, wall.max)).map((d) => (
        <path key={d} className={css.crack} d={d} />
      ))}
    </svg>
  );
}
