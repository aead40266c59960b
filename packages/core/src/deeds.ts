import { type Ability, type Dialect, opsOf } from './language.ts';

/** What names something else than a card. */
const NO_CARD = new Set(['as', 'do', 'prompt']);

/**
 * What these texts first do with the cards (or spots) that they have chosen, in the game's word for it: "Destroy" of "Destroy which one?". Null where that
 * differs from text to text, or is nothing that has a word.
 */
export function deedOf<D extends Dialect>(
  abilities: readonly Ability<D>[],
  wordOf: (op: Readonly<Record<string, unknown>>) => string | undefined,
  chooses: 'choose' | 'chooseSpot' = 'choose',
): string | null {
  const found = new Set<string>();
  for (const a of abilities) {
    const ops = opsOf<D>(a).map((op): Readonly<Record<string, unknown>> => ({ ...op }));
    const chosen = [
      ...('targets' in a && chooses === 'choose' ? (a.targets ?? []).map((t) => t.as) : []),
      ...ops.flatMap((op) => (op.do === chooses ? [op.as] : [])),
    ];
    for (const name of chosen) {
      const op = ops.find((x) => Object.entries(x).some(([key, value]) => !NO_CARD.has(key) && value === name));
      found.add((op === undefined ? undefined : wordOf(op)) ?? '');
    }
  }
  const [only] = found;
  return found.size === 1 && only !== '' ? only : null;
}
