import { NONE, type SeatId, type Spot } from '@wardroom/core';
import { SIDE, SQUARES } from '../names.ts';

/** A2.2: the squares of the board, how they lie to each other, and whose they are. Worked out once. */

const every: readonly Spot[] = Array.from({ length: SQUARES }, (_, i) => i as Spot);
const columnOf = (square: Spot): number => square % SIDE;
const rowOf = (square: Spot): number => Math.floor(square / SIDE);

const at = (column: number, row: number): Spot =>
  column < 0 || column >= SIDE || row < 0 || row >= SIDE ? NONE : ((row * SIDE + column) as Spot);

/** Steps in the eight directions: the four orthogonal ones first. */
const STEPS: readonly (readonly [number, number])[] = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
  [1, 1],
  [1, -1],
  [-1, -1],
  [-1, 1],
];
export const ORTHOGONAL = 4;
export const DIRECTIONS: number = STEPS.length;

/** `ray[square][direction]`: the next square that way, or NONE beyond the edge. */
export const ray: readonly (readonly Spot[])[] = every.map((square) =>
  STEPS.map(([column, row]) => at(columnOf(square) + column, rowOf(square) + row)),
);

const table = (of: (a: Spot, b: Spot) => number): readonly (readonly number[])[] =>
  every.map((a) => every.map((b) => of(a, b)));

/** Spaces between two squares if diagonal steps count as one, and if they do not count. */
const apart = table((a, b) => Math.max(Math.abs(columnOf(a) - columnOf(b)), Math.abs(rowOf(a) - rowOf(b))));
const crow = table((a, b) => Math.abs(columnOf(a) - columnOf(b)) + Math.abs(rowOf(a) - rowOf(b)));

const FAR = 99;
/** How far two squares are apart: 1 is next to each other. What is on no square is far from everything. */
export const distance = (a: Spot, b: Spot): number => (a < 0 || b < 0 ? FAR : apart[a][b]);
/** The same by orthogonal steps. */
export const walk = (a: Spot, b: Spot): number => (a < 0 || b < 0 ? FAR : crow[a][b]);

/** The direction from one square straight to another, or NONE if it is not straight. */
export function direction(from: Spot, to: Spot): number {
  if (from < 0 || to < 0) return NONE;
  for (let d = 0; d < DIRECTIONS; d++) {
    for (let x = ray[from][d]; x !== NONE; x = ray[x][d]) if (x === to) return d;
  }
  return NONE;
}

const FIRST = 0 as SeatId;
const SECOND = 1 as SeatId;
/** The player on the other side of the board. */
export const otherSeat = (seat: SeatId): SeatId => (seat === FIRST ? SECOND : FIRST);

/** Rows of a territory, from its back row. */
const TERRITORY = 2;
const owners: readonly SeatId[] = every.map((square) =>
  rowOf(square) < TERRITORY ? FIRST : rowOf(square) >= SIDE - TERRITORY ? SECOND : NONE,
);
/** Whose territory a square belongs to; NONE in the neutral row. */
export const territoryOf = (square: Spot): SeatId => (square < 0 ? NONE : owners[square]);
/** The squares of a player's territory, the front row first: that is where most cards go. */
export const territories: readonly (readonly Spot[])[] = [FIRST, SECOND].map((seat) =>
  every
    .filter((square) => owners[square] === seat)
    .sort((a, b) => Math.abs(rowOf(a) - TERRITORY) - Math.abs(rowOf(b) - TERRITORY) || a - b),
);
/** How many rows a player has come forward: 0 in the back row of their own, 4 in that of the other. */
export const advanceOf = (square: Spot, seat: SeatId): number =>
  seat === FIRST ? rowOf(square) : SIDE - 1 - rowOf(square);

/** Columns a–e, rows 1–5. */
export const squareNames: readonly string[] = every.map((x) => `${'abcde'[columnOf(x)]}${rowOf(x) + 1}`);
