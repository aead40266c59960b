import type { WardCardView } from '@wardroom/ward';
import type { ReactNode } from 'react';
import { Icon } from '../../parts/icons/Icon.tsx';
import { useTable, whose, zoneOf } from '../../parts/table/context.ts';
import { SeatBar } from '../../parts/table/SeatBar.tsx';
import { TableCard } from '../../parts/table/TableCard.tsx';
import { Tide } from '../../parts/table/Tide.tsx';
import type { Ward } from './facts.ts';
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
  /** Somebody else acts within this seat's turn. */
  interrupted?: boolean;
}

/** One player's side: the primary in front, limited summons beside it, five magics behind, the tide at the edge. */
export function SeatSide({ seat, side, badge, interrupted = false }: Props) {
  const t = useTable<Ward>();
  const owner = whose(t, seat);
  const table = t.view.table;
  const primary = zoneOf(t, 'primary', seat);
  const sides = zoneOf(t, 'side', seat);
  const magics = zoneOf(t, 'magic', seat);
  const acting = t.view.active === seat && t.view.turn > 0 && t.view.over === null && !interrupted;
  const half = Math.ceil(sides.length / 2);
  const summon = (card: WardCardView) => (
    <TableCard key={card.id} card={card} size="small" place={`${owner} limited summon`} className={css.summon} />
  );
  return (
    <section className={css.side} data-side={side} data-acting={acting} aria-label={`${t.names[seat]}’s side`}>
      <SeatBar seat={seat} acting={acting} badge={badge} hand={side === 'far'} piles={PILES} className={css.bar}>
        {seat !== table.boss && (
          <span className={css.flat}>
            <Tide
              lying
              value={table.players[seat].cemeteryHp}
              max={table.threshold}
              label={`${t.names[seat]}’s cemetery HP`}
            />
          </span>
        )}
      </SeatBar>
      <Magics
        className={css.magics}
        label={`${owner} magics`}
        owner={owner}
        cards={magics}
        free={table.players[seat].freeSlots}
      />
      <div className={css.front}>
        <div className={css.summons}>{sides.slice(0, half).map(summon)}</div>
        <div className={css.primary} data-own={side === 'near'}>
          {primary.length === 0 ? (
            <span className={css.empty}>no creature</span>
          ) : (
            primary.map((card) => <TableCard key={card.id} card={card} size="normal" place={`${owner} primary`} />)
          )}
        </div>
        <div className={css.summons}>{sides.slice(half).map(summon)}</div>
      </div>
      {seat !== table.boss && (
        <div className={css.tide}>
          <Tide value={table.players[seat].cemeteryHp} max={table.threshold} label={`${t.names[seat]}’s cemetery HP`} />
        </div>
      )}
    </section>
  );
}

interface MagicsProps {
  cards: readonly WardCardView[];
  /** Places for more of them (W6.5.2). */
  free: number;
  owner: string;
  label: string;
  className: string;
}

/** Magics that lie on a side, each with who wears it, and the places that are still free. */
export function Magics({ cards, free, owner, label, className }: MagicsProps) {
  const t = useTable<Ward>();
  return (
    <div className={className}>
      <ul aria-label={`${label}: ${cards.length}, ${free} free`}>
        {cards.map((card) => (
          <li key={card.id} className={css.magic}>
            <TableCard
              card={card}
              size="small"
              place={`${owner} magic${wornBy(t.catalogue.cards, t.view.zones, card)}`}
            />
            <Wearer card={card} />
          </li>
        ))}
        {Array.from({ length: free }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: empty places are all alike
          <li key={i} className={css.slot} aria-hidden="true" />
        ))}
      </ul>
    </div>
  );
}

type Named = Readonly<Record<string, { name: string }>>;

/** ", on Grizzly Bear" for a magic that somebody wears. */
export function wornBy(
  cards: Named,
  zones: readonly { cards?: readonly WardCardView[] }[],
  card: WardCardView,
): string {
  const name = wearerName(cards, zones, card);
  return name === null ? '' : `, on ${name}`;
}

function wearerName(
  cards: Named,
  zones: readonly { cards?: readonly WardCardView[] }[],
  card: WardCardView,
): string | null {
  if (card.on === undefined) return null;
  const host = zones.flatMap((z) => z.cards ?? []).find((c) => c.id === card.on);
  return host?.card === undefined ? null : (cards[host.card]?.name ?? null);
}

/** Who wears an equip, said under it: it may be a partner's creature, or one of the other side. */
function Wearer({ card }: { card: WardCardView }) {
  const t = useTable<Ward>();
  const name = wearerName(t.catalogue.cards, t.view.zones, card);
  if (name === null) return null;
  const host = t.view.zones.find((z) => z.cards?.some((c) => c.id === card.on));
  const { seats } = t.view;
  const foreign = host !== undefined && seats[host.seat].team !== seats[card.ctrl ?? host.seat].team;
  return (
    <span className={css.wearer} data-foreign={foreign} aria-hidden="true">
      <Icon name={foreign ? 'target' : 'equip'} size={12} />
      <span>{name}</span>
    </span>
  );
}
