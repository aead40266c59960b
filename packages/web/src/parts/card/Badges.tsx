import { Icon } from '../icons/Icon.tsx';
import css from './Badges.module.css';
import type { CardSize } from './Card.tsx';
import type { Status } from './facts.ts';

interface Props {
  statuses: Status[];
  count: number | undefined;
  size: CardSize;
  className?: string | undefined;
}

const BADGES: Readonly<Record<CardSize, number>> = { mini: 2, strip: 2, small: 3, normal: 4, large: 6 };

/** States that are on it, as many as there is room for, and its count. */
export function Badges({ statuses, count, size, className = css.badges }: Props) {
  const room = BADGES[size];
  const shown = statuses.length > room ? statuses.slice(0, room - 1) : statuses;
  const more = statuses.length - shown.length;
  if (statuses.length === 0 && count === undefined) return null;
  return (
    <span className={className}>
      {shown.map((s) => (
        <span key={s.key} className={css.badge} data-tip={s.key.replace(/ .*/, '')}>
          <Icon name={s.icon} />
          {s.left !== null && <b>{s.left}</b>}
        </span>
      ))}
      {more > 0 && <span className={css.badge}>+{more}</span>}
      {count !== undefined && (
        <span className={css.badge} data-tip="count">
          ×{count}
        </span>
      )}
    </span>
  );
}
