import type { CardView } from '@wardroom/core';
import { type CSSProperties, Suspense, useRef } from 'react';
import { Card, type CardSize, type Glow } from '../card/index.ts';
import { optional } from '../later.tsx';
import { faceOf, isAdvised, useTable } from './context.ts';
import { useDrag } from './drag.ts';
import effects from './effects.module.css';
import { Float } from './Float.tsx';
import { Glide } from './Glide.tsx';
import css from './TableCard.module.css';
import { usePeek } from './usePeek.ts';

// Nobody looks closer at once.
const Peek = optional(() => import('./Peek.tsx').then((m) => m.Peek));

interface Props {
  card: CardView;
  size: CardSize;
  /** Whose and where it is: "your primary". */
  place: string;
  /** On a strip: whose it is, where that is not plain. */
  note?: string | undefined;
  style?: CSSProperties;
  className?: string;
}

/** A card on the table: it glides to its place, can be chosen or dragged, and shows what happens to it. */
export function TableCard({ card, size, place, note, style, className }: Props) {
  const t = useTable();
  const { choosing } = t;
  const can = choosing?.can.has(card.id) === true;
  const chosen = choosing?.chosen.has(card.id) === true;
  const advised = can && !chosen && isAdvised(choosing, card.id);
  const targeted = choosing !== null && choosing.chosen.size > 0 && can && !chosen;
  const fx = t.fxOf(card.id);
  const drag = useDrag(card.id, can && choosing !== null ? (on, spot) => choosing.drop(card.id, on, spot) : null);
  const glow: Glow | undefined = chosen ? 'chosen' : targeted ? 'target' : can ? 'can' : undefined;
  const { moved } = drag;
  const self = useRef<HTMLDivElement>(null);
  const { peeking, handlers } = usePeek(size !== 'normal');
  const face = faceOf(t, card);
  const held: CSSProperties =
    moved === null
      ? {}
      : { transform: `translate(${moved.x}px, ${moved.y}px) rotate(2deg)`, zIndex: 40, pointerEvents: 'none' };
  return (
    <Glide
      id={`card-${card.id}`}
      className={[css.card, effects.shows, className ?? ''].join(' ')}
      style={style ?? {}}
      data-fx={fx?.kind}
      data-card={card.id}
    >
      <div
        ref={self}
        key={fx === null ? 'still' : fx.key}
        className={`${css.body} ${effects.moves}`}
        style={held}
        {...drag.handlers}
      >
        <div {...handlers}>
          <Card
            face={face}
            view={card}
            size={size}
            note={note}
            glow={glow}
            advised={advised}
            place={can ? `${place}, can be chosen` : place}
            onClick={choosing === null ? undefined : () => choosing.click(card.id)}
            onInspect={card.card === undefined ? undefined : () => t.inspect({ alias: card.id })}
          />
        </div>
      </div>
      {peeking && moved === null && face !== undefined && (
        <Suspense>
          <Peek of={() => self.current} face={face} view={card} />
        </Suspense>
      )}
      {fx !== null && <Float fx={fx} />}
    </Glide>
  );
}
