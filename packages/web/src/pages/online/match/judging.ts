import type { Shown } from '@wardroom/host/room';

/** What the judge did, in a sentence. */
export function rulingWords({ act, target, text }: Shown['rulings'][number], names: readonly string[]): string {
  const whom = target === undefined ? '' : ` ${names[target]}`;
  switch (act) {
    case 'ruling':
      return `The judge rules: ${text}`;
    case 'end':
      return `The judge ends the match: ${text}`;
    case 'disqualify':
      return `The judge disqualifies${whom}.`;
    case 'timeOut':
      return 'The judge calls time.';
    default:
      // What other games may yet give an official to do.
      return `The judge: ${act}${whom}${text === undefined ? '' : ` (${text})`}`;
  }
}
