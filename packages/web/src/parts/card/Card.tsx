import type { CardFace, CardView } from '@wardroom/core';
import type { CSSProperties, ReactNode, Ref } from 'react';
import { Icon } from '../icons/Icon.tsx';
import css from './Card.module.css';
import { CardBack } from './CardBack.tsx';
import { describe } from './describe.ts';
import { useDress } from './dress.ts';
import { Face } from './Face.tsx';
import type { CardFacts } from './facts.ts';
import strip from './Strip.module.css';
import { Strip } from './Strip.tsx';
import { useInspect } from './useInspect.ts';

/** `strip`: a plate with its whole name, as wide as `--card-w` and as high as `--strip-h`. */
export type CardSize = 'mini' | 'strip' | 'small' | 'normal' | 'large';
export type Glow = 'can' | 'chosen' | 'target' | 'dim';

export interface CardProps {
  /** What is printed on it; absent for a card that lies face down. */
  face?: CardFace | undefined;
  /** The card in the match, if it is in one. */
  view?: CardView | undefined;
  size?: CardSize;
  glow?: Glow | undefined;
  /** It is what a good player would likely choose. */
  advised?: boolean;
  /** Whose and where, for those who listen: "your primary". */
  place?: string;
  /** On a strip, under the name: whose it is where that is not plain. */
  note?: string | undefined;
  /** Instead of the sentence made from face and view. */
  label?: string;
  onClick?: (() => void) | undefined;
  /** Mouse at rest, long press, or `i`. Without `onClick` a click looks closer, too. */
  onInspect?: (() => void) | undefined;
  /** The mouse has gone again. */
  onInspectEnd?: (() => void) | undefined;
  /** For a choice that is on or off. */
  pressed?: boolean;
  className?: string;
  style?: CSSProperties;
  ref?: Ref<HTMLElement>;
}

/** A card, at any size: everything in it scales with its width (`--card-w`, or as `size` says). */
export function Card(props: CardProps) {
  const { face, view, size = 'normal', glow, advised = false, place, onClick, pressed, className, style, ref } = props;
  const dress = useDress();
  const look = useInspect(props.onInspect, props.onInspectEnd);
  const telling = { dress, full: size === 'normal' || size === 'large', ...(place === undefined ? {} : { place }) };
  const label = props.label ?? describe(face, view, telling);
  const facts = view as CardFacts | undefined;
  const shared = {
    className: [
      css.card,
      size === 'strip' ? strip.strip : css[size],
      glow === undefined ? '' : css[glow],
      className ?? '',
    ].join(' '),
    style,
    'data-glow': glow,
    'data-best': advised,
    'data-card-size': size,
    ...look.handlers,
  };
  const content: ReactNode = (
    <>
      {face === undefined ? (
        <CardBack />
      ) : size === 'strip' ? (
        <Strip face={face} view={facts} note={props.note} />
      ) : (
        <Face face={face} view={facts} size={size} />
      )}
      {glow !== undefined && <Mark glow={glow} advised={advised} />}
    </>
  );
  const act = onClick ?? props.onInspect;
  if (act === undefined) {
    return (
      <div ref={ref as Ref<HTMLDivElement>} role="img" aria-label={label} {...shared}>
        {content}
      </div>
    );
  }
  return (
    <button
      ref={ref as Ref<HTMLButtonElement>}
      type="button"
      aria-pressed={pressed}
      aria-description={advised ? 'Advised' : undefined}
      {...shared}
      onClick={() => {
        if (!look.clickIsPress()) act();
      }}
    >
      {/* Not as a label: that would have to repeat the bare figures in the order in which they stand on the card. */}
      <span className={css.said}>{label}</span>
      {content}
    </button>
  );
}

/** What the edge says by colour, said by shape. */
function Mark({ glow, advised }: { glow: Glow; advised: boolean }) {
  if (glow === 'dim') return <span className={css.shade} />;
  return (
    <span className={css.edge}>
      <span className={css.mark}>
        <Icon name={advised ? 'advised' : glow === 'can' ? 'up' : glow === 'chosen' ? 'check' : 'target'} size="100%" />
      </span>
    </span>
  );
}
