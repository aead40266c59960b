import type { CardFace, CardView } from '@wardroom/core';
import type { CSSProperties, ReactNode, Ref } from 'react';
import { Icon, type IconName } from '../icons/Icon.tsx';
import { Art } from './Art.tsx';
import css from './Card.module.css';
import { CardBack } from './CardBack.tsx';
import { contrast } from './colour.ts';
import { describe } from './describe.ts';
import { lifeOf, useDress } from './dress.ts';
import { type CardFacts, type Figure, figuresOf, type Status, signed, statusesOf } from './facts.ts';
import { useInspect } from './useInspect.ts';

export type CardSize = 'mini' | 'small' | 'normal' | 'large';
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
  const shared = {
    className: [css.card, css[size], glow === undefined ? '' : css[glow], className ?? ''].join(' '),
    style,
    'data-glow': glow,
    ...look.handlers,
  };
  const content: ReactNode = (
    <>
      {face === undefined ? <CardBack /> : <Face face={face} view={view as CardFacts | undefined} size={size} />}
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

function Face({ face, view, size }: { face: CardFace; view: CardFacts | undefined; size: CardSize }) {
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
    <span className={css.emblem} style={{ background: disc, color: icon }}>
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

/** A number that is not as printed is coloured and has an arrow. */
function Now({ figure, text }: { figure: Figure; text?: string }) {
  const change = Math.sign(figure.now - figure.printed);
  return (
    <span className={css.now} data-change={change}>
      {text ?? figure.now}
      {change !== 0 && (
        <svg className={css.arrow} viewBox="0 0 10 8" aria-hidden="true">
          <path d={change > 0 ? 'M5 0l5 8H0z' : 'M5 8 0 0h10z'} />
        </svg>
      )}
    </span>
  );
}

const CORNERS = {
  shield: 'M11 1c3 1.6 6.3 2.3 10 2.3v8.4c0 5.6-4 9-10 11.3C5 20.7 1 17.3 1 11.7V3.3C4.7 3.3 8 2.6 11 1z',
  coin: 'M11 1.5a9.8 9.8 0 1 1 0 19.6 9.8 9.8 0 0 1 0-19.6z',
} as const;

function Corner({ figure, shape }: { figure: Figure; shape: keyof typeof CORNERS }) {
  return (
    <span className={css.shield} data-figure="corner">
      <svg viewBox="0 0 22 24" aria-hidden="true">
        <path d={CORNERS[shape]} />
      </svg>
      <Now figure={figure} />
    </span>
  );
}

/** Symbols that it needs or gives, one mark for each. */
function Marks({ figures }: { figures: Record<string, Figure> }) {
  const { marks = [] } = useDress().figures;
  return (
    <span className={css.marks}>
      {marks.flatMap(({ stat, icon, colour }) =>
        Array.from({ length: figures[stat]?.now ?? 0 }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: marks that are all alike
          <span key={`${stat} ${i}`} style={{ color: colour }}>
            <Icon name={icon} size="100%" />
          </span>
        )),
      )}
    </span>
  );
}

function Heart({ figure, icon }: { figure: Figure; icon: IconName }) {
  const share = figure.printed > 0 ? Math.max(0, Math.min(1, figure.now / figure.printed)) : 0;
  return (
    <span className={css.heart} data-heart={icon === 'hp'} data-figure="life">
      <Icon name={icon} size="100%" className={css.rim} />
      <Icon name={icon} size="100%" className={css.hollow} />
      <span className={css.blood} style={{ '--share': share } as CSSProperties}>
        <Icon name={icon} size="100%" />
      </span>
      <span className={css.hp}>{figure.now}</span>
    </span>
  );
}

interface RailProps {
  figures: Record<string, Figure>;
  life: { stat: string; icon: IconName };
  size: CardSize;
}

function Rail({ figures, life, size }: RailProps) {
  const { rail: all, signed: withSign } = useDress().figures;
  const hp = figures[life.stat];
  const heart = hp !== undefined && <Heart figure={hp} icon={life.icon} />;
  if (size === 'mini') return <div className={css.rail}>{heart}</div>;
  const rail = all.filter((part) => 'dice' in part || part.stat !== life.stat);
  const stats = rail.flatMap((part) => ('dice' in part ? [part.dice, part.plus] : [part.stat]));
  const long = stats.map((stat) => figures[stat]?.now ?? '').join('').length > 4;
  return (
    <div className={css.rail} data-long={long}>
      {heart}
      {hp !== undefined && size === 'large' && hp.now !== hp.printed && <span className={css.of}>of {hp.printed}</span>}
      {rail.map((part) => {
        if ('dice' in part) {
          const [dice, plus] = [figures[part.dice], figures[part.plus]];
          return dice && plus && <Strike key={part.dice} dice={dice} plus={plus} size={size} />;
        }
        const figure = figures[part.stat];
        if (figure === undefined) return null;
        return (
          <span key={part.stat} className={css.speed}>
            <Icon name={part.icon} />
            <Now figure={figure} {...(withSign.includes(part.stat) ? { text: signed(figure.now) } : {})} />
          </span>
        );
      })}
    </div>
  );
}

function Strike({ dice, plus, size }: { dice: Figure; plus: Figure; size: CardSize }) {
  return (
    <span className={css.strike}>
      {size === 'small' ? (
        <>
          <Now figure={dice} />
          <Die />
        </>
      ) : (
        <Dice figure={dice} />
      )}
      {(plus.now !== 0 || plus.printed !== 0) && <Now figure={plus} text={signed(plus.now)} />}
    </span>
  );
}

function Die() {
  return (
    <svg className={css.die} viewBox="0 0 20 20" aria-hidden="true">
      <rect x="1" y="1" width="18" height="18" rx="4.5" />
      <path className={css.pips} d="M5.6 5.6h0M14.4 5.6h0M10 10h0M5.6 14.4h0M14.4 14.4h0" />
    </svg>
  );
}

/** Attack dice as dice; a number for a heap too large to count at a glance, and for one that is not as printed. */
function Dice({ figure }: { figure: Figure }) {
  const n = Math.max(0, figure.now);
  const counted = n === 0 || n > 6 || figure.now !== figure.printed;
  return (
    <span className={css.dice}>
      {counted && <Now figure={figure} />}
      <span className={css.tiles} data-many={!counted && n > 3}>
        {Array.from({ length: counted ? 1 : n }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice that are all alike
          <Die key={i} />
        ))}
      </span>
    </span>
  );
}

