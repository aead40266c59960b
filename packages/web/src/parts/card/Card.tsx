import type { CardFace, CardView } from '@wardroom/core';
import type { CSSProperties, ReactNode, Ref } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { Art } from './Art.tsx';
import { Badges } from './Badges.tsx';
import css from './Card.module.css';
import { CardBack } from './CardBack.tsx';
import { contrast } from './colour.ts';
import { describe } from './describe.ts';
import { lifeOf, useDress } from './dress.ts';
import { Corner, Marks, Rail } from './Figures.tsx';
import { type CardFacts, figuresOf, statusesOf } from './facts.ts';
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
  const { face, view, size = 'normal', glow, place, onClick, pressed, className, style, ref } = props;
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
      {glow !== undefined && <Mark glow={glow} />}
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
function Mark({ glow }: { glow: Glow }) {
  if (glow === 'dim') return <span className={css.shade} />;
  return (
    <span className={css.edge}>
      <span className={css.mark}>
        <Icon name={glow === 'can' ? 'up' : glow === 'chosen' ? 'check' : 'target'} size="100%" />
      </span>
    </span>
  );
}

interface FaceProps {
  face: CardFace;
  view: CardFacts | undefined;
  size: CardSize;
}

function Face({ face, view, size }: FaceProps) {
  const dress = useDress();
  const { corner, marks = [] } = dress.figures;
  const life = lifeOf(dress, face.stock);
  const figures = figuresOf(face.figures, view, life.stat);
  const fights = figures[life.stat] !== undefined;
  const inCorner = corner === null ? undefined : figures[corner.stat];
  const statuses = view === undefined ? [] : statusesOf(view, dress);
  const full = size === 'normal' || size === 'large';
  // Where corner and marks say what it costs, words need not.
  const marked = marks.length > 0;
  return (
    <div
      className={`${css.face} ${css[dress.stocks[face.stock]?.paper ?? 'parchment']}`}
      data-rank={Math.min(face.rank, 5)}
      data-corner={inCorner !== undefined}
      data-fights={fights}
      aria-hidden="true"
    >
      {size !== 'mini' && (
        <header className={css.head}>
          {full && <Emblem type={face.type} />}
          <span className={css.name} style={{ '--letters': lengthOf(face.name) } as CSSProperties}>
            {face.name}
          </span>
        </header>
      )}
      {corner !== null && inCorner !== undefined && <Corner figure={inCorner} shape={corner.shape} />}
      {size !== 'mini' && marked && <Marks figures={figures} />}
      <div className={css.field}>
        <div className={css.picture}>
          <Art face={face} />
        </div>
        {size !== 'mini' && <Rarity rank={face.rank} />}
        {size === 'small' && <Emblem type={face.type} />}
        <Badges statuses={statuses} count={view?.count} size={size} />
        {size === 'mini' && !fights && <Emblem type={face.type} />}
      </div>
      {full && (
        <p className={css.line}>
          <span>{size === 'large' && !marked ? [face.line, face.cost].filter(Boolean).join(' · ') : face.line}</span>
          <span>{size === 'large' ? `${face.rarity} · ${face.number}` : marked ? '' : (face.cost ?? '')}</span>
        </p>
      )}
      {full && <Words face={face} size={size} />}
      {fights ? (
        <Rail figures={figures} life={life} size={size} />
      ) : (
        size === 'small' && <p className={css.kind}>{dress.short(face.line)}</p>
      )}
    </div>
  );
}

/** How wide a name is in letters, so that long ones are set smaller. */
const lengthOf = (name: string): number => Math.max(name.length, 12);

function Emblem({ type }: { type: string }) {
  const dress = useDress();
  const second = dress.second(type);
  const { deep, glow, icon } = dress.palette(type);
  const disc = contrast(deep, icon) > contrast(glow, icon) ? deep : glow;
  return (
    <span className={css.emblem} data-tip="type" style={{ background: disc, color: icon }}>
      <Icon name={dress.emblem(type)} size="100%" />
      {second !== null && <Icon name={second} size="100%" />}
    </span>
  );
}

function Words({ face, size }: { face: CardFace; size: CardSize }) {
  if (size === 'normal') {
    return (
      <div className={css.words}>
        <p className={css.clamp} data-excerpt>
          {face.text || <i>{face.bio}</i>}
        </p>
      </div>
    );
  }
  return (
    <div className={css.words} data-long={face.text.length > 230}>
      {face.attack !== undefined && <p className={css.attack}>{face.attack}</p>}
      {face.text !== '' && <p>{face.text}</p>}
      {face.bio !== undefined && <p className={css.bio}>{face.bio}</p>}
    </div>
  );
}

const SHAPES = [
  'M0-4a4 4 0 1 0 0 8 4 4 0 0 0 0-8z',
  'M0-5.5 4.4 0 0 5.5-4.4 0z',
  'M0-6 1.7-1.9 6-1.7 2.7 1.1 3.8 5.4 0 3-3.8 5.4-2.7 1.1-6-1.7-1.7-1.9z',
] as const;

/** One mark more for each step of rarity, and another shape for every second: discs, diamonds, stars. */
function Rarity({ rank }: { rank: number }) {
  const marks = Math.min(rank, 6) + 1;
  const shape = SHAPES[Math.min(rank >> 1, 2)];
  return (
    <svg className={css.rarity} data-tip="rarity" viewBox={`0 0 ${marks * 14 + 10} 16`} aria-hidden="true">
      <path d={`M7 0h${marks * 14 - 4}l7 8-7 8H7L0 8z`} className={css.plaque} />
      {Array.from({ length: marks }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: marks that are all alike
        <path key={i} d={shape} transform={`translate(${12 + i * 14} 8)`} className={css.gem} />
      ))}
    </svg>
  );
}
