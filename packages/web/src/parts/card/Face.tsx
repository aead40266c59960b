import type { CardFace } from '@wardroom/core';
import type { CSSProperties } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { Art } from './Art.tsx';
import { Badges } from './Badges.tsx';
import type { CardSize } from './Card.tsx';
import { contrast } from './colour.ts';
import { lifeOf, useDress } from './dress.ts';
import css from './Face.module.css';
import { Corner, Marks, Rail } from './Figures.tsx';
import { type CardFacts, figuresOf, statusesOf } from './facts.ts';
import { hasLongWord, lengthOf } from './name.ts';

interface Props {
  face: CardFace;
  view: CardFacts | undefined;
  size: CardSize;
}

/** What is printed on a card, with the figures it has now. */
export function Face({ face, view, size }: Props) {
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
      data-marked={marks.some(({ stat }) => (figures[stat]?.now ?? 0) > 0)}
      aria-hidden="true"
    >
      {size !== 'mini' && (
        <header className={css.head}>
          {full && <Emblem type={face.type} />}
          <span
            className={css.name}
            data-long={hasLongWord(face.name)}
            style={{ '--letters': lengthOf(face.name) } as CSSProperties}
          >
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
