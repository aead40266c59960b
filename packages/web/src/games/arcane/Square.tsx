import type { Board } from '@wardroom/core';
import type { CSSProperties } from 'react';
import { useInspect } from '../../parts/card/useInspect.ts';
import { Icon, type IconName } from '../../parts/icons/Icon.tsx';
import { useBoard, wayOf } from '../../parts/table/board.ts';
import {
  ADVISED,
  faceOf,
  isAdvised,
  isAdvisedSpot,
  type TableContextValue,
  useTable,
  whose,
} from '../../parts/table/context.ts';
import { useDrag } from '../../parts/table/drag.ts';
import effects from '../../parts/table/effects.module.css';
import { Float } from '../../parts/table/Float.tsx';
import { Glide } from '../../parts/table/Glide.tsx';
import { fxOf } from './drama.ts';
import { arcaneDress } from './dress.ts';
import { type Arcane, boardOf, type Lying } from './facts.ts';
import { labelOf, type Mark } from './labels.ts';
import { Piece } from './Piece.tsx';
import css from './Square.module.css';

interface Props {
  square: number;
  lying: Lying | undefined;
  mark: Mark | undefined;
  land: 'near' | 'far' | 'neutral';
  /** A spell that has not happened yet is meant for it. */
  aimed: boolean;
  inTab: boolean;
  onFocus: () => void;
}

const SIGNS: Readonly<Partial<Record<Mark, IconName>>> = {
  can: 'up',
  chosen: 'check',
  attack: 'battle',
  target: 'target',
};

/**
 * A square and what lies on it, as one thing to press: the keyboard stays on the square while cards come and go. What can
 * be done there shows by edge and sign, never by colour alone.
 */
export function Square({ square, lying, mark, land, aimed, inTab, onFocus }: Props) {
  const t = useTable<Arcane>();
  const board = useBoard();
  const { choosing } = t;
  const card = lying?.card;
  const face = card === undefined ? undefined : faceOf(t, card);
  const look = useInspect(
    card === undefined || face === undefined ? undefined : () => t.inspect({ alias: card.id }),
    undefined,
  );
  const can = card !== undefined && choosing?.can.has(card.id) === true && mark !== 'attack' && mark !== 'target';
  const drag = useDrag(card?.id ?? -1, can ? (on, spot) => choosing?.drop(card.id, on, spot) : null);
  const press = (): void => {
    if (look.clickIsPress()) return;
    if (mark === 'spot') choosing?.clickSpot(square);
    else if (card !== undefined && choosing !== null) choosing.click(card.id);
    else if (card !== undefined && face !== undefined) t.inspect({ alias: card.id });
    // An empty square that leads nowhere puts back what was chosen.
    else for (const alias of choosing?.chosen ?? []) choosing?.click(alias);
  };
  const fx = card === undefined ? null : fxOf(t.beat, card.id);
  const seen = labelOf(board.squares[square], lying, {
    face,
    whose: (seat) => whose(t, seat),
    mark,
    dress: arcaneDress,
  });
  const advised =
    mark === 'spot'
      ? isAdvisedSpot(choosing, square)
      : mark !== undefined && mark !== 'chosen' && card !== undefined && isAdvised(choosing, card.id);
  const sign = mark === undefined ? undefined : advised ? 'advised' : SIGNS[mark];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table lays out no board.
    // biome-ignore lint/a11y/useFocusableInteractive: the button in it takes the focus.
    <div
      role="gridcell"
      className={css.square}
      data-spot={square}
      data-land={land}
      data-mark={mark}
      data-best={advised}
      data-held={drag.moved !== null}
      {...(card === undefined ? {} : { 'data-card': card.id })}
      {...drag.handlers}
    >
      <button
        type="button"
        className={css.press}
        tabIndex={inTab ? 0 : -1}
        aria-description={advised ? ADVISED : undefined}
        onClick={press}
        onFocus={onFocus}
        {...look.handlers}
      >
        <span className="visually-hidden">{seen}</span>
        {/* What is said of a place must be found on the board. */}
        {card === undefined && (
          <span className={css.name} aria-hidden="true">
            {board.squares[square].name}
          </span>
        )}
        {card !== undefined && (
          <Glide
            id={`card-${card.id}`}
            solid
            className={`${css.place} ${effects.shows}`}
            style={strikeOf(t, board, square, fx?.kind === 'strike')}
            data-fx={fx?.kind}
            data-card={card.id}
          >
            <span
              key={fx === null ? 'still' : fx.key}
              className={`${css.body} ${effects.moves}`}
              style={
                drag.moved === null ? {} : { transform: `translate(${drag.moved.x}px, ${drag.moved.y}px) scale(1.06)` }
              }
            >
              <Piece lying={lying as Lying} face={face} near={t.near} turning={fx?.kind === 'turn'} />
            </span>
            {fx !== null && fx.kind !== 'turn' && <Float fx={fx} />}
          </Glide>
        )}
        {sign !== undefined && (
          <span className={css.sign} aria-hidden="true">
            <Icon name={sign} size="100%" />
          </span>
        )}
        {aimed && mark === undefined && (
          <span className={css.aimed} aria-hidden="true">
            <Icon name="target" size="100%" />
          </span>
        )}
      </button>
    </div>
  );
}

/** How far an attacker lunges: toward what it attacks. */
function strikeOf(t: TableContextValue<Arcane>, board: Board, square: number, strikes: boolean): CSSProperties {
  const target = strikes ? t.beat?.event.b?.id : undefined;
  if (target === undefined) return {};
  for (const [there, { card }] of boardOf(t.view)) {
    if (card.id !== target) continue;
    const { x, y } = wayOf(board, square, there, t.near);
    return { '--lunge-x': `${62 * x}%`, '--lunge-y': `${62 * y}%` } as CSSProperties;
  }
  return {};
}
