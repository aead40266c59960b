import { Icon } from '../../../parts/icons/Icon.tsx';
import { useTable } from '../../../parts/table/context.ts';
import type { Ward } from '../facts.ts';
import css from './Badge.module.css';
import { isPartner, teamOf } from './seats.ts';

/** Whose side a seat is on, by shape and word. */
export function Badge({ seat }: { seat: number }) {
  const { view, near } = useTable<Ward>();
  const team = teamOf(view, seat);
  const partner = isPartner(view, near, seat);
  if (team === null && !partner) return null;
  return (
    <span className={css.badge} data-partner={partner || seat === near}>
      {team !== null && <Icon name={team.icon} size={16} />}
      <span>
        {team !== null && <span className={css.team}>{team.name}</span>}
        {partner && <b>{team === null ? 'partner' : ' · partner'}</b>}
      </span>
    </span>
  );
}
