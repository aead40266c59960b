import { LayoutGroup } from 'motion/react';
import { type ReactNode, useCallback, useMemo } from 'react';
import type { BeatOf, GameTableProps, GameTypes } from '../../games/table.ts';
import { CardNames, type Dress, DressContext } from '../card/index.ts';
import { type Fx, TableContext, type TableContextValue } from './context.ts';

interface Props<G extends GameTypes> {
  /** What the layout was given. */
  table: GameTableProps<G>;
  dress: Dress;
  /** What shows on a card while an event is held. */
  fxOf: (beat: BeatOf<G> | null, alias: number) => Fx | null;
  children: ReactNode;
}

/** Around every game's layout: what its parts have in common. */
export function TableFrame<G extends GameTypes>({ table, dress, fxOf, children }: Props<G>) {
  const { beat } = table;
  const value = useMemo<TableContextValue<G>>(
    () => ({ ...table, fxOf: (alias) => fxOf(beat, alias) }),
    [table, beat, fxOf],
  );
  const { cards } = table.catalogue;
  const nameOf = useCallback((id: string) => cards[id]?.name, [cards]);
  return (
    <TableContext value={value}>
      <DressContext value={dress}>
        <CardNames value={nameOf}>
          <LayoutGroup>{children}</LayoutGroup>
        </CardNames>
      </DressContext>
    </TableContext>
  );
}
