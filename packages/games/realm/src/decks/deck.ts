import type { ReadyDeck } from '@wardroom/core';

/** A ready-made deck for a mode, from the number of copies of each card. */
export function deck(
  id: string,
  name: string,
  idea: string,
  mode: 'duel' | 'full',
  copies: Readonly<Record<string, number>>,
): ReadyDeck {
  const cards = Object.entries(copies).flatMap(([card, count]) => Array<string>(count).fill(card));
  return { id, name, idea, cards, mode };
}
