import type { WardCardView } from '@wardroom/ward';
import { Icon } from '../../../parts/icons/Icon.tsx';
import { countOf, useTable, zoneOf } from '../../../parts/table/context.ts';
import { Pile } from '../../../parts/table/Pile.tsx';
import { TableCard } from '../../../parts/table/TableCard.tsx';
import type { Ward } from '../facts.ts';
import { Magics } from '../Magics.tsx';
import css from './BossSide.module.css';
import { HpBar } from './HpBar.tsx';
import { isMiniTurn, nextOf } from './seats.ts';

/** The far side of a raid: the boss itself, its magics above its minions, its HP over all. */
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
  const half = Math.ceil(minions.length / 2);
  const boss = primary.find((c) => c.boss === true);
  return (
    <section className={css.boss} data-side="far" data-acting={acting} aria-label={`${owner} side`}>
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
      <Flank half="left" seat={seat} laidOut={laidOut} minions={minions.slice(0, half)} owner={owner} />
      <div className={css.itself} data-fallen={boss !== undefined && (boss.hp ?? 0) <= 0}>
        {primary.length === 0 ? (
          <span className={css.empty}>fallen</span>
        ) : (
          primary.map((card) => <TableCard key={card.id} card={card} size="normal" place={`${owner} own card`} />)
        )}
      </div>
      <Flank half="right" seat={seat} laidOut={laidOut} minions={minions.slice(half)} owner={owner} />
    </section>
  );
}

interface FlankProps {
  half: 'left' | 'right';
  seat: number;
  laidOut: readonly number[];
  minions: readonly WardCardView[];
  owner: string;
}

/** One side of the boss: magics at the edge, minions beside it. */
function Flank({ half, seat, laidOut, minions, owner }: FlankProps) {
  return (
    <div className={css.flank} data-flank={half}>
      <Magics className={css.magics} seat={seat} laidOut={laidOut} half={half} />
      <div className={css.minions}>
        {minions.map((card) => (
          <TableCard key={card.id} card={card} size="small" place={`${owner} minion`} />
        ))}
      </div>
    </div>
  );
}
