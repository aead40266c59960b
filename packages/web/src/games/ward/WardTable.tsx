import { Suspense } from 'react';
import { later } from '../../parts/later.tsx';
import { useTable, whose, zoneOf } from '../../parts/table/context.ts';
import { Hand } from '../../parts/table/Hand.tsx';
import { TableFrame } from '../../parts/table/TableFrame.tsx';
import type { GameTableProps } from '../table.ts';
import { fxOf } from './drama.ts';
import { wardDress } from './dress.ts';
import { isMany, type Ward } from './facts.ts';
import { Middle } from './Middle.tsx';
import { SeatSide } from './SeatSide.tsx';
import css from './WardTable.module.css';

// A duel does not wait for it.
const ManyTable = later(() => import('./many/ManyTable.tsx').then((m) => m.ManyTable));

/** Ward's table: the others across, the dice between, the near seat and its hand in front. */
export function WardTable(props: GameTableProps<Ward>) {
  return (
    <TableFrame table={props} dress={wardDress} fxOf={fxOf}>
      {isMany(props.view) ? (
        <Suspense fallback={<div className={css.table} />}>
          <ManyTable />
        </Suspense>
      ) : (
        <DuelTable />
      )}
    </TableFrame>
  );
}

const BOTH = [0, 1];

function DuelTable() {
  const t = useTable<Ward>();
  return (
    <div className={css.table} data-game={t.catalogue.name}>
      <SeatSide seat={1 - t.near} side="far" laidOut={BOTH} />
      <Middle className={css.tray} />
      <SeatSide seat={t.near} side="near" laidOut={BOTH} />
      <Hand cards={zoneOf(t, 'hand', t.near)} whose={whose(t, t.near)} />
    </div>
  );
}
