import { LayoutGroup } from 'motion/react';
import { type ReactNode, useMemo } from 'react';
import type { GameTableProps } from '../../games/table.ts';
import { type Dress, DressContext } from '../card/index.ts';
import { type Fx, TableContext, type TableContextValue } from './context.ts';

interface Props {
  /** What the layout was given. */
  table: GameTableProps;
  dress: Dress;
  /** What shows on a card while an event is held. */
  fxOf: (beat: GameTableProps['beat'], alias: number) => Fx | null;
  children: ReactNode;
}

/** Around every game's layout: what its parts have in common. */
export function TableFrame({ table, dress, fxOf, children }: Props) {
  const { beat } = table;
  const value = useMemo<TableContextValue>(
    () => ({ ...table, fxOf: (alias) => fxOf(beat, alias) }),
    [table, beat, fxOf],
  );
  return (
    <TableContext value={value}>
      <DressContext value={dress}>
        <LayoutGroup>{children}</LayoutGroup>
      </DressContext>
    </TableContext>
  );
}
