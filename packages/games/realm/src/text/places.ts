import { NONE, type Spot } from '@wardroom/core';
import { columnOf, locOf, REGION_NAMES, regionOf, rowOf, SURFACE, squareAt, squareOf } from '../names.ts';

/** What places of the realm are called: columns a–e, rows 1–4 from the first player's back row. */

export const squareName = (square: Spot): string => `${'abcde'[columnOf(square)]}${rowOf(square) + 1}`;

/** A location: 'c1' is the surface, others say their region: 'c1 underground'. */
export const placeName = (loc: Spot): string => {
  const region = regionOf(loc);
  return region === SURFACE ? squareName(loc) : `${squareName(squareOf(loc))} ${REGION_NAMES[region]}`;
};

const PLACE = /^([a-e])([1-4])(?: (\w+))?$/;

/** The location of that name, or NONE. */
export function locNamed(name: string): Spot {
  const [, column, row, region] = PLACE.exec(name) ?? [];
  if (column === undefined) return NONE;
  const at = region === undefined ? SURFACE : (REGION_NAMES as readonly string[]).indexOf(region);
  return at < 0 ? NONE : locOf(squareAt('abcde'.indexOf(column), Number(row) - 1), at);
}
