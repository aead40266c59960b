import type { Board } from '@wardroom/core';
import { useTable } from './context.ts';

/** How the squares of a board lie on the screen. Each player looks from their own edge: the second sees it turned around. */

/** The board of this table. */
export function useBoard(): Board {
  const { board } = useTable().catalogue;
  if (board === null) throw new Error('a part of a board stands on a table without one');
  return board;
}

const isTurned = (near: number): boolean => near === 1;

/** Where a square lies on the screen, in squares from the upper left. */
export function placeOf({ squares, columns, rows }: Board, square: number, near: number): { x: number; y: number } {
  const { column, row } = squares[square];
  return isTurned(near) ? { x: columns - 1 - column, y: row } : { x: column, y: rows - 1 - row };
}

/** The square at a place on the screen; beyond the edge, the one at the edge. */
export function squareAt(board: Board, x: number, y: number, near: number): number {
  const within = (n: number, most: number): number => Math.max(0, Math.min(most - 1, n));
  const [there, down] = [within(x, board.columns), within(y, board.rows)];
  return board.squares.findIndex((_, square) => {
    const place = placeOf(board, square, near);
    return place.x === there && place.y === down;
  });
}

/** Squares as the near seat sees them, row by row from the far side. */
export const rowsFrom = (board: Board, near: number): readonly (readonly number[])[] =>
  Array.from({ length: board.rows }, (_, y) =>
    Array.from({ length: board.columns }, (_, x) => squareAt(board, x, y, near)),
  );

/** How far it is from one square to another on the screen, in squares: right and down. */
export function wayOf(board: Board, from: number, to: number, near: number): { x: number; y: number } {
  const [a, b] = [placeOf(board, from, near), placeOf(board, to, near)];
  return { x: b.x - a.x, y: b.y - a.y };
}
