import type { CardView } from '@wardroom/core';
import type { CSSProperties } from 'react';
import { CardBack } from '../card/index.ts';
import { tip } from '../tip/tip.ts';
import { cardsIn } from './context.ts';
import css from './Hand.module.css';
import { TableCard } from './TableCard.tsx';
import { useShape } from './useWide.ts';

interface Props {
  cards: readonly CardView[];
  whose: string;
  /** The table needs the height: plates. */
  plates?: boolean;
}

/** A hand held open toward its player: fanned on a desk, a row to swipe on a phone, of plates where height is scarce. */
export function Hand({ cards, whose, plates = false }: Props) {
  const [low, small] = [useShape('low'), useShape('small')];
  const flat = plates || low || small;
  const middle = (cards.length - 1) / 2;
  return (
    <ul
      className={css.hand}
      data-stack
      data-plates={flat}
      aria-label={`${whose} hand, ${cardsIn(cards.length)}`}
      style={{ '--count': cards.length } as CSSProperties}
    >
      {cards.map((card, i) => (
        <li
          key={card.id}
          className={css.held}
          style={{ '--turn': i - middle, '--off': Math.abs(i - middle) } as CSSProperties}
        >
          <TableCard card={card} size={flat ? 'strip' : 'small'} place={`in ${whose} hand`} />
        </li>
      ))}
    </ul>
  );
}

/** Somebody else's hand: backs, and how many. */
export function HiddenHand({ count, label }: { count: number; label: string }) {
  return (
    <span className={css.backs} role="img" aria-label={label} data-stack {...tip('hand')}>
      {Array.from({ length: Math.min(count, 8) }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: backs are all alike
        <span key={i} className={css.back}>
          <CardBack />
        </span>
      ))}
      <b aria-hidden="true">{count}</b>
    </span>
  );
}
