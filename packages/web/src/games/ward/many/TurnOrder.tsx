import { Icon } from '../../../parts/icons/Icon.tsx';
import type { GameTableProps } from '../../table.ts';
import { tableOf } from '../facts.ts';
import { isMiniTurn, isPartner, teamOf } from './seats.ts';
import css from './TurnOrder.module.css';

/** Who plays after whom, from the present turn on; in a raid with the boss's mini turns in between. */
export function TurnOrder({ view, names, near, log }: GameTableProps) {
  const { boss } = tableOf(view);
  const n = view.seats.length;
  const living = view.seats.map((_, i) => (view.active + i) % n).filter((seat) => !view.seats[seat].out);
  const mini = isMiniTurn(log);
  // B9.1: between two players.
  const miniAfter = (i: number): boolean =>
    boss >= 0 && living[i] !== boss && living[(i + 1) % living.length] !== boss && living.length > 2;
  return (
    <ol className={css.order} aria-label="Turn order">
      {living.flatMap((seat, i) => {
        const team = teamOf(view, seat);
        const now = i === 0 && !mini;
        return [
          <li key={seat} aria-current={now ? 'true' : undefined} data-near={seat === near} data-boss={seat === boss}>
            {team !== null && <Icon name={team.icon} size={13} title={team.name} />}
            {names[seat]}
            {isPartner(view, near, seat) && boss < 0 && <small> partner</small>}
            {i === 1 && !mini && !miniAfter(0) && <small> next</small>}
          </li>,
          ...(miniAfter(i)
            ? [
                <li key={`mini ${seat}`} className={css.mini} aria-current={i === 0 && mini ? 'true' : undefined}>
                  <span aria-hidden="true">◆</span>
                  <span className={i === 0 ? '' : 'visually-hidden'}>mini turn</span>
                </li>,
              ]
            : []),
        ];
      })}
    </ol>
  );
}
