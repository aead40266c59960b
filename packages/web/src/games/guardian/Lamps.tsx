import type { Points } from '@wardroom/guardian';
import { Icon, type IconName } from '../../parts/icons/Icon.tsx';
import { tip } from '../../parts/tip/tip.ts';
import { lamps } from './facts.ts';
import css from './Lamps.module.css';

interface Props {
  of: 'dz' | 'sp';
  seat: number;
  points: Points;
  /** Whose they are, for those who listen: "your", "Bo's". */
  whose: string;
}

const ICONS: Readonly<Record<Props['of'], IconName>> = { dz: 'guardian:dz', sp: 'guardian:sp' };
const NAMES = { dz: 'DZ', sp: 'SP' } as const;

/** A row of lamps: DZ are round and refilled every round, SP are diamonds and kept. */
export function Lamps({ of, seat, points, whose }: Props) {
  const said = of === 'dz' ? `${points.value} of ${points.max}` : `${points.value}`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a native meter cannot be drawn as lamps.
    <span
      className={css.lamps}
      data-of={of}
      role="meter"
      aria-label={`${whose} ${NAMES[of]}`}
      aria-valuenow={points.value}
      aria-valuemin={0}
      aria-valuemax={Math.max(points.most, points.value)}
      aria-valuetext={said}
      {...tip(of, seat)}
    >
      <span className={css.name} aria-hidden="true">
        <Icon name={ICONS[of]} size={16} />
        {NAMES[of]}
      </span>
      <span className={css.row} aria-hidden="true">
        {lamps(points, of === 'sp').map((state, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lamps that are all alike
          <span key={i} className={css.lamp} data-state={state} />
        ))}
      </span>
      <b aria-hidden="true">
        {points.value}
        {of === 'dz' && <small>/{points.max}</small>}
      </b>
    </span>
  );
}
