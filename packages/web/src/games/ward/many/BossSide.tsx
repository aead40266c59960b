import type { WardCardView } from '@wardroom/ward';
import { Icon } from '../../../parts/icons/Icon.tsx';
import { countOf, useTable, zoneOf } from '../../../parts/table/context.ts';
import { Pile } from '../../../parts/table/Pile.tsx';
import { TableCard } from '../../../parts/table/TableCard.tsx';
import { useShape } from '../../../parts/table/useWide.ts';
import type { Ward } from '../facts.ts';
import { Magics } from '../Magics.tsx';
import css from './BossSide.module.css';
import { HpBar } from './HpBar.tsx';
import { isMiniTurn, nextOf } from './seats.ts';

/** The far side of a raid: the boss itself, its magics and its minions beside it, its HP over all. */
export function BossSide({ seat, laidOut }: { seat: number; laidOut: readonly number[] }) {
  const t = useTable<Ward>();
  const { view, names } = t;
  const begun = view.turn > 0 && view.over === null;
  const mini = begun && isMiniTurn(t.log);
  const acting = begun && (mini || view.active === seat);
  const next = nextOf(view);
  const owner = `${names[seat]}’s`;
  const primary = zoneOf(t, 'primary', seat);
  const minions = zoneOf(t, 'side', seat);
  const compact = useShape('laptop');
  const minion = (card: WardCardView, size: 'strip' | 'small') => (
    <TableCard key={card.id} card={card} size={size} place={`${owner} minion`} />
  );
  const boss = primary.find((c) => c.boss === true);
  return (
    <section
      className={css.boss}
      data-side="far"
      data-acting={acting}
      data-compact={compact}
      aria-label={`${owner} side`}
    >
      <header className={css.bar}>
        <span className={css.name}>
          <Icon name={acting ? 'turn' : 'undead'} size={22} />
          <strong>{names[seat]}</strong>
          <span className={css.when}>
            {mini
              ? 'mini turn'
              : acting
                ? 'its turn'
                : begun && next.seat === seat
                  ? next.mini
                    ? 'mini turn next'
                    : 'next'
                  : ''}
          </span>
        </span>
        <span className={css.hp}>
          <HpBar seat={seat} />
        </span>
        <span className={css.piles}>
          <Pile
            tip="deck"
            seat={seat}
            icon="deck"
            label={`${owner} challenge deck`}
            count={countOf(t, 'deck', seat)}
            cards={zoneOf(t, 'deck', seat)}
          />
          <Pile
            tip="cemetery"
            seat={seat}
            icon="cemetery"
            label={`${owner} cemetery`}
            count={countOf(t, 'cemetery', seat)}
            cards={zoneOf(t, 'cemetery', seat)}
          />
        </span>
      </header>
      <Magics className={css.magics} seat={seat} laidOut={laidOut}>
        {compact && minions.map((card) => minion(card, 'strip'))}
      </Magics>
      <div className={css.itself} data-fallen={boss !== undefined && (boss.hp ?? 0) <= 0}>
        {primary.length === 0 ? (
          <span className={css.empty}>fallen</span>
        ) : (
          primary.map((card) => <TableCard key={card.id} card={card} size="normal" place={`${owner} own card`} />)
        )}
      </div>
      {!compact && <div className={css.minions}>{minions.map((card) => minion(card, 'small'))}</div>}
    </section>
  );
}
