import type { CardFace, CardView, Why } from '@wardroom/core';
import { Icon } from '../icons/Icon.tsx';
import { tip } from '../tip/tip.ts';
import { Card } from './Card.tsx';
import { useDress } from './dress.ts';
import { type CardFacts, changeOf, remainsOf, signed, statusesOf } from './facts.ts';
import css from './Inspector.module.css';

/** A card that lies on, under or beside the one looked at. */
export interface Attached {
  id: number;
  name: string;
  /** Whose it is: "yours", "Player 2's". */
  whose: string;
}

export interface InspectorProps {
  face: CardFace;
  view?: CardView | undefined;
  /** Whose and where: "your primary". */
  place?: string;
  attached?: readonly Attached[];
  /** The creature this card is attached to. */
  on?: Attached | undefined;
  /** Name of a card by its definition's id; undefined for what is no card but a clause. */
  nameOf: (id: string) => string | undefined;
  onClause: (id: string) => void;
  /** Look at another card. */
  onCard?: ((alias: number) => void) | undefined;
  onClose?: (() => void) | undefined;
  /** Its keywords, each with what it means. */
  words?: React.ReactNode;
}

/** A card with everything there is to know of it. Fills a side panel or a sheet: it is as wide as its box. */
export function Inspector(props: InspectorProps) {
  const { face, view, place, attached = [], on, nameOf, onClause, onCard, onClose } = props;
  const dress = useDress();
  const facts = view as CardFacts | undefined;
  const statuses = facts === undefined ? [] : statusesOf(facts, dress);
  const others = (facts?.lasting ?? []).filter((x) => (x.overTime ?? 0) <= 0 && x.gives === undefined);
  const stats = facts?.stats !== undefined && <Stats facts={facts} nameOf={nameOf} onClause={onClause} />;
  // Why a figure is not as printed is what one looks closer for: it needs no scrolling.
  const changed = (facts?.why ?? []).length > 0;
  return (
    <section className={css.inspector} data-inspector aria-label={`${face.name}, in full`}>
      {(place !== undefined || onClose !== undefined) && (
        <header className={css.head}>
          <span className={css.place}>{place !== undefined && place.charAt(0).toUpperCase() + place.slice(1)}</span>
          {onClose !== undefined && (
            <button type="button" className={css.close} onClick={onClose} aria-label="Close">
              <Icon name="close" size={20} />
            </button>
          )}
        </header>
      )}
      {changed && <div className={css.changed}>{stats}</div>}
      <div className={css.card}>
        <Card face={face} view={view} size="large" {...(place === undefined ? {} : { place })} />
      </div>
      <div className={css.facts}>
        {face.many !== undefined && <p>{face.many}</p>}
        {props.words}
        {!changed && stats}
        {statuses.length > 0 && (
          <Part title="On it now">
            {statuses.map((s) => (
              <li key={s.key} {...tip(s.key.replace(/ .*/, ''))}>
                <Icon name={s.icon} size={18} />
                <span>
                  <b>{s.label}</b>
                  {s.remains !== '' && `, ${s.remains}`}
                </span>
              </li>
            ))}
          </Part>
        )}
        {others.length > 0 && (
          <Part title="Lasting">
            {others.map((x) => (
              <li key={`${x.source} ${x.left}`}>
                <Icon name="clock" size={18} />
                <span>
                  <b>{nameOf(x.source) ?? x.source}</b>, {remainsOf(x)}
                </span>
              </li>
            ))}
          </Part>
        )}
        {on !== undefined && (
          <Part title="Attached to">
            <Other card={on} onCard={onCard} />
          </Part>
        )}
        {attached.length > 0 && (
          <Part title="Attached">
            {attached.map((x) => (
              <Other key={x.id} card={x} onCard={onCard} />
            ))}
          </Part>
        )}
        {facts?.anchor !== undefined && (
          <Part title="Held on the field by">
            <li>
              <Icon name="link" size={18} />
              <b>{nameOf(facts.anchor) ?? facts.anchor}</b>
            </li>
          </Part>
        )}
        {facts?.count !== undefined && (
          <Part title="Counters">
            <li>
              <Icon name="deck" size={18} />
              <b>{facts.count}</b>
            </li>
          </Part>
        )}
      </div>
    </section>
  );
}

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div className={css.part}>
      <h3>{title}</h3>
      <ul>{children}</ul>
    </div>
  );
}

function Other({ card, onCard }: { card: Attached; onCard: ((alias: number) => void) | undefined }) {
  return (
    <li>
      <Icon name="equip" size={18} />
      {onCard === undefined ? (
        <b>{card.name}</b>
      ) : (
        <button type="button" className={css.link} onClick={() => onCard(card.id)}>
          {card.name}
        </button>
      )}
      <span className={css.whose}>{card.whose}</span>
    </li>
  );
}

function Stats({
  facts,
  nameOf,
  onClause,
}: {
  facts: CardFacts;
  nameOf: (id: string) => string | undefined;
  onClause: (id: string) => void;
}) {
  const dress = useDress();
  const { life, signed: withSign } = dress.figures;
  const why = facts.why ?? [];
  const printed: Record<string, number> = { ...facts.printed };
  if (facts.maxHp !== undefined) printed[life] = facts.maxHp;
  const now: Record<string, number> = { ...facts.stats };
  if (facts.hp !== undefined) now[life] = facts.hp;
  // What is not printed on cards is worth a line only once something changes it.
  const rows = Object.entries(dress.stats).filter(
    ([stat]) => now[stat] !== undefined && (stat in printed || why.some((w) => w.stat === stat)),
  );
  const show = (stat: string, n: number): string => (withSign.includes(stat) ? signed(n) : String(n));
  return (
    <table className={css.stats}>
      <thead>
        <tr>
          <th scope="col">Stat</th>
          <th scope="col">Now</th>
          <th scope="col">Printed</th>
          <th scope="col">Why</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([stat, label]) => {
          const change = stat in printed ? Math.sign(now[stat] - printed[stat]) : 0;
          return (
            <tr key={stat}>
              <th scope="row">
                <span {...tip(stat)}>{label}</span>
              </th>
              <td className={css.now} data-change={change}>
                {show(stat, now[stat])}
                {change !== 0 && (
                  <span role="img" aria-label={change > 0 ? 'raised' : 'lowered'}>
                    {change > 0 ? ' ▲' : ' ▼'}
                  </span>
                )}
              </td>
              <td>{stat in printed ? show(stat, printed[stat]) : '–'}</td>
              <td>
                {why
                  .filter((w) => w.stat === stat)
                  .map((w) => (
                    <Reason key={`${w.source} ${w.layer} ${w.amount}`} why={w} nameOf={nameOf} onClause={onClause} />
                  ))}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Reason({
  why,
  nameOf,
  onClause,
}: {
  why: Why;
  nameOf: (id: string) => string | undefined;
  onClause: (id: string) => void;
}) {
  const name = nameOf(why.source);
  return (
    <span className={css.reason}>
      <b>{changeOf(why)}</b>{' '}
      {name !== undefined ? (
        name
      ) : (
        <button type="button" className={css.link} onClick={() => onClause(why.source)}>
          {why.source}
        </button>
      )}
    </span>
  );
}
