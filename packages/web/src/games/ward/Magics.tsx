import { Children, type CSSProperties, type ReactNode } from 'react';
import { faceOf, useTable, whose } from '../../parts/table/context.ts';
import { TableCard } from '../../parts/table/TableCard.tsx';
import type { Ward } from './facts.ts';
import css from './Magics.module.css';
import { type LyingMagic, magicsAt } from './magics.ts';

interface Props {
  seat: number;
  /** Seats whose sides are laid out: what is worn there lies there. */
  laidOut: readonly number[];
  className: string | undefined;
  /** What lies there before them: limited summons where there is no room for whole cards. */
  children?: ReactNode;
}

/** Magics as plates with their whole names, and the places that are still free (W6.5.2). */
export function Magics({ seat, laidOut, className, children }: Props) {
  const t = useTable<Ward>();
  const owner = whose(t, seat);
  const shown = magicsAt(t.view, seat, laidOut);
  const { freeSlots: free } = t.view.table.players[seat];
  const before = Children.toArray(children);
  const count = shown.length + before.length + (free > 0 ? 1 : 0);
  return (
    <div className={className}>
      <ul
        className={css.magics}
        aria-label={`${owner} magics: ${shown.length}, ${free} free`}
        style={{ '--n': Math.max(count, 1) } as CSSProperties}
        data-many={count > 5 ? 'true' : count > 3 ? 'nearly' : 'false'}
        data-creatures={before.length > 0}
      >
        {before.map((child, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what is in it has its own name.
          <li key={i}>{child}</li>
        ))}
        {shown.map((magic) => (
          <Magic key={magic.card.id} magic={magic} seat={seat} />
        ))}
        {free > 0 && (
          <li className={css.free} aria-hidden="true">
            {Array.from({ length: free }, (_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: empty places are all alike
              <span key={i} />
            ))}
          </li>
        )}
      </ul>
    </div>
  );
}

/** A plate says whose it is and who wears it where that does not go without saying. */
function Magic({ magic: { card, of, wearer }, seat }: { magic: LyingMagic; seat: number }) {
  const t = useTable<Ward>();
  const on = wearer === null ? '' : (faceOf(t, wearer.card)?.name ?? 'a creature');
  const inFront =
    wearer !== null &&
    wearer.seat === seat &&
    t.view.zones.some((z) => z.zone === 'primary' && z.seat === seat && z.cards?.some((c) => c.id === wearer.card.id));
  const notes = [...(of === seat ? [] : [whose(t, of)]), ...(on === '' || inFront ? [] : [`on ${on}`])];
  return (
    <li data-noted={notes.length > 0}>
      <TableCard
        card={card}
        size="strip"
        place={`${whose(t, of)} magic${on === '' ? '' : `, on ${on}`}`}
        note={notes.length === 0 ? undefined : notes.join(', ')}
      />
    </li>
  );
}
