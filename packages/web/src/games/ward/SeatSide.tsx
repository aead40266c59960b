import type { CSSProperties, ReactNode } from 'react';
import { useTable, whose, zoneOf } from '../../parts/table/context.ts';
import { SeatBar } from '../../parts/table/SeatBar.tsx';
import { TableCard } from '../../parts/table/TableCard.tsx';
import { Tide } from '../../parts/table/Tide.tsx';
import { useShape } from '../../parts/table/useWide.ts';
import type { Ward } from './facts.ts';
import { Magics } from './Magics.tsx';
import css from './SeatSide.module.css';

const PILES = [
  { zone: 'deck', icon: 'deck', called: 'deck' },
  { zone: 'cemetery', icon: 'cemetery', called: 'cemetery' },
] as const;

interface Props {
  seat: number;
  side: 'near' | 'far';
  /** Beside the name: whose side they are on. */
  badge?: ReactNode;
  /** Seats whose sides are laid out. */
  laidOut: readonly number[];
  /** There is not much room: the name stands over the creature, and all but the creature is plates. */
  compact?: boolean;
  /** Somebody else acts within this seat's turn. */
  interrupted?: boolean;
}

/** One player's side: the primary in the middle, magics tucked against it, limited summons beyond, the tide at the edge. */
export function SeatSide({ seat, side, badge, laidOut, compact = false, interrupted = false }: Props) {
  const t = useTable<Ward>();
  const narrow = useShape('tablet') || compact;
  const owner = whose(t, seat);
  const table = t.view.table;
  const primary = zoneOf(t, 'primary', seat);
  const sides = zoneOf(t, 'side', seat);
  const acting = t.view.active === seat && t.view.turn > 0 && t.view.over === null && !interrupted;
  const tide = {
    seat,
    value: table.players[seat].cemeteryHp,
    max: table.threshold,
    label: `${t.names[seat]}’s cemetery HP`,
  };
  const summons = sides.map((card) => (
    <TableCard key={card.id} card={card} size={narrow ? 'strip' : 'small'} place={`${owner} limited summon`} />
  ));
  return (
    <section
      className={css.side}
      data-side={side}
      data-acting={acting}
      data-compact={narrow}
      aria-label={`${t.names[seat]}’s side`}
    >
      <div className={css.left}>
        <SeatBar seat={seat} acting={acting} badge={badge} hand={side === 'far'} piles={PILES} className={css.bar}>
          {seat !== table.boss && (
            <span className={css.flat}>
              <Tide lying {...tide} />
            </span>
          )}
        </SeatBar>
        <Magics className={css.magics} seat={seat} laidOut={laidOut}>
          {narrow && summons}
        </Magics>
      </div>
      <div className={css.primary} data-own={side === 'near'}>
        {primary.length === 0 ? (
          <span className={css.empty}>no creature</span>
        ) : (
          primary.map((card) => <TableCard key={card.id} card={card} size="normal" place={`${owner} primary`} />)
        )}
      </div>
      <div className={css.right}>
        {!narrow && (
          <div className={css.summons} style={{ '--n': sides.length } as CSSProperties} data-many={sides.length > 2}>
            {summons}
          </div>
        )}
        {seat !== table.boss && (
          <div className={css.tide}>
            <Tide {...tide} />
          </div>
        )}
      </div>
    </section>
  );
}
