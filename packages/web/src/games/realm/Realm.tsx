import type { Board } from '@wardroom/core';
import {
  type CSSProperties,
  type RefObject,
  Suspense,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Icon } from '../../parts/icons/Icon.tsx';
import { later, optional } from '../../parts/later.tsx';
import { placeOf, rowsFrom, useBoard } from '../../parts/table/board.ts';
import { faceOf, useTable } from '../../parts/table/context.ts';
import effects from '../../parts/table/effects.module.css';
import { useRealm } from './context.ts';
import { mourned } from './drama.ts';
import { coversOf, type RealmGame, type Tile, veilOf } from './facts.ts';
import type { Room } from './muster.ts';
import css from './Realm.module.css';
import { TileView } from './TileView.tsx';

// Needed from the first aura on, and from the first choice between several things on a square: not to show the realm.
const Veil = optional(() => import('./Veil.tsx').then((m) => m.Veil));
export const AtMenu = later(() => import('./AtMenu.tsx').then((m) => m.AtMenu));

import { Void } from './Void.tsx';

/** The realm, from the near seat's back row: land in the void, and what stands on it. */
export function Realm() {
  const t = useTable<RealmGame>();
  const { tiles, intent } = useRealm();
  const { near, beat } = t;
  const ground = useBoard();
  const rows = useMemo(() => rowsFrom(ground, near), [ground, near]);
  const board = useRef<HTMLDivElement>(null);
  const auras = useMemo(() => [...new Set(tiles.flatMap((tile) => tile.auras))], [tiles]);
  const corners = useCorners();
  const firstOf = (covers: readonly number[]): number | undefined =>
    rows.flat().find((square) => covers.includes(square));
  const gone = mourned(beat, ground);
  const cell = useCell(board, ground);

  // Whoever has chosen a card by keyboard goes on where it may go.
  const chosen = intent?.reading.chosen ?? null;
  useEffect(() => {
    const active = document.activeElement;
    if (chosen === null || !(active instanceof HTMLElement) || !active.matches(':focus-visible')) return;
    if (active.closest('[data-card]') === null || board.current?.contains(active) === true) return;
    board.current?.querySelector<HTMLElement>('[data-lit="true"]')?.focus();
  }, [chosen]);

  const open = (square: number): boolean =>
    intent !== null && corners === null && intent.isOpen(square, tiles[square].site?.id);
  // Where Tab enters the realm while nothing in it can be chosen.
  const home = rows[rows.length - 1][Math.floor(ground.columns / 2)];
  return (
    <div className={css.view}>
      <Void />
      {/* biome-ignore lint/a11y/useSemanticElements: the realm is no part of a form. */}
      <div ref={board} className={css.board} role="group" aria-label="The realm">
        {rows.flat().map((square) => (
          <TileView
            key={square}
            tile={tiles[square]}
            open={open(square)}
            inTab={square === home || open(square)}
            dimmed={corners !== null}
            cell={cell}
            plates={auras.filter((card) => firstOf(card.covers ?? []) === square)}
          />
        ))}
        <Suspense>
          {auras.map((card) => (
            <Veil key={card.id} card={card} />
          ))}
        </Suspense>
        {gone !== null && (
          <span
            key={gone.key}
            className={`${css.gone} ${effects.rises}`}
            style={at(ground, gone.square, near)}
            aria-hidden="true"
          >
            <Icon name={gone.banished ? 'realm:void' : 'kill'} size="100%" />
          </span>
        )}
        {corners !== null && <Corners of={corners} />}
        <Suspense>
          <AtMenu />
        </Suspense>
      </div>
    </div>
  );
}

/** How large a square is, for those who must share it. */
function useCell(realm: RefObject<HTMLElement | null>, { rows, columns }: Board): Room {
  const [cell, setCell] = useState<Room>({ width: 150, height: 110 });
  useLayoutEffect(() => {
    const of = realm.current;
    if (of === null) return;
    const measure = (): void => {
      const width = Math.floor(of.offsetWidth / columns);
      const height = Math.floor(of.offsetHeight / rows);
      setCell((was) => (was.width === width && was.height === height ? was : { width, height }));
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(of);
    return () => watch.disconnect();
  }, [realm, rows, columns]);
  return cell;
}

const at = (board: Board, square: number, near: number): CSSProperties => {
  const { x, y } = placeOf(board, square, near);
  return { '--x': x, '--y': y } as CSSProperties;
};

/** The corners at which the chosen aura can be laid; null while none is chosen. */
function useCorners(): readonly number[] | null {
  const t = useTable<RealmGame>();
  const { intent } = useRealm();
  if (intent === null) return null;
  const { chosen, spots } = intent.reading;
  if (chosen === null || spots.size === 0) return null;
  const card = t.view.zones.flatMap((z) => z.cards ?? []).find((c) => c.id === chosen);
  if (card === undefined || faceOf(t, card)?.stock !== 'aura') return null;
  return [...spots.keys()];
}

/** Knots where four squares meet: an aura is laid over the four around the one that is pressed. */
function Corners({ of }: { of: readonly number[] }) {
  const { near } = useTable<RealmGame>();
  const board = useBoard();
  const { intent, tiles } = useRealm();
  const [shown, setShown] = useState<number | null>(null);
  const under = (corner: number): Tile[] => coversOf(board, corner).map((square) => tiles[square]);
  const place = (corner: number): CSSProperties => {
    const { x, y } = veilOf(board, coversOf(board, corner), near);
    return { '--x': x, '--y': y } as CSSProperties;
  };
  // From the upper left, as one reads.
  const sorted = [...of].sort((a, b) => {
    const [p, q] = [a, b].map((corner) => veilOf(board, coversOf(board, corner), near));
    return p.y - q.y || p.x - q.x;
  });
  return (
    <>
      {shown !== null && <span className={css.preview} style={place(shown)} aria-hidden="true" />}
      {sorted.map((corner) => (
        <button
          key={corner}
          type="button"
          className={css.knot}
          style={place(corner)}
          data-lit="true"
          onPointerEnter={() => setShown(corner)}
          onPointerLeave={() => setShown(null)}
          onFocus={() => setShown(corner)}
          onBlur={() => setShown(null)}
          onClick={() => intent?.press(corner, undefined)}
        >
          <span className="visually-hidden">
            Over{' '}
            {under(corner)
              .map((tile) => tile.name)
              .join(', ')}
            , {unitsOn(under(corner))}, can be chosen
          </span>
        </button>
      ))}
    </>
  );
}

const unitsOn = (tiles: readonly Tile[]): string => {
  const n = tiles.reduce((sum, { above, below }) => sum + above.length + below.length, 0);
  return n === 1 ? '1 unit' : `${n} units`;
};
