import type { RealmPlayer } from '@wardroom/realm';
import { Icon, type IconName } from '../../parts/icons/Icon.tsx';
import { cardsIn, countOf, useTable, zoneOf } from '../../parts/table/context.ts';
import effects from '../../parts/table/effects.module.css';
import { Pile } from '../../parts/table/Pile.tsx';
import { SeatBar } from '../../parts/table/SeatBar.tsx';
import { tip } from '../../parts/tip/tip.ts';
import { lifeFx } from './drama.ts';
import { ELEMENTS, type Symbols } from './elements.ts';
import type { RealmGame } from './facts.ts';
import css from './SeatStrip.module.css';

/** One player's strip: who it is, life, mana, symbols of their sites, hand and decks. */
export function SeatStrip({ seat }: { seat: number }) {
  const t = useTable<RealmGame>();
  const player = t.view.table.players[seat];
  const near = seat === t.near;
  const acting = t.view.turn > 0 && t.view.over === null && t.view.active === seat;
  const name = t.names[seat];
  return (
    <section className={css.strip} data-near={near} data-acting={acting} aria-label={`${name}’s side`}>
      <SeatBar seat={seat} acting={acting} piles={[]} className={css.bar}>
        <Life seat={seat} player={player} name={name} />
        <Mana seat={seat} mana={player.mana} name={name} />
        <Thresholds seat={seat} of={player.thresholds} name={name} />
        {!near && <FarHand seat={seat} player={player} name={name} />}
        <span className={css.piles}>
          <Deck seat={seat} zone="atlas" verb="drawSite" icon="realm:atlas" called="atlas" count={player.atlas} />
          <Deck
            seat={seat}
            zone="spellbook"
            verb="drawSpell"
            icon="realm:spellbook"
            called="spellbook"
            count={player.spellbook}
          />
          <Pile
            tip="cemetery"
            seat={seat}
            icon="cemetery"
            label={`${name}’s cemetery`}
            count={countOf(t, 'cemetery', seat)}
            cards={zoneOf(t, 'cemetery', seat)}
          />
        </span>
      </SeatBar>
    </section>
  );
}

/** Life, and Death's Door when it has run out. */
function Life({ seat, player, name }: { seat: number; player: RealmPlayer; name: string }) {
  const t = useTable<RealmGame>();
  const { value, max } = player.gauge;
  const fx = lifeFx(t.beat, seat);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a native meter cannot be drawn as a gauge with figures.
    <span
      className={css.life}
      data-low={value <= max / 4}
      data-door={player.deathsDoor}
      role="meter"
      aria-label={`${name}’s life`}
      aria-valuenow={Math.max(0, value)}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuetext={player.deathsDoor ? 'At Death’s Door' : `${value} of ${max}`}
      {...tip('life', seat)}
    >
      <span className={css.left} style={{ inlineSize: `${Math.max(0, value / max) * 100}%` }} />
      <Icon name={player.deathsDoor ? 'realm:door' : 'hp'} size={18} />
      {player.deathsDoor ? <b>Death’s Door</b> : <b>{value}</b>}
      {!player.deathsDoor && <small>/{max}</small>}
      {fx !== null && (
        <span key={fx.key} className={`${css.change} ${effects.rises}`} data-up={fx.n > 0}>
          {fx.n > 0 ? `+${fx.n}` : `−${-fx.n}`}
        </span>
      )}
    </span>
  );
}

/** More drops than this are told by the figure alone. */
const DROPS = 10;

/** Mana as drops: full ones can be spent. */
function Mana({ seat, mana: { value, max }, name }: { seat: number; mana: RealmPlayer['mana']; name: string }) {
  const drops = Math.min(DROPS, Math.max(value, max));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a native meter cannot be drawn as drops.
    <span
      className={css.mana}
      role="meter"
      aria-label={`${name}’s mana`}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={Math.max(value, max)}
      aria-valuetext={`${value} of ${max}`}
      {...tip('mana', seat)}
    >
      <span className={css.drops} aria-hidden="true">
        {Array.from({ length: drops }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: drops are all alike
          <svg key={i} viewBox="0 0 16 20" data-full={i < value} aria-hidden="true">
            <path d="M8 1c3 5 6.5 7.6 6.5 11.6a6.5 6.5 0 0 1-13 0C1.5 8.6 5 6 8 1z" />
          </svg>
        ))}
      </span>
      <b aria-hidden="true">
        {value}
        <small>/{max}</small>
      </b>
      <span className={css.word} aria-hidden="true">
        mana
      </span>
    </span>
  );
}

/** Symbols on the player's sites: what spells ask for, and never spend. */
function Thresholds({ seat, of, name }: { seat: number; of: Symbols; name: string }) {
  const words = ELEMENTS.map((e) => `${of[e] ?? 0} ${e}`).join(', ');
  return (
    <span className={css.thresholds} role="img" aria-label={`${name}’s symbols: ${words}`} {...tip('symbols', seat)}>
      {ELEMENTS.map((element) => (
        <span key={element} data-element={element} data-none={(of[element] ?? 0) === 0} data-tip={element}>
          <Icon name={`realm:${element}`} size="1em" />
          <b>{of[element] ?? 0}</b>
        </span>
      ))}
    </span>
  );
}

/** What the other player holds: how many sites and how many spells is public. */
function FarHand({ seat, player, name }: { seat: number; player: RealmPlayer; name: string }) {
  const t = useTable<RealmGame>();
  const cards = zoneOf(t, 'hand', seat);
  if (cards.length > 0 && cards.every((c) => c.card !== undefined))
    return <Pile tip="hand" seat={seat} icon="hand" label={`${name}’s hand`} count={cards.length} cards={cards} />;
  const { sites, spells } = player.hand;
  return (
    <span
      className={css.hand}
      role="img"
      aria-label={`${name} holds ${sites} ${sites === 1 ? 'site' : 'sites'} and ${spells} ${spells === 1 ? 'spell' : 'spells'}`}
      {...tip('hand', seat)}
    >
      <span className={css.back} data-of="site">
        <Icon name="realm:site" size="1em" />
      </span>
      <b>{sites}</b>
      <span className={css.back} data-of="spell">
        <Icon name="realm:spell" size="1em" />
      </span>
      <b>{spells}</b>
    </span>
  );
}

interface DeckProps {
  seat: number;
  zone: string;
  verb: string;
  icon: IconName;
  called: string;
  count: number;
}

/** A deck, to be pressed where a card may be drawn from it. */
function Deck({ seat, zone, verb, icon, called, count }: DeckProps) {
  const t = useTable<RealmGame>();
  const { choosing } = t;
  const draw = seat === t.near ? (choosing?.choices.findIndex((c) => c.verb === verb) ?? -1) : -1;
  const label = `${t.names[seat]}’s ${called}, ${cardsIn(count)}`;
  const content = (
    <>
      <span className={css.stack} data-zone={zone} data-empty={count === 0}>
        <Icon name={icon} size="100%" />
      </span>
      <b>{count}</b>
    </>
  );
  if (draw < 0 || choosing === null)
    return (
      <span className={css.deck} role="img" aria-label={label} {...tip(zone, seat)}>
        {content}
      </span>
    );
  return (
    <button
      type="button"
      className={css.deck}
      data-can="true"
      data-draw={verb}
      {...tip(zone, seat)}
      onClick={() => choosing.pick(draw)}
    >
      <span className="visually-hidden">
        {label}. {choosing.choices[draw].text}
      </span>
      {content}
    </button>
  );
}
