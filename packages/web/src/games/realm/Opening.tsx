import { Card } from '../../parts/card/index.ts';
import { faceOf, useTable, zoneOf } from '../../parts/table/context.ts';
import type { RealmGame } from './facts.ts';
import css from './Opening.module.css';

/** The opening hand, large: what is put back is pressed, and the rest is kept (S2.3). */
export function Opening() {
  const t = useTable<RealmGame>();
  const { choosing, view } = t;
  if (choosing === null || view.question?.prompt !== 'mulligan') return null;
  const { choices } = choosing;
  const hand = zoneOf(t, 'hand', t.near);
  const isSite = (id: string | undefined): boolean => id !== undefined && t.catalogue.cards[id]?.stock === 'site';
  const groups = [
    { title: 'Sites', cards: hand.filter((c) => isSite(c.card)) },
    { title: 'Spells', cards: hand.filter((c) => !isSite(c.card)) },
  ];
  const plain = choices.flatMap((c, index) => (c.card === undefined ? [{ index, text: c.text }] : []));
  return (
    <section className={css.opening} aria-label="Your opening hand">
      <h2>Your opening hand</h2>
      <p className={css.how}>
        Choose up to three cards to put back; you draw as many from the same decks. You may do so once.
      </p>
      <div className={css.groups}>
        {groups.map(({ title, cards }) => (
          <ul key={title} className={css.cards} aria-label={title}>
            {cards.map((card) => {
              const can = choosing.can.has(card.id);
              return (
                <li key={card.id} data-card={card.id}>
                  <Card
                    face={faceOf(t, card)}
                    view={card}
                    size="normal"
                    glow={can ? 'can' : undefined}
                    place={can ? 'can be put back' : 'in your hand'}
                    onClick={can ? () => choosing.click(card.id) : undefined}
                    onInspect={() => t.inspect({ alias: card.id })}
                  />
                </li>
              );
            })}
          </ul>
        ))}
      </div>
      <div className={css.answers}>
        {plain.map(({ index, text }) => (
          <button key={index} type="button" className="button brass" onClick={() => choosing.pick(index)}>
            {text}
          </button>
        ))}
      </div>
    </section>
  );
}
