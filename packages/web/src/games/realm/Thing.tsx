import type { RealmCardView } from '@wardroom/realm';
import { Art } from '../../parts/card/Art.tsx';
import { useInspect } from '../../parts/card/useInspect.ts';
import { faceOf, useTable } from '../../parts/table/context.ts';
import { Glide } from '../../parts/table/Glide.tsx';
import { useRealm } from './context.ts';
import { fxOf } from './drama.ts';
import type { RealmGame } from './facts.ts';
import { thingWords } from './labels.ts';
import css from './Thing.module.css';

/** An artifact that nobody carries: a charm on the ground. `still`: in a crowd, where it is the square that is pressed. */
export function Thing({ card, still = false }: { card: RealmCardView; still?: boolean }) {
  const t = useTable<RealmGame>();
  const { telling, markOf } = useRealm();
  const face = faceOf(t, card);
  const mark = markOf(card.id);
  const fx = fxOf(t.beat, card.id);
  const look = useInspect(face === undefined ? undefined : () => t.inspect({ alias: card.id }), undefined);
  const art = (
    <span className={css.art} aria-hidden="true">
      {face !== undefined && <Art face={face} />}
    </span>
  );
  return (
    <Glide id={`card-${card.id}`} solid className={css.place} style={{}} data-fx={fx?.kind} data-card={card.id}>
      {still ? (
        <span className={css.thing} data-mark={mark}>
          {art}
        </span>
      ) : (
        <button
          type="button"
          className={css.thing}
          data-mark={mark}
          tabIndex={mark === undefined ? -1 : 0}
          data-lit={mark !== undefined && mark !== 'can' ? 'true' : undefined}
          onClick={() => {
            if (look.clickIsPress()) return;
            if (t.choosing === null) t.inspect({ alias: card.id });
            else t.choosing.click(card.id);
          }}
          {...look.handlers}
        >
          <span className="visually-hidden">{thingWords(card, telling, mark)}</span>
          {art}
        </button>
      )}
    </Glide>
  );
}
