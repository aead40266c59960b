import { LayoutGroup } from 'motion/react';
import { useMemo } from 'react';
import { DressContext } from '../../parts/card/index.ts';
import { DiceTray } from '../../parts/dice/index.ts';
import { TableContext, type TableContextValue, zoneOf } from '../../parts/table/context.ts';
import { Hand } from '../../parts/table/Hand.tsx';
import { Offer } from '../../parts/table/Offer.tsx';
import { Stage } from '../../parts/table/Stage.tsx';
import { useReduced, useSettings } from '../../settings.ts';
import type { GameTableProps } from '../table.ts';
import { fxOf, lastRoll, stagedOf } from './drama.ts';
import { wardDress } from './dress.ts';
import { SeatSide } from './SeatSide.tsx';
import css from './WardTable.module.css';

/** Places whose cards are not laid out on the table. */
const PILES = new Set(['deck', 'cemetery', 'gone', 'under']);

/** Ward's table: the others across, the dice between, the near seat and its hand in front. */
export function WardTable(props: GameTableProps) {
  const { view, near, choosing, beat, next, log, names, catalogue } = props;
  const pace = useSettings((s) => s.pace);
  const flat = useSettings((s) => s.dice === 'flat');
  const reduced = useReduced();
  const [roll, staged] = useMemo(() => {
    const staging = { cards: catalogue.cards, names, near };
    return [lastRoll(log, view, next, staging), stagedOf(log, view, staging)];
  }, [log, view, next, catalogue, names, near]);
  const table = useMemo<TableContextValue>(() => ({ ...props, fxOf: (alias) => fxOf(beat, alias) }), [props, beat]);
  const others = view.seats.map((_, seat) => seat).filter((seat) => seat !== near);
  const hand = zoneOf(table, 'hand', near);
  return (
    <TableContext value={table}>
      <DressContext value={wardDress}>
        <LayoutGroup>
          <div className={css.table} data-game={catalogue.name}>
            <div className={css.far}>
              {others.map((seat) => (
                <SeatSide key={seat} seat={seat} side="far" />
              ))}
            </div>
            <div className={css.tray}>
              <DiceTray
                roll={roll}
                speed={pace}
                still={beat === null}
                reduced={reduced || flat}
                onDone={(key) => props.onRolled?.(key)}
                onImpact={props.onImpact}
              />
              <Stage staged={staged} />
              <Offer open={(zone, seat) => (zone === 'hand' ? seat === near : !PILES.has(zone))} />
            </div>
            <SeatSide seat={near} side="near" />
            <Hand cards={hand} whose={choosing === null ? `${props.names[near]}’s` : 'your'} />
          </div>
        </LayoutGroup>
      </DressContext>
    </TableContext>
  );
}
