import type { CardFace } from '@wardroom/core';
import { Icon } from '../icons/Icon.tsx';
import { Art } from './Art.tsx';
import { Badges } from './Badges.tsx';
import { lifeOf, useDress } from './dress.ts';
import card from './Face.module.css';
import { CORNERS, Gain, Marks, Now, type RailProps, Strike } from './Figures.tsx';
import { type CardFacts, figuresOf, statusesOf, strikeOf } from './facts.ts';
import { hasLongWord } from './name.ts';
import css from './Strip.module.css';

interface Props {
  face: CardFace;
  view: CardFacts | undefined;
  note: string | undefined;
}

/** A card as a plate: its whole name, and under it its figures or, with room, what it does. */
export function Strip({ face, view, note }: Props) {
  const dress = useDress();
  const life = lifeOf(dress, face.stock);
  const figures = figuresOf(face.figures, view, life.stat);
  const statuses = view === undefined ? [] : statusesOf(view, dress);
  const paper = dress.stocks[face.stock]?.paper ?? 'parchment';
  return (
    // Two papers need a whole card: torn across a plate, the tear runs through its name.
    <div className={`${card.face} ${card[paper === 'torn' ? 'slate' : paper]} ${css.face}`} aria-hidden="true">
      <span className={css.thumb}>
        <Art face={face} />
      </span>
      <span className={css.plate}>
        <span className={css.name} data-long={hasLongWord(face.name)}>
          {face.name}
          {note !== undefined && <span className={css.note}> {note}</span>}
        </span>
        {figures[life.stat] !== undefined ? (
          <Numbers figures={figures} life={life} />
        ) : (
          <span className={css.tells} data-excerpt>
            {face.text}
          </span>
        )}
      </span>
      <Price figures={figures} fights={figures[life.stat] !== undefined} />
      <Badges statuses={statuses} count={view?.count} size="strip" className={css.badges} />
    </div>
  );
}

/** What it asks for: its cost where that is not among its figures, and symbols. */
function Price({ figures, fights }: { figures: RailProps['figures']; fights: boolean }) {
  const { corner } = useDress().figures;
  const cost = corner === null || fights ? undefined : figures[corner.stat];
  return (
    <span className={css.price}>
      {cost !== undefined && (
        <b>
          <Now figure={cost} />
        </b>
      )}
      <Marks figures={figures} />
    </span>
  );
}

/** All figures in a line, each with its sign. */
function Numbers({ figures, life }: Pick<RailProps, 'figures' | 'life'>) {
  const { corner, rail } = useDress().figures;
  const hp = figures[life.stat];
  const shield = corner === null ? undefined : figures[corner.stat];
  return (
    <span className={css.numbers}>
      {hp !== undefined && (
        <span>
          <Icon name={life.icon} />
          <Now figure={hp} />
        </span>
      )}
      {shield !== undefined && (
        <span>
          <svg viewBox="0 0 22 24" aria-hidden="true" fill="currentColor">
            <path d={CORNERS[corner!.shape]} />
          </svg>
          <Now figure={shield} />
        </span>
      )}
      {rail.map((part) => {
        if ('dice' in part) {
          const strike = strikeOf(part, figures);
          return strike && <Strike key={part.dice} strike={strike} size="strip" />;
        }
        const figure = part.stat === life.stat ? undefined : figures[part.stat];
        if (figure === undefined) return null;
        return (
          <span key={part.stat}>
            <Icon name={part.icon} />
            <Now figure={figure} />
          </span>
        );
      })}
      {rail.map((part) => {
        const strike = 'dice' in part ? strikeOf(part, figures) : null;
        return strike && <Gain key={strike.dice.stat} strike={strike} />;
      })}
    </span>
  );
}
