import { type Balance, beginsPicture, heatMap, matchesPicture, usePicture } from '@wardroom/lab';
import { fileOf, type Run, titleOf } from './page.ts';

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
