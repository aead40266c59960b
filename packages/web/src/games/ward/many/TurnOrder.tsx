import { Icon } from '../../../parts/icons/Icon.tsx';
import type { GameTableProps } from '../../table.ts';
import type { Ward } from '../facts.ts';
import { isMiniTurn, isPartner, teamOf } from './seats.ts';
import css from './TurnOrder.module.css';

/** Who plays after whom, from the present turn on; in a raid with the boss's mini turns in between. */
export function TurnOrder({ view, names, near, log }: GameTableProps<Ward>) {
  const { boss, turns } = view.table;
  const mini = isMiniTurn(log);
  return (
    <ol className={css.order} aria-label="Turn order">
      {turns.map((turn, i) => {
        const { seat } = turn;
        // A mini turn that goes on belongs to the turn before it.
        if (turn.mini) {
          return (
            <li
              key={`mini ${turns[i - 1].seat}`}
              className={css.mini}
              aria-current={i === 1 && mini ? 'true' : undefined}
            >
              <span aria-hidden="true">◆</span>
              <span className={i === 1 ? '' : 'visually-hidden'}>mini turn</span>
            </li>
          );
        }
        const team = teamOf(view, seat);
        return (
          <li
            key={seat}
            aria-current={i === 0 && !mini ? 'true' : undefined}
            data-near={seat === near}
            data-boss={seat === boss}
          >
            {team !== null && <Icon name={team.icon} size={13} title={team.name} />}
            {names[seat]}
            {isPartner(view, near, seat) && boss < 0 && <small> partner</small>}
            {i === 1 && !mini && <small> next</small>}
          </li>
        );
      })}
    </ol>
  );
}
