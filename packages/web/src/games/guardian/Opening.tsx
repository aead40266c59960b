import { Card } from '../../parts/card/index.ts';
import { faceOf, useTable, zoneOf } from '../../parts/table/context.ts';
import type { Guardian } from './facts.ts';
import css from './Opening.module.css';

/** The opening hand, large, and the one question about it (G2.2). */
export function Opening() {
  const t = useTable<Guardian>();
  const { choosing, view } = t;
  if (choosing === null || view.question?.prompt !== 'mulligan') return null;
  const { choices } = choosing;
  return (
    <section className={css.opening} aria-label="Your opening hand">
      <h2>Your opening hand</h2>
      <ul className={css.cards}>
        {zoneOf(t, 'hand', t.near).map((card) => (
          <li key={card.id}>
            <Card face={faceOf(t, card)} view={card} size="normal" onInspect={() => t.inspect({ alias: card.id })} />
          </li>
        ))}
      </ul>
      <p>Draw a new hand and these go back into the deck. You may do so once.</p>
      <div className={css.answers}>
        {choices.map((c, i) => (
          <button
            key={c.verb}
            type="button"
            className={`button ${c.verb === 'keep' ? 'brass' : ''}`}
            onClick={() => choosing.pick(i)}
          >
            {c.text}
          </button>
        ))}
      </div>
    </section>
  );
}
