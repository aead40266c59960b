import { useMemo, useState } from 'react';
import { useTable, whose, zoneOf } from '../../../parts/table/context.ts';
import { Hand } from '../../../parts/table/Hand.tsx';
import { useWide } from '../../../parts/table/useWide.ts';
import { lastTargeting } from '../drama.ts';
import type { Ward } from '../facts.ts';
import { Middle } from '../Middle.tsx';
import { SeatSide } from '../SeatSide.tsx';
import { Badge } from './Badge.tsx';
import { BossSide } from './BossSide.tsx';
import { Fall } from './Fall.tsx';
import { HpBar } from './HpBar.tsx';
import css from './ManyTable.module.css';
import { SeatChip } from './SeatChip.tsx';
import { fightersOf, forwardSeats, isMiniTurn, othersOf } from './seats.ts';
import { TargetDice } from './TargetDice.tsx';

/** Ward for more than two: seats round an oval, of which one or two come forward; or a party before a boss. */
export function ManyTable() {
  const t = useTable<Ward>();
  const { view, log, near, choosing } = t;
  const { boss } = view.table;
  const raid = boss >= 0 && boss !== near;
  const roomForTwo = useWide('tablet');
  const among = useMemo(() => othersOf(view, near).filter((seat) => !raid || seat !== boss), [view, near, raid, boss]);
  // What was opened stays so for the turn.
  const [opened, setOpened] = useState<{ seat: number; turn: number } | null>(null);
  const open = opened?.turn === view.turn ? opened.seat : null;
  const forward = useMemo(
    () => forwardSeats({ view, log, near, choosing, among, opened: open, most: roomForTwo && !raid ? 2 : 1 }),
    [view, log, near, choosing, among, open, roomForTwo, raid],
  );
  const laidOut = useMemo(() => [near, ...(raid ? [boss] : forward)], [near, raid, boss, forward]);
  const fighters = useMemo(() => fightersOf(view, log), [view, log]);
  const targeting = useMemo(() => lastTargeting(log), [log]);
  return (
    <div className={css.table} data-game={t.catalogue.name} data-raid={raid} data-others={among.length}>
      {raid && <BossSide seat={boss} laidOut={laidOut} />}
      {among.length > 0 && (
        <ul className={css.round} aria-label={raid ? 'Your party' : 'The other seats'} data-count={among.length}>
          {among.map((seat, i) => (
            <SeatChip
              key={seat}
              seat={seat}
              forward={forward.includes(seat)}
              wide={raid && forward.includes(seat)}
              fighting={fighters.includes(seat)}
              arc={raid ? 0 : arcOf(i, among.length)}
              onOpen={() => setOpened(open === seat ? null : { seat, turn: view.turn })}
            />
          ))}
        </ul>
      )}
      {!raid && (
        <div className={css.far} data-count={forward.length}>
          {forward.map((seat) => (
            <SeatSide key={seat} seat={seat} side="far" laidOut={laidOut} badge={<Badge seat={seat} />} />
          ))}
        </div>
      )}
      <Middle className={css.tray ?? ''}>{targeting !== null && <TargetDice targeting={targeting} />}</Middle>
      <SeatSide
        seat={near}
        side="near"
        laidOut={laidOut}
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
      <Hand cards={zoneOf(t, 'hand', near)} whose={whose(t, near)} />
      {raid && <Fall seat={boss} />}
    </div>
  );
}

/** How far down the rim a seat sits: 0 across the table, 1 at its ends. */
function arcOf(i: number, count: number): number {
  const off = count === 1 ? 0 : (2 * i) / (count - 1) - 1;
  return off * off;
}
