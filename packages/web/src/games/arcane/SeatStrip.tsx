import type { ArcanePlayer } from '@wardroom/arcane';
import { Icon } from '../../parts/icons/Icon.tsx';
import { useTable, zoneOf } from '../../parts/table/context.ts';
import { SeatBar } from '../../parts/table/SeatBar.tsx';
import { tip } from '../../parts/tip/tip.ts';
import { Faces } from './Faces.tsx';
import type { Arcane } from './facts.ts';
import { Gems } from './Gems.tsx';
import css from './SeatStrip.module.css';

const PILES = [
  { zone: 'deck', icon: 'deck', called: 'deck' },
  { zone: 'discard', icon: 'cemetery', called: 'discard pile' },
  { zone: 'aside', icon: 'arcane:token', called: 'tokens' },
] as const;

/** One player's strip: who it is, piles, Stone, action points; for the near seat also how cards are placed. */
export function SeatStrip({ seat }: { seat: number }) {
  const t = useTable<Arcane>();
  const { phase, points, usualPoints, players } = t.view.table;
  const near = seat === t.near;
  const playing = t.view.turn > 0 && t.view.over === null;
  const acting = playing && t.view.active === seat;
  return (
    <section className={css.strip} data-near={near} data-acting={acting} aria-label={`${t.names[seat]}’s side`}>
      <SeatBar
        seat={seat}
        acting={acting}
        hand={!near}
        piles={phase === 'setup' ? PILES.slice(0, 1) : PILES}
        className={css.bar}
      >
        {phase !== 'setup' && t.view.over === null && (
          <StoneGauge seat={seat} player={players[seat]} name={t.names[seat]} />
        )}
        {phase === 'setup' && near && <Placed seat={seat} />}
        {playing && <Spell seat={seat} cast={players[seat].cast} name={t.names[seat]} />}
        {acting && <Gems points={points} usual={usualPoints} />}
        {near && <Faces />}
      </SeatBar>
    </section>
  );
}

/** What is left of a Stone, once one knows which card it is. */
function StoneGauge({ seat, player: { gauge }, name }: { seat: number; player: ArcanePlayer; name: string }) {
  const share = gauge === undefined ? 0 : gauge.value / gauge.max;
  return (
    <span
      className={css.stone}
      data-known={gauge !== undefined}
      data-low={gauge !== undefined && share <= 1 / 3}
      role="img"
      aria-label={
        gauge === undefined ? `${name}’s Stone is hidden` : `${name}’s Stone: health ${gauge.value} of ${gauge.max}`
      }
      {...tip('stone', seat)}
    >
      <Icon name="arcane:mystic" size={20} />
      {gauge === undefined ? (
        <b>?</b>
      ) : (
        <>
          <span className={css.left} style={{ inlineSize: `${share * 100}%` }} />
          <b>{gauge.value}</b>
          <small>/{gauge.max}</small>
        </>
      )}
    </span>
  );
}

/** A4.2.5: one spell for each player in every turn. */
function Spell({ seat, cast, name }: { seat: number; cast: boolean; name: string }) {
  const words = cast ? `${name} has cast a spell this turn` : `${name} may still cast a spell this turn`;
  return (
    <span className={css.spell} data-cast={cast} role="img" aria-label={words} {...tip('spell', seat)}>
      <Icon name="magic" size={18} />
    </span>
  );
}

/** How far the setup has come. */
function Placed({ seat }: { seat: number }) {
  const t = useTable<Arcane>();
  const planned = zoneOf(t, 'hand', seat).filter((c) => c.plan !== undefined);
  const stones = planned.filter((c) => c.card !== undefined && t.catalogue.cards[c.card]?.stock === 'stone').length;
  const cards = planned.length - stones;
  const { openingPlaces } = t.view.table;
  return (
    <p className={css.placed}>
      <span data-done={stones > 0}>
        <Icon name={stones > 0 ? 'check' : 'arcane:mystic'} size={16} /> Stone{stones > 0 ? ' placed' : ' first'}
      </span>
      <span data-done={cards === openingPlaces}>
        <b>{cards}</b> of {openingPlaces} cards
      </span>
    </p>
  );
}
