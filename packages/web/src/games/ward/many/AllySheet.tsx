import { Sheet } from '../../../parts/dialog/Dialog.tsx';
import { useTable, whose, zoneOf } from '../../../parts/table/context.ts';
import { TableCard } from '../../../parts/table/TableCard.tsx';
import type { Ward } from '../facts.ts';
import { Magics } from '../Magics.tsx';
import css from './AllySheet.module.css';

/** What stands beside and behind an ally's creature, where there is no room for it on the table. */
export function AllySheet({ seat, onClose }: { seat: number; onClose: () => void }) {
  const t = useTable<Ward>();
  const owner = whose(t, seat);
  const sides = zoneOf(t, 'side', seat);
  return (
    <Sheet open onClose={onClose} title={`${t.names[seat]}’s side`}>
      <Magics className={css.list} seat={seat} laidOut={[]}>
        {sides.map((card) => (
          <TableCard key={card.id} card={card} size="strip" place={`${owner} limited summon`} />
        ))}
      </Magics>
    </Sheet>
  );
}
