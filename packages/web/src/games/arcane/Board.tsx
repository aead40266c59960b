import type { Board as Ground, Square as Place } from '@wardroom/core';
import { type CSSProperties, type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { rowsFrom, useBoard, wayOf } from '../../parts/table/board.ts';
import { useTable } from '../../parts/table/context.ts';
import css from './Board.module.css';
import { type Attack, meant } from './drama.ts';
import { type Arcane, boardOf, isStep, step } from './facts.ts';
import { marksOf } from './marks.ts';
import { Square } from './Square.tsx';

/** The board, from the near seat's edge. One square has the keyboard; arrows lead to the others. */
export function Board() {
  const t = useTable<Arcane>();
  const { near, view, log, choosing } = t;
  const board = useBoard();
  const { squares } = board;
  const lie = useMemo(() => boardOf(view), [view]);
  const marks = useMemo(() => marksOf(choosing, lie), [choosing, lie]);
  const { aimed, attack } = useMemo(() => meant(log, view), [log, view]);
  const rows = useMemo(() => rowsFrom(board, near), [board, near]);
  const [held, setHeld] = useState<number | null>(null);
  const grid = useRef<HTMLDivElement>(null);
  const focus = (square: number): void => {
    setHeld(square);
    grid.current?.querySelector<HTMLElement>(`[data-spot="${square}"] > button`)?.focus();
  };

  // Whoever has chosen a card of the hand by keyboard goes on where it may go.
  const chosen = choosing?.chosen.values().next().value;
  const aims = rows.flat().find((square) => ['spot', 'attack', 'target'].includes(marks.get(square) ?? ''));
  useEffect(() => {
    const active = document.activeElement;
    if (chosen === undefined || aims === undefined || grid.current?.contains(active) === true) return;
    if (active instanceof HTMLElement && active.closest('[data-card]') !== null && active.matches(':focus-visible'))
      grid.current?.querySelector<HTMLElement>(`[data-spot="${aims}"] > button`)?.focus();
  }, [chosen, aims]);

  const onKeyDown = (e: KeyboardEvent<HTMLElement>): void => {
    if (!isStep(e.key) || e.ctrlKey || e.metaKey || e.altKey) return;
    const from = (e.target as HTMLElement).closest<HTMLElement>('[data-spot]')?.dataset.spot;
    if (from === undefined) return;
    e.preventDefault();
    focus(step(board, Number(from), near, e.key));
  };
  // Where Tab enters the board if nothing on it can be chosen.
  const home = held ?? front(squares, rows, near);
  return (
    <div className={css.view}>
      <div className={css.plane}>
        <div className={css.files} aria-hidden="true">
          {rows[0].map((square) => (
            <span key={square}>{squares[square].name[0]}</span>
          ))}
        </div>
        <div className={css.ranks} aria-hidden="true">
          {rows.map(([first]) => (
            <span key={first}>{squares[first].row + 1}</span>
          ))}
        </div>
        {/* Seen from above, squares are not upright: what lies around one lies around the corner of the next, too. */}
        {/* biome-ignore lint/a11y/useSemanticElements: a table lays out no board. */}
        <div ref={grid} className={css.grid} role="grid" aria-label="Board" data-stack onKeyDown={onKeyDown}>
          {rows.map((row) => (
            // biome-ignore lint/a11y/useSemanticElements: a table lays out no board.
            // biome-ignore lint/a11y/useFocusableInteractive: its cells take the focus.
            <div key={row[0]} role="row" className={css.row}>
              {row.map((square) => {
                const lying = lie.get(square);
                return (
                  <Square
                    key={square}
                    square={square}
                    lying={lying}
                    mark={marks.get(square)}
                    land={landOf(squares[square], near)}
                    aimed={aimed !== null && lying?.card.id === aimed}
                    inTab={square === home || marks.has(square)}
                    onFocus={() => setHeld(square)}
                  />
                );
              })}
            </div>
          ))}
        </div>
        {attack !== null && <Arrow attack={attack} corner={rows[0][0]} near={near} />}
      </div>
    </div>
  );
}

/** Where the keyboard enters: at the front of the near territory. */
const front = (squares: Ground['squares'], rows: readonly (readonly number[])[], near: number): number =>
  (rows.find(([first]) => squares[first].seat === near) ?? rows[rows.length - 1])[0];

const landOf = ({ seat }: Place, near: number): 'near' | 'far' | 'neutral' =>
  seat === undefined ? 'neutral' : seat === near ? 'near' : 'far';

/** Who attacks whom, while it is decided. `corner`: the square in the upper left of the screen. */
function Arrow({ attack: { from, to }, corner, near }: { attack: Attack; corner: number; near: number }) {
  const board = useBoard();
  const start = wayOf(board, corner, from, near);
  const way = wayOf(board, from, to, near);
  const turn = (Math.atan2(way.y, way.x) * 180) / Math.PI;
  const length = Math.hypot(way.x, way.y);
  return (
    <svg
      className={css.arrow}
      viewBox={`0 0 ${board.columns} ${board.rows}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      style={{ '--length': length } as CSSProperties}
    >
      <g transform={`translate(${start.x + 0.5} ${start.y + 0.5}) rotate(${turn})`}>
        <path d={`M.28 0H${length - 0.36}`} className={css.shaft} />
        <path d={`M${length - 0.22} 0l-.2-.12v.24z`} className={css.head} />
      </g>
    </svg>
  );
}
