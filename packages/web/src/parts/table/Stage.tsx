import type { CardView } from '@wardroom/core';
import { Card } from '../card/index.ts';
import { Icon } from '../icons/Icon.tsx';
import { faceOf, useTable } from './context.ts';
import css from './Stage.module.css';

/** A card that is being played, for everybody to see. */
export interface Staged {
  card: CardView;
  /** "Bo plays". */
  who: string;
  /** Name of what it is done to. */
  on?: string | undefined;
  /** Name of what it answers. */
  answers?: string | undefined;
  negated: boolean;
  /** It has just come to light: turned over, and larger than what is merely played. */
  reveal?: boolean;
}

/** In the middle of the table, where the dice are thrown otherwise: what is played, by whom, on what, and what it does. */
export function Stage({ staged }: { staged: Staged }) {
  const t = useTable();
  const face = faceOf(t, staged.card);
  return (
    <div key={staged.card.id} className={css.stage} data-negated={staged.negated} data-reveal={staged.reveal}>
      <span className={css.card}>
        <Card
          face={face}
          size="small"
          onInspect={face === undefined ? undefined : () => t.inspect({ card: face.id })}
        />
      </span>
      <p className={css.words}>
        <span className={css.who}>{staged.who}</span>
        <strong className={css.name}>{face?.name ?? 'a card'}</strong>
        {staged.on !== undefined && (
          <span className={css.on}>
            <Icon name="target" size={14} /> on {staged.on}
          </span>
        )}
        {staged.answers !== undefined && <span className={css.answers}>in answer to {staged.answers}</span>}
        {staged.negated ? (
          <b className={css.stamp}>Negated</b>
        ) : (
          face !== undefined && <span className={css.text}>{face.text}</span>
        )}
      </p>
    </div>
  );
}
