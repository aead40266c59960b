import { tellFaces } from '@wardroom/host/dice-story';
import type { DiceLuck } from '../../history/statistics.ts';

/** How the dice of all matches fell, in a sentence or two. */
export function luckWords({ faces, tries, happened, expected }: DiceLuck): string {
  const { text } = tellFaces('You', faces);
  if (tries === 0) return text;
  const off = happened - expected;
  const luck =
    Math.abs(off) < 0.5
      ? 'as often as is fair'
      : `${Math.abs(off).toFixed(1)} ${off > 0 ? 'more' : 'fewer'} than is fair`;
  return `${text} What you rolled for came ${happened} of ${tries} times: ${luck}.`;
}
