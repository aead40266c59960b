import { LayoutGroup } from 'motion/react';
import { lazy, Suspense, useMemo } from 'react';
import { DressContext } from '../../parts/card/index.ts';
import { TableContext, type TableContextValue, useTable, whose, zoneOf } from '../../parts/table/context.ts';
import { Hand } from '../../parts/table/Hand.tsx';
import type { GameTableProps } from '../table.ts';
import { fxOf } from './drama.ts';
import { wardDress } from './dress.ts';
import { isMany } from './facts.ts';
import { Middle } from './Middle.tsx';
import { SeatSide } from './SeatSide.tsx';
import css from './WardTable.module.css';

// A duel does not wait for it.
const ManyTable = lazy(() => import('./many/ManyTable.tsx').then((m) => ({ default: m.ManyTable })));

/** Ward's table: the others across, the dice between, the near seat and its hand in front. */
export function WardTable(props: GameTableProps) {
  const { view, beat } = props;
  const table = useMemo<TableContextValue>(() => ({ ...props, fxOf: (alias) => fxOf(beat, alias) }), [props, beat]);
  return (
    <TableContext value={table}>
      <DressContext value={wardDress}>
        <LayoutGroup>
          {isMany(view) ? (
            <Suspense fallback={<div className={css.table} />}>
              <ManyTable />
            </Suspense>
          ) : (
            <DuelTable />
          )}
        </LayoutGroup>
      </DressContext>
    </TableContext>
  );
}

function DuelTable() {
  const t = useTable();
  return (
    <div className={css.table} data-game={t.catalogue.name}>
      <SeatSide seat={1 - t.near} side="far" />
      <Middle className={css.tray} />
      <SeatSide seat={t.near} side="near" />
      <Hand cards={zoneOf(t, 'hand', t.near)} whose={whose(t, t.near)} />
    </div>
  );
}
