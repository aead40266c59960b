import { type CSSProperties, useMemo, useState } from 'react';
import { useTable, whose, zoneOf } from '../../../parts/table/context.ts';
import { Hand } from '../../../parts/table/Hand.tsx';
import { useShape } from '../../../parts/table/useWide.ts';
import { lastTargeting } from '../drama.ts';
import type { Ward } from '../facts.ts';
import { Middle } from '../Middle.tsx';
import { SeatSide } from '../SeatSide.tsx';
import { AllySheet } from './AllySheet.tsx';
import { Badge } from './Badge.tsx';
import { BossSide } from './BossSide.tsx';
import { Fall } from './Fall.tsx';
import { HpBar } from './HpBar.tsx';
import css from './ManyTable.module.css';
import { SeatChip } from './SeatChip.tsx';
import { fightersOf, forwardSeats, isMiniTurn, othersOf } from './seats.ts';
import { TargetDice } from './TargetDice.tsx';

/** Ward for more than two: others sit round the table, of which one or two come forward; or a party before a boss. */
export function ManyTable() {
  const t = useTable<Ward>();
  const { view, log, near, choosing } = t;
  const { boss } = view.table;
  const raid = boss >= 0 && boss !== near;
  const narrow = useShape('tablet');
  const tight = useShape('laptop');
  const among = useMemo(() => othersOf(view, near).filter((seat) => !raid || seat !== boss), [view, near, raid, boss]);
  // What was opened stays so for the turn.
  const [opened, setOpened] = useState<{ seat: number; turn: number } | null>(null);
  const open = opened?.turn === view.turn ? opened.seat : null;
  const forward = useMemo(
    () => (raid ? [] : forwardSeats({ view, log, near, choosing, among, opened: open, most: tight ? 1 : 2 })),
    [view, log, near, choosing, among, open, tight, raid],
  );
  const laidOut = useMemo(() => [near, ...(raid ? [boss] : forward)], [near, raid, boss, forward]);
  const fighters = useMemo(() => fightersOf(view, log), [view, log]);
  const targeting = useMemo(() => lastTargeting(log), [log]);
  return (
    <div
      className={css.table}
      data-game={t.catalogue.name}
      data-raid={raid}
      style={{ '--others': Math.max(1, among.length) } as CSSProperties}
      data-alone={among.length === 0}
    >
      <div className={css.far} data-count={forward.length}>
        {raid ? (
          <BossSide seat={boss} laidOut={laidOut} />
        ) : (
          forward.map((seat) => (
            <SeatSide
              key={seat}
              seat={seat}
              side="far"
              laidOut={laidOut}
              compact={tight || forward.length > 1}
              badge={<Badge seat={seat} />}
            />
          ))
        )}
      </div>
      {among.length > 0 && (
        <ul className={css.round} aria-label={raid ? 'Your party' : 'The other seats'}>
          {among.map((seat) => (
            <SeatChip
              key={seat}
              seat={seat}
              forward={forward.includes(seat)}
              whole={raid && !narrow}
              room={narrow || among.length > 4 ? 'little' : among.length > 3 ? 'some' : 'much'}
              fighting={fighters.includes(seat)}
              onOpen={
                raid && !narrow ? null : () => setOpened(open === seat && !raid ? null : { seat, turn: view.turn })
              }
            />
          ))}
        </ul>
      )}
      <Middle className={css.tray ?? ''}>{targeting !== null && <TargetDice targeting={targeting} />}</Middle>
      <div className={css.near}>
        <SeatSide
          seat={near}
          side="near"
          laidOut={laidOut}
          compact={tight}
          interrupted={near !== boss && isMiniTurn(log)}
          badge={
            near === boss ? (
              <span className={css.hp}>
                <HpBar seat={near} />
              </span>
            ) : (
              <Badge seat={near} />
            )
          }
        />
      </div>
      <div className={css.hand}>
        <Hand cards={zoneOf(t, 'hand', near)} whose={whose(t, near)} plates={narrow} />
      </div>
      {raid && narrow && open !== null && <AllySheet seat={open} onClose={() => setOpened(null)} />}
      {raid && <Fall seat={boss} />}
    </div>
  );
}