const BADGES: Readonly<Record<CardSize, number>> = { mini: 2, small: 3, normal: 4, large: 6 };

function Badges({ statuses, count, size }: { statuses: Status[]; count: number | undefined; size: CardSize }) {
  const room = BADGES[size];
  const shown = statuses.length > room ? statuses.slice(0, room - 1) : statuses;
  const more = statuses.length - shown.length;
  if (statuses.length === 0 && count === undefined) return null;
  return (
    <span className={css.badges}>
      {shown.map((s) => (
        <span key={s.key} className={css.badge} title={s.remains === '' ? s.label : `${s.label}, ${s.remains}`}>
          <Icon name={s.icon} />
          {s.left !== null && <b>{s.left}</b>}
        </span>
      ))}
      {more > 0 && <span className={css.badge}>+{more}</span>}
      {count !== undefined && <span className={css.badge}>×{count}</span>}
    </span>
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
    <svg className={css.rarity} viewBox={`0 0 ${marks * 14 + 10} 16`} aria-hidden="true">
      <path d={`M7 0h${marks * 14 - 4}l7 8-7 8H7L0 8z`} className={css.plaque} />
      {Array.from({ length: marks }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: marks that are all alike
        <path key={i} d={shape} transform={`translate(${12 + i * 14} 8)`} className={css.gem} />
      ))}
    </svg>
  );
}
