import { useTable, whose, zoneOf } from '../../parts/table/context.ts';
import { Hand } from '../../parts/table/Hand.tsx';
import { TableFrame } from '../../parts/table/TableFrame.tsx';
import type { GameTableProps } from '../table.ts';
import css from './ArcaneTable.module.css';
import { Board } from './Board.tsx';
import { Centre } from './Centre.tsx';
import { arcaneDress } from './dress.ts';
import { type Arcane, heldIn } from './facts.ts';
import { SeatStrip } from './SeatStrip.tsx';

/** What happens to a card shows on the board, which stages it itself (`Square.tsx`). */
const nothing = () => null;

/** Arcane's table: the board as the stage, the other player's strip above it, one's own and the hand below. */
export const ArcaneTable = (props: GameTableProps<Arcane>) => (
  <TableFrame table={props} dress={arcaneDress} fxOf={nothing}>
    <Layout />
  </TableFrame>
);

function Layout() {
  const t = useTable<Arcane>();
  return (
    <div className={css.table} data-game={t.catalogue.name}>
      <SeatStrip seat={1 - t.near} />
      <div className={css.stage}>
        <Board />
        <Centre />
      </div>
      <SeatStrip seat={t.near} />
      <Hand cards={heldIn(zoneOf(t, 'hand', t.near))} whose={whose(t, t.near)} />
    </div>
  );
}
