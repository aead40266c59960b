import { beginsPicture } from './begins.ts';
import type { Balance } from './figures.ts';
import { heatMap } from './heat-map.ts';
import { matchesPicture } from './matches.ts';
import { fileOf, type Run, titleOf } from './page.ts';
import { usePicture } from './use.ts';

/** All pictures of a report, with the files of `docs/` they go into. */
export function picturesOf(how: Run, b: Balance): { file: string; svg: string }[] {
  const title = titleOf(how);
  return [
    ...(b.decks.length > 1 ? [{ file: fileOf(how), svg: heatMap(title, b) }] : []),
    { file: fileOf(how, 'begins'), svg: beginsPicture(title, b) },
    { file: fileOf(how, 'matches'), svg: matchesPicture(title, b) },
    { file: fileOf(how, 'use'), svg: usePicture(title, b) },
  ];
}
