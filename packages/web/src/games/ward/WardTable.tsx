import { LayoutGroup } from 'motion/react';
import { useMemo, useRef } from 'react';
import { DressContext } from '../../parts/card/index.ts';
import { DiceTray, type Roll } from '../../parts/dice/index.ts';
import { TableContext, type TableContextValue, zoneOf } from '../../parts/table/context.ts';
import { Hand } from '../../parts/table/Hand.tsx';
import { useReduced, useSettings } from '../../settings.ts';
import type { GameTableProps } from '../table.ts';
import { clearsTray, fxOf, rollOf } from './drama.ts';
import { wardDress } from './dress.ts';
import { SeatSide } from './SeatSide.tsx';
import css from './WardTable.module.css';

/** Ward's table: the others across, the dice between, the near seat and its hand in front. */
export function WardTable(props: GameTableProps) {
  const { view, near, choosing, beat, catalogue } = props;
  const pace = useSettings((s) => s.pace);
  const flat = useSettings((s) => s.dice === 'flat');
  const reduced = useReduced();
  const roll = useRoll(props);
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
                reduced={reduced || flat}
                onDone={(key) => props.onRolled?.(key)}
                onImpact={props.onImpact}
              />
            </div>
            <SeatSide seat={near} side="near" />
            <Hand cards={hand} whose={choosing === null ? `${props.names[near]}’s` : 'your'} />
          </div>
        </LayoutGroup>
      </DressContext>
    </TableContext>
  );
}

/** The roll on the tray: it lies there until something else begins. */
function useRoll({ beat, next, catalogue, names, near }: GameTableProps): Roll | null {
  const last = useRef<{ at: number; roll: Roll | null }>({ at: -1, roll: null });
  if (beat !== null && beat.at !== last.current.at) {
    const roll = rollOf(beat, next, { cards: catalogue.cards, names, near });
    if (roll !== null) last.current = { at: beat.at, roll };
    else if (clearsTray(beat.event.kind)) last.current = { at: beat.at, roll: null };
  }
  return last.current.roll;
}
